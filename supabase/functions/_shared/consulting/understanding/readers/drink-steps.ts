/** The readers of wishes for drinks, which pairings have too. */
import { withDrinkWishes } from '../drinks/read-drinks.ts'
import { recipeFrames } from '../frames/recipe-frames.ts'
import { recipes, wholeClauses } from './of-results.ts'
import type { Step } from './reader.ts'
import { frames } from './steps.ts'

export const drinkSteps: readonly Step[] = [
  ...wholeClauses,
  frames(recipeFrames),
  (text, { vocabulary, today, whole }, readRest) =>
    withDrinkWishes(text, vocabulary.names, today, readRest, whole),
  ...recipes,
]
