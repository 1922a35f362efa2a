/** Glasses that a report does not stand by. */
import { circumstantial } from '../../base/pairing/phrases.ts'
import type { Score } from '../../base/pairing/rules.ts'
import type { DishReading } from '../../base/pairing/understand.ts'

/** A dose of the house's own, by its style. */
export const isOwnDose = (option: object): boolean =>
  'style' in option && (option.style === 'agedDose' || option.style === 'whiteDose')

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
  !isOwnDose(option) &&
  (findings.some(({ rule }) => rule === 'dry') ||
    findings.every(({ rule, points }) => points <= 0 || circumstantial.includes(rule)))
