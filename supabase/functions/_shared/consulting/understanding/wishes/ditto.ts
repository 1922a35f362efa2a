/** "O caldo não sai. A moela idem.": what was just said of one item holds for another. */
import { subjectsOf } from '../questions/price-subjects.ts'
import type { Named } from '../spoken/pieces.ts'
import type { Draft, DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const same =
  /^(?:(?:e|mas|ja) )?(?<s>[^,;:?\d]{3,60}?)(?:,? (?:e )?(?:idem(?: idem)?|(?:a |e a )?mesma coisa|do mesmo jeito|(?:e )?igual|tambem(?: nao| fica| sim)?))+$/

/** Only what holds: to take off an item that was meant for something else costs more than to ask. */
const holding: ReadonlySet<WishContent['kind']> = new Set<WishContent['kind']>([
  'keepItem',
  'keepPrice',
  'capPrice',
])

/** The wish with another item, if it holds one. */
const ofItem = ({ wish }: DraftWish, item: string): WishContent[] => {
  if (wish.kind === 'keepItem') return [{ ...wish, item }]
  // "fica em 7 reais" is a price of the first alone.
  if (wish.kind === 'keepPrice') return wish.price === undefined ? [{ ...wish, item }] : []
  return wish.kind === 'capPrice' && wish.max === undefined ? [{ ...wish, item }] : []
}

/** The draft in which such a sentence holds what the words before it hold, up to one sentence back. */
export function withDitto(text: string, draft: Draft, names: readonly Named[]): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const found: DraftWish[] = []
  const read = draft.unread.filter((passage) => {
    if (passage.blocking || folded[passage.end] === '?') return false
    const said = folded.slice(passage.start, passage.end).trim()
    const items = subjectsOf(same.exec(said)?.groups?.s ?? '', names)
    const before = draft.wishes.filter(({ end }) => end <= passage.start)
    const last = before.at(-1)
    const gap = folded.slice(last?.end, passage.start)
    if (!items || !last || (gap.match(/[.!?;\n]/g) ?? []).length > 1 || /[a-z]{4}.*[.!?;\n]/.test(gap))
      return false
    const subject = 'item' in last.wish ? last.wish.item : undefined
    const held = before.filter(
      ({ wish, end }) =>
        'item' in wish &&
        wish.item === subject &&
        (folded.slice(end, passage.start).match(/[.!?;\n]/g) ?? []).length < 2,
    )
    if (subject === undefined || held.some(({ wish }) => !holding.has(wish.kind))) return false
    const wishes = items.flatMap((item) => held.flatMap((one) => ofItem(one, item)))
    found.push(...wishes.map((wish) => ({ wish, start: passage.start, end: passage.end })))
    return wishes.length > 0
  })
  return read.length === 0
    ? draft
    : {
        ...draft,
        wishes: [...draft.wishes, ...found].toSorted((a, b) => a.start - b.start),
        unread: draft.unread.filter((passage) => !read.includes(passage)),
      }
}
