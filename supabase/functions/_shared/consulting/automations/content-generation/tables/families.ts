import { foldAccents } from '../../../base/language/text.ts'
import type { Family } from './family.ts'
import { glasses } from './glasses.ts'
import { mains } from './mains.ts'
import { seaAndSweets } from './sea-and-sweets.ts'
import { snacks } from './snacks.ts'

export const dishFamilies: readonly Family[] = [...snacks, ...mains, ...seaAndSweets]
export const glassFamilies: readonly Family[] = glasses

/** What is known of an item by its name; null where nothing is. */
export function familyOf(name: string, drink: boolean): Family | null {
  const folded = foldAccents(name).toLowerCase()
  return (drink ? glassFamilies : dishFamilies).find(({ match }) => match.test(folded)) ?? null
}
