/** The prices that may rise, by the rule of the pricing report, with the R$ a month and how sure that is. */
import type { EngineContext } from '../../../base/context.ts'
import { heldBack } from '../../../base/house/held-back.ts'
import { inTheHouse, ofTheHouse } from '../../../base/language/grammar.ts'
import { formatBrl, tokenize } from '../../../base/language/text.ts'
import { bestRise, breakEvenUnits, priceStep } from '../../../base/pricing/price-step.ts'
import { freeToFollow } from '../../../base/pricing/rise-words.ts'
import { median } from '../../../base/statistics.ts'
import { enough } from '../compare.ts'
import { cent, everyday, isEndless, isOwned, isPackaged, type Owned, quotesOf } from '../gaps.ts'
import { kindOf, type OwnItem } from '../match.ts'
import { ownPricing } from '../own-pricing.ts'
import { isBrand } from '../plain-item.ts'
import { isSizeKnown } from '../price-moves.ts'
import type { Compared, Raise } from '../schema.ts'
import type { Sold } from '../sold.ts'

type Below = { most?: number }

/** What decides the price of an item; null without price or cost. @param most R$, what competitors charge at most */
function pricedBy(own: OwnItem, context: EngineContext, sold: Sold, { most }: Below) {
  const { price, cost } = own
  if (price === null || cost === null || cost <= 0) return null
  const { placedOf, elasticityOf } = ownPricing(context, sold)
  const usual = placedOf(own, price)
  const free = own.costBefore === undefined ? usual : freeToFollow(usual)
  const limits = most === undefined ? free : { ...free, ceiling: Math.min(most, free.ceiling ?? most) }
  return { item: { price, cost, units: 1 }, elasticity: elasticityOf(own), limits }
}

/**
 * The next price that the pricing report would give an item, and its gain for each sale of today; null if it stays.
 * @param below `most`: R$, where the competitors' prices leave less room than that
 */
export function stepOf(
  own: OwnItem,
  context: EngineContext,
  sold: Sold,
  below: Below = {},
): { to: number; gain: number } | null {
  const by = pricedBy(own, context, sold, below)
  if (by === null) return null
  const step = priceStep(by.item, by.elasticity, by.limits)
  return step.kind === 'gain' && step.price > by.item.price ? { to: step.price, gain: step.gain } : null
}

/** The step, or the best one that does not pass a price of theirs. */
export function stepWithin(
  own: OwnItem,
  context: EngineContext,
  sold: Sold,
  most: number,
): { to: number; gain: number } | null {
  const step = stepOf(own, context, sold)
  if (step === null || step.to <= most + cent) return step
  return own.price === null || most <= own.price + cent ? null : stepOf(own, context, sold, { most })
}

/** The best higher price that does not pass theirs, with what it would bring; null if there is none. */
export function riseWithin(own: OwnItem, context: EngineContext, sold: Sold, below: Below) {
  const by = pricedBy(own, context, sold, below)
  const best = by && bestRise(by.item, by.elasticity, by.limits)
  if (!by || !best) return null
  const loses = -by.elasticity * (best.price / by.item.price - 1)
  return { to: best.price, gain: best.gain, loses, left: best.price - by.item.cost, place: by.limits.place }
}

/** The price per measure of theirs, for the size of the house: a fair reference where sizes differ. */
export function atOurSize(
  { quotes = [], ownPer }: Compared,
  price: number,
): { competitor: string; price: number }[] {
  if (ownPer === undefined || ownPer.price <= 0) return []
  return quotes.flatMap(({ competitor, per, deal, away }) =>
    per === undefined || deal || away !== undefined
      ? []
      : [{ competitor, price: (per / ownPer.price) * price }],
  )
}

type Reference = {
  prices: {
    competitor: string
    price: number
    unsure?: boolean | undefined
    worth?: number | undefined
    /** Of another size, at the house's. */
    scaled?: true
  }[]
  /** Only prices of other sizes are known. */
  scaled: boolean
}

function referenceOf(name: string, price: number, items: readonly Compared[]): Reference {
  const same = items.filter((item): item is Owned => item.ours === name && isOwned(item)).flatMap(everyday)
  const others = items
    .filter(({ ours }) => ours === name)
    .flatMap((item) => atOurSize(item, price))
    .map((one) => ({ ...one, scaled: true as const }))
  return { prices: [...same, ...others], scaled: same.length === 0 }
}

const byCompetitor = ({ prices }: Reference) =>
  prices
    .map(
      ({ competitor, price, scaled }) =>
        `${competitor} ${formatBrl(Math.round(price * 100) / 100)}${scaled ? ' no seu tamanho' : ''}`,
    )
    .join(', ')

/** Whether the brand of a bottle is named on both sides. */
function hasTheirBrand(name: string, items: readonly Compared[]): boolean {
  const own = new Set(tokenize(name))
  const said = items.filter(({ ours }) => ours === name).flatMap(({ item, names = [item] }) => names)
  return said.length > 0 && said.every((one) => tokenize(one).some((word) => own.has(word) && isBrand(word)))
}

/** A portion or a measure that may be larger there has to be known before a price follows it. */
export function conditionOf(
  own: OwnItem,
  { prices, scaled }: Pick<Reference, 'prices' | 'scaled'>,
  items: readonly Compared[],
): Pick<Raise, 'condition'> {
  if (items.filter(({ ours, relation }) => ours === own.name && relation !== 'other').every(isSizeKnown))
    return {}
  // Three prices or more are a market, whatever each of them holds.
  if (prices.length === 0 || prices.length >= enough || scaled) return {}
  const what = isPackaged({ item: own.name, ours: own.name })
    ? hasTheirBrand(own.name, items)
      ? 'a garrafa'
      : 'a marca'
    : ['dish', 'side'].includes(kindOf(own))
      ? 'a porção'
      : 'a medida'
  const [nearest] = prices.toSorted((a, b) => a.price - b.price)
  if (nearest && isEndless({ item: own.name }))
    return { condition: `se o que se come ${inTheHouse(nearest.competitor)} pelo preço for o mesmo` }
  return nearest ? { condition: `se ${what} ${ofTheHouse(nearest.competitor)} for igual` } : {}
}

/** Prices that decide nothing, where there are no others: "Quiosque R$ 16,00 (outro público)". */
const markedOf = (name: string, items: readonly Compared[]) =>
  items
    .filter(({ ours }) => ours === name)
    .flatMap(({ quotes = [] }) => quotes)
    .flatMap(({ competitor, price, away }) =>
      away === undefined ? [] : [`${competitor} ${formatBrl(price)} (${away})`],
    )
    .join(', ')

/**
 * Whether the owner knows somebody who charges less, and has no market of three prices that says otherwise; a price of
 * another time or public, and of what may be the same item, counts too.
 */
function isUndercut(
  name: string,
  own: number,
  prices: readonly number[],
  items: readonly Compared[],
): boolean {
  if (prices.length > 0) return prices.length < enough && Math.min(...prices) < own - cent
  return items
    .filter(({ ours, candidates = [] }) => ours === name || candidates.some((one) => one.name === name))
    .flatMap(quotesOf)
    .some(({ price, per, doubt }) => per === undefined && !doubt && price < own - cent)
}

/** Items without a competitor's price that may rise, at most. */
const mostAlone = 3

/** Every price that may rise below the competitors' middle, largest gain first. */
export function raisesOf(
  menu: readonly OwnItem[],
  items: readonly Compared[],
  context: EngineContext,
  sold: Sold,
): Raise[] {
  const found = menu.flatMap((own): (Raise & { alone: boolean })[] => {
    if (own.price === null || heldBack({ name: own.name }, context.today) !== null) return []
    const reference = referenceOf(own.name, own.price, items)
    const prices = reference.prices.map(({ price, worth = 0 }) => price - worth)
    if (isUndercut(own.name, own.price, prices, items)) return []
    const most = prices.length > 0 ? median(prices) : Number.POSITIVE_INFINITY
    const step = stepWithin(own, context, sold, most)
    if (step === null) return []
    const units = sold.unitsOf(own.name) ?? null
    const sure = reference.prices.filter(({ unsure }) => !unsure).length
    return [
      {
        item: own.name,
        section: own.category,
        from: own.price,
        to: step.to,
        gain: units === null ? null : step.gain * units,
        units,
        reference: byCompetitor(reference) || markedOf(own.name, items),
        confidence: sure >= 2 && !reference.scaled ? 'média' : sure >= 1 ? 'média-baixa' : 'baixa',
        ...conditionOf(own, reference, items),
        ...(own.cost !== null && { bears: -breakEvenUnits({ price: own.price, cost: own.cost }, step.to) }),
        alone: prices.length === 0,
      },
    ]
  })
  const ordered = found.toSorted(
    (a, b) => Number(a.alone) - Number(b.alone) || (b.gain ?? b.to - b.from) - (a.gain ?? a.to - a.from),
  )
  const alone = ordered.filter((one) => one.alone).slice(0, mostAlone)
  return ordered
    .filter((one) => !one.alone || alone.includes(one))
    .toSorted((a, b) => (b.gain ?? b.to - b.from) - (a.gain ?? a.to - a.from))
    .map(({ alone: _, ...raise }) => raise)
}
