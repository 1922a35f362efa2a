/** A dish whose name begins with a number: "Quatro queijos" asks for no four results. */
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'

const folded = (words: string) => foldInPlace(words).toLowerCase().trim()

/** The draft in which such names, each alone or in a list, are dishes to be paired, as any other name is. */
export function withNumberedNames(text: string, draft: Draft, names: readonly HouseName[]): Draft {
  const known = new Map(names.map(({ name }) => [folded(name), name]))
  const wishes = draft.wishes.flatMap((one): DraftWish[] => {
    if (one.wish.kind !== 'count') return [one]
    const said = folded(text.slice(one.start, one.end))
    const named = said.split(/,| e /).map((part) => known.get(part.trim()))
    if (!named.every((name) => name !== undefined)) return [one]
    return named.map((item) => ({ ...one, wish: { kind: 'keepItem', item } }))
  })
  const isFirst = (one: DraftWish, at: number) =>
    wishes.findIndex(
      ({ wish, start }) => start === one.start && JSON.stringify(wish) === JSON.stringify(one.wish),
    ) === at
  return { ...draft, wishes: wishes.filter(isFirst) }
}
