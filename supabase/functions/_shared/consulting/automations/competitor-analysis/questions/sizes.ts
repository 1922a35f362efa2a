/** Items of different sizes, compared at the price of one measure. */
import { formatBrl, joinList, tokenize } from '../../../base/language/text.ts'
import { percentOver } from '../gaps.ts'
import type { Compared } from '../schema.ts'
import { type Answer, type Asked, answer, extrasOf, needs, type Question } from './asked.ts'

/** "20% abaixo" */
export const over = (own: number, theirs: number): string => {
  const share = Math.round(percentOver(own, theirs))
  return share === 0 ? 'igual' : `${Math.abs(share)}% ${share > 0 ? 'acima' : 'abaixo'}`
}

const perText = ({ price, measure }: { price: number; measure: string }) =>
  `${formatBrl(price)} por ${measure}`

/** Items of other sizes, each at the price of one measure. */
export function sizeTable(items: readonly Compared[]): Answer['table'] {
  const rows = items.flatMap(({ item, ours, ownPer, quotes = [] }) =>
    ours === undefined || ownPer === undefined
      ? []
      : quotes.flatMap(({ competitor, price, per, away }) =>
          per === undefined
            ? []
            : [
                [
                  ours,
                  perText(ownPer),
                  `${competitor}: ${item}, ${formatBrl(price)}${away === undefined ? '' : ` (${away})`}`,
                  perText({ price: per, measure: ownPer.measure }),
                  over(ownPer.price, per),
                ],
              ],
        ),
  )
  return rows.length === 0
    ? undefined
    : {
        caption: 'Tamanhos diferentes, na mesma medida',
        headers: ['Item', 'Você', 'Eles', 'Na mesma medida', 'Você está'],
        rows,
        numeric: [1, 3],
      }
}

/** One item at both sizes: both prices, and both for one measure, R$. */
export type SizedPair = {
  item: string
  own: number
  competitor: string
  price: number
  ownPer: number
  per: number
  measure: string
}

/** The items that a competitor sells at another size, of today's everyday prices. */
export const sizedPairs = ({ items, menu }: Pick<Asked, 'items' | 'menu'>): SizedPair[] =>
  items.flatMap(({ ours, ownPer, quotes = [] }) => {
    const own = menu.find(({ name }) => name === ours)?.price
    return ours === undefined || ownPer === undefined || own == null
      ? []
      : quotes.flatMap(({ competitor, price, per, away, deal }) =>
          per === undefined || away !== undefined || deal
            ? []
            : [{ item: ours, own, competitor, price, ownPer: ownPer.price, per, measure: ownPer.measure }],
        )
  })

/** "Calabresa: R$ 52,00 contra R$ 44,90 do Forno, mas a sua é 31% maior; por 100 cm² você cobra 11% menos" */
function pairText({ item, own, competitor, price, ownPer, per, measure }: SizedPair): string {
  // Sizes relate as the prices divided by the prices of one measure.
  const larger = (own / ownPer / (price / per) - 1) * 100
  const size = `o tamanho aqui é ${Math.abs(Math.round(larger))}% ${larger >= 0 ? 'maior' : 'menor'}`
  return `${item}: ${formatBrl(own)} contra ${formatBrl(price)} de ${competitor} (${over(own, price)}), e ${size}; por ${measure} são ${formatBrl(ownPer)} contra ${formatBrl(per)}, ${over(ownPer, per)}`
}

/** "Onde estou caro e onde estou barato": answered by the middle of all, without the sizes. */
export const asksBothSides = ({ text }: { text: string }): boolean =>
  /\bcar[oa]s?\b.*\b(?:barat|sub|aument)|\bbarat.*\bcar[oa]s?\b|\bacima\b.*\babaixo\b/is.test(text)

/** Items whose size at theirs the owner does not know, or tells of an old price. */
function unsized({ items }: Asked): string {
  const names = [
    ...new Set(
      items.flatMap(({ relation, weighed, serves, quotes = [] }) =>
        relation === 'untold' && (weighed || serves !== undefined)
          ? quotes.map(({ competitor }) => competitor)
          : [],
      ),
    ),
  ]
  return names.length === 0
    ? ''
    : `Sem tamanho dito em algum item: ${joinList(names)}. O que não tem tamanho está marcado, e a conta por medida não o usa.`
}

/** Whether the house only looks dear, by the prices of one measure; empty if no size differs. */
export function sizedVerdict(asked: Asked): string {
  const pairs = sizedPairs(asked)
  if (pairs.length === 0) return ''
  const looks = pairs.filter(({ own, price }) => own > price * 1.005)
  const cheaper = looks.filter(({ ownPer, per }) => ownPer < per * 0.995)
  if (looks.length > 0 && cheaper.length === looks.length)
    return `Parece caro porque o seu é maior: na mesma medida você cobra menos${looks.length > 1 ? ` nos ${looks.length} itens` : ''}.`
  const dearer = pairs.filter(({ ownPer, per }) => ownPer > per * 1.005)
  const equal = looks.filter(({ ownPer, per }) => Math.abs(ownPer - per) <= per * 0.005)
  if (looks.length > 0 && cheaper.length === 0 && equal.length > 0)
    return `Na mesma medida, ${equal.length} de ${looks.length} que parecem caros custam igual${dearer.length > 0 ? `, e você cobra mais em ${dearer.length} de ${pairs.length}` : ''}.`
  if (looks.length > 0 && cheaper.length === 0) return 'Está mais caro também na mesma medida.'
  if (looks.length > 0)
    return `Em ${cheaper.length} de ${looks.length} itens só parece caro: na mesma medida você cobra menos.`
  return dearer.length > 0
    ? `Na mesma medida você cobra mais em ${dearer.length} de ${pairs.length}, embora o preço seja menor.`
    : 'Na mesma medida você também cobra menos.'
}

/** Up to so many pairs in words; the table has them all. */
const mostPairs = 3

export const sizedTexts = (asked: Asked, item?: string): string[] =>
  sizedPairs(asked)
    .filter((pair) => item === undefined || pair.item === item)
    .slice(0, mostPairs)
    .map((pair) => `${pairText(pair)}.`)

export function answerSizes(asked: Asked): Answer {
  const verdict = sizedVerdict(asked)
  if (verdict === '') {
    const open = unsized(asked)
    return open === ''
      ? answer('O que entrou na conta tem o mesmo tamanho dos dois lados.')
      : needs(
          `Falta o tamanho deles: diga-o (cm, g, ml ou para quantos serve), e a conta sai na mesma medida.`,
          open,
        )
  }
  const isSaid = asked.context.sheet.wishes.some(
    (wish) =>
      wish.kind === 'question' &&
      wish.about === 'position' &&
      wish.item === undefined &&
      !asksBothSides(wish),
  )
  return answer(verdict, ...(isSaid ? [] : sizedTexts(asked)), unsized(asked))
}

const byMeasure = /(?<!\p{L})por (?:pe[cç]a|unidade|ml|grama|quilo|kg|pessoa|fatia|cm|litro)(?!\p{L})/iu

/** "Lá a caixa custa menos por unidade, o que faço?": what matching it would leave, and what may come along instead; null if nothing is measured. */
export function answerMeasured({ text, competitor }: Question, asked: Asked): Answer | null {
  if (!byMeasure.test(text)) return null
  const pairs = sizedPairs(asked)
  const words = tokenize(text)
  const isNamed = (pair: SizedPair) =>
    tokenize(pair.item).filter((word) => word.length > 3 && words.includes(word)).length > 0
  const [pair] = pairs
    .filter((one) => competitor === undefined || one.competitor === competitor)
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || b.ownPer / b.per - a.ownPer / a.per)
  if (!pair) return null
  const own = asked.menu.find(({ name }) => name === pair.item)
  const even = (pair.own * pair.per) / pair.ownPer
  const left =
    own?.cost == null
      ? ''
      : `, e deixaria ${formatBrl(even - own.cost)} em vez de ${formatBrl(pair.own - own.cost)}`
  const [extra] = extrasOf(asked)
    .filter(({ name, cost }) => name !== pair.item && cost < pair.own * mostGift)
    .toSorted((a, b) => a.cost - b.cost)
  return answer(
    `${pairText(pair)}.`,
    pair.per < pair.ownPer * 0.995
      ? `Igualar por ${pair.measure} levaria o seu a ${formatBrl(even)}${left}: não responda assim.`
      : 'Na mesma medida o seu não sai mais caro: escreva a medida ao lado do preço.',
    pair.per < pair.ownPer * 0.995 && extra
      ? `Responda com o que vem junto, ao preço de sempre: ${extra.name} (${formatBrl(extra.price)} no cardápio, ${formatBrl(extra.cost)} de custo) em todo ${pair.item}; e a medida escrita ao lado do preço.`
      : '',
  )
}
/** What is given along costs at most this share of the price. */
const mostGift = 0.08
