/** Fruits without figures of their own, each with the pulp that does its work in a recipe in the same measure. */
import { findTerm } from '../lexicon/lexicon.ts'
import type { IngredientId } from './bar.ts'

const near: Readonly<Record<string, IngredientId>> = {
  'cajá-manga': 'caja',
  carambola: 'abacaxi',
  jabuticaba: 'uva',
  amora: 'morango',
  framboesa: 'morango',
  pêssego: 'manga',
  araçá: 'goiaba',
  guabiraba: 'goiaba',
  pitomba: 'seriguela',
  pinha: 'graviola',
  atemoia: 'graviola',
  'camu-camu': 'acerola',
  mirtilo: 'uva',
  ameixa: 'uva',
  cereja: 'morango',
  damasco: 'manga',
  lima: 'laranja',
  'limão-galego': 'limao',
  'limão-siciliano': 'limao',
}

export const nearFruit = (word: string): IngredientId | null => near[findTerm(word)?.name ?? word] ?? null
