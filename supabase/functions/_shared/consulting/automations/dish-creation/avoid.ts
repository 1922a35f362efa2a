import { type Exclusion, judgeProse } from '../../base/lexicon/exclusion.ts'
import { foodAllowed } from '../../base/request/judge-exclusions.ts'
import type { Candidate, Conditions } from './compose.ts'

/** Whether a dish, including its texts, is free of what some of the dishes must avoid. */
export function avoids({ idea, parts, steps }: Candidate, exclusion: Exclusion): boolean {
  const texts = [idea.name, idea.story, idea.plating, idea.keeps, ...steps]
  return (
    parts.every(({ item }) => foodAllowed(exclusion, item)) &&
    texts.every((text) => judgeProse(exclusion, text) === 'yes')
  )
}

/** The conditions with one more exclusion. */
export const avoiding = (conditions: Conditions, exclusion: Exclusion): Conditions => ({
  ...conditions,
  allowsFood: (item) => conditions.allowsFood(item) && foodAllowed(exclusion, item),
  allowsText: (text) => conditions.allowsText(text) && judgeProse(exclusion, text) === 'yes',
})
