/** Fillings in each of the doughs that they suit: a filling is one recipe, whatever a house folds around it. */
import { type CuisineOption, type DishIdea, dishFrom } from '../idea.ts'
import type { NeedId } from '../needs.ts'
import { type Dough, doughs, type Lines } from './doughs.ts'
import type { Filling } from './filling.ts'
import { greenFillings } from './green-fillings.ts'
import { meatFillings } from './meat-fillings.ts'
import { seaFillings } from './sea-fillings.ts'
import { sweetFillings } from './sweet-fillings.ts'

const union = <Value>(one: readonly Value[], other: readonly Value[]): Value[] => [
  ...new Set([...one, ...other]),
]

/** The filling's lines, then the dough's: eggs of both are counted together, and no cheese is listed twice. */
function together(filling: Lines, dough: Lines): Lines {
  const own = Object.entries(filling).map(([slot, amounts]) => {
    if (typeof amounts === 'number') {
      const more = dough[slot]
      return [slot, typeof more === 'number' ? amounts + more : amounts] as const
    }
    const others = Object.entries(amounts).filter(([id]) => !(id in dough))
    return [slot, others.length > 0 ? Object.fromEntries(others) : amounts] as const
  })
  const rest = Object.entries(dough).filter(([slot]) => !(slot in filling))
  return Object.fromEntries([...own, ...rest])
}

function filled(dough: Dough, filling: Filling, isSweet: boolean): DishIdea {
  const lines = together(filling.lines, isSweet ? dough.sweetLines : dough.lines)
  const grams = isSweet ? (dough.sweetGrams ?? dough.grams) : dough.grams
  const cuisines: CuisineOption[] = union(dough.cuisines, filling.cuisines ?? [])
  const needs: NeedId[] = union(dough.needs, filling.needs)
  return dishFrom(
    isSweet ? 'sobremesa' : dough.course,
    `${dough.id}-${filling.id}`,
    `${dough.noun} de ${filling.name}`,
    {
      format: dough.id,
      called: `${dough.noun} de ${filling.called}`,
      cuisines,
      batch: {
        portions: dough.portions,
        portionGrams: Math.round((grams + filling.grams / dough.portions) / 5) * 5,
        advance: filling.advance + dough.advance,
        finish: dough.finish,
        needs,
      },
      cachaca: filling.cachaca,
      ...(filling.signature ? { signature: true } : {}),
      lines,
      steps: [
        ...(dough.before === null ? [] : [dough.before]),
        filling.steps.trim(),
        isSweet ? dough.sweetPass : dough.pass,
      ].join('\n'),
      plating: dough.plating,
      story: filling.story,
      keeps: filling.keeps,
    },
  )
}

const inDoughs = (fillings: readonly Filling[], isSweet: boolean): DishIdea[] =>
  fillings.flatMap((filling) => filling.fits.map((id) => filled(doughs[id], filling, isSweet)))

export const filledDoughs: readonly DishIdea[] = [
  ...inDoughs([...meatFillings, ...seaFillings, ...greenFillings], false),
  ...inDoughs(sweetFillings, true),
]
