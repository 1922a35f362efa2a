import type { Unread } from '../base/request/request-sheet.ts'
import type { Wish } from '../base/request/wish.ts'

type Without<Kind> = Kind extends Wish ? Omit<Kind, 'text' | 'place' | 'origin'> : never

/** A wish without the words that it comes from. */
export type WishContent = Without<Wish>

/** A wish in the making, with its place in the text. */
export type DraftWish = { wish: WishContent; start: number; end: number }

/** Words that are not read, with their place in the text. */
export type DraftUnread = {
  start: number
  end: number
  why: Unread['why']
  blocking: boolean
  choices: string[]
}

export type Draft = { wishes: DraftWish[]; unread: DraftUnread[] }

/** What kind of answer a text is: it says what a bare name means, and what a number counts. */
export type Profile =
  /** Wishes about drinks or dishes to be created: a bare name is a preference. */
  | 'recipes'
  /** What must not change on a menu: a bare name stays. */
  | 'menu'
  /** What prices must respect. */
  | 'prices'
  /** Standing restrictions: a bare name is kept away from guests. */
  | 'restrictions'
  | 'equipment'
  | 'goals'
