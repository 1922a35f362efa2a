/** What a dish asks of the drink beside it: its trait, what the drink must do, and the styles that do it, best first. */
import { foldAccents } from '../../../base/language/text.ts'
import type { PourStyle } from '../../../base/pairing/pour-styles.ts'
import type { DishReading } from '../../../base/pairing/understand.ts'

/** What the drink does at the table. */
export type Need = 'fat' | 'salt' | 'delicate' | 'roast' | 'cream' | 'sweet' | 'spice' | 'acid'

export interface DishTable {
  /** What the mouth meets: "massa e molho cremoso". */
  trait: string
  need: Need
  styles: readonly PourStyle[]
}

/** Decides whether a table is a dish's: by its name, or by what is read of it. */
export type Words = RegExp | ((dish: DishReading) => boolean)
export type Tables = readonly (readonly [Words, DishTable])[]

/** Whether a dish has one of these foods. */
export const isOf =
  (...groups: readonly string[]) =>
  ({ groups: own }: DishReading) =>
    groups.some((group) => [...own].some((one) => one === group))

/** Section, name and description. */
export const textOf = ({ item }: DishReading): string =>
  foldAccents(`${item.category ?? ''} ${item.name} ${item.description ?? ''}`)

export function when(
  words: Words,
  trait: string,
  need: Need,
  ...styles: readonly PourStyle[]
): readonly [Words, DishTable] {
  return [words, { trait, need, styles }]
}
