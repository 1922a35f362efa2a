/** What is left to the owner, without scraps of grammar. */
import type { Draft, DraftUnread } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

/** Words that say nothing alone: "e", "mas o", what is left of a "volta". Words that refuse or limit are none of them. */
const scrap =
  /^(?:[^a-z0-9]*(?:e|mas|porem|que|pois|porque|entao|ai|ida|a|o|as|os|de|do|da|dos|das|em|no|na|nos|nas|com|pra|pro|para|por|um|uma)(?![a-z0-9]))+[^a-z0-9]*$/

const isOpen = ({ blocking, why, choices }: DraftUnread) =>
  !blocking && why === 'unknown' && choices.length === 0

/** The draft without such scraps. */
export const withoutScraps = (text: string, draft: Draft): Draft => ({
  ...draft,
  unread: draft.unread.filter(
    (one) => !isOpen(one) || !scrap.test(foldInPlace(text.slice(one.start, one.end)).toLowerCase()),
  ),
})
