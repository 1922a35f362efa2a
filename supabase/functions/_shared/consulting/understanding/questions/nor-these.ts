/** "Não mexe na feijoada, nem no caldinho": what "nem" adds is held as the item before it, whatever another sentence limits. */
import type { Draft } from '../text/draft.ts'

const adds = /^[\s,]*nem\s/iu

export function withNorThese(text: string, draft: Draft): Draft {
  const wishes = draft.wishes.map((one, at) => {
    const { wish, start, end } = one
    if (wish.kind !== 'capPrice' || !adds.test(text.slice(start, end)) || /\d/.test(text.slice(start, end)))
      return one
    const before = draft.wishes[at - 1]
    const isNear = before !== undefined && !/[.!?;\n]/.test(text.slice(before.end, start))
    return isNear && before.wish.kind === 'keepPrice'
      ? { ...one, wish: { kind: 'keepPrice' as const, item: wish.item } }
      : one
  })
  return { ...draft, wishes }
}
