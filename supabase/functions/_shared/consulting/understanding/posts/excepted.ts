/**
 * What posts except: "samba toda sexta, menos 25/12" takes days from what comes every week, and "sem preços, só o da dose"
 * leaves the price of an item. Words that are neither stay with the owner.
 */
import { findDates } from '../dates/find-dates.ts'
import { slotsOf } from '../orders/slots.ts'
import type { Named } from '../spoken/pieces.ts'
import type { Draft, DraftUnread, DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const joint =
  /^[\s,]*(?:(?:so|mas) )?(?:menos|exceto|salvo|fora|tirando|afora|so|somente|apenas|(?:a )?nao ser|nao (?:tem|ha|vai ter|teremos))(?![a-z])\s*/
/** Between the days that are excepted. */
const small =
  /^(?:[\s,;.]|n[ao]s?|em|e|dias?|d[aeo]s?|[ao]s?|nem|quando|cair(?:em)?|natal|ano novo|reveillon)*$/
/** Before the item whose price may stand: "o da dose", "o preço do rodízio". */
const ofPrice = /^(?:pode\w* |dig\w+ |cit\w+ )?(?:[oa]s? )?(?:(?:precos?|valor(?:es)?) )?(?:d[aeo]s? )/

/** The days that the words name; null where they say anything else. */
function daysIn(said: string, today: string): { from: string; to: string }[] | null {
  const found = findDates(said, today)
  let rest = foldInPlace(said).toLowerCase()
  for (const { start, end } of found) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  return found.length > 0 && small.test(rest) ? found.map(({ span }) => span) : null
}

/** The prices of the items that the words name; null where they name none, or a price that other items have as well. */
function pricesOf(said: string, names: readonly Named[]): number[] | null {
  const folded = foldInPlace(said).toLowerCase().replace(ofPrice, '')
  const slots = slotsOf(folded, names)
  const isPlain = slots.every(
    (slot) =>
      slot.kind === 'items' || (slot.kind === 'role' && ['and', 'idle', 'to', 'by'].includes(slot.role)),
  )
  const items = slots.flatMap((slot) => (slot.kind === 'items' ? slot.names : []))
  const isNamed = ({ name, section }: Named) =>
    items.includes(name) || (section !== null && items.includes(section))
  const priced = names.filter((one) => !one.isSection && isNamed(one))
  const prices = [...new Set(priced.flatMap(({ price }) => price ?? []))]
  const isShared = names.some(
    (one) => !one.isSection && !isNamed(one) && one.price != null && prices.includes(one.price),
  )
  const isWhole = items.every((item) => priced.some(({ name, section }) => name === item || section === item))
  return isPlain && prices.length > 0 && isWhole && !isShared ? prices : null
}

/** What an exception makes of the wish before it; null if it says nothing of that. */
function settled(
  { wish }: DraftWish,
  said: string,
  { names, today }: { names: readonly Named[]; today: string },
): WishContent[] | null {
  if (wish.kind === 'onlyPrice' && wish.price === undefined)
    return pricesOf(said, names)?.map((price): WishContent => ({ kind: 'onlyPrice', price })) ?? null
  if ((wish.kind !== 'date' && wish.kind !== 'combo') || wish.weekdays === undefined) return null
  if (wish.kind === 'date' && wish.closed) return null
  const { what } = wish
  const days = daysIn(said, today)
  return (
    days && [
      wish,
      ...days.map((span): WishContent => ({ kind: 'postRule', what: 'noMention', of: what, ...span })),
    ]
  )
}

/** The draft in which such exceptions hold. */
export function withExcepted(
  text: string,
  draft: Draft,
  around: { names: readonly Named[]; today: string },
): Draft {
  const taken = new Map<DraftUnread | DraftWish, { one: DraftWish; contents: WishContent[] }>()
  // "Sem preços, menos o da moqueca" refuses no moqueca.
  const turned = draft.wishes.filter(({ wish }) => wish.kind === 'exclude' && wish.why === 'taste')
  for (const passage of [...draft.unread.filter(({ blocking }) => !blocking), ...turned]) {
    const words = text.slice(passage.start, passage.end)
    const lead = joint.exec(foldInPlace(words).toLowerCase())?.[0]
    const one = draft.wishes.findLast(({ end }) => end <= passage.start)
    if (lead === undefined || !one || !/^[\s,]*$/.test(text.slice(one.end, passage.start))) continue
    const contents = settled(one, words.slice(lead.length), around)
    if (contents) taken.set(passage, { one, contents })
  }
  if (taken.size === 0) return draft
  const wishes = draft.wishes.flatMap((one) => {
    if (taken.has(one)) return []
    const [passage, found] = [...taken].find(([, { one: led }]) => led === one) ?? []
    if (!passage || !found) return [one]
    return found.contents.map((wish, at) => ({
      wish,
      start: at === 0 ? one.start : passage.start,
      end: at === 0 && found.contents.length > 1 ? one.end : passage.end,
    }))
  })
  return {
    ...draft,
    wishes: wishes.toSorted((a, b) => a.start - b.start),
    unread: draft.unread.filter((passage) => !taken.has(passage)),
  }
}
