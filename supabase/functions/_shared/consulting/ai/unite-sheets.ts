import { readText } from '../base/lexicon/read-text.ts'
import { maxWishes, type RequestSheet, type Unread } from '../base/request/request-sheet.ts'
import type { Place, Wish } from '../base/request/wish.ts'
import { contradict, withContradictions } from '../understanding/unread/contradictions.ts'

const overlap = (one: Place | undefined, other: Place | undefined) =>
  one !== undefined &&
  other !== undefined &&
  one.input === other.input &&
  one.start < other.end &&
  other.start < one.end

const contentOf = ({ text: _text, place: _place, ...wish }: Wish) =>
  JSON.stringify(Object.entries(wish).toSorted())

/** What is left of a passage without the places of some wishes. */
function without(passage: Unread, wishes: readonly Wish[]): Unread[] {
  const { place } = passage
  if (!place) return [passage]
  const rest: Unread[] = []
  let from = place.start
  const keep = (to: number) => {
    const said = passage.text.slice(from - place.start, to - place.start)
    const lead = said.length - said.trimStart().length
    const text = said.trim()
    if (!/[\p{L}\p{N}]/u.test(text)) return
    rest.push({ ...passage, text, place: { ...place, start: from + lead, end: from + lead + text.length } })
  }
  const places = wishes.flatMap((wish) => wish.place ?? []).toSorted((a, b) => a.start - b.start)
  for (const taken of places) {
    if (taken.end <= from || taken.start >= place.end) continue
    if (taken.start > from) keep(taken.start)
    from = Math.max(from, taken.end)
  }
  if (from < place.end) keep(place.end)
  return rest
}

const isWithin = (one: Place | undefined, other: Place | undefined) =>
  one !== undefined &&
  other !== undefined &&
  one.input === other.input &&
  one.start >= other.start &&
  one.end <= other.end

/** The figures, days and names of a wish, whatever its fields are called. */
const valuesOf = ({ text: _text, place: _place, kind: _kind, origin: _origin, ...fields }: Wish): unknown[] =>
  Object.values(fields).flat()

/** Whether the wish says all that the other of its kind says, and more: "tirar 4" and "tirar". */
function extendsWish(one: Wish, other: Wish): boolean {
  const fields = new Map(Object.entries(one))
  return Object.entries(other).every(
    ([name, value]) =>
      name === 'text' || name === 'place' || JSON.stringify(fields.get(name)) === JSON.stringify(value),
  )
}

/** Whether the owner's words name the food that is wished for. */
const isNamed = (wish: Wish): boolean =>
  (wish.kind !== 'prefer' && wish.kind !== 'share') ||
  readText(wish.text).named.some(({ name }) => name === wish.what)

/**
 * Whether the other reading of a passage takes the place of ours. It quotes at least our words, keeps every figure of
 * ours, and either reads something else in them ("gelo é pouco" is no wish for ice) or says more. A refusal of ours stays.
 */
function replaces(theirs: Wish, ours: Wish): boolean {
  if (ours.kind === 'exclude' || ours.kind === 'only' || ours.origin === 'house') return false
  // What only tells of the house, around a wish, is no other reading of it.
  if (theirs.kind === 'houseFact' || theirs.kind === 'audience') return false
  // "Tirar não tiro": of an order and its opposite in the same words, ours was read wrong.
  if (overlap(ours.place, theirs.place) && (contradict(theirs, ours) || contradict(ours, theirs))) return true
  if (!isWithin(ours.place, theirs.place) || !isNamed(theirs)) return false
  if (theirs.kind === ours.kind) return extendsWish(theirs, ours)
  const kept = new Set(valuesOf(theirs))
  return valuesOf(ours).every((value) => typeof value !== 'number' || kept.has(value))
}

/**
 * One sheet from two readings, for the owner to confirm. Exclusions of either are kept. A passage that we left unread
 * becomes the other reading's wish, unless it blocks: then it waits for the owner. Of what we did read, only what
 * `replaces` allows gives way.
 */
export function uniteSheets(ours: RequestSheet, theirs: RequestSheet): RequestSheet {
  const known = new Set(ours.wishes.map(contentOf))
  const refused = new Set(ours.wishes.flatMap((wish) => (wish.kind === 'exclude' ? [wish.what] : [])))
  const waits = (wish: Wish) =>
    ours.unread.some(
      ({ place, blocking, why }) => overlap(place, wish.place) && (blocking || why === 'instruction'),
    )
  const gone = new Set(
    ours.wishes.filter((own) =>
      theirs.wishes.some(
        (wish) =>
          wish.kind !== 'exclude' && !known.has(contentOf(wish)) && !waits(wish) && replaces(wish, own),
      ),
    ),
  )
  const kept = ours.wishes.filter((wish) => !gone.has(wish))
  const added = theirs.wishes.filter((wish) => {
    if (kept.some((own) => contentOf(own) === contentOf(wish))) return false
    if (wish.kind === 'exclude') return !refused.has(wish.what) || wish.why === 'allergy'
    if (waits(wish)) return false
    const asksFor = wish.kind === 'prefer' || wish.kind === 'only' || wish.kind === 'share'
    if (asksFor && refused.has(wish.what)) return false
    const isOpen = [...ours.unread, ...gone, ...(ours.asides ?? [])].some(({ place }) =>
      overlap(place, wish.place),
    )
    return isOpen && !kept.some(({ place, kind }) => overlap(place, wish.place) && kind === wish.kind)
  })
  const unread = ours.unread.flatMap((passage) =>
    passage.blocking || passage.why === 'instruction' ? [passage] : without(passage, added),
  )
  const excluded = new Set(added.flatMap((wish) => (wish.kind === 'exclude' ? [wish.what] : [])))
  const contradicted = kept.filter(
    (wish) => (wish.kind === 'prefer' || wish.kind === 'only') && excluded.has(wish.what),
  )
  const further = theirs.unread.filter(
    ({ blocking, place }) =>
      blocking && !unread.some((passage) => passage.blocking && overlap(passage.place, place)),
  )
  const united = withContradictions({
    wishes: [...kept.filter((wish) => !contradicted.includes(wish)), ...added],
    unread: [
      ...unread,
      ...contradicted.map(
        ({ text, place }): Unread => ({
          text,
          ...(place ? { place } : {}),
          blocking: true,
          why: 'contradiction',
          choices: [],
        }),
      ),
      ...further,
    ],
  })
  const told = ours.asides?.filter(({ place }) => !added.some((wish) => overlap(place, wish.place))) ?? []
  return {
    wishes: united.wishes.slice(0, maxWishes),
    unread: united.unread.slice(0, maxWishes),
    ...(told.length > 0 && { asides: told }),
  }
}
