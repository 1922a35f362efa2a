/** A small measure of the house's own doses of cachaça, to go with a dish. */
import { type CachacaId, cachacas } from '../../base/cachacas.ts'
import { roundUpToMenuPrice } from '../../base/costing.ts'
import { known } from '../../base/house/own-menu.ts'
import { foldAccents } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import { endingBeside } from '../../base/pricing/endings.ts'
import type { PriceEndings } from '../../base/request/price-wishes.ts'
import { answers, kindOf, type Placed } from './placed.ts'
import type { CachacaPart } from './schema.ts'

/** Size in ml: guests who eat drink less than a dose. */
export const measureMl = 30
/** Minimum price of a dose in R$ for which a measure is offered; cheaper doses are ordered whole. */
const leastPrice = 12
/** A dose up to this size is already a measure. */
const largestMeasure = 35
const usualDose = 50

const kinds: readonly (readonly [CachacaId, RegExp])[] = [
  ['castanheira', /castanheira/],
  ['carvalho', /carvalho|envelhecid|\bouro\b|amburana|umburana|balsamo|madeira|jequitiba/],
]

/** The farm's cachaça that resembles a dose of the house most. */
const likeOf = (name: string): CachacaId =>
  kinds.find(([, words]) => words.test(foldAccents(name)))?.[0] ?? 'alambique'

const sizeOf = ({ item }: Placed): number =>
  Number(/(\d+)\s*ml/i.exec(`${item.name} ${item.size ?? ''}`)?.[1] ?? usualDose)

/** "Dose prata 50 ml" without its size. */
export const withoutSize = (name: string): string => name.replace(/[\s(]*\d+\s*ml\)?/i, '').trim()

export type Measure = CachacaPart['measures'][number]

/** The house's full doses of cachaça. */
function dosesOf(placed: readonly Placed[], goals: readonly string[]): Measure[] {
  return placed.flatMap((one): Measure[] => {
    const { item, redesigned } = one
    const price = redesigned?.newPrice ?? redesigned?.price ?? known(item.price)
    const doseMl = sizeOf(one)
    if (kindOf(one) !== 'dose' && !/dose|cacha[cç]a/i.test(`${one.section} ${item.name}`)) return []
    if (kindOf(one) === 'dish' || !answers(one, goals) || isMixed(item.name)) return []
    if (price === null || doseMl > 100) return []
    const cost = known(redesigned?.cost ?? item.cost)
    return [{ dose: item.name, ml: doseMl, price, cost, doseMl, dosePrice: price }]
  })
}

const isOffered = ({ doseMl, dosePrice }: Measure): boolean =>
  doseMl > largestMeasure && dosePrice >= leastPrice

/** Doses suggested whole with a dish: small or cheap ones. */
export const wholeDoses = (placed: readonly Placed[], goals: readonly string[]): Measure[] =>
  dosesOf(placed, goals).filter((one) => !isOffered(one))

/** The measures of the house's doses, at a proportional price. */
export function measuresOf(
  placed: readonly Placed[],
  goals: readonly string[],
  endings?: PriceEndings,
): Measure[] {
  return dosesOf(placed, goals)
    .filter(isOffered)
    .map(({ dose, cost, doseMl, dosePrice: price }) => ({
      dose,
      ml: measureMl,
      price: roundUpToMenuPrice((price * measureMl) / doseMl, endingBeside(price, endings)),
      cost: cost === null ? null : (cost * measureMl) / doseMl,
      doseMl,
      dosePrice: price,
    }))
}

/** "Cachaça com mel" is poured like a dose; with lime it is a drink. */
const isMixed = (name: string): boolean =>
  /caipi|batida|drink|sour|t[oô]nica|rabo de galo|quent[aã]o|garrafa|spritz|mule|cacha[cç]a (?:com|e) (?:\p{L}+ e \p{L}|lim[aã]o|suco|caju|refri|cola)/iu.test(
    name,
  )

/** A measure in the form that the pairing rules score. */
export function measureOption({ dose, ml, price, cost, doseMl }: Measure): Option {
  const item = cachacas[likeOf(dose)]
  return {
    id: `dose-${dose}`,
    kind: 'cachaca',
    name: ml === doseMl ? withoutSize(dose) : `${withoutSize(dose)} de ${ml} ml`,
    base: item.id,
    taste: item.taste,
    aromas: new Set(item.aromas),
    houseFit: 0,
    price,
    cost,
    doseMl: ml,
    glass: null,
    drink: null,
    about: null,
  }
}
