/** The prices that may rise, by the rule of the pricing report, with the R$ a month and how sure that is. */
import type { EngineContext } from '../../../base/context.ts'
import { heldBack } from '../../../base/house/held-back.ts'
import { ofTheHouse } from '../../../base/language/grammar.ts'
import { formatBrl } from '../../../base/language/text.ts'
import { elasticitiesOf, isDrink } from '../../../base/pricing/elasticity.ts'
import { placed } from '../../../base/pricing/ladder.ts'
import { readLimits } from '../../../base/pricing/limits.ts'
import { breakEvenUnits, priceStep } from '../../../base/pricing/price-step.ts'
import { freeToFollow } from '../../../base/pricing/rise-words.ts'
import { median } from '../../../base/statistics.ts'
import { enough } from '../compare.ts'
import { cent, everyday, isOwned, isPackaged, type Owned } from '../gaps.ts'
import { kindOf, type OwnItem } from '../match.ts'
import { isSizeKnown } from '../price-moves.ts'
import type { Compared, Raise } from '../schema.ts'
import type { Sold } from '../sold.ts'

/** The next price that the pricing report would give an item, and its gain for each sale of today; null if it stays. */
export function stepOf(
  own: OwnItem,
  { sheet, house }: EngineContext,
  sold: Sold,
): { to: number; gain: number } | null {
  const { name, category, price, cost } = own
  if (price === null || cost === null || cost <= 0) return null
  const drink = isDrink(name, category)
  const usual = placed(
    readLimits(sheet, house)({ name, section: category, price }),
    sold.placeOf(name),
    sold.measured(drink),
  )
  const limits = own.costBefore === undefined ? usual : freeToFollow(usual)
  const { drinks, food } = elasticitiesOf(null, sold.measured)
  const step = priceStep({ price, cost, units: 1 }, drink ? drinks : food, limits)
  return step.kind === 'gain' && step.price > price ? { to: step.price, gain: step.gain } : null
}

/** The price per measure of theirs, for the size of the house: a fair reference where sizes differ. */
function atOurSize(
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
  prices: { competitor: string; price: number; unsure?: boolean | undefined }[]
  scaled: boolean
}

function referenceOf(name: string, price: number, items: readonly Compared[]): Reference {
  const same = items.filter((item): item is Owned => item.ours === name && isOwned(item)).flatMap(everyday)
  if (same.length > 0) return { prices: same, scaled: false }
  return {
    prices: items.filter(({ ours }) => ours === name).flatMap((item) => atOurSize(item, price)),
    scaled: true,
  }
}

const byCompetitor = ({ prices, scaled }: Reference) =>
  prices
    .map(
      ({ competitor, price }) =>
        `${competitor} ${formatBrl(Math.round(price * 100) / 100)}${scaled ? ' no seu tamanho' : ''}`,
    )
    .join(', ')

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
    ? 'a marca'
    : ['dish', 'side'].includes(kindOf(own))
      ? 'a porção'
      : 'a medida'
  const [nearest] = prices.toSorted((a, b) => a.price - b.price)
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
    const step = heldBack({ name: own.name }, context.today) === null ? stepOf(own, context, sold) : null
    if (step === null || own.price === null) return []
    const reference = referenceOf(own.name, own.price, items)
    const prices = reference.prices.map(({ price }) => price)
    if (prices.length > 0 && step.to > median(prices) + cent) return []
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
