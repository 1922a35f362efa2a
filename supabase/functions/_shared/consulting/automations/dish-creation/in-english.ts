/** The names of the dishes for guests from abroad. */
import { englishLine } from '../../base/language/english.ts'
import type { Dish } from './schema.ts'

/** What the dish is in English; null if a word of its name is not known. */
export const nameInEnglish = ({ name, courseLabel }: Pick<Dish, 'name' | 'courseLabel'>): string | null =>
  englishLine({ name: name.replace(/ (?:na|com|e|à) cachaça$/u, '') }, courseLabel)?.replace(/\.$/u, '') ??
  null
