/** Costs that the owner would pass on: a dearer ingredient, the share that a voucher or an app keeps. */
import { formatBrl, formatNumber, someOf } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceFrom } from '../../../base/pricing/endings.ts'
import { allowsPrice, type PriceLimits } from '../../../base/pricing/limits.ts'
import { paidAt, paidOf } from '../../../base/pricing/paid.ts'
import { breakEvenUnits } from '../../../base/pricing/price-step.ts'
import { decidedBy, riseWords } from '../../../base/pricing/rise-words.ts'
import { priceScenario } from '../../../base/pricing/scenario.ts'
import { reais, shortDay } from '../money.ts'
import { perOf } from '../reasons.ts'
import type { PricedItemPlan } from '../schema.ts'
import { type CostChange, supplierRise } from '../stated-costs.ts'
import { type Answer, type Asked, itemsOf, type Question, totalOf } from './asked.ts'
import { answerDeliveryPrices, answerSamePerSale, isDelivery } from './channel.ts'

const percent = (fraction: number) => `${formatNumber(fraction * 100)}%`

/** Shares of the cost that an ingredient may have, for an owner who did not say. */
const shares = [0.1, 0.2, 0.3] as const

/** The price of one item at a cost that the owner states: kept, with the same R$ left, with the same cost share. */
function answerCost(
  item: PricedItemPlan,
  from: number,
  to: number,
  asked: Asked,
  on: string | undefined,
): Answer {
  const { plan } = asked
  const limits = asked.limitsOf(item.name)
  const endings = endingsFrom(item.price, limits.endings)
  const left = (price: number) => paidAt(item, price) - to
  const [same, share] = [item.price + to - from, (item.price * to) / from].map((one) =>
    menuPriceFrom(one, endings),
  )
  const prices = [...new Set([item.price, item.newPrice, same ?? item.price, share ?? item.price])].toSorted(
    (a, b) => a - b,
  )
  const sold = { price: paidOf(item), cost: to, units: item.units }
  if (Math.abs(to - from) < 0.005) return answerNextStep(item, asked)
  const gainAt = (price: number) =>
    priceScenario(sold, price / item.price - 1, item.elasticity)?.profitChange ?? null
  const fits = (price: number) => allowsPrice(limits, price)
  const begins = asked.starts !== null && (on === undefined || asked.starts > on) ? asked.starts : on
  const when = begins === undefined ? '' : `, a partir de ${shortDay(begins)}`
  const lost = (to - from) * item.units
  const kept = same ?? item.price
  const gain = gainAt(kept)
  const held = item.action === 'frozen' || !fits(kept)
  const start = `A ${formatBrl(item.price)}, cada venda passa a deixar ${formatBrl(left(item.price))} em vez de ${formatBrl(paidOf(item) - from)}: ${reais(lost)} ${perOf(plan)} a menos.`
  const verdict =
    item.newPrice > item.price
      ? `Sim: ${item.name} vai a ${formatBrl(item.newPrice)}${when}.`
      : held
        ? `Não cabe nos seus limites: para deixar o mesmo que hoje, ${item.name} iria a ${formatBrl(kept)}.`
        : `Por enquanto, não: ${item.name} fica em ${formatBrl(item.price)}.`
  const why =
    item.newPrice > item.price
      ? `Com ele, cada venda deixa ${formatBrl(left(item.newPrice))}.`
      : held
        ? `Fica em ${formatBrl(item.price)}; o que falta, peça ao fornecedor.`
        : gain === null
          ? `O preço que devolve o que cada venda deixa, ${formatBrl(kept)}, é passo grande demais para uma vez.`
          : `${formatBrl(kept)} devolve os ${formatBrl(left(kept))} por venda, mas a conta espera perder ${percent((item.elasticity * -1 * (kept - item.price)) / item.price)} dos pedidos (suposição), e fica com ${reais(Math.abs(gain))} a ${gain < 0 ? 'menos' : 'mais'} ${perOf(plan)}: não paga o risco. Se você sabe que perde menos que ${percent(-breakEvenUnits({ ...item, cost: to }, kept))}, repasse${when}.`
  return {
    verdict,
    texts: [start, why],
    table: {
      caption: `${item.name}, com o custo de ${formatBrl(to)}`,
      headers: [
        'Preço',
        'Cada venda deixa',
        'Custo no preço',
        'Sem perder venda',
        'Pode perder',
        'Nos seus limites',
      ],
      rows: prices.map((price) => [
        formatBrl(price),
        formatBrl(left(price)),
        percent(to / paidAt(item, price)),
        `${reais(left(price) * item.units)} ${perOf(plan)}`,
        price <= item.price ? '—' : percent(-breakEvenUnits({ ...item, cost: to }, price)),
        price === item.price || fits(price) ? 'Cabe' : 'Não cabe',
      ]),
      numeric: [0, 1, 2, 3, 4],
    },
    figures: { from, to, lost, same: kept, share: share ?? item.price },
  }
}

/** Whether an item may rise whose cost is as in the sheet: its next price, and what that may lose. */
function answerNextStep(item: PricedItemPlan, asked: Asked): Answer {
  const { plan } = asked
  const limits = asked.limitsOf(item.name)
  const rises = item.newPrice > item.price
  const next = rises
    ? item.newPrice
    : menuPriceFrom(item.price + 0.01, endingsFrom(item.price, limits.endings))
  const even = percent(-breakEvenUnits(item, next))
  const change = percent(next / item.price - 1)
  const sold = { price: paidOf(item), cost: item.cost, units: item.units }
  const gain = priceScenario(sold, next / item.price - 1, item.elasticity)?.profitChange
  const left = `Hoje cada venda deixa ${formatBrl(paidOf(item) - item.cost)}; a ${formatBrl(next)}, ${formatBrl(paidAt(item, next) - item.cost)}, e empata perdendo ${even} das vendas.`
  if (rises)
    return { verdict: `Dá: ${item.name} vai a ${formatBrl(next)}.`, texts: [left], figures: { next } }
  const why = !allowsPrice(limits, next)
    ? `o próximo preço, ${formatBrl(next)}, é ${change} a mais e passa do limite que você deu`
    : (item.why ?? 'o próximo passo não paga o risco')
        .replace(/\.$/, '')
        .replace(/^\p{Lu}(?=\p{Ll})/u, (one) => one.toLowerCase())
  return {
    verdict: `Não agora: ${item.name} fica em ${formatBrl(item.price)}, pois ${why}.`,
    texts: [
      left,
      ...(gain === undefined || allowsPrice(limits, next) || gain <= 0
        ? []
        : [`Se abrir exceção, a conta espera ${reais(gain)} ${perOf(plan)}.`]),
    ],
    figures: { next },
  }
}

/** "Batata frita e refrigerante podem subir": whether they do, or why not. */
export function answerMayRise(question: Question, asked: Asked): Answer | null {
  const items = itemsOf(question, asked)
  const [item] = items
  if (!item) return null
  const risen = items.filter(({ price, newPrice }) => newPrice > price)
  if (items.length === 1 && risen.length > 0)
    return { verdict: `Sobe: ${item.name} vai a ${formatBrl(item.newPrice)}.`, texts: [], figures: {} }
  if (items.length === 1) {
    const limits = asked.limitsOf(item.name)
    const next = menuPriceFrom(item.price + 0.01, endingsFrom(item.price, limits.endings))
    const why = !allowsPrice(limits, next)
      ? `o próximo preço, ${formatBrl(next)}, é ${percent(next / item.price - 1)} a mais e passa do limite que você deu`
      : item.spared === 'few'
        ? 'outros rendem mais, e você aceita mudar poucos'
        : item.next === undefined
          ? 'o próximo passo não paga o risco'
          : `${formatBrl(item.next.price)} renderia ${reais(item.next.gain)} ${perOf(asked.plan)}${item.next.gainLow < 0 ? ` e tiraria ${reais(-item.next.gainLow)} no caso ruim` : ''}, e não paga o risco`
    return {
      verdict: `Pode, mas por ora fica em ${formatBrl(item.price)}: ${why}.`,
      texts: [],
      figures: { next },
    }
  }
  return {
    verdict:
      risen.length === 0
        ? items.some(({ spared }) => spared === 'few')
          ? 'Nenhum sobe agora: outros rendem mais, e você aceita mudar poucos.'
          : 'Nenhum sobe agora: o próximo passo de cada um não paga o risco ou passa de um limite seu.'
        : `${risen.length === 1 ? 'Sobe' : 'Sobem'} ${risen.length} de ${items.length}: ${someOf(risen.map(({ name, newPrice }) => `${name} (${formatBrl(newPrice)})`))}.`,
    texts: [],
    figures: { risen: risen.length },
  }
}

/** Bought by weight, at a price whose change nobody told. */
function answerUnknownRise(
  { what = 'o ingrediente', price = 0, from }: Question,
  asked: Asked,
): Answer | null {
  const [item] = itemsOf({ item: what }, asked)
  if (!item) return null
  return {
    verdict: `Falta dizer quanto ${what} custa hoje: só com o preço novo, ${formatBrl(price)}${from === undefined ? '' : ` em ${shortDay(from)}`}, não se sabe quanto sobe.`,
    texts: [
      `Cada 10% a mais no custo de ${item.name} (${formatBrl(item.cost)}) são ${formatBrl(item.cost * 0.1)} por venda e ${reais(item.cost * 0.1 * item.units)} ${perOf(asked.plan)}.`,
    ],
    figures: { ten: item.cost * 0.1 },
    open: true,
  }
}

/** What a supplier's rise does to each item that holds what became dearer, with the prices of this report. */
function answerRise(question: Question, stated: CostChange, asked: Asked): Answer | null {
  const rise = supplierRise(question)
  if (!rise) return null
  const decided = stated.changes.flatMap(({ name, from, to, basis, share }) => {
    const item = asked.plan.items.find((one) => one.name === name)
    if (!item || from === null || basis === undefined || share === undefined) return []
    const limits = asked.limitsOf(name)
    const sold = { name, price: item.price, paid: item.paid, cost: to, units: item.units }
    const newPrice = stated.later ? item.price : item.newPrice
    return decidedBy(
      { name, from, to, basis, share },
      sold,
      newPrice,
      limits,
      item.elasticity,
      heldBecause(item, limits),
    )
  })
  if (decided.length === 0) return null
  const { starts, plan } = asked
  const begins =
    starts !== null && (question.from === undefined || starts > question.from) ? starts : question.from
  const { lost, ...words } = riseWords(
    rise,
    decided,
    perOf(plan),
    begins === undefined ? '' : ` a partir de ${shortDay(begins)}`,
  )
  const later = stated.later
    ? [`O custo só muda em ${shortDay(question.from ?? '')}: refaça esta conta perto do dia.`]
    : []
  return { ...words, texts: [...words.texts, ...later], figures: { lost } }
}

/** Why the plan holds a price whose cost rises, if not for its own figures. */
function heldBecause(item: PricedItemPlan, limits: PriceLimits): string | undefined {
  if (item.action === 'frozen' || item.held) return 'você pediu para não mexer'
  if (limits.place?.kind === 'step_up')
    return `é o degrau acima de ${limits.place.of}: venda mais, não mais caro`
  const next = menuPriceFrom(item.price + 0.01, endingsFrom(item.price, limits.endings))
  if (!allowsPrice(limits, next)) return `o próximo preço, ${formatBrl(next)}, passa do limite que você deu`
  return undefined
}

export function answerPassOn(question: Question, asked: Asked): Answer | null {
  const { what = 'o ingrediente', percent: dearer = 0 } = question
  const own = asked.costs.find(({ wish }) => wish === question)
  const risen = own && answerRise(question, own, asked)
  if (risen) return risen
  const stated = asked.costs.find(({ wish }) => wish.kind === 'costNow' && wish.item === question.item)
    ?.changes[0]
  const one = asked.plan.items.find(({ name }) => name === stated?.name)
  if (one && stated?.from != null && question.price !== undefined)
    return answerCost(one, stated.from, stated.to, asked, question.from)
  if (question.percent === undefined && question.was === undefined) return answerUnknownRise(question, asked)
  const named = question.item === undefined ? itemsOf({ item: what }, asked) : []
  const items = named.length > 0 ? named : itemsOf(question, asked)
  const [item] = items
  const rise = question.was === undefined ? dearer : ((question.price ?? 0) / question.was - 1) * 100
  if (!item || rise <= 0) return null
  const more = (share: number) => (item.cost * share * rise) / 100
  const month = (share: number) =>
    items.reduce((sum, one) => sum + (one.cost * share * rise * one.units) / 100, 0)
  const top = shares[shares.length - 1] ?? 0.3
  const step = menuPriceFrom(item.price + 0.01, endingsFrom(item.price, asked.limitsOf(item.name).endings))
  const covers = more(top) < step - item.price
  const name = items.length === 1 ? item.name : `${item.name}, o que mais sai`
  return {
    verdict: `${covers ? 'Segure' : 'Pese antes'}: se ${what} for ${percent(shares[1])} do custo, ${formatNumber(rise)}% são ${formatBrl(more(shares[1]))} em ${name} (custo ${formatBrl(item.cost)}, preço ${formatBrl(item.price)}).`,
    texts: [
      `A planilha não diz quanto pesa ${what}: com ${shares.map((share) => `${percent(share)} do custo são ${formatBrl(more(share))}`).join(', com ')} por venda; ${items.length === 1 ? 'no item' : named.length > 0 ? `nos ${items.length} itens` : 'se todos o levassem'}, de ${reais(month(shares[0]))} a ${reais(month(top))} ${perOf(asked.plan)}${items.length > 1 && named.length === 0 ? '; diga quais levam, que a conta fica só neles' : ''}.`,
      covers
        ? `O menor passo redondo (${formatBrl(step)}) já cobre mais do que isso: não repasse centavo a centavo, e suba só o que a tabela de preços manda subir.`
        : `Isso passa do menor passo redondo: pese a receita, corrija o custo na planilha e refaça a conta.`,
    ],
    figures: { low: month(shares[0]), high: month(top) },
  }
}

/** Share of the sales that pay the fee, which the sheet does not tell. */
const byChannel = 0.3

export function answerChannelFee(question: Question, asked: Asked): Answer | null {
  const { percent: told = 0, what = 'cartão' } = question
  const single = answerSamePerSale(question, asked)
  if (single) return single
  if (question.percent === undefined && question.share !== undefined && (asked.fees ?? []).length > 0)
    return {
      verdict: `Anotado: ${formatNumber(question.share)}% das vendas passam por ${what}; a taxa de cada venda está na tabela dele.`,
      texts: [],
      figures: { share: question.share },
    }
  if (isDelivery(what)) return answerDeliveryPrices(question, asked)
  const fee = told / 100
  const items = itemsOf({}, asked)
  const { revenue, margin } = totalOf(items)
  const [item] = items
  if (!item || !(fee > 0)) return null
  const lost = revenue * byChannel * fee
  const tight = items.filter((one) => one.cost > 0 && paidOf(one) * (1 - fee) - one.cost < one.cost * 0.6)
  return {
    verdict: `Entra, sim: ${formatNumber(told)}% são ${formatBrl(paidOf(item) * fee)} de cada ${item.name} de ${formatBrl(item.price)}, e os lucros deste relatório não descontam isso.`,
    texts: [
      `Se ${percent(byChannel)} das vendas pagarem a taxa (suposição), são ${reais(lost)} ${perOf(asked.plan)}, ${percent(lost / Math.max(1, margin))} do lucro bruto; cada 10% das vendas, ${reais((lost / byChannel) * 0.1)}.`,
      `Não suba tudo por isso: quem paga em dinheiro pagaria junto.${tight.length > 0 && tight.length < items.length ? ` Cuide dos de margem curta: ${someOf(tight.map(({ name }) => name))}.` : ''}`,
    ],
    figures: { fee, lost },
  }
}
