/** A period that ends before it begins was misread, and is left to the owner. */
import { type Draft, type DraftWish, givenBack } from '../text/draft.ts'

const isTurned = ({ wish }: DraftWish): boolean =>
  'from' in wish &&
  'to' in wish &&
  typeof wish.from === 'string' &&
  typeof wish.to === 'string' &&
  wish.to < wish.from

/** The draft without such periods. */
export function withoutTurnedSpans(_text: string, draft: Draft): Draft {
  const turned = draft.wishes.filter(isTurned)
  return givenBack(draft, turned)
}
