/** What a reader of orders is given, and what it answers. */
import type { WishContent } from '../../text/draft.ts'
import type { HouseName } from '../../words/vocabulary.ts'
import type { Clause } from './clauses.ts'
import type { Days, When } from './when.ts'

/** What the clauses before have said. */
export type Carry = {
  /** The order that a bare list goes on with. */
  order: 'refuse' | 'compare' | 'focus' | 'count' | null
  /** Its sentence. */
  sentence: number
  /** The days that the sentence named. */
  ofSentence: Days
  /** Whether nothing but those days was said: "8/12: contar a história". */
  isBare: boolean
  /** The days of the order before in the same sentence: what it leaves out, it leaves out then. */
  ofOrder: Days
  /** The hours that the sentence named. */
  hours: { start?: number; end?: number }
  /** The days that the text named last. */
  last: Days | null
  /** Whether the order before said that an item leaves or is lacking. */
  leaving: boolean
  /** The item and the feast that the text named last. */
  item: string | null
  feast: string | null
}

export type Given = {
  clause: Clause
  when: When
  /** The clause without its days and hours, and the same folded. */
  said: string
  folded: string
  today: string
  names: readonly HouseName[]
  carry: Carry
  /** The next clause of the sentence, taken apart. */
  next: Omit<Given, 'next'> | null
}

/** What a clause adds to the date beside it. */
export type Detail = {
  note?: string
  tell?: string
  price?: number
  per?: string
  at?: number
  open?: true
}

export type Order = {
  wishes?: WishContent[]
  detail?: Detail
  /** The clause narrows the wish before it: on which weekdays it does not hold, or in which words. */
  narrows?: { except: number[]; note: string; from?: string; to?: string }
  goesOn?: Carry['order']
  /** The next clause belongs to it. */
  takesNext?: true
  /** An item leaves or is lacking. */
  leaves?: true
  /** It only repeats the wish before it. */
  repeats?: true
}

export type Reader = (given: Given) => Order | null
