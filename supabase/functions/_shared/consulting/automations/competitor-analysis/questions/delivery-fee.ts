/** What the house charges for delivery, beside what the owner knows of theirs; what is unknown stays so. */
import { capitalize, theHouse } from '../../../base/language/grammar.ts'
import { foldAccents, formatBrl, joinList } from '../../../base/language/text.ts'
import { everyday } from '../gaps.ts'
import { type Answer, type Asked, answer, factsOf, type Question, shared } from './asked.ts'

const delivers = /\b(?:entreg\w*|frete|delivery|taxa de entrega)\b/

/** The delivery fees of competitors that the owner tells, R$. */
export function feesOf(asked: Asked): { competitor: string; fee: number }[] {
  const paid = factsOf(asked, 'fee').flatMap(({ competitor, what = '', price }) =>
    price !== undefined && delivers.test(foldAccents(what).toLowerCase()) ? [{ competitor, fee: price }] : [],
  )
  const free = factsOf(asked, 'crowd').flatMap(({ competitor, what = '' }) => {
    const said = foldAccents(what).toLowerCase()
    return delivers.test(said) && /\b(?:gratis|de graca|gratuit\w+|nao cobra\w*)\b/.test(said)
      ? [{ competitor, fee: 0 }]
      : []
  })
  return [...paid, ...free].filter(({ competitor }) => competitor !== 'Todos')
}

const said = (fee: number) => (fee === 0 ? 'grátis' : formatBrl(fee))

/** The same order at both doors, with both fees. */
function orderAt(competitor: string, fee: number, own: number, asked: Asked): string {
  const [item] = shared(asked)
    .flatMap((one) =>
      everyday(one).flatMap((quote) => (quote.competitor === competitor ? [{ one, quote }] : [])),
    )
    .toSorted((a, b) => (b.one.units ?? 0) - (a.one.units ?? 0) || b.one.own - a.one.own)
  if (!item || item.one.ours === undefined) return ''
  const [here, there] = [item.one.own + own, item.quote.price + fee]
  return `${item.one.ours} entregue: ${formatBrl(here)} aqui, ${formatBrl(there)} ${capitalize(theHouse(competitor))}.`.replace(
    / ([OA] )(?=\p{Lu})/u,
    (_, at: string) => ` n${at.toLowerCase()}`,
  )
}

export function answerDeliveryFee({ price }: Question, asked: Asked): Answer {
  const fees = feesOf(asked)
  const unknown = asked.rivals.filter((name) => !fees.some(({ competitor }) => competitor === name))
  const own =
    price === undefined ? 'A sua taxa de entrega não foi dita' : `A sua entrega é ${formatBrl(price)}`
  if (fees.length === 0)
    return answer(
      `${own}; a deles não se sabe, e nenhuma conta daqui supõe uma.`,
      'As diferenças são do preço do cardápio, sem entrega: peça um orçamento de entrega em cada um, no mesmo endereço, e a conta fecha.',
    )
  return answer(
    `${own}; ${joinList(fees.map(({ competitor, fee }) => `${theHouse(competitor)} ${said(fee)}`))}.`,
    ...(price === undefined ? [] : fees.map(({ competitor, fee }) => orderAt(competitor, fee, price, asked))),
    unknown.length > 0 ? `De ${joinList(unknown)} não se sabe, e nada foi suposto.` : '',
  )
}
