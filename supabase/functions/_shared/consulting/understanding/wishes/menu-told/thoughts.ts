/** Thoughts of an owner's text, and the spans of what is found in them by its parts, whatever their order. */
import { numberValues } from '../../../base/language/number-words.ts'
import { itemIn, type Named } from '../../spoken/pieces.ts'
import { cut, type Sentence, type Span, sentenceEnds } from '../../spoken/stretches.ts'
import type { WishContent } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'

/** A sentence with its pieces, and the item that it or the thought before it is about. */
export type Thought = Sentence & {
  pieces: readonly Sentence[]
  names: readonly Named[]
  /** The owner's own letters, by places in the whole text. */
  own: (start: number, end: number) => string
  /** The item that the thought names first. */
  topic: string | undefined
  before: Thought | undefined
  /** yyyy-mm-dd */
  today: string
  /** The words of the thought behind it, without their stop; empty at the end. */
  next: string
}

/**
 * What a thought says. `tail`: what the next thought may add to it ("e me diga por quê"); `since`: it begins with the
 * thought before, which only told of the same thing.
 */
export type Found = { wishes: readonly WishContent[]; span: Span; tail?: RegExp; since?: Thought | undefined }

export type Concept = (thought: Thought) => Found | null

/** Where another order may begin within a sentence. */
const parting =
  /[,;:](?!\d)|\s(?=(?:(?:so|mas|e) nao|mas|porem|so que|e (?:um|uma|o) combo|e (?:quero|queria|me da|bota|poe))\s)/g

/** A number in figures or words. */
export const number = `(?:\\d{1,3}|${Object.keys(numberValues).join('|')})`
export const countOf = (said: string | undefined): number =>
  said === undefined ? Number.NaN : (numberValues[said] ?? Number(said.replace(',', '.')))

/** The thoughts of a text in their order. */
export function thoughtsIn(text: string, names: readonly Named[], today: string): Thought[] {
  const folded = foldInPlace(text).toLowerCase()
  const thoughts: Thought[] = []
  const sentences = cut({ said: folded, at: 0 }, sentenceEnds, true)
  for (const [at, sentence] of sentences.entries()) {
    const pieces = cut(sentence, parting, false)
    thoughts.push({
      ...sentence,
      pieces,
      names,
      own: (start, end) => text.slice(start, end),
      topic: pieces.map(({ said }) => itemIn(said, names)).find((item) => item !== undefined),
      before: thoughts.at(-1),
      today,
      next: (sentences[at + 1]?.said ?? '').trim().replace(/^(?:e|ai) |[\s.,;:!?]+$/g, ''),
    })
  }
  return thoughts
}

const trimmed = (first: Sentence, last: Sentence): Span => ({
  start: first.at + (/^[\s,;:]*(?:(?:e|mas|so) )?/.exec(first.said)?.[0].length ?? 0),
  end: last.at + last.said.replace(/[\s.,;:!?]+$/, '').length,
})

/**
 * From the first to the last piece in which a part was found, and to neighbours that only go on with it.
 * @param places of the parts, in the thought
 */
export function spanOver(thought: Thought, places: readonly number[], goesOn?: RegExp): Span {
  const { pieces, at } = thought
  const pieceAt = (place: number) =>
    Math.max(
      0,
      pieces.findLastIndex((piece) => piece.at - at <= place),
    )
  let [from, to] = [Math.min(...places.map(pieceAt)), Math.max(...places.map(pieceAt))]
  const joins = (index: number) =>
    goesOn?.test(pieces[index]?.said.trim().replace(/[\s.,;:!?]+$/, '') ?? '') === true
  while (from > 0 && joins(from - 1)) from -= 1
  while (to < pieces.length - 1 && joins(to + 1)) to += 1
  const [first, last] = [pieces[from], pieces[to]]
  return first && last ? trimmed(first, last) : { start: at, end: at + thought.said.length }
}

/** The words of a span, as they stand in the thought. */
export const wordsOf = ({ said, at }: Thought, { start, end }: Span) => said.slice(start - at, end - at)

/** Whether an order is refused, asked about, or only supposed, by what stands right before its verb. */
export const isTurned = (said: string, place: number): boolean =>
  /(?:nao|nem|sem|nunca|se (?:eu |a gente )?|medo de|receio de|quanto .{0,30}) ?(?:quero |queria |pode |vou |posso |precisa )?$/.test(
    said.slice(0, place),
  )

/** What only tells that something goes on: "me diga quais", "e o motivo de cada um". */
export const tells =
  /^(?:(?:e|ai|entao|por favor) )*(?:(?:me |pode |podem |so )*(?:diga|diz|fala|fale|falem|conta|conte|contem|explic\w+|mostr\w+|justific\w+|quero saber)(?: (?:me|pra mim|ai|la))* ?)?(?:(?:quais|qual|por ?que|o motivo|os motivos|a razao|o custo|quanto (?:eu )?(?:perco|custa|deixo de ganhar)|sao|e|de|cada|um|uma|com|eles?|seriam?|sairiam|nisso|em) ?)*$/
