import { joinList } from '../base/language/text.ts'
import type { Unread } from '../base/request/request-sheet.ts'

/** Up to this number, passages fit one line. */
const onOneLine = 3

/** Words of the owner that answer no wish, as a report quotes them. */
export type QuotedPassages = {
  line: string
  /** What was not used stands out; information does not. */
  isQuiet: boolean
  /** The passages, where they are too many for the line. */
  items: readonly string[]
}

/** The commas and spaces around a passage, which begin no quotation. */
const edges = /^[\s,;:]+|[\s,;:]+$/gu

/** Words that say nothing alone: "e", "mas o", what is left of a "volta". Words that refuse or limit are none of them. */
const scrap =
  /^(?:[^\p{L}\p{N}]*(?:e|mas|porém|porem|que|pois|porque|então|entao|aí|ai|ida|a|o|as|os|de|do|da|dos|das|em|no|na|nos|nas|com|pra|pro|para|por|um|uma)(?![\p{L}\p{N}]))+[^\p{L}\p{N}]*$/iu

/**
 * The owner's words of some passages, each once: a few words with their clause, and several of one clause as the clause
 * where they begin and end it. Beside them, other words of a clause may have been read.
 */
export function passagesOf(passages: readonly Pick<Unread, 'text' | 'within'>[]): string[] {
  const said = passages.map(({ text, within }) => ({
    text: text.replace(edges, ''),
    clause: within?.trim(),
  }))
  const isWhole = (clause: string) => {
    const own = said.filter((one) => one.clause === clause && one.text !== clause).map(({ text }) => text)
    return own.some((text) => clause.startsWith(text)) && own.some((text) => clause.endsWith(text))
  }
  const quoted = said.map(({ text, clause }) =>
    !clause ? text : isWhole(clause) ? clause : `${text} (em: ${clause})`,
  )
  return [...new Set(quoted.filter((_, at) => !scrap.test(said[at]?.text ?? '')))].filter(
    (text) => text !== '',
  )
}

/** The passages of a request that no wish was read from. */
export type OtherWords = {
  /** Not understood, and therefore not used. */
  unread: readonly string[]
  /** Taken for information about the house, which asks for nothing. */
  told: readonly string[]
}

/** Says word for word what was not understood, or what was taken for information. */
export function quotePassages({ unread = [], told = [] }: Partial<OtherWords>): QuotedPassages[] {
  return [
    ...quote('Não entendemos e, por isso, não usamos:', unread, false),
    ...quote('Lemos como informação sobre a casa, sem pedido:', told, true),
  ]
}

function quote(start: string, passages: readonly string[], isQuiet: boolean): QuotedPassages[] {
  if (passages.length === 0) return []
  const quoted = passages.map((text) => `“${text}”`)
  return [
    passages.length > onOneLine
      ? { line: start, items: quoted, isQuiet }
      : { line: `${start} ${joinList(quoted)}.`, items: [], isQuiet },
  ]
}
