/** Costs that the owner would pass on: a dearer ingredient, the share that a voucher or an app keeps. */
import { formatBrl, formatNumber, someOf } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceFrom } from '../../../base/pricing/endings.ts'
import { paidOf } from '../../../base/pricing/paid.ts'
import { reais } from '../money.ts'
import { perOf } from '../reasons.ts'
import { type Answer, type Asked, itemsOf, type Question, totalOf } from './asked.ts'

const percent = (fraction: number) => `${formatNumber(fraction * 100)}%`

/** Shares of the cost that an ingredient may have, for an owner who did not say. */
const shares = [0.1, 0.2, 0.3] as const

export function answerPassOn(question: Question, asked: Asked): Answer | null {
  const { what = 'o ingrediente', percent: dearer = 0 } = question
  const items = itemsOf(question, asked)
  const [item] = items
  if (!item || dearer <= 0) return null
  const more = (share: number) => (item.cost * share * dearer) / 100
  const month = (share: number) =>
    items.reduce((sum, one) => sum + (one.cost * share * dearer * one.units) / 100, 0)
  const top = shares[shares.length - 1] ?? 0.3
  const step = menuPriceFrom(item.price + 0.01, endingsFrom(item.price, asked.limitsOf(item.name).endings))
  const covers = more(top) < step - item.price
  const name = items.length === 1 ? item.name : `${item.name}, o que mais sai`
  return {
    verdict: `Pouco: se ${what} for ${percent(shares[1])} do custo, ${formatNumber(dearer)}% são ${formatBrl(more(shares[1]))} em ${name} (custo ${formatBrl(item.cost)}, preço ${formatBrl(item.price)}).`,
    texts: [
      `A planilha não diz quanto pesa ${what}: com ${shares.map((share) => `${percent(share)} do custo são ${formatBrl(more(share))}`).join(', com ')} por venda; ${items.length === 1 ? 'no item' : `nos ${items.length} itens`}, de ${reais(month(shares[0]))} a ${reais(month(top))} ${perOf(asked.plan)}.`,
      covers
        ? `O menor passo redondo (${formatBrl(step)}) já cobre mais do que isso: não repasse centavo a centavo, e suba só o que a tabela de preços manda subir.`
        : `Isso passa do menor passo redondo: pese a receita, corrija o custo na planilha e refaça a conta.`,
    ],
    figures: { low: month(shares[0]), high: month(top) },
  }
}

/** Share of the sales that pay the fee, which the sheet does not tell. */
const byChannel = 0.3

export function answerChannelFee(
  { percent: told = 0, what = 'cartão' }: Question,
  asked: Asked,
): Answer | null {
  const fee = told / 100
  const items = itemsOf({}, asked)
  const { revenue, margin } = totalOf(items)
  const [item] = items
  if (!item || !(fee > 0)) return null
  const lost = revenue * byChannel * fee
  const tight = items.filter((one) => one.cost > 0 && paidOf(one) * (1 - fee) - one.cost < one.cost * 0.6)
  const isApp = /food|aplicativo|app|delivery/.test(what)
  return {
    verdict: `Entra, sim: ${formatNumber(told)}% são ${formatBrl(paidOf(item) * fee)} de cada ${item.name} de ${formatBrl(item.price)}, e os lucros deste relatório não descontam isso.`,
    texts: [
      `Se ${percent(byChannel)} das vendas pagarem a taxa (suposição), são ${reais(lost)} ${perOf(asked.plan)}, ${percent(lost / Math.max(1, margin))} do lucro bruto; cada 10% das vendas, ${reais((lost / byChannel) * 0.1)}.`,
      isApp
        ? `No aplicativo o preço pode ser outro: ${item.name} a ${formatBrl(item.price / (1 - fee))} deixa o mesmo que no balcão.`
        : `Não suba tudo por isso: quem paga em dinheiro pagaria junto.${tight.length > 0 && tight.length < items.length ? ` Cuide dos de margem curta: ${someOf(tight.map(({ name }) => name))}.` : ''}`,
    ],
    figures: { fee, lost },
  }
}
