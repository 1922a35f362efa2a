/** Why a price changes or stays, in one sentence with the item's own figures. */
import { capitalize } from '../../base/language/grammar.ts'
import { formatBrl, stableFraction } from '../../base/language/text.ts'
import type { PriceLimits } from '../../base/pricing/limits.ts'
import { inCents, paidAt, paidOf } from '../../base/pricing/paid.ts'
import { menuPriceAbove, nextPrice } from '../../base/pricing/price-step.ts'
import { outcomeAt } from '../../base/pricing/scenario.ts'
import { reais, roundly, shortDay } from './money.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'
import { stronger } from './waves.ts'

type House = Pick<PricingPlan, 'period' | 'title' | 'items'> & {
  /** The highest price in R$ that the house's settings allow a proposal. */
  ceiling: number | null
}

/** Cost share from which to reduce the purchase cost instead of raising the price. */
const heavy = 0.38
/** Factor of a cost rise up to which the item is worth watching. */
const nearTrigger = 1.125

/** Chooses one wording per house. */
const pick = ({ title }: House, key: string, options: readonly string[]): string =>
  options[Math.floor(stableFraction(`${title}|${key}`) * options.length)] ?? ''

/** The next price of an item that stays, and its gain. */
export function nextOf(item: PricedItemPlan, limits: PriceLimits): Pick<PricedItemPlan, 'next'> {
  const { price, cost, units, elasticity } = item
  const to = nextPrice(price, limits) ?? menuPriceAbove(price)
  const sold = { price: paidOf(item), cost, units }
  const at = (reaction: number) => inCents(outcomeAt(sold, to / price - 1, reaction).profitChange)
  return { next: { price: to, gain: at(elasticity), gainLow: at(elasticity * stronger) } }
}

/** Why a price stays although the owner does not hold it. */
function whyNot(item: PricedItemPlan, limits: PriceLimits, house: House): string {
  const { price, cost, units, trigger, next } = item
  const { place } = limits
  if (place?.kind === 'recent')
    return `Foi de ${formatBrl(place.from)} a ${formatBrl(price)} em ${shortDay(place.since)}: deixe assentar.`
  if (place?.kind === 'step_up' && limits.allowed == null)
    return `Degrau acima de ${place.of}: venda, não suba.`
  const share = cost / paidOf(item)
  const jump = (next?.price ?? price) / price - 1
  if (limits.ceiling !== null && (next?.price ?? 0) > limits.ceiling + 1e-9) return 'No limite que você deu.'
  if (limits.allowed != null && next && (next.gain > 0 || next.price > limits.allowed))
    return `Com o seu teto, ${formatBrl(next.price)} só ${next.gain > 0 ? `daria ${reais(next.gain)} ${house.period === null ? 'no período' : 'por mês'}` : 'tiraria pedidos'}: menos de 3% do item.`
  const first =
    nextPrice(price, limits) === null
      ? `${pick(house, 'jump', [`Salto de ${roundly(jump)} de uma vez`, `${roundly(jump)} de uma vez`, `Seria um passo de ${roundly(jump)}`])}${place?.kind === 'doorway' ? ', no mais vendido' : ''}.${(next?.gainLow ?? 0) > 0 ? ' Olhe o vizinho antes.' : ''}`
      : (next?.gain ?? 0) <= 0
        ? pick(house, 'loss', [
            'Afasta mais do que rende.',
            'Perde pedidos demais.',
            `Custo leve (${roundly(share)}): venda mais.`,
            'Rende mais no preço de hoje.',
          ])
        : (next?.gain ?? 0) < 0.005 * (paidOf(item) - cost) * units
          ? pick(house, 'even', [
              'Empata: nada a ganhar.',
              'Fica no empate.',
              'Trocaria seis por meia dúzia.',
            ])
          : house.items
                .toSorted((a, b) => b.profit - a.profit)
                .slice(0, 3)
                .some(({ name }) => name === item.name)
            ? pick(house, 'top', [
                'Dos que mais rendem.',
                'Sustenta a casa: não arrisque.',
                'Rende demais para arriscar.',
              ])
            : share < 0.3
              ? pick(house, 'cheap', [
                  `Custo de ${roundly(share)}: já rende bem.`,
                  `Já rende bem (custo ${roundly(share)}).`,
                  `Com ${roundly(share)} de custo, já rende bem.`,
                ])
              : pick(house, 'thin', [
                  'Ganho fino para o risco.',
                  'O risco come o ganho.',
                  'Não paga o risco.',
                  'Ganho pequeno, perda maior.',
                  'Pouco para arriscar.',
                ])
  const way = share >= heavy ? ` Cada R$ 0,50 no custo (${roundly(share)}) vale ${reais(units / 2)}.` : ''
  const watch =
    trigger && trigger.cost <= cost * nearTrigger
      ? ` ${pick(house, 'trigger', [`Com custo acima de ${formatBrl(trigger.cost)}, suba.`, `Sobe se custar ${formatBrl(trigger.cost)}.`, `Acima de ${formatBrl(trigger.cost)} de custo, sobe.`])}`
      : ''
  return `${first}${way}${watch}`
}

/** Why holding a price is sensible. */
function whyHeld({ free, price }: PricedItemPlan, { place }: PriceLimits, house: House): string {
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
  if (asked) return 'É o limite que você deu.'
  const [was, is] = [cost / paidOf(item), cost / paidAt(item, newPrice)].map(roundly)
  const left = `por venda, de ${formatBrl(paidOf(item) - cost)} a ${formatBrl(paidAt(item, newPrice) - cost)}`
  const { allowed } = limits
  if (newPrice > price && allowed != null)
    return newPrice >= allowed - 0.005
      ? `Usa todo o seu teto; ${left}.`
      : `O maior passo de uma vez; até ${formatBrl(allowed)}, depois; ${left}.`
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
    return `${pick(house, 'held', [`${held.name} não muda e vira mais negócio`, `${held.name} fica ao lado`, `Ao lado, ${held.name} não muda`])}; custo de ${was} a ${is}.`
  const sibling = neighbours.find(
    (other) => other.price < price && other.newPrice < newPrice && firstWord(other.name) === firstWord(name),
  )
  if (cost / paidOf(item) >= heavy)
    return pick(house, 'heavy', [
      `Ingrediente: de ${was} a ${is} do preço.`,
      `Custo pesado: de ${was} a ${is}.`,
      `O custo cai de ${was} a ${is}.`,
    ])
  return sibling
    ? `${pick(house, 'sibling', ['Continua', 'Segue', 'Mantém-se'])} ${formatBrl(newPrice - sibling.newPrice)} acima de ${sibling.name}; ${left}.`
    : pick(house, 'light', [`${capitalize(left)}.`, `Sobra mais: ${left}.`, `Aguenta: ${left}.`])
}

/** One or two sentences for the owner. */
export function whyOf(item: PricedItemPlan, limits: PriceLimits, house: House): string {
  switch (item.action) {
    case 'raise':
    case 'lower':
      return `${whyMoves(item, limits, house)}${item.heldBack === undefined ? '' : ` ${capitalize(item.heldBack)}.`}`
    case 'below_cost':
      return 'Custa mais do que se paga por ele: confira o custo antes do preço.'
    case 'frozen':
      return whyHeld(item, limits, house)
    case 'keep':
      if (item.proposed !== undefined) return 'Fica a pedido da revisão.'
      return item.held ? whyHeld(item, limits, house) : whyNot(item, limits, house)
  }
}
