import { shorten } from './language/text.ts'
import type { PriceLimits } from './pricing/limits.ts'
import type { Explanation } from './request/explanation.ts'

/** Longest `generated_content.title`, in characters. */
export const maxTitleLength = 200

/** One result of an automation: a card of the wizard and a row of `generated_content`. */
export type EngineResult<Content> = {
  title: string
  contentType: 'recipe' | 'analysis' | 'content'
  content: Content
  downloadable: boolean
  /** Wishes that the engine could not meet; used by the check only, not stored. */
  explanations?: readonly Explanation[]
  /** The bounds that the owner's wishes set for each item's price; used by a review and not stored. */
  limits?: readonly ItemLimits[]
}

export type ItemLimits = { item: string; limits: PriceLimits }

/** An engine's results, within the limits of the table in which they are stored. */
export function toStorable<Content>(results: readonly EngineResult<Content>[]): EngineResult<Content>[] {
  return results.map((result) => ({ ...result, title: shorten(result.title, maxTitleLength) }))
}

/** The engine's reasons for unmet wishes, from all its results. */
export function explanationsOf(results: readonly EngineResult<unknown>[]): Explanation[] {
  return results.flatMap(({ explanations }) => explanations ?? [])
}
