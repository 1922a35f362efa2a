import type { EngineContext } from '../../base/context.ts'
import type { PriceEnding } from '../../base/costing.ts'
import { venueOfType } from '../../base/house/restaurant-type.ts'
import type { CourseId } from '../../base/request/wish.ts'
import type { DishIdea, NeedId } from './idea.ts'

/** What the answer to `complexity_level` lets a kitchen do. */
export interface Level {
  needs: readonly NeedId[]
  /** Minutes. */
  finish: number
  advance: number
  /** Dishes made ahead come first. */
  prefersAhead: boolean
  /** Technique worth the team. */
  prefersHard: boolean
  /** Portions are this share of the full ones. */
  portion: number
  /** As a sentence goes on: "pensados para um bar …". */
  noun: string
}

const stove: readonly NeedId[] = ['burner', 'griddle', 'blender', 'freezer']
const full: readonly NeedId[] = [...stove, 'oven', 'grill', 'fryer']

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
  portion: 1,
  noun,
  ...extra,
})

const levels: Readonly<Record<string, Level>> = {
  'Montagem a frio, sem fogão': level('com montagem a frio, sem fogão', ['blender', 'freezer'], 10, 60),
  'Um cozinheiro e uma chapa': level('com um cozinheiro e uma chapa', stove, 15, 60),
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
    prefersHard: true,
  }),
  'Forno combinado e técnicas de precisão': level(
    'com forno combinado e técnicas de precisão',
    [...full, 'precision'],
    40,
    300,
    {
      prefersHard: true,
    },
  ),
  'Menu degustação': level('em formato de menu degustação', [...full, 'precision'], 40, 300, {
    prefersHard: true,
    portion: 0.5,
  }),
}

const usualLevel: Level = level('em que cada prato sai em até 30 minutos', full, 30, 90)

export function levelOf(answer: string): Level {
  return levels[answer] ?? usualLevel
}

/** Whether a kitchen of this level can make the dish. */
export function canMake({ needs, finish, advance }: Level, idea: DishIdea): boolean {
  return idea.needs.every((need) => needs.includes(need)) && idea.finish <= finish && idea.advance <= advance
}

/** The house as a menu sees it. */
export interface Kitchen {
  /** Food cost aimed at, in % of the price. */
  targetPct: number
  ending: PriceEnding
  /** R$; under it a plate does not pay for itself. */
  minimumPrice: number
  /** How many dishes of each course make its menu of eight. */
  courses: Readonly<Record<CourseId, number>>
  /** Flames belong in a kitchen with a hood and an exit, not in a trailer. */
  mayFlame: boolean
  /** Whether what is served is carried away from a window. */
  onTheGo: boolean
  /** "para um bar". */
  noun: string
  /** Highest price that such a house asks, where its own menu is not known; null where that tells little. */
  usualDearest: number | null
}

const casual: Kitchen = {
  targetPct: 31,
  ending: 'ninety',
  minimumPrice: 12.9,
  courses: { petisco: 3, principal: 3, lanche: 0, sobremesa: 2 },
  mayFlame: true,
  onTheGo: false,
  noun: 'um restaurante',
  usualDearest: null,
}

const kitchens: Readonly<Record<string, Kitchen>> = {
  casual_dining: casual,
  fine_dining: {
    ...casual,
    targetPct: 29,
    minimumPrice: 22,
    noun: 'um restaurante de alta gastronomia',
  },
  bistro: { ...casual, targetPct: 30, minimumPrice: 18, noun: 'um bistrô' },
  pub: {
    ...casual,
    targetPct: 32,
    courses: { petisco: 4, principal: 1, lanche: 2, sobremesa: 1 },
    noun: 'um pub',
  },
  bar: {
    ...casual,
    targetPct: 33,
    courses: { petisco: 4, principal: 1, lanche: 1, sobremesa: 2 },
    noun: 'um bar',
  },
  fast_casual: {
    ...casual,
    targetPct: 32,
    minimumPrice: 9.9,
    courses: { petisco: 2, principal: 1, lanche: 3, sobremesa: 2 },
    noun: 'uma casa de serviço rápido',
    usualDearest: 45,
  },
  food_truck: {
    ...casual,
    targetPct: 33,
    minimumPrice: 9.9,
    courses: { petisco: 2, principal: 0, lanche: 4, sobremesa: 2 },
    mayFlame: false,
    onTheGo: true,
    noun: 'um food truck',
    usualDearest: 45,
  },
  cafeteria: {
    ...casual,
    minimumPrice: 9.9,
    courses: { petisco: 2, principal: 0, lanche: 2, sobremesa: 4 },
    noun: 'uma cafeteria',
    usualDearest: 45,
  },
}

/** What a house calls itself, where that says more than its type. */
const ownNouns: readonly (readonly [name: RegExp, noun: string])[] = [
  [/^barraca\b/i, 'uma barraca'],
  [/^pousada\b/i, 'uma pousada'],
  [/^hotel\b/i, 'um hotel'],
  [/^(?:lanches|lanchonete)\b/i, 'uma lanchonete'],
  [/^boteco\b/i, 'um boteco'],
]

/** The kitchen behind a restaurant's type; an unknown type counts as a casual restaurant. */
export function kitchenOf({ restaurant }: EngineContext): Kitchen {
  const kitchen = kitchens[restaurant.type] ?? casual
  const own = ownNouns.find(([name]) => name.test(restaurant.name.trim()))?.[1]
  return { ...kitchen, noun: own ?? kitchen.noun, ending: venueOfType(restaurant.type).ending }
}
