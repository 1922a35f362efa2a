/** Questions about prices that the house's own numbers answer. */
import { monthPattern } from '../../base/calendar.ts'
import { itemIn, type Named, type Question, question } from '../spoken/pieces.ts'
import { withoutReasons } from '../spoken/reasons.ts'
import { cut, type Sentence, type Span, sentenceEnds, stretch, within } from '../spoken/stretches.ts'
import type { Draft, DraftUnread, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { readDiscount, readPayDiscount } from './discount-questions.ts'
import { readEnding } from './price-endings.ts'
import { readRequests } from './price-requests.ts'
import { amount, asks, daysIn, type Found, numberOf, type Reader, tail } from './question-words.ts'

const fears =
  /\b(?:medo|receio|espant\w+|assust\w+|sera que|vale a pena|compensa|o que acha\w*|duvida|arriscado)\b|\?/

const weak = /\b(?:frac\w+|parad\w+|mort\w+|vazi\w+|devagar|ruim|ruins|nao vend\w+|movimento)\b/
const hourWords = /\b(?:ate|no max\w*(?: ate)?|as|das|maximo)\b[^,]{0,12}\b\d{1,2}\s*(?:h|:|hora)/

/** "até 20h", "das 17h às 19h30" */
function hoursIn(said: string): Pick<Question, 'start' | 'end'> {
  const clock = String.raw`(\d{1,2})(?:\s*(?:h|:|horas?)\s*(\d{2})?)?`
  const both = new RegExp(`\\bdas?\\s+${clock}\\s+(?:as?|ate(?: as?)?)\\s+${clock}`).exec(said)
  const until = /\bate\s+(?:as?\s+)?(\d{1,2})\s*(?:h|:|horas?)\s*(\d{2})?/.exec(said)
  const value = (hour?: string, minutes?: string) =>
    hour === undefined || Number(hour) > 24 ? undefined : Number(hour) + Number(minutes ?? 0) / 60
  // A happy hour is never before noon.
  const late = (hour: number | undefined) => (hour !== undefined && hour < 12 ? hour + 12 : hour)
  if (both) return { start: late(value(both[1], both[2])), end: late(value(both[3], both[4])) }
  return until ? { end: late(value(until[1], until[2])) } : {}
}

const readHappyHour: Reader = (sentence) => {
  const { said } = sentence
  const name = /\b(?:happy ?hours?|hora feliz)\b/.exec(said)
  const wants =
    /\b(?:bol[ae]\w*|mont[ae]\w*|cri[ae]\w*|sug[ei]r\w*|invent\w+|pens[ae]\w*|faz\w*|fac[ao]\w*|ideia|quero|queria|tem como)\b/
  if (!name || !(asks.test(said) || wants.test(said))) return []
  const hours = hoursIn(said)
  const named = hours.start !== undefined && hours.end !== undefined
  if (named && !asks.test(said) && !/\b(?:bol|mont|cri|sug|invent|pens)/.test(said)) return []
  const { start, end } = stretch(
    sentence,
    name.index,
    (piece) => tail.test(piece) || weak.test(piece) || hourWords.test(piece) || /prejuizo/.test(piece),
  )
  return [{ start, end, wish: question('happyHour', { weekdays: daysIn(sentence), ...hours }) }]
}

const readOpenBar: Reader = (sentence, names) => {
  const { said } = sentence
  const found =
    /\b(\p{L}+(?: \p{L}+)?) (?:liberad[oa]s?|a vontade|sem limite)\b|\bopen ?bar\b|\brodizio de (chopp?|chope|cerveja|caipirinha|drinks?)\b/u.exec(
      said,
    )
  if (!found || /\bnao (?:quero|faco|fazemos|tem|tenho|vou)\b[^,]*$/.test(said.slice(0, found.index)))
    return []
  const price = new RegExp(`\\b(?:por|a|de)\\s+${amount}|r\\$\\s*(\\d+(?:[.,]\\d{1,2})?)`).exec(
    said.slice(found.index),
  )
  if (!price && !asks.test(said)) return []
  const value = numberOf(price?.[1] ?? price?.[2])
  const span = stretch(sentence, found.index, (piece) => tail.test(piece))
  return [
    {
      ...span,
      wish: question('openBar', {
        item: itemIn(found[0], names),
        price: Number.isNaN(value) || value <= 0 ? undefined : value,
      }),
    },
  ]
}

const readPast: Reader = (sentence, names) => {
  const { said } = sentence
  const did = /\b(?:subi|subimos|aumentei|aumentamos|reajustei|reajustamos|baixei|baixamos|mexi n\w)\b/.exec(
    said,
  )
  const worth =
    /\b(?:valeu|compensou|deu certo|fiz (?:bem|certo|mal|errado)|adiantou|foi bom|perdi (?:cliente|venda)\w*|errei|deu ruim|impressao|(?:a venda |o movimento )?caiu(?= .*\?)|atrapalhou|fez diferenca)\b/.exec(
      said,
    )
  if (!did || !worth) return []
  const found = itemIn(said.slice(did.index).replace(new RegExp(monthPattern, 'g'), ' '), names)
  const pieces = stretch(sentence, did.index, (piece) =>
    /\b(?:caiu|valeu|compensou|saber|certo|acho|impressao)\b/.test(piece),
  )
  // "o smash de 22 pra 24 e o bacon de 31 pra 34": each of them is asked about.
  const more = said
    .slice(pieces.start - sentence.at, pieces.end - sentence.at)
    .split(/ e (?=[oa]s? )/)
    .slice(1)
    .flatMap((one) => itemIn(one, names) ?? [])
    .filter((one) => one !== found)
  return [found, ...more].map((one) => ({ ...pieces, wish: question('pastChange', { item: one }) }))
}

const readDouble: Reader = (sentence, names) => {
  const { said } = sentence
  const twice =
    /\b(?:vend\w+|sa[ii]\w*|gir\w+)(?: \p{L}+)?\s+(?:o dobro|em dobro|duas vezes)|\bdobr\w+ (?:a |as )?(?:vendas?|saida)/u.exec(
      said,
    )
  if (!twice) return []
  const span = stretch(sentence, twice.index, (piece) => tail.test(piece) || /\bcar[oa]\b/.test(piece))
  const item = itemIn(within(sentence, span), names) ?? itemIn(said, names)
  return [{ ...span, wish: question('doubleSales', { item }) }]
}

const readItemPrice: Reader = (sentence, names) => {
  const { said } = sentence
  if (!fears.test(said) || /\b(?:subi|aumentei|liberad|a vontade|pix)\b/.test(said)) return []
  const to = new RegExp(
    `\\b(?:quero|queria|penso em|pensando em|posso|cobrar|botar|colocar|(?:subir|passar|aumentar|ir)(?: [\\p{L}]+){0,4}? (?:pra|para|a|por))\\s+(?:cobrar |botar (?:a |por )?|(?:pra|para|a|por)\\s+)?${amount}(?!\\s*(?:%|por cento|h|drinks?|pratos?|itens))`,
    'u',
  ).exec(said)
  const price = numberOf(to?.[1])
  if (!to || Number.isNaN(price) || price <= 0) return []
  const span = stretch(
    sentence,
    to.index,
    (piece) => tail.test(piece) || /\b(?:custa|vendo|vende|cobro|medo|receio)\b/.test(piece),
  )
  const item = itemIn(within(sentence, span), names) ?? itemIn(said, names)
  if (item === undefined) return []
  return [{ ...span, wish: question('itemPrice', { item, price }) }]
}

const feast =
  /\b(romaria|romeiros?|festa d\p{L}+ \p{L}+|festa|sao joao|carnaval|reveillon|ano novo|natal|feriad\p{L}+|vaquejada|padroeir\p{L}+|semana santa|alta estacao|ferias|micareta|jogos?|shows?)\b/u

const readFeast: Reader = (sentence) => {
  const { said } = sentence
  const rise =
    /\b(?:dobr\w+|triplic\w+|sub\w+|aument\w+|cobrar (?:o dobro|mais))\b(?: \p{L}+)? (?:o |os )?(?:precos?|mais caro|o dobro|tudo)\b/u.exec(
      said,
    )
  const when = feast.exec(rise ? said.slice(rise.index) : '') ?? feast.exec(said)
  if (!rise || !when || !(/\bnao\b/.test(said) || asks.test(said) || /^dobr|^triplic/.test(rise[0])))
    return []
  const against = /\bnao (?:quero|vou|gosto|pode\w*|posso|pretendo|acho)\b[^,]*$/.test(
    said.slice(0, rise.index),
  )
  const span = stretch(sentence, rise.index, (piece) => tail.test(piece))
  const what = when[1]
  return [{ ...span, wish: question('feastPrice', { what, ...(against && { against }) }) }]
}

/** Of a menu owners ask these; what else they ask of prices has its own consultation. */
const ofMenus: readonly Reader[] = [readEnding, readPast, readPayDiscount, readDiscount, readItemPrice]

const readers: readonly Reader[] = [
  readEnding,
  readOpenBar,
  readPast,
  readPayDiscount,
  readHappyHour,
  readDiscount,
  readDouble,
  readFeast,
  readItemPrice,
]

/** The questions about prices in one sentence. */
export const questionsIn = (sentence: Sentence, names: readonly Named[]): Found[] =>
  readers.flatMap((read) => read(sentence, names))

/** "…, será que espanta?" right after a question belongs to it. */
const follows = (text: string, one: Span, passage: Span) =>
  passage.start >= one.end &&
  /^[\s,]*$/.test(text.slice(one.end, passage.start)) &&
  tail.test(foldInPlace(text.slice(passage.start, passage.end)))

const meets = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/** A passage within each of the sentences that it runs through. */
const bySentence = (passage: DraftUnread, sentences: readonly Sentence[]): DraftUnread[] =>
  sentences.flatMap(({ said, at }) => {
    const lead = at + (/^\s*/.exec(said)?.[0].length ?? 0)
    const last = at + said.replace(/[\s.,;!?]+$/, '').length
    const [start, end] = [Math.max(passage.start, lead), Math.min(passage.end, last)]
    return end > start ? [{ ...passage, start, end }] : []
  })

/** Kinds of wishes that a misread question turns into: it is asked, not ordered. */
const misread = new Set(['promote', 'price', 'prefer', 'count', 'audience', 'style'])

/** Wishes on prices that words near an item seem to give, until its whole sentence is read. */
const orders = new Set(['keepPrice', 'capPrice'])

/**
 * Takes the owner's questions about prices out of a reading. What else was read in the same words stays, except orders
 * that the question only seemed to be.
 * @param isMenu only the questions that a menu answers
 */
export function withQuestions(
  text: string,
  { wishes, unread }: Draft,
  names: readonly Named[],
  isMenu: boolean,
  today: string,
): Draft {
  const found: Found[] = []
  const spoken: Span[] = []
  const twice = new Set<number>()
  const sentences = cut({ said: foldInPlace(text), at: 0 }, sentenceEnds, true)
  const isRead = (span: Span) =>
    wishes.some(
      ({ wish, ...place }) => (orders.has(wish.kind) || wish.kind === 'price') && meets(place, span),
    )
  for (const one of isMenu ? [] : readRequests(text, sentences, names, today, isRead)) {
    found.push(one)
    spoken.push(one)
    if (one.isTwice) twice.add(one.start)
  }
  for (const sentence of sentences) {
    for (const read of isMenu ? ofMenus : readers) {
      const taken = [...found]
      for (const one of read(sentence, names)) {
        // One span may ask about several items.
        const isFirst = !found.some((other) => meets(one, other))
        const isOfSame = found.some(({ start, end }) => start === one.start && end === one.end)
        if (isFirst || (isOfSame && !taken.some((other) => meets(one, other)))) found.push(one)
      }
    }
  }
  if (found.length === 0) return isMenu ? { wishes, unread } : withoutReasons(text, { wishes, unread })
  const isTold = (span: Span) => found.some((one) => meets(one, span))
  const isSpoken = (wish: WishContent, span: Span) =>
    orders.has(wish.kind) && spoken.some((one) => meets(one, span))
  const passages = unread.flatMap((passage) =>
    found.some((one) => meets(one, passage)) ? bySentence(passage, sentences) : [passage],
  )
  const spans = found.map((one): Found => {
    // A passage that begins or ends outside belongs to the question as a whole, unless it is about safety.
    const touched = passages.filter(
      (passage) => !passage.blocking && (meets(one, passage) || follows(text, one, passage)),
    )
    return {
      ...one,
      start: Math.min(one.start, ...touched.map(({ start }) => start)),
      end: Math.max(one.end, ...touched.map(({ end }) => end)),
    }
  })
  const keeps = (passage: DraftUnread) => passage.blocking || !spans.some((one) => meets(one, passage))
  return withoutReasons(text, {
    wishes: [
      ...wishes.filter(
        ({ wish, ...span }) => !(misread.has(wish.kind) && isTold(span)) && !isSpoken(wish, span),
      ),
      ...spans.filter(({ start }) => !twice.has(start)),
    ].toSorted((a, b) => a.start - b.start),
    unread: passages.filter(keeps),
  })
}
