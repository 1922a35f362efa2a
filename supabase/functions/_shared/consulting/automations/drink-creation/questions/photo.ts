/** Which drink makes the best picture. */
import type { Drink } from '../../../base/drinks/drink.schema.ts'
import { fillChoices } from '../../../base/language/choices.ts'
import { uncapitalize } from '../../../base/language/grammar.ts'
import type { Answerer } from './asked.ts'

/** Colours that a camera tells from wood and skin. */
const vivid: ReadonlySet<string> = new Set(['blue', 'pink', 'red', 'purple', 'green', 'orange', 'yellow'])
const worth = { stem: 2, foam: 2, colour: 2, jug: 1, garnish: 1, noIce: 1 }

const hasFoam = ({ ingredients }: Drink) =>
  ingredients.some(({ name }) => /clara|grão-de-bico|creme/i.test(name))
const isStem = ({ glass }: Drink) => /taça|coupé|cálice/i.test(glass)

function looks(drink: Drink): number {
  const { traits = [], garnish, servings, ice } = drink
  return (
    (isStem(drink) ? worth.stem : 0) +
    (hasFoam(drink) ? worth.foam : 0) +
    (traits.some((trait) => vivid.has(trait)) ? worth.colour : 0) +
    (servings === undefined ? 0 : worth.jug) +
    (garnish === null ? 0 : worth.garnish) +
    (/sem gelo/i.test(ice) ? worth.noIce : 0)
  )
}

/** What the picture shows, and how long it lasts: foam sinks, and ice melts. */
export const answerPhoto: Answerer = (_, { drinks }) => {
  const [best, next] = drinks.toSorted((a, b) => looks(b) - looks(a))
  if (!best) return null
  const seen = [
    uncapitalize(best.glass),
    hasFoam(best) ? 'a espuma' : null,
    best.garnish && uncapitalize(best.garnish),
  ]
    .filter((one) => one !== null)
    .join(', ')
  const haste = hasFoam(best) ? 'antes de a espuma baixar' : 'antes de o gelo derreter'
  return fillChoices(
    `${best.name}: ${seen}. [De lado, contra a janela ou o fim da tarde, sem flash|Com a luz do dia por trás do copo e a câmera na altura dele, sem flash], em até um minuto, ${haste}.${next ? ` Depois, ${next.name}.` : ''}`,
    best.name,
  )
}
