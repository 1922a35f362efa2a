/** A dish whose name begins with a number: "Quatro queijos" asks for no four results. */
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'

const folded = (words: string) => foldInPlace(words).toLowerCase().trim()

/** Counts that are such names become the dishes; several counts of one passage are one list. */
export function withNumberedNames(text: string, draft: Draft, names: readonly HouseName[]): Draft {
  const known = new Map(names.map(({ name }) => [folded(name), name]))
  const counts = draft.wishes.filter(({ wish }) => wish.kind === 'count')
  const wishes = draft.wishes.flatMap((one): DraftWish[] => {
    if (!counts.includes(one)) return [one]
    const said = folded(text.slice(one.start, one.end))
    const named = said.split(/,| e /).map((part) => known.get(part.trim()))
    if (!named.every((name) => name !== undefined)) return [one]
    const isFirst = counts.find(({ start }) => start === one.start) === one
    return isFirst ? named.map((item) => ({ ...one, wish: { kind: 'keepItem', item } })) : []
  })
  return { ...draft, wishes }
}
