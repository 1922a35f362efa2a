import { cachacas } from '../../base/cachacas.ts'
import type { EngineContext } from '../../base/context.ts'
import { venueOfType } from '../../base/house/restaurant-type.ts'
import { cachacaOptions, houseDrinkOptions, type Option } from '../../base/pairing/options.ts'
import {
  circumstantial,
  type createReasons,
  doseMlOf,
  reasonOf,
  servingOf,
} from '../../base/pairing/phrases.ts'
import { afterTurns, type Score, score } from '../../base/pairing/rules.ts'
import { understand } from '../../base/pairing/understand.ts'
import { shortName } from '../../base/pantry/kitchen.ts'
import type { CourseId } from '../../base/request/recipe-wishes.ts'
import type { Candidate } from './compose.ts'
import { houseDrinksOf } from './house-drinks.ts'
import type { DishRequest } from './request.ts'
import type { Dish } from './schema.ts'

/** Menu headings by course; the lexicon reads the dish as a menu line. */
const menuHeadings: Readonly<Record<CourseId, string>> = {
  petisco: 'Petiscos',
  principal: 'Pratos principais',
  lanche: 'Sanduíches',
  sobremesa: 'Sobremesas',
}

/** Ingredients that are noticeable in small amounts. Pimenta-de-cheiro perfumes a dish and does not burn. */
const strongFoods = ['coentro', 'manjericao', 'hortela', 'alecrim', 'gengibre', 'canela']
/** Neutral ingredients, without a taste of their own. */
const carriers = ['pao', 'pao_frances', 'disco_tapioca', 'agua_gas', 'oleo']
/** Smallest noticeable amount in a portion, g or ml. */
const tasted = 15

/** The noticeable ingredients of a dish, as a menu line. */
function tastedParts({ parts, portions, idea }: Candidate): string {
  return parts
    .filter(({ slot, item }) => slot !== 'cachaca' && !carriers.includes(item.id))
    .filter(({ item, amount }) => strongFoods.includes(item.id) || amount / portions >= tasted)
    .map(({ item }) => shortName(item))
    .concat(idea.needs.includes('grill') ? ['na brasa'] : [])
    .join(', ')
}

/** Whether a finding about the dish speaks against the drink; it is then not offered for variety. */
const isOpposed = ({ findings }: Score) =>
  findings.some(({ rule, points }) => points <= -1 && !circumstantial.includes(rule))

/** Dishes that the same drink goes with while another one suits: no menu has one drink beside everything. */
const mostTurns = 2

/** Highest price of a dose, as a multiple of the dish's. */
const dearestGlass = 1.2

/** How often the previous dishes named each cachaça, and with which sentences. */
export interface Told {
  used: Map<string, number>
  tell: ReturnType<typeof createReasons>
}

/** The farm's cachaça to serve with a dish, and a drink of the house. */
export function pairingOf(
  candidate: Candidate,
  price: number | null,
  context: EngineContext,
  { conditions, requirements, asks }: DishRequest,
  { used, tell }: Told,
): Dish['pairing'] {
  const house = venueOfType(context.restaurant.type)
  const allowed = cachacaOptions(house, doseMlOf(house)).filter(
    ({ base }) => base !== null && conditions.allowsCachaca(base),
  )
  // Nobody orders a glass that costs more than the plate: beside a snack, the white one.
  const inProportion = allowed.filter(
    (option) => price === null || option.price === null || option.price <= price * dearestGlass,
  )
  const doses =
    inProportion.length > 0
      ? inProportion
      : allowed.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0)).slice(0, 1)
  const reading = understand({
    name: candidate.idea.name,
    category: menuHeadings[candidate.idea.course],
    description: tastedParts(candidate),
    price,
    cost: null,
  })
  const own = cachacas[candidate.cachaca]
  const fallback = {
    id: own.id,
    label: own.label,
    reason: candidate.ownCachaca
      ? 'Branca e fresca, limpa o paladar entre uma garfada e outra.'
      : 'A mesma cachaça do preparo: o prato e o copo repetem o sabor.',
    serving: `${doseMlOf(house)} ml`,
    drink: null,
  }
  if (reading.kind !== 'dish') return fallback
  const { dish } = reading
  const circumstances = { style: '', focus: [] }
  const turns = ({ id }: Option) => used.get(id) ?? 0
  const isWorn = (option: Option) => turns(option) >= mostTurns
  const bestOf = (options: readonly Option[]) =>
    options
      .map((option) => afterTurns(score(dish, option, circumstances), turns(option)))
      .toSorted(
        (a, b) =>
          Number(isOpposed(a)) - Number(isOpposed(b)) ||
          Number(isWorn(a.option)) - Number(isWorn(b.option)) ||
          b.points - a.points,
      )[0]
  const { options: sells, knowsDrinks } = houseDrinksOf(context, doses, requirements, asks.namesDoses)
  const nearest = bestOf(sells)
  // A drink that spoils the dish is not offered because the house sells it.
  const dose = bestOf(doses)
  const isTold = nearest && isWorn(nearest.option) && dose && !isOpposed(dose) && !isWorn(dose.option)
  const sold = nearest && !isOpposed(nearest) && !isTold ? nearest : undefined
  // The dose that the house already pours is not offered as a new one at another price.
  const poured = sells.find(
    ({ base: own, name }) =>
      own !== null && own === dose?.option.base && /^(?:dose|shot|cacha[cç]a)(?!\p{L})/iu.test(name),
  )
  const best = sold ?? dose
  const base = dose?.option.base
  if (!best || !base) return fallback
  used.set(best.option.id, (used.get(best.option.id) ?? 0) + 1)
  const reason = reasonOf(best, tell)
  const houseDrinks = context.houseDrinks.filter(
    ({ name, ingredients, base: own }) =>
      own !== null &&
      requirements.allowsMenuItem({
        name,
        description: ingredients.map((part) => part.name).join(', '),
      }) === 'yes',
  )
  const [drink] = houseDrinkOptions({ ...context, houseDrinks }, house)
    .map((option) => score(dish, option, circumstances))
    .toSorted((a, b) => b.points - a.points)
  return {
    id: base,
    label: cachacas[base].label,
    reason: conditions.allowsText(reason) ? reason : fallback.reason,
    serving: servingOf(dish, dose.option, house),
    drink: drink && drink.points > 0 ? drink.option.name : null,
    ...(sold
      ? { own: { name: sold.option.name, price: sold.option.price } }
      : poured
        ? { own: { name: poured.name, price: poured.price } }
        : {}),
    ...(sold || poured || !knowsDrinks || dose.option.price === null ? {} : { newPrice: dose.option.price }),
  }
}
