import { withoutAlcohol } from '../../base/drinks/without-alcohol.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { blankOut } from '../text/take-out.ts'
import { type Element, has, type Sentence, toSentences } from '../words/elements.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import type { Frame, Named } from './frame.ts'
import { type TypedSentence, typed } from './typed-sentence.ts'

/** Words after which the clause before is no longer the whole of what is said. */
const qualifies =
  /(?<![a-z])(?:se|que|pois|porque|quando|exceto|menos|salvo|so|jarras?|apenas|somente|mas|porem|fora|tirando|depende|talvez|almoco|jantar|domingo|segunda|terca|quarta|quinta|sexta|sabado|feriado|fim de semana)(?![a-z])/

type Clause = { from: number; to: number; wishes: readonly DraftWish['wish'][]; settlesHealth: boolean }

const isBoundary = (word: string | undefined) =>
  word === undefined || word === ',' || word === 'e' || word === 'mas' || word === ':'

/** A clause of the sentence that starts at an element and is read whole; null if none is. */
function clauseAt(sentence: TypedSentence, from: number, frames: readonly Frame[]): Clause | null {
  const { line, spans, elements } = sentence
  for (const { clause, wishes, settlesHealth = false } of frames) {
    clause.lastIndex = spans[from]?.start ?? 0
    const found = clause.exec(line)
    if (!found) continue
    const end = found.index + found[0].length
    const to = spans.findIndex((span) => span.end === end) + 1
    if (to <= from) continue
    const next = spans[to]
    if (!isBoundary(next && line.slice(next.start, next.end))) continue
    const named = namedIn(found, elements)
    const read = wishes(named)
    if (read && read.length > 0) return { from, to, wishes: read, settlesHealth }
  }
  return null
}

const code = /([A-Z])(\d+)|(?<![a-z])uma?(?![a-z])/g

function namedIn({ groups = {} }: RegExpExecArray, elements: readonly Element[]): Named {
  const codes = (group: string) =>
    [...(groups[group] ?? '').matchAll(code)].map(([, letter, at]) => ({
      letter,
      element: elements[Number(at)],
    }))
  return {
    has: (group) => groups[group] !== undefined,
    of: (group, letters = '') =>
      codes(group).flatMap(({ letter, element }) =>
        element && letter && (letters === '' || letters.includes(letter)) ? [element] : [],
      ),
    numbers: (group) =>
      codes(group).flatMap(({ letter, element }) => {
        if (letter === undefined) return [1]
        return letter === 'N' ? (element?.value ?? []) : []
      }),
  }
}

/** "dois sem álcool para quem dirige, até 14": the price of those, where it follows at once. */
const afterSober = /sem [aá]lcool(?: (?:para|pra|pro)(?: [\p{L}]+){1,4}),?\s*$/iu

function ofSober(one: DraftWish, text: string): DraftWish {
  const { wish, start } = one
  if (wish.kind !== 'price' || wish.item !== undefined || wish.max === undefined) return one
  return afterSober.test(text.slice(0, start)) ? { ...one, wish: { ...wish, item: withoutAlcohol } } : one
}

/**
 * The clauses of a sentence that are read whole, as wishes with their places. None if the rest of the sentence may limit
 * them: then other readers see all of it.
 */
function readSentence(sentence: Sentence, frames: readonly Frame[]): DraftWish[] {
  const line = typed(sentence)
  const { elements, spans } = line
  const clauses: Clause[] = []
  let rest = ''
  for (let at = 0; at < elements.length; ) {
    const span = spans[at]
    const before = spans[at - 1]
    const joint = before && line.line.slice(before.start, before.end)
    // "opções sem lactose e sem açúcar": what follows "e" belongs to the clause before it.
    const begins = at === 0 || (isBoundary(joint) && (joint !== 'e' || (clauses.at(-1)?.to ?? -2) >= at - 2))
    const clause = begins ? clauseAt(line, at, frames) : null
    if (clause) {
      clauses.push(clause)
      at = clause.to
    } else {
      rest += ` ${span ? line.line.slice(span.start, span.end) : ''}`
      at += 1
    }
  }
  const concernsHealth = elements.some((element) => has(element, 'allergy', 'minor', 'instruction'))
  const isLimited = qualifies.test(rest) || (concernsHealth && /[a-z]{2}/i.test(rest))
  return clauses
    .filter(({ settlesHealth }) => settlesHealth || !isLimited)
    .flatMap(({ from, to, wishes }) => {
      const [first, last] = [elements[from], elements[to - 1]]
      return first && last ? wishes.map((wish) => ({ wish, start: first.start, end: last.end })) : []
    })
}

/** Reads the clauses that fit a frame as a whole, and the rest of the text without them. */
export function withFrames(
  text: string,
  frames: readonly Frame[],
  vocabulary: Vocabulary,
  readRest: (rest: string) => Draft,
): Draft {
  const wishes = toSentences(text, vocabulary, false).flatMap((sentence) =>
    sentence.ends.includes('?') ? [] : readSentence(sentence, frames).map((one) => ofSober(one, text)),
  )
  if (wishes.length === 0) return readRest(text)
  const rest = blankOut(text, wishes)
  const draft = readRest(rest)
  return {
    wishes: [...wishes, ...draft.wishes].toSorted((a, b) => a.start - b.start),
    unread: draft.unread.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(rest.slice(start, end))),
  }
}
