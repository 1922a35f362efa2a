import { shorten } from './language/text.ts'

/** Characters that `generated_content.title` takes. */
export const maxTitleLength = 200

/** One result of an automation: a card of the wizard and a row of `generated_content`. */
export type EngineResult<Content> = {
  title: string
  contentType: 'recipe' | 'analysis' | 'content'
  content: Content
  downloadable: boolean
}

/** What an engine made, within the limits of the table that it is stored in. */
export function toStorable<Content>(results: readonly EngineResult<Content>[]): EngineResult<Content>[] {
  return results.map((result) => ({ ...result, title: shorten(result.title, maxTitleLength) }))
}
