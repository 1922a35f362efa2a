import type { EngineContext } from '../../base/context.ts'
import type { PriceEnding } from '../../base/costing.ts'
import { venueOfType } from '../../base/house/restaurant-type.ts'
import type { CourseId } from '../../base/request/recipe-wishes.ts'
import type { DishIdea } from './idea.ts'
import type { NeedId } from './needs.ts'

/** What the answer to `complexity_level` allows a kitchen. */
export interface Level {
  needs: readonly NeedId[]
  /** Minutes. */
  finish: number
  advance: number
  /** Dishes made ahead come first. */
  prefersAhead: boolean
  /** Prefers dishes that need technique. */
  prefersHard: boolean
  /** One cook, who finishes dishes on the griddle or from a prepared base, without a flame or a pan to watch. */
  oneGriddle: boolean
  /** A kitchen that has whatever a recipe needs. */
  isFull: boolean
  /** Portions are this share of the full ones. */
  portion: number
  /** As the end of a sentence: "pensados para um bar …". */
  noun: string
}

const stove: readonly NeedId[] = ['burner', 'griddle', 'blender', 'freezer']
const full: readonly NeedId[] = [...stove, 'oven', 'small_oven', 'grill', 'fryer']

const level = (
  noun: string,
  needs: readonly NeedId[],
  finish: number,
  advance: number,
  extra: Partial<Level> = {},
) => ({
  needs,
  finish,
  advance,
  prefersAhead: false,
  prefersHard: false,
  oneGriddle: false,
  isFull: false,
  portion: 1,
  noun,
  ...extra,
})

const levels: Readonly<Record<string, Level>> = {
  'Montagem a frio, sem fogão': level('com montagem a frio, sem fogão', ['blender', 'freezer'], 10, 60),
  'Um cozinheiro e uma chapa': level('com um cozinheiro e uma chapa', stove, 10, 75, { oneGriddle: true }),
  'Até 15 minutos por prato': level('em que cada prato sai em até 15 minutos', full, 15, 60),
  'Até 30 minutos por prato': level('em que cada prato sai em até 30 minutos', full, 30, 90),
  'Preparo na véspera e finalização rápida': level(
    'com preparo na véspera e finalização rápida',
    full,
    12,
    300,
    {
      prefersAhead: true,
    },
  ),
  'Cozinha completa com equipe': level('com cozinha completa e equipe', full, 40, 300, {
    isFull: true,
    prefersHard: true,
  }),
  'Forno combinado e técnicas de precisão': level(
    'com forno combinado e técnicas de precisão',
    [...full, 'precision'],
    40,
    300,
    {
      isFull: true,
      prefersHard: true,
    },
  ),
  'Menu degustação': level('em formato de menu degustação', [...full, 'precision'], 40, 300, {
    isFull: true,
    prefersHard: true,
    portion: 0.5,
  }),
}

const usualLevel: Level = level('em que cada prato sai em até 30 minutos', full, 30, 90)

export function levelOf(answer: string): Level {
  return levels[answer] ?? usualLevel
}

/** Maximum minutes to serve a prepared base. */
const fromBase = 5

/** Where one cook with a griddle finishes a dish; null if it needs a pan or a flame. */
export function passOf({ needs, finish, technique, isOfHouse }: DishIdea): string | null {
  if (technique === 'flambe') return null
  if (needs.includes('griddle')) return 'na chapa'
  // The fryer watches itself as the griddle does.
  if (needs.includes('fryer')) return 'na fritadeira'
  // Nor does an oven need to be watched, where the owner says that there is one.
  if (needs.includes('oven')) return 'no forno'
  if (needs.includes('small_oven')) return 'na airfryer ou no forno'
  // Of a house that lives on its embers.
  if (isOfHouse && needs.includes('grill')) return 'na brasa'
  if (!needs.includes('burner')) return 'montagem fria'
  return finish <= fromBase ? 'da base pronta' : null
}

/** Minutes. */
const furtherAdvance = 30

/** Whether a kitchen of this level can make the dish. */
export function canMake({ needs, finish, advance, oneGriddle }: Level, idea: DishIdea): boolean {
  return (
    idea.needs.every((need) => needs.includes(need)) &&
    idea.finish <= finish &&
    // A house prepares the fillings of what it sells most in any case.
    idea.advance <= advance + (idea.isOfHouse ? furtherAdvance : 0) &&
    (!oneGriddle || passOf(idea) !== null)
  )
}

/** The kind of house, as it matters for a menu. */
export interface Kitchen {
  /** Target food cost, in % of the price. */
  targetPct: number
  ending: PriceEnding
  /** R$; a lower price would not cover the cost of serving the plate. */
  minimumPrice: number
  /** Number of dishes per course on its menu of eight. */
  courses: Readonly<Record<CourseId, number>>
  /** Flaming needs a kitchen with a hood and an exit, not a trailer. */
  mayFlame: boolean
  /** Whether guests carry their food away from a window. */
  onTheGo: boolean
  /** Whether guests expect offal nowhere on its menu. */
  noOffal: boolean
  /** Whether the menu uses spoken names. */
  isSimple: boolean
  /** Highest price that such a house asks, used if its own menu is unknown; null if prices vary too much. */
  usualDearest: number | null
}

const casual: Kitchen = {
  targetPct: 31,
  ending: 'ninety',
  minimumPrice: 12.9,
  courses: { petisco: 3, principal: 3, lanche: 0, sobremesa: 2 },
  mayFlame: true,
  onTheGo: false,
  noOffal: false,
  isSimple: false,
  usualDearest: null,
}

const kitchens: Readonly<Record<string, Kitchen>> = {
  casual_dining: casual,
  fine_dining: {
    ...casual,
    targetPct: 29,
    minimumPrice: 22,
  },
  bistro: { ...casual, targetPct: 30, minimumPrice: 18 },
  pub: {
    ...casual,
    isSimple: true,
    targetPct: 32,
    courses: { petisco: 4, principal: 1, lanche: 2, sobremesa: 1 },
  },
  bar: {
    ...casual,
    isSimple: true,
    targetPct: 33,
    courses: { petisco: 4, principal: 1, lanche: 1, sobremesa: 2 },
  },
  fast_casual: {
    ...casual,
    isSimple: true,
    targetPct: 32,
    minimumPrice: 9.9,
    courses: { petisco: 2, principal: 1, lanche: 3, sobremesa: 2 },
    usualDearest: 45,
  },
  food_truck: {
    ...casual,
    isSimple: true,
    targetPct: 33,
    minimumPrice: 9.9,
    courses: { petisco: 2, principal: 0, lanche: 4, sobremesa: 2 },
    mayFlame: false,
    onTheGo: true,
    usualDearest: 45,
  },
  cafeteria: {
    ...casual,
    noOffal: true,
    minimumPrice: 9.9,
    courses: { petisco: 1, principal: 0, lanche: 3, sobremesa: 4 },
    usualDearest: 45,
  },
}

/** Kinds of houses in names that tell whether the house is a simple one, whatever its type. */
const namedKinds: readonly (readonly [name: RegExp, isSimple: boolean])[] = [
  [/^(?:barraca|lanches|lanchonete|boteco)\b/i, true],
  [/^(?:pousada|hotel)\b/i, false],
]

/** The kitchen for a restaurant's type; unknown types count as casual restaurants. */
export function kitchenOf({ restaurant }: EngineContext): Kitchen {
  const kitchen = kitchens[restaurant.type] ?? casual
  const named = namedKinds.find(([name]) => name.test(restaurant.name.trim()))
  return {
    ...kitchen,
    isSimple: named?.[1] ?? kitchen.isSimple,
    ending: venueOfType(restaurant.type).ending,
  }
}
