/** Plates of few, cheap ingredients: what their rows have in common. */
import { type Amounts, type DishIdea, dishFrom } from '../idea.ts'
import type { NeedId } from '../needs.ts'

/** What a cheap plate needs to be told: the rest is alike for all of them. */
interface Plain {
  lines: Readonly<Record<string, number | Amounts>>
  steps: string
  /** g on the plate, minutes before service, minutes from the order. */
  takes: readonly [grams: number, advance: number, finish: number]
  story: string
  keeps: string
  needs?: readonly NeedId[]
  portions?: number
  plating?: string
  /** A dough or a mash takes its spoon of liquid; a pan dries it. */
  isDough?: true
}

/** A plate of few, cheap ingredients, made on the stove or the griddle. */
export function plain(course: DishIdea['course'], id: string, name: string, row: Plain): DishIdea {
  const [portionGrams, advance, finish] = row.takes
  const inPan = { technique: 'braise', kinds: ['alambique'], ml: 30, alcohol: 'simmer15' } as const
  const inDough = { technique: 'batter', kinds: ['alambique'], ml: 20, alcohol: 'simmer15' } as const
  return dishFrom(course, id, `${name} na cachaça`, {
    called: name,
    cuisines: ['Regional cearense', 'Sertaneja', 'Brasileira contemporânea'],
    batch: { portions: row.portions ?? 4, portionGrams, advance, finish, needs: row.needs ?? ['burner'] },
    cachaca: row.isDough ? inDough : inPan,
    lines: row.lines,
    steps: row.steps,
    plating: row.plating ?? 'Prato fundo ou quentinha.',
    story: row.story,
    keeps: row.keeps,
  })
}

export const fish = { peixe: { tilapia: 360, cavala: 360, serra: 360 } }
export const pulses = { grao: { fradinho: 280, feijao_verde: 400, lentilha: 260 } }
/** What a pan begins with, for a plate and for a filling. */
export const onion = { cebola: 140, alho: 12 }
export const pan = { tomate: 180, ...onion }
export const little = { cebola: 80, alho: 8 }
export const dende = { gordura: { dende: 15, oleo: 25 } }
export const starch = { goma: { goma: 80, fecula: 70 } }
export const herb = { 'erva?': { coentro: 10 } }
export const pepper = { 'pimenta?': { pimenta_cheiro: 3 } }
export const onGriddle: readonly NeedId[] = ['griddle', 'burner']
