/** Glasses that a report does not stand by. */
import { circumstantial } from '../../base/pairing/phrases.ts'
import type { Score } from '../../base/pairing/rules.ts'
import type { DishReading } from '../../base/pairing/understand.ts'

/**
 * Whether nothing in the taste speaks for the drink beside a dessert, or it is dry and harsh there: such a pair is
 * neither sold nor printed.
 */
export const isPoorBeside = (
  { course }: Pick<DishReading, 'course'>,
  { findings, option }: Pick<Score, 'findings' | 'option'>,
): boolean =>
  course === 'dessert' &&
  option.kind !== 'cachaca' &&
  (findings.some(({ rule }) => rule === 'dry') ||
    findings.every(({ rule, points }) => points <= 0 || circumstantial.includes(rule)))
