/** Why a price changes or stays, in one sentence with the item's own figures. */
import { capitalize, uncapitalize } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList, stableFraction, trimEndWhile } from '../../base/language/text.ts'
import { endingOfPrice, endingsFrom, menuPriceFrom } from '../../base/pricing/endings.ts'
import type { PriceLimits } from '../../base/pricing/limits.ts'
import { inCents, paidAt, paidOf } from '../../base/pricing/paid.ts'
import { bestRise, worthwhile } from '../../base/pricing/price-step.ts'
import { reais, roundly, shortDay, whole } from './money.ts'
import { perOf } from './reasons.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'

type House = Pick<PricingPlan, 'period' | 'title' | 'items'> & {
  /** The highest price in R$ that the house's settings allow a proposal. */
  ceiling: number | null
}

/** Cost share from which to reduce the purchase cost instead of raising the price. */
const heavy = 0.38
/** Factor of a cost rise up to which the item is worth watching. */
export const nearTrigger = 1.125

/** Chooses one wording per house. */
const pick = ({ title }: House, key: string, options: readonly string[]): string =>
  options[Math.floor(stableFraction(`${title}|${key}`) * options.length)] ?? ''

/** The best higher price of an item that stays, with its expected and its bad case. */
export function nextOf(item: PricedItemPlan, limits: PriceLimits): Pick<PricedItemPlan, 'next'> {
  const best = bestRise(item, item.elasticity, limits)
  return best ? { next: { price: best.price, gain: inCents(best.gain), gainLow: inCents(best.low) } } : {}
}

/** What the best step would have brought, and why that is too little: a few words beside its figures. */
function tooLittle({ next, profit, drink }: PricedItemPlan, house: House): string {
  const gain = next?.gain ?? 0
  const share = formatNumber((100 * gain) / Math.max(0.01, profit))
  if (gain <= 0)
    return pick(house, `loss ${drink}`, ['Afasta mais que rende', 'Rende mais como está', 'Perde pedidos'])
  if (gain < worthwhile * profit)
    return pick(house, `small ${drink}`, [
      `Só ${share}% do lucro dele`,
      `Pouco: ${share}% do item`,
      `Renderia só ${share}% dele`,
    ])
  return pick(house, `risk ${drink}`, [
    'Arrisca mais que a metade',
    'Risco grande demais',
    'O risco come o ganho',
  ])
}

const endsIn = (price: number) =>
  endingOfPrice(price) === 'ninety' ? ' terminado em ,90' : Number.isInteger(price) ? ' inteiro' : ''

/** Why a price stays although the owner does not hold it. */
function whyNot(item: PricedItemPlan, limits: PriceLimits, house: House): string {
  const { price, cost, units, trigger, next } = item
  const { place } = limits
  if (place?.kind === 'recent' && place.offer)
    return `Voltou de uma oferta a ${formatBrl(place.from)} em ${shortDay(place.since)}: deixe assentar.`
  if (place?.kind === 'recent')
    return `Foi de ${formatBrl(place.from)} a ${formatBrl(price)} em ${shortDay(place.since)}: deixe assentar.`
  if (limits.bundle?.parts === null)
    return 'É combo, e a planilha não diz o que leva: diga as partes antes de mexer, que junto não pode custar mais que separado.'
  if (limits.bundle && item.next === undefined)
    return `${joinList(limits.bundle.parts)} separados custam ${formatBrl(limits.bundle.sum)}: mais perto disso, ninguém pede junto.`
  if (place?.kind === 'undo')
    return `Não se pagou: foi a ${formatBrl(price)} em ${shortDay(place.since)} e deixa ${reais(place.lost)} a menos ${perOf(house)}. Volte a ${formatBrl(place.to)}; fica só se esse preço passa de um limite seu.`
  if (place?.kind === 'climbed' && next === undefined)
    return `Já foi de ${formatBrl(place.from)} a ${formatBrl(price)} em ${shortDay(place.since)}: outro passo passaria de 15% em meio ano.`
  if (place?.kind === 'step_up' && limits.allowed == null)
    return `É o degrau acima de ${place.of}: venda mais, não mais caro.`
  const above = menuPriceFrom(price + 0.01, endingsFrom(price, limits.endings))
  const { market } = limits
  if (next === undefined && market && limits.allowed == null && above > market.price + 1e-9)
    return `${market.at}, o vizinho mais caro, cobra ${formatBrl(market.price)}: ${formatBrl(above)} já seria o mais caro da redondeza.`
  const most = limits.ceiling ?? limits.highest
  if (next === undefined && most !== null && above > most + 1e-9)
    return most <= price + 0.005
      ? 'No limite que você deu.'
      : `O seu limite vai a ${formatBrl(most)}, e o próximo preço${endsIn(above)} é ${formatBrl(above)}.`
  const first =
    next === undefined
      ? pick(house, 'jump', [
          `${formatBrl(above)} já é ${roundly(above / price - 1)} mais`,
          `Salto de ${roundly(above / price - 1)}, a ${formatBrl(above)}`,
          `${formatBrl(above)}: ${roundly(above / price - 1)} de uma vez`,
        ])
      : limits.allowed != null
        ? `Cabe no seu teto, mas ${formatBrl(next.price)} daria ${reais(next.gain)} ${perOf(house)} e, no caso ruim, ${reais(next.gainLow)}: ${uncapitalize(tooLittle(item, house))}`
        : tooLittle(item, house)
  const share = cost / paidOf(item)
  const way =
    share >= heavy
      ? ` ${pick(house, `way ${item.drink}`, [`O custo é que pesa (${roundly(share)}): R$ 0,50 a menos na compra são ${reais(units / 2)} ${perOf(house)}.`, `Aqui quem manda é a compra: cada R$ 0,50 a menos no custo deixa ${reais(units / 2)} ${perOf(house)}.`, `Custo de ${roundly(share)}: baixar R$ 0,50 na compra dá ${reais(units / 2)} ${perOf(house)}.`])}`
      : ''
  const watch =
    trigger && trigger.cost <= cost * nearTrigger
      ? ` ${pick(house, 'trigger', [`Passando de ${formatBrl(trigger.cost)} de custo, suba para ${formatBrl(trigger.price)}.`, `Se o custo chegar a ${formatBrl(trigger.cost)}, aí vale ${formatBrl(trigger.price)}.`, `Com custo de ${formatBrl(trigger.cost)}, ${formatBrl(trigger.price)} passa a valer.`])}`
      : ''
  return way === '' && watch === '' ? first : `${first}.${way}${watch}`
}

/** Why holding a price is sensible. */
function whyHeld(
  { free, price, waits }: PricedItemPlan,
  { place, chosen, unseen, fell, full }: PriceLimits,
  house: House,
): string {
  if (unseen) return 'Nunca mudou de preço na planilha: sem medida do cliente, fica.'
  if (fell) return 'Caiu depois, com o mesmo preço: ache a causa antes de mexer.'
  if (full) return 'Baixar não traria mais venda nos dias que já lotam, e tiraria margem deles.'
  if (chosen) return 'Dos preços que você deu, nenhum rende mais do que o de hoje.'
  if (waits !== undefined)
    return `Como você pediu, até ${shortDay(waits)}${free ? `; nesse dia, ${formatBrl(free.price)}` : ' fica; depois também, na conta de hoje'}.`
  if (place?.kind === 'recent')
    return `A seu pedido, e com razão: foi de ${formatBrl(place.from)} a ${formatBrl(price)} em ${shortDay(place.since)}.`
  if (place?.kind === 'doorway')
    return pick(house, 'doorway', [
      'A seu pedido: é o preço que se compara.',
      'A seu pedido; é o mais vendido.',
      'A seu pedido, e é o que mais vende.',
    ])
  // The settings hold this price; the owner may have forgotten them.
  if (house.ceiling !== null && price > house.ceiling)
    return `Acima do seu teto de ${formatBrl(house.ceiling)}.`
  return free ? 'A seu pedido.' : 'A seu pedido; nada se perde.'
}

const firstWord = (name: string) => name.toLowerCase().split(/[\s-]+/)[0]

/** Why a price changes. */
function whyMoves(item: PricedItemPlan, limits: PriceLimits, house: House): string {
  const { name, price, newPrice, cost, category, units, asked, proposed } = item
  if (proposed !== undefined) return 'A pedido da revisão.'
  // A rise that the owner orders against the assumption: what it may lose.
  if (asked && item.newPrice > item.price && item.newProfit < item.profit && item.breakEven !== undefined)
    return `Você pediu; só paga se a venda cair menos de ${Math.round(-item.breakEven * 1000) / 10}%`.replace(
      '.',
      ',',
    )
  if (asked) return limits.chosen ? 'O melhor dos preços que você deu.' : 'É o limite que você deu.'
  const [was, is] = [cost / paidOf(item), cost / paidAt(item, newPrice)].map(roundly)
  const left = `cada venda passa a deixar ${formatBrl(paidAt(item, newPrice) - cost)}`
  const { allowed } = limits
  if (newPrice > price && allowed != null)
    return newPrice >= allowed - 0.005
      ? `Vai até o seu teto; ${left}.`
      : `O maior passo de uma vez; até ${formatBrl(allowed)}, depois; ${left}.`
  const { place } = limits
  if (place?.kind === 'undo' && newPrice < price)
    return `${newPrice === place.to ? 'Volta' : `Volta a meio caminho de ${formatBrl(place.to)}`}: desde ${shortDay(place.since)} as vendas caíram ${roundly(place.fell)}${Math.abs(place.others) < 0.005 ? '' : `, e ${place.isBeside ? 'o que não mudou de preço' : 'o resto da casa'} ${place.others < 0 ? `só ${roundly(-place.others)}` : `subiu ${roundly(place.others)}`}`}.`
  if (newPrice < price) return `Custo de ${was}: vender mais paga o desconto.`
  const neighbours = house.items.filter(
    (other) =>
      other.name !== name && other.category !== null && other.category === category && other.units > units,
  )
  // A guest compares only what costs about the same.
  const held = neighbours.find(
    (other) => other.held === true && other.price > newPrice / 2 && other.price < newPrice * 2,
  )
  if (held)
    return `${pick(house, 'held', [`${held.name} não muda e parece ainda melhor negócio`, `${held.name}, ao lado, fica onde está`, `Ao lado, ${held.name} não muda`])}; o custo cai de ${was} para ${is}.`
  const sibling = neighbours.find(
    (other) => other.price < price && other.newPrice < newPrice && firstWord(other.name) === firstWord(name),
  )
  if (cost / paidOf(item) >= heavy)
    return pick(house, 'heavy', [
      `O custo desce de ${was} a ${is}`,
      `Custo: de ${was} para ${is}`,
      `De ${was} a ${is} de custo`,
    ])
  return sibling
    ? `${pick(house, 'sibling', ['Continua', 'Segue', 'Mantém-se'])} ${formatBrl(newPrice - sibling.newPrice)} acima de ${sibling.name}; ${left}.`
    : pick(house, 'light', [`${capitalize(left)}.`, `Aguenta: ${left}.`, `Tem folga: ${left}.`])
}

/** Why an item stays that sells less and less at the same price, and what to buy of one that spoils. */
export const whyFalls = ({ before, after }: { before: number; after: number }, spoils = false) =>
  `A venda cai, de ${whole(before)} para ${whole(after)} por semana, com o preço parado: ${spoils ? `compre para ${whole(after)}, em duas entregas, e não o ofereça no lugar de outro até a sobra acabar.` : 'veja o motivo antes do preço.'}`

/** One or two sentences for the owner. */
export function whyOf(item: PricedItemPlan, limits: PriceLimits, house: House): string {
  if (limits.tied !== undefined && item.proposed === undefined) {
    const { to, by } = limits.tied
    return by === 0
      ? `O mesmo preço de ${to}, como você pediu.`
      : `${formatBrl(Math.abs(by))} ${by > 0 ? 'acima' : 'abaixo'} de ${to}, como você pediu.`
  }
  switch (item.action) {
    case 'raise':
    case 'lower':
      return item.heldBack === undefined
        ? whyMoves(item, limits, house)
        : `${trimEndWhile(whyMoves(item, limits, house), /\./)}. ${capitalize(item.heldBack)}.`
    case 'below_cost':
      return 'Custa mais do que se paga por ele: confira o custo antes do preço.'
    case 'frozen':
      return whyHeld(item, limits, house)
    case 'keep':
      if (item.spared === 'goal') return 'Renderia, mas para a sua meta não precisa.'
      if (item.spared === 'season') return 'Sobe só na alta: veja a tabela dela.'
      if (item.spared === 'cost') return 'Rende menos do que custa trocar o preço.'
      if (item.spared === 'few') return 'Renderia menos que os que mudam.'
      if (item.proposed !== undefined) return 'Fica a pedido da revisão.'
      return item.held ? whyHeld(item, limits, house) : whyNot(item, limits, house)
  }
}
