import { maxWishes, type RequestSheet, type Unread } from '../base/request/request-sheet.ts'
import type { Place, Wish } from '../base/request/wish.ts'

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

/**
 * One sheet from two readings, for the owner to confirm. Exclusions of either are kept. A passage that we left unread
 * becomes the other reading's wish, unless it blocks: then it waits for the owner. To what we did read, only exclusions
 * are added.
 */
export function uniteSheets(ours: RequestSheet, theirs: RequestSheet): RequestSheet {
  const known = new Set(ours.wishes.map(contentOf))
  const refused = new Set(ours.wishes.flatMap((wish) => (wish.kind === 'exclude' ? [wish.what] : [])))
  const added = theirs.wishes.filter((wish) => {
    if (known.has(contentOf(wish))) return false
    if (wish.kind === 'exclude') return !refused.has(wish.what) || wish.why === 'allergy'
    const passage = ours.unread.find(({ place }) => overlap(place, wish.place))
    if (!passage || passage.blocking || passage.why === 'instruction') return false
    const asksFor = wish.kind === 'prefer' || wish.kind === 'only' || wish.kind === 'share'
    if (asksFor && refused.has(wish.what)) return false
    return !ours.wishes.some(({ place }) => overlap(place, wish.place))
  })
  const unread = ours.unread.flatMap((passage) =>
    passage.blocking || passage.why === 'instruction' ? [passage] : without(passage, added),
  )
  const excluded = new Set(added.flatMap((wish) => (wish.kind === 'exclude' ? [wish.what] : [])))
  const contradicted = ours.wishes.filter(
    (wish) => (wish.kind === 'prefer' || wish.kind === 'only') && excluded.has(wish.what),
  )
  const further = theirs.unread.filter(
    ({ blocking, place }) =>
      blocking && !unread.some((passage) => passage.blocking && overlap(passage.place, place)),
  )
  return {
    wishes: [...ours.wishes.filter((wish) => !contradicted.includes(wish)), ...added].slice(0, maxWishes),
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
    ].slice(0, maxWishes),
  }
}
