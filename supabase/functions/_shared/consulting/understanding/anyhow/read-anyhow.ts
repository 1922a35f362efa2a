/**
 * Reads what the other readers left, in any order of words: the names and figures of a clause are masked, the rules of the
 * automation look for families of words in what is left, and everything that was masked must have a place in the wish.
 */
import type { AutomationType } from '../../automation-types.ts'
import type { Named } from '../spoken/pieces.ts'
import { type Draft, type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { meets, type Span } from '../text/half-read.ts'
import { healthWords, minorWords } from '../text/health-words.ts'
import { readBy } from './form.ts'
import { rulesOf } from './rules/index.ts'
import { Slots } from './slots.ts'
import { over } from './words.ts'

/** Most pieces that are read as one clause. */
const longestRun = 4

const sentence = /(?:[^.!?;\n]|(?<=\d)\.(?=\d))+[.!?;]*/gu
const joint =
  /,(?!\d)|:(?!\d)|\s[–—-]\s|[()]|\s(?=(?:e|mas|porem|so que|entao|porque|pois|pq|ja que|senao)\s)/gu
const asks =
  /\?|(?<![a-z])(?:sera que|quero saber|queria saber|gostaria de saber|me diz\w*|me digam?|me fala|duvida)(?![a-z])|^\s*(?:e |mas |ah |entao |ai )*(?:por ?que|pq|qual|quais|quant[oa]s?|onde|o que|como|vale a pena|compensa|posso|devo|tem como|da (?:pra|para))(?![a-z])/

/** What holds only under a condition is left to the owner as a whole. */
const conditional =
  /(?<![a-z])(?:se(?! (?:der|puder|possivel|quiser\w*|preferir\w*))|caso|quando|enquanto|desde que|contanto|a nao ser|a menos que)(?![a-z])/

/** "a lasanha ou o pudim": which of them is the owner's to say. */
const either = /ITEM(?: \w+){0,2} ou (?:\w+ ){0,2}ITEM/

const joke = /(?<![a-z])(?:brincadeir\w*|brinks?|zoeira|zueira|kkk\w*)(?![a-z])/

type Piece = Span & { sentence: number; isAsked: boolean; isConditional: boolean }

/** The pieces of a text, by its punctuation and its conjunctions. */
function piecesOf(folded: string): Piece[] {
  return [...folded.matchAll(sentence)].flatMap(({ 0: said, index }, at) => {
    const places = [0, ...[...said.matchAll(joint)].map(({ index: place }) => place), said.length]
    const isAsked = asks.test(said)
    const isConditional = !isAsked && conditional.test(said)
    return places.slice(1).flatMap((to, n) => {
      const from = places[n] ?? 0
      return /[\p{L}\p{N}]/u.test(said.slice(from, to))
        ? [{ start: index + from, end: index + to, sentence: at, isAsked, isConditional }]
        : []
    })
  })
}

/** Without the punctuation and the conjunctions around it. */
function trimmed(folded: string, { start, end }: Span): Span {
  const said = folded.slice(start, end)
  const lead = /^[\s,:;()–—-]*(?:(?:e|mas|porem|entao|so que)\s+)?/.exec(said)?.[0].length ?? 0
  const rest = /[\s.,;:!?()–—-]*$/.exec(said)?.[0].length ?? 0
  return { start: start + lead, end: Math.max(start + lead, end - rest) }
}

/** The draft with what its unread passages ask for. What concerns somebody's health stays with the owner. */
export function withAnyhow(
  text: string,
  draft: Draft,
  { type, names, today }: { type: AutomationType; names: readonly Named[]; today: string },
): Draft {
  const rules = rulesOf[type]
  const open = draft.unread.filter(({ blocking, why }) => !blocking && why === 'unknown')
  const folded = foldInPlace(text).toLowerCase()
  if (!rules || open.length === 0 || joke.test(folded)) return draft
  const taken: readonly Span[] = [...draft.wishes, ...draft.unread.filter((one) => !open.includes(one))]
  const pieces = piecesOf(folded)
  const wishes: DraftWish[] = []
  const read: Span[] = []
  for (let at = 0; at < pieces.length; ) {
    let length = 1
    for (let run = Math.min(longestRun, pieces.length - at); run > 0; run -= 1) {
      const [first, last] = [pieces[at], pieces[at + run - 1]]
      if (!first || !last || first.sentence !== last.sentence || first.isConditional) continue
      const whole = { start: first.start, end: last.end }
      if (taken.some((one) => meets(one, whole)) || !open.some((one) => meets(one, whole))) continue
      const span = trimmed(folded, whole)
      const said = folded.slice(span.start, span.end)
      if (said.length > longestText || healthWords.test(said) || minorWords.test(said)) continue
      const slots = new Slots(text.slice(span.start, span.end), names, today)
      if (!first.isAsked && (over.test(slots.said) || either.test(slots.said))) continue
      const found = readBy(first.isAsked ? rules.asked : rules.wanted, slots)
      if (!found) continue
      for (const wish of found) wishes.push({ wish, ...span })
      read.push(whole)
      length = run
      break
    }
    at += length
  }
  if (read.length === 0) return draft
  return {
    ...draft,
    wishes: [...draft.wishes, ...wishes].toSorted((a, b) => a.start - b.start),
    unread: draft.unread.filter((one) => !open.includes(one) || !read.some((span) => meets(span, one))),
  }
}
