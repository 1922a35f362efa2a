/** Names of the menu that the owner writes in full: "carne de sol com macaxeira" is one dish, and not two words of it. */
import { tokenize } from '../../base/language/text.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import type { HouseName } from '../words/vocabulary.ts'

const within = (few: readonly string[], many: readonly string[]) =>
  ` ${many.join(' ')} `.includes(` ${few.join(' ')} `)

/** The draft with each part of a full name replaced by that name, once. */
export function withWholeNames(text: string, draft: Draft, names: readonly HouseName[]): Draft {
  const items = names.filter(({ isSection }) => isSection !== true).map(({ name }) => name)
  const own = new Map(items.map((name) => [name, tokenize(name)]))
  const seen = new Map<string, DraftWish>()
  const wholeOf = ({ wish, start, end }: DraftWish): string | null => {
    if (!('item' in wish) || typeof wish.item !== 'string' || own.has(wish.item)) return null
    const said = tokenize(text.slice(start, end))
    const part = tokenize(wish.item)
    const [whole, ...more] = items.filter((name) => {
      const words = own.get(name) ?? []
      return words.length > part.length && within(part, words) && within(words, said)
    })
    const alone =
      whole === undefined ? '' : ` ${said.join(' ')} `.replace(` ${own.get(whole)?.join(' ')} `, ' ')
    return whole === undefined || more.length > 0 || alone.includes(` ${part.join(' ')} `) ? null : whole
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
