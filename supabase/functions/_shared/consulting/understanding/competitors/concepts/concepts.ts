/**
 * What most owners tell and ask beside a list of competitors, each as one concept that finds its parts (action, item, measure,
 * price, date, reason) in any order: read before the walk through the list, which would take half of it for prices.
 */
import type { Named } from '../../spoken/pieces.ts'
import { cut, sentenceEnds } from '../../spoken/stretches.ts'
import { type Draft, type DraftWish, inserted, longestText } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import { meets } from '../../text/half-read.ts'
import {
  readApart,
  readDatedPrices,
  readDeclined,
  readIdea,
  readNoChase,
  readNoRise,
  readNoTool,
  readOwnMerit,
  readRumour,
  readSecret,
  readShutDays,
  readSign,
  readToPay,
} from './ideas.ts'
import { readLost, readOpened } from './losses.ts'
import { asksEven, readCeiling, readMatched, readNewAtCost, readNonePast } from './new-prices.ts'
import {
  readBothLists,
  readDeliveryFee,
  readOneSided,
  readOnlyOurs,
  readRefusals,
  readRefusedForm,
  readWeakDays,
} from './offers.ts'
import type { Concept, Said } from './said.ts'
import { readBothSides, readDearBySize, readSizes, readUnknownSize } from './sizes.ts'
import { readDecision, readOld, readOldPrice, readPromotedDay, readService } from './told.ts'

/** The first that reads something of a sentence reads it. */
const early: readonly Concept[] = [
  readRumour,
  readBothLists,
  readBothSides,
  readToPay,
  readDatedPrices,
  readNewAtCost,
  readLost,
  readCeiling,
  readNonePast,
  readSizes,
  readUnknownSize,
  readMatched,
  readDeliveryFee,
  readWeakDays,
  readRefusals,
  readOld,
  readDeclined,
  readIdea,
  readOwnMerit,
  readNoChase,
  readApart,
  readNoRise,
  readSecret,
  readSign,
  readNoTool,
  readShutDays,
]
/** Of what no other reader read anything. */
const late: readonly Concept[] = [
  readOneSided,
  readOnlyOurs,
  readRefusedForm,
  readPromotedDay,
  readOldPrice,
  readOpened,
  readService,
  readDecision,
  readDearBySize,
]

/** The house's side of what was told of another. */
const ownBeside =
  /^(?:e |mas |ja )*(?:eu|a gente|nos|aqui|o meu|a minha) (?:ja |so )*(?:abr\w+|fech\w+|tenho \d|sai|demor\w+|atend\w+)(?!.*(?:quero|queria|posso|devo))/

const priceAsked = new Set(['lower', 'itemPrice'])

const isRumour = (wish: DraftWish['wish'] | undefined) =>
  wish?.kind === 'rivalFact' && wish.about === 'rumour'

type Told = { names: readonly Named[]; heads: readonly string[]; today: string }

/** The sentences of a text, each with what the text says around it. */
function sentencesOf(text: string, { names, heads, today }: Told): (Said & { start: number; end: number })[] {
  const folded = foldInPlace(text).toLowerCase()
  let before = ''
  return cut({ said: folded, at: 0 }, sentenceEnds, true).flatMap((sentence) => {
    const lead = /^[\s,]*/.exec(sentence.said)?.[0].length ?? 0
    const said = sentence.said.slice(lead).replace(/[\s.,;:!?]+$/, '')
    const start = sentence.at + lead
    const end = start + said.length
    const told = text.slice(0, start)
    const last = heads
      .map((name) => ({ name, at: told.lastIndexOf(name) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => b.at - a.at)[0]?.name
    const isAsked = sentence.said.trimEnd().endsWith('?')
    const one = {
      said,
      own: text.slice(start, end),
      isAsked,
      names,
      heads,
      last,
      before,
      text: folded,
      today,
    }
    before = said
    return said.length < 6 || said.length > longestText ? [] : [{ ...one, start, end }]
  })
}

function wishesOf(one: Said & { start: number; end: number }, concepts: readonly Concept[]): DraftWish[] {
  const read = concepts.map((concept) => concept(one)).find((wishes) => wishes.length > 0) ?? []
  const mark = one.isAsked ? 1 : 0
  return read.map(({ wish, start = 0, end }) => ({
    wish,
    start: one.start + start,
    end: end === undefined ? one.end + mark : one.start + end,
  }))
}

/** What is read before all others. @param heads names of competitors in the text @param today yyyy-mm-dd */
export function readConcepts(text: string, told: Told): DraftWish[] {
  const found: DraftWish[] = []
  for (const one of sentencesOf(text, told)) {
    const last = found.at(-1)
    // "Baixando assim, vendo quantas a mais para empatar?"
    if (
      last?.wish.kind === 'question' &&
      priceAsked.has(last.wish.about) &&
      one.start - last.end < 5 &&
      one.end - last.start <= longestText &&
      asksEven(one)
    ) {
      last.end = one.end
      continue
    }
    const wishes = wishesOf(one, early)
    // "…, ninguém confirmou": of the rumour before it.
    const isSame = isRumour(last?.wish) && isRumour(wishes[0]?.wish) && !/\p{Lu}/u.test(one.own.slice(0, 1))
    if (last && isSame && one.start - last.end < 4 && one.end - last.start <= longestText) last.end = one.end
    else found.push(...wishes)
  }
  return found
}

/** What is read of sentences that nobody else read anything of. */
export function withLateConcepts(text: string, draft: Draft, told: Told): Draft {
  let read = draft
  for (const one of sentencesOf(text, told)) {
    const unread = read.unread.filter((passage) => meets(passage, one))
    if (unread.length === 0 || unread.some(({ blocking }) => blocking)) continue
    if (read.wishes.some((wish) => meets(wish, one))) continue
    const last = read.wishes.findLast(({ end }) => end <= one.start)
    // "Lá só abre às 20h; eu abro às 17h."
    const isBeside =
      last?.wish.kind === 'rivalFact' &&
      one.start - last.end < 4 &&
      one.end - last.start <= longestText &&
      ownBeside.test(one.said)
    const wishes = isBeside ? [] : wishesOf(one, late)
    if (!isBeside && wishes.length === 0) continue
    read = {
      ...read,
      wishes: wishes.reduce(
        inserted,
        read.wishes.map((wish) => (isBeside && wish === last ? { ...wish, end: one.end } : wish)),
      ),
      unread: read.unread.filter((passage) => !unread.includes(passage)),
    }
  }
  return read
}
