import { capitalize, toTheHouse } from '../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { canonicalName, type Measure } from '../../base/same-item.ts'
import { median } from '../../base/statistics.ts'
import type { KnownPrice } from './known-prices.ts'
import type { Group, Match, OwnItem } from './match.ts'
import { kindOf } from './match.ts'
import type { Compared } from './schema.ts'

/** Fewest prices for a statement about the market. */
export const enough = 3

/** Prices within this percentage of the median count as level. */
export const band = 10

/** "R$ 2,33 por 100 ml", "R$ 3,40 por unidade" */
const perMeasure = (price: number, { amount, unit }: Measure) =>
  `${formatBrl(price / scaleOf({ amount, unit }))} por ${measureName({ amount, unit })}`

/** Units of the price that sizes are compared by: 100 ml, 100 g, 100 cm² of a round one (π × d² ÷ 4), one piece, one guest. */
const scaleOf = ({ amount, unit }: Measure) =>
  unit === 'ml' || unit === 'g' ? amount / 100 : unit === 'cm' ? (Math.PI * amount ** 2) / 400 : amount

const measureName = ({ unit }: Measure) =>
  unit === 'ml' || unit === 'g'
    ? `100 ${unit}`
    : unit === 'cm'
      ? '100 cm²'
      : unit === 'un'
        ? 'unidade'
        : unit === 'people'
          ? 'pessoa'
          : 'tempo'

/** The house's price for the measure that sizes are compared by. */
const ownMeasured = ({ price, measure }: OwnItem) =>
  price === null || measure === null
    ? {}
    : { ownPer: { price: price / scaleOf(measure), measure: measureName(measure) } }

/** "Casquinha de caranguejo (R$ 24,00)" */
const priced = ({ name, price }: OwnItem) => (price === null ? name : `${name} (${formatBrl(price)})`)

/** The price of a promotion, and where it runs. */
const dealOf = ({ competitor, price, deal = '' }: KnownPrice) =>
  `${competitor}: ${deal}, ${formatBrl(price)}${/^\d/.test(deal) ? ' cada' : ''}`

/** How the item was compared, in one sentence for the owner. */
function adviceOf(
  { item, measure }: Group,
  match: Match | null,
  {
    middle,
    regular,
    sellers,
    menuKnown,
    away,
  }: {
    middle: number
    regular: boolean
    sellers: string[]
    menuKnown: boolean
    away: string | undefined
  },
): string {
  const named = capitalize(item)
  if (match === null) {
    return menuKnown ? `${named}: não achamos no seu cardápio.` : 'Preço lido; sem o seu cardápio não há par.'
  }
  if (match.size === 'several') {
    const each = match.own.slice(0, 4).map(priced)
    return `${named}: pode ser ${joinList(each, 'ou')}. Diga qual, e a conta entra.`
  }
  const { own } = match
  if (own.price === null) return `${named}: o seu cardápio não diz o preço.`
  if (match.size === 'other') {
    return own.measure && measure && measure.unit === own.measure.unit
      ? `O tamanho é outro: o do seu cardápio sai a ${perMeasure(own.price, own.measure)}, o deles a ${perMeasure(middle, measure)}.`
      : `${named}: o seu é servido de outro tamanho (${priced(own)}).`
  }
  if (away !== undefined) return `Só há preço que não disputa com o seu (${away}).`
  if (!regular)
    return `De ${item} só há preço de promoção: pergunte ${joinList(sellers.map(toTheHouse))} o de todo dia.`
  return 'Comparado item a item.'
}

/** The facts about the house's own item in a comparison. */
const ownParts = ({ name, cost, description, measure, ...item }: OwnItem) => ({
  ours: name,
  kind: kindOf({ name, ...item }),
  ...(cost !== null && cost > 0 && { cost }),
  ...(description && { description }),
  ...(measure?.unit === 'people' && { serves: measure.amount }),
  ...(measure !== null && measure.unit !== 'people' && { weighed: true as const }),
})

/** An item's prices, and its market position if there are at least two. */
export function compare(group: Group, match: Match | null, menuKnown: boolean): Compared {
  const { item, measure, prices: known } = group
  const open = known.filter(({ away }) => away === undefined)
  const plain = open.filter(({ deal }) => deal === undefined)
  const sure = plain.filter(({ unsure }) => !unsure)
  const regular = sure.length > 0 ? sure : plain
  const counted = regular.length > 0 ? regular : known
  const prices = counted.map(({ price }) => price)
  const middle = median(prices)
  const promoted = known.filter(({ deal, on }) => deal !== undefined && on === undefined)
  const single = match !== null && match.size !== 'several' ? match : null
  const own = single === null || single.size === 'other' ? null : single.own.price
  const index = own === null || regular.length < 2 ? null : (own / middle) * 100
  const place =
    index === null ? 'unknown' : index > 100 + band ? 'above' : index < 100 - band ? 'below' : 'level'
  const sellers = [...new Set(known.map(({ competitor }) => competitor))]
  const away = open.length === 0 ? known[0]?.away : undefined
  const advice = adviceOf(group, match, { middle, regular: regular.length > 0, sellers, menuKnown, away })
  const deals = promoted.length > 0 ? ` Promoção: ${promoted.map(dealOf).join('; ')}.` : ''
  return {
    item,
    own,
    median: middle,
    lowest: Math.min(...counted.map(({ lowest }) => lowest)),
    highest: Math.max(...counted.map(({ highest }) => highest)),
    n: prices.length,
    prices: known.map(({ price }) => price),
    names: [...new Map(known.map(({ item: name }) => [canonicalName(name), name])).values()],
    quotes: known.map(({ competitor, price, deal, on, unsure, away }) => ({
      competitor,
      price,
      deal: deal !== undefined,
      ...(on !== undefined && { on }),
      ...(unsure && { unsure }),
      ...(away !== undefined && { away }),
      ...(single?.size === 'other' && measure !== null && { per: price / scaleOf(measure) }),
    })),
    ...(single?.size === 'other' && ownMeasured(single.own)),
    relation: match === null ? (menuKnown ? 'absent' : 'unknown') : match.size,
    ...(single !== null && ownParts(single.own)),
    ...(match?.size === 'several' && {
      candidates: match.own.map(({ name, price }) => ({ name, price })),
    }),
    ...(promoted.length > 0 && { deals: promoted.map(dealOf) }),
    index,
    position: place,
    advice: `${advice}${deals}`,
  }
}
