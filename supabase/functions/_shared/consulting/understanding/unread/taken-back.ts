import { type DraftUnread, type DraftWish, unreadAt } from '../text/draft.ts'
import { isFiller, type Sentence } from '../words/elements.ts'

const joke = /^(?:brincadeira|brincadeirinha|brincando|mentira|mentirinha|zoeira|zoando)$/

/** "quero caju em tudo! Brincadeira, em três": whether a sentence takes the one before it back. */
export function takesBack({ elements }: Sentence): boolean {
  const first = elements.find((element) => !isFiller(element))
  return first !== undefined && joke.test(first.key)
}

/** What was said in jest: left to the owner, except an allergy. */
export function inJest(wishes: readonly DraftWish[]): { wishes: DraftWish[]; unread: DraftUnread[] } {
  const isSerious = ({ wish }: DraftWish) => wish.kind === 'exclude' && wish.why === 'allergy'
  return {
    wishes: wishes.filter(isSerious),
    unread: wishes.filter((one) => !isSerious(one)).map(unreadAt),
  }
}
