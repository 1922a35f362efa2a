/** Clauses of a menu's request that have a shape, each read from its first word to its last. */
import { type Draft, type DraftWish, longestText } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import type { About } from '../menu-plan/reading.ts'
import { addFrames } from './added.ts'
import { amountFrames } from './amounts.ts'
import { askedFrames } from './asked.ts'
import { clausesOf, type Span, sentencesOf, statementsOf } from './clauses.ts'
import type { Frame } from './frames.ts'
import { inOrder, type Placement, placementOf } from './places.ts'
import { serviceFrames, showFrames } from './shown.ts'

const frames: readonly Frame[] = [
  ...askedFrames,
  ...addFrames,
  ...showFrames,
  ...serviceFrames,
  ...amountFrames,
]

const lead =
  /^(?:[\s,]|(?:e|mas|ah|olha|ai|entao|tambem|por favor|so que|cara|(?:quero|queria|queremos|preciso|gostaria) que)\s)+/u

/** The words of a clause without what leads to it. */
function wordsOf(text: string, { start, end }: Span): Span {
  const said = text.slice(start, end)
  const from = start + (lead.exec(said)?.[0].length ?? 0)
  return { start: from, end: start + said.trimEnd().length }
}

/** Somebody's health may depend on the sentence: only a shape of the whole of it is read. */
const health = /celiac|alergi|intoler|anafil/u

/** What goes on with the clause before it: "…, a lasanha não", "…, um deles com caju". */
const goesOn =
  /^[\s,]*(?:e\s+)?(?:(?:nao|nunca|nem|jamais|deix[ae]|uma?|outr[oa]s?|o\s+outro|a\s+outra|dois|duas|tres|del[ea]s|nada\s+acima|ate|alias|quer\s+dizer|ou\s+melhor|digo|corrigindo|domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|fi(?:m|ns)\s+de\s+semana|sem\s+passar|tod[oa]s\s+ate)(?!\p{L})|[^,.;!?]{3,40}\s(?:nao|tambem|sim|vai|vao)\s*(?:[,.;!?]|$))/u

const hasWords = (said: string) => /[\p{L}\p{N}]/u.test(said)

/** Reads the clauses that have a shape, and the rest of the text without their words. */
export function withClauses(
  text: string,
  about: Omit<About, 'said'>,
  readRest: (rest: string) => Draft,
): Draft {
  let rest = text
  let folded = foldInPlace(text)
  const sentences = sentencesOf(text)
  const wishes: DraftWish[] = []
  const placed: (Span & { placement: Placement })[] = []
  for (const spansOf of [sentencesOf, clausesOf, statementsOf]) {
    for (const span of spansOf(rest)) {
      const { start, end } = wordsOf(folded, span)
      if (end - start < 4 || end - start > longestText) continue
      const sentence = sentences.find((one) => one.start <= start && one.end >= end)
      const isPart = sentence !== undefined && hasWords(folded.slice(end, sentence.end))
      const around = sentence === undefined ? '' : folded.slice(sentence.start, sentence.end)
      if (health.test(around) && spansOf !== sentencesOf) continue
      if (isPart && goesOn.test(folded.slice(end, sentence.end))) continue
      const said = folded.slice(start, end)
      const own = { ...about, said: text.slice(start, end) }
      const placement = placementOf(said, own)
      const read = placement ? [] : readBy(said, own)
      if (!placement && read.length === 0) continue
      if (placement) placed.push({ placement, start, end })
      wishes.push(...read.map((wish) => ({ wish, start, end })))
      const blank = `.${' '.repeat(end - start - 1)}`
      rest = `${rest.slice(0, start)}${blank}${rest.slice(end)}`
      folded = `${folded.slice(0, start)}${blank}${folded.slice(end)}`
    }
  }
  const gone = wishes.flatMap(({ wish }) => (wish.kind === 'dropItem' ? [wish.item] : []))
  const staying = about.names.filter(({ section }) => section === null || !gone.includes(section))
  wishes.push(...ordered(placed, { ...about, names: staying }))
  if (wishes.length === 0) return readRest(text)
  const draft = readRest(rest)
  return {
    wishes: [...draft.wishes, ...wishes],
    unread: draft.unread.filter(({ start, end }) => hasWords(rest.slice(start, end))),
  }
}

function readBy(said: string, about: About) {
  for (const { words, wishes } of frames) {
    const found = words.exec(said)
    const read = found && wishes(found, about)
    if (read && read.length > 0) return read
  }
  return []
}

/** One order of sections from all that the owner says of their places. */
function ordered(
  placed: readonly (Span & { placement: Placement })[],
  about: Omit<About, 'said'>,
): DraftWish[] {
  const wish = inOrder(
    placed.map(({ placement }) => placement),
    about,
  )
  if (!wish) return []
  const start = Math.min(...placed.map((one) => one.start))
  const end = Math.max(...placed.map((one) => one.end))
  return end - start <= longestText
    ? [{ wish, start, end }]
    : placed.map((one) => ({ wish, start: one.start, end: one.end }))
}
