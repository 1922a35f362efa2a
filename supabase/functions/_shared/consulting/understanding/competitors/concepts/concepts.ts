/**
 * What most owners tell and ask beside a list of competitors, each as one concept that finds its parts (action, item, measure,
 * price, date, reason) in any order: read before the walk through the list, which would take half of it for prices.
 */
import type { Named } from '../../spoken/pieces.ts'
import { cut, sentenceEnds } from '../../spoken/stretches.ts'
import { type DraftWish, longestText } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import { readLost, readOpened } from './losses.ts'
import { asksEven, readCeiling, readMatched } from './new-prices.ts'
import {
  readDeliveryFee,
  readOneSided,
  readOnlyOurs,
  readRefusals,
  readRefusedForm,
  readWeakDays,
} from './offers.ts'
import type { Concept, Said } from './said.ts'
import { readSizes, readUnknownSize } from './sizes.ts'
import { readDecision, readOld, readOldPrice, readPromotedDay, readService } from './told.ts'

/** The first that reads something of a sentence reads it. */
const concepts: readonly Concept[] = [
  readLost,
  readCeiling,
  readSizes,
  readUnknownSize,
  readMatched,
  readDeliveryFee,
  readWeakDays,
  readOneSided,
  readOnlyOurs,
  readRefusedForm,
  readRefusals,
  readPromotedDay,
  readOldPrice,
  readOld,
  readOpened,
  readService,
  readDecision,
]

/** The house's side of what was told of another. */
const ownBeside =
  /^(?:e |mas |ja )*(?:eu|a gente|nos|aqui|o meu|a minha) (?:ja |so )*(?:abr\w+|fech\w+|tenho \d|sai|demor\w+|atend\w+)(?!.*(?:quero|queria|posso|devo))/

const priceAsked = new Set(['lower', 'itemPrice'])

/** @param heads names of competitors in the text @param today yyyy-mm-dd */
export function readConcepts(
  text: string,
  names: readonly Named[],
  heads: readonly string[],
  today: string,
): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  const found: DraftWish[] = []
  let before = ''
  for (const sentence of cut({ said: folded, at: 0 }, sentenceEnds, true)) {
    const lead = /^[\s,]*/.exec(sentence.said)?.[0].length ?? 0
    const said = sentence.said.slice(lead).replace(/[\s.,;:!?]+$/, '')
    const start = sentence.at + lead
    const end = start + said.length
    const one: Said = {
      said,
      own: text.slice(start, end),
      isAsked: sentence.said.trimEnd().endsWith('?'),
      names,
      heads,
      last: heads
        .map((name) => ({ name, at: text.slice(0, start).lastIndexOf(name) }))
        .filter(({ at }) => at >= 0)
        .toSorted((a, b) => b.at - a.at)[0]?.name,
      before,
      text: folded,
      today,
    }
    before = said
    if (said.length < 6 || said.length > longestText) continue
    const last = found.at(-1)
    // "Se eu fizer isso, quantas a mais preciso vender?"
    if (
      last?.wish.kind === 'question' &&
      priceAsked.has(last.wish.about) &&
      start - last.end < 5 &&
      end - last.start <= longestText &&
      asksEven(one)
    ) {
      last.end = end
      continue
    }
    // "Lá só abre às 20h; eu abro às 17h."
    if (
      last?.wish.kind === 'rivalFact' &&
      start - last.end < 4 &&
      end - last.start <= longestText &&
      ownBeside.test(said)
    ) {
      last.end = end
      continue
    }
    const read = concepts.map((concept) => concept(one)).find((wishes) => wishes.length > 0) ?? []
    const mark = one.isAsked ? 1 : 0
    for (const part of read)
      found.push({
        wish: part.wish,
        start: start + (part.start ?? 0),
        end: part.end === undefined ? end + mark : start + part.end,
      })
  }
  return found
}
