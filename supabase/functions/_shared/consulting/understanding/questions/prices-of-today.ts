/** Today's prices that an owner puts in brackets behind the item: they tell nothing new, and no clause falls apart there. */
import { tokenize } from '../../base/language/text.ts'
import type { Named } from '../spoken/pieces.ts'
import { type Draft, unreadAt } from '../text/draft.ts'

const bracket = /\(\s*(?:hoje\s*)?(?:a\s*)?R?\$?\s*(\d[\d.]*(?:,\d{1,2})?)(?:\s*(?:reais|hoje))?\s*\)/giu

/** Places of a text where an item is followed by its own price of today. */
function pricesIn(text: string, names: readonly Named[]): { start: number; end: number }[] {
  return [...text.matchAll(bracket)].flatMap(({ index, 0: all, 1: figure = '' }) => {
    const price = Number(figure.replaceAll('.', '').replace(',', '.'))
    const before = tokenize(text.slice(0, index)).join(' ')
    const isOwn = names.some(
      ({ name, price: today, isSection }) =>
        !isSection && today === price && ` ${before}`.endsWith(` ${tokenize(name).join(' ')}`),
    )
    return isOwn ? [{ start: index, end: index + all.length }] : []
  })
}

/** Reads a text without those prices; they belong to the wish around or right before them. */
export function withPricesOfToday(
  text: string,
  names: readonly Named[],
  read: (text: string) => Draft,
): Draft {
  const told = pricesIn(text, names)
  // Blanks only: a clause goes on behind the brackets.
  const plain = told.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
  const { wishes, unread } = read(plain)
  const own = wishes.map((one) => ({ ...one }))
  const open = told.filter(({ start, end }) => {
    const near = own.filter(
      (one) => one.start < start && (one.end >= end || /^[\s,.]*$/.test(text.slice(one.end, start))),
    )
    for (const one of near) one.end = Math.max(one.end, end)
    return near.length === 0
  })
  return {
    wishes: own,
    unread: [
      ...unread,
      ...open.map(({ start, end }) => unreadAt({ start: start + 1, end: end - 1 })),
    ].toSorted((a, b) => a.start - b.start),
  }
}
