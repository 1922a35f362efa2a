/** Names of the menu that the owner writes in full: "carne de sol com macaxeira" is one dish, and not two words of it. */
import { tokenize } from '../../base/language/text.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import type { HouseName } from '../words/vocabulary.ts'

const spaced = (text: string) => ` ${tokenize(text).join(' ')} `

/** The draft with each part of a full name replaced by that name, once. */
export function withWholeNames(text: string, draft: Draft, names: readonly HouseName[]): Draft {
  const items = names.filter(({ isSection }) => isSection !== true).map(({ name }) => name)
  const own = new Map(items.map((name) => [name, spaced(name)]))
  const seen = new Map<string, DraftWish>()
  const wholeOf = ({ wish, start, end }: DraftWish): string | null => {
    if (!('item' in wish) || typeof wish.item !== 'string' || own.has(wish.item)) return null
    const said = spaced(text.slice(start, end))
    const part = spaced(wish.item)
    const [whole, ...more] = [...own].filter(
      ([, words]) => words.length > part.length && said.includes(words) && words.includes(part),
    )
    if (whole === undefined || more.length > 0) return null
    const [name, words] = whole
    return said.replace(words, ' ').includes(part) ? null : name
  }
  return {
    ...draft,
    wishes: draft.wishes.flatMap((one) => {
      const whole = wholeOf(one)
      const wish = whole === null ? one.wish : ({ ...one.wish, item: whole } as DraftWish['wish'])
      const key = JSON.stringify(wish)
      // Two words of one name are one wish. Said elsewhere, it keeps its place: no word of the owner's may be lost.
      const isOnce = whole !== null || wish.kind === 'promote'
      const before = seen.get(key)
      if (isOnce && before && before.start <= one.start && one.end <= before.end) return []
      seen.set(key, one)
      return [{ ...one, wish }]
    }),
  }
}
