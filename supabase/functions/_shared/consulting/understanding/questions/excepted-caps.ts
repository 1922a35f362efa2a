/** "Nenhum aumento acima de 8%, salvo o bife e a costela, que podem ir até 12%": two shares, each for its own items. */
import { everyItem } from '../../base/request/match-item.ts'
import type { Named } from '../spoken/pieces.ts'
import { cut, sentenceEnds } from '../spoken/stretches.ts'
import { type Draft, inserted, type WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { meets } from '../text/half-read.ts'
import { subjectsOf } from './price-subjects.ts'

const share = '(?:\\d{1,2}(?:,\\d)?) ?(?:%|por cento)'
const two = new RegExp(
  `(?<lead>(?:nenhum|nada|nao|os? (?:aumentos?|reajustes?)|(?:sub|aument|reajust)\\p{L}*)[^.;?\\d]{0,60}?)(?<all>${share})[^.;?\\d]{0,30}?[,;]?\\s(?:salvo|exceto|menos|fora|tirando|com excecao d[aeo]s?|a nao ser)\\s(?<who>[^.;?\\d%]{3,160}?)[,;]?\\s(?:(?:que|esses?|essas?|est[ea]s|a[ií]|nesses|para esses)\\s)?(?:pode\\p{L}*|vao|vai|aceit\\p{L}+|ate|limite|chega\\p{L}*)[^.;?\\d]{0,30}?(?<some>${share})`,
  'u',
)
/** A name for the list that follows it. */
const heading = /^.*?,? (?:ou seja|isto e|a saber|que sao|como|:),? /u

const percentOf = (said = '') => Number(/[\d,]+/.exec(said)?.[0].replace(',', '.') ?? Number.NaN)

/** The items of a list; null if a word of it names nothing. */
function namedIn(said: string, names: readonly Named[]): string[] | null {
  const parts = said
    .replace(heading, '')
    .split(/,|(?<!\p{L})e(?!\p{L})/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const found = parts.map((part) => subjectsOf(part, names))
  return found.every((one) => one !== null) ? found.flat() : null
}

export function withExceptedCaps(text: string, draft: Draft, names: readonly Named[]): Draft {
  let read = draft
  for (const { said, at } of cut({ said: foldInPlace(text).toLowerCase(), at: 0 }, sentenceEnds, true)) {
    const match = two.exec(said)
    const { all, who = '', some } = match?.groups ?? {}
    const items = match ? namedIn(who, names) : null
    const [most, more] = [percentOf(all), percentOf(some)]
    if (!match || !items || items.length === 0 || items.length > 12 || !(most > 0) || !(more > 0)) continue
    const span = { start: at + match.index, end: at + match.index + match[0].length }
    const caps: WishContent[] = [
      { kind: 'capPrice', item: everyItem, percent: most, except: items },
      ...items.map((item): WishContent => ({ kind: 'capPrice', item, percent: more })),
    ]
    const left = read.wishes.filter((one) => !meets(one, span))
    read = {
      ...read,
      wishes: caps.reduce((wishes, wish) => inserted(wishes, { ...span, wish }), left),
      unread: read.unread.filter((one) => one.blocking || !meets(one, span)),
    }
  }
  return read
}
