/** What a kitchen without a griddle cooks in a frying pan: the same recipe with other words. */
import type { DishIdea } from './idea.ts'

const words: readonly (readonly [griddle: RegExp, pan: string])[] = [
  [/(?<!\p{L})da chapa(?!\p{L})/gu, 'de frigideira'],
  [/(?<!\p{L})chapa(?!\p{L})/gu, 'frigideira'],
  [/(?<!\p{L})Chapa(?!\p{L})/gu, 'Frigideira'],
]
const inPan = (text: string) => words.reduce((said, [griddle, pan]) => said.replace(griddle, pan), text)

/** The dish made in a pan. */
export function madeInPan(idea: DishIdea): DishIdea {
  if (!idea.needs.includes('griddle')) return idea
  return {
    ...idea,
    name: inPan(idea.name),
    called: idea.called === null ? null : inPan(idea.called),
    needs: [...new Set(idea.needs.map((need) => (need === 'griddle' ? 'burner' : need)))],
    steps: idea.steps.map((step) => ({ ...step, text: inPan(step.text) })),
    plating: inPan(idea.plating),
    story: inPan(idea.story),
    keeps: inPan(idea.keeps),
  }
}
