/** "Nova torra do sítio a partir de 10/12": what is new from a day is launched on it, and keeps its name. */
import type { DraftWish } from '../text/draft.ts'

const ending = /[\s,]+a partir(?: d[eo]s?)?(?: dia)?$/iu
const fresh = /^(?<new>nov[oa]) (?=\p{L})/iu

export function withLaunch(one: DraftWish): DraftWish {
  const { wish } = one
  if (wish.kind !== 'date' || wish.closed || !ending.test(wish.what)) return one
  const what = wish.what.replace(ending, '')
  const word = fresh.exec(what)?.groups?.new?.toLowerCase()
  const launched =
    word === undefined
      ? what
      : `lançamento d${word.endsWith('a') ? 'a' : 'o'} ${word}${what.slice(word.length)}`
  return { ...one, wish: { ...wish, what: launched } }
}
