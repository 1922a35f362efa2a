/** Clauses of a menu's request that have a shape, each read from its first word to its last. */

import { type Draft, type DraftWish, longestText, type WishContent } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import { allergyWords } from '../../text/health-words.ts'
import { pageReadings } from '../menu-page.ts'
import { planReadings } from '../menu-plan/index.ts'
import type { About } from '../menu-plan/reading.ts'
import { addFrames } from './added.ts'
import { amountFrames } from './amounts.ts'
import { askedFrames } from './asked.ts'
import { clausesOf, type Span, sentencesOf, statementsOf } from './clauses.ts'
import type { Frame } from './frames.ts'
import { inOrder, type Placement, placementOf } from './places.ts'
import { serviceAskedFrames } from './service.ts'
import { serviceFrames, showFrames } from './shown.ts'
import { totalFrames } from './totals.ts'

const frames: readonly Frame[] = [
  ...serviceAskedFrames,
  ...askedFrames,
  ...addFrames,
  ...showFrames,
  ...serviceFrames,
  ...totalFrames,
  ...amountFrames,
]

const lead =
  /^(?:[\s,]|(?:e|mas|ah|olha|ai|ei|oi|entao|tambem|por favor|so que|cara|macho|amigo|(?:quero|queria|queremos|preciso|gostaria) que)\s)+/u

/** The words of a clause without what leads to it. */
function wordsOf(text: string, { start, end }: Span): Span {
  const said = text.slice(start, end)
  const from = start + (lead.exec(said)?.[0].length ?? 0)
  return { start: from, end: start + said.replace(/[\s,;:]+$/, '').length }
}

/** Words after a wish that change nothing of it. */
const idleTail =
  /\s*,?\s+(?:(?:ja\s+)?(?:contando|somando|incluindo|inclusive)\s+(?:com\s+)?(?:tudo|(?:as?\s+)?bebidas?|(?:os\s+)?drinks?)|com\s+(?:as\s+)?bebidas?(?:\s+e\s+tudo)?|com\s+tudo|no\s+total|ao\s+todo|somando\s+tudo|hoje|agora|se\s+(?:der|possivel|puder)|por\s+(?:favor|gentileza|enquanto)|viu|ta|ok|ne|visse|pfv|de\s+jeito\s+nenhum|nem\s+a\s+pau|sem\s+falta)$/u
/** "…, porque a chapa não dá conta" */
const reason =
  /\s*,?\s+(?:porque|por\s+que|pq|pois|ja\s+que|uma\s+vez\s+que|visto\s+que|senao|se\s+nao|por\s+(?:causa|conta)\s+d[aoe]s?|pra\s+nao|para\s+nao)\s+.+$/u
/** "…, que a chapa não dá conta": after a number of items the same words may say which of them. */
const looseReason =
  /\s*,?\s+(?:que|q)\s+(?:(?:aqui|a|o|as|os|meus?|minhas?|noss[ao]s?|el[ea]s?|eu|isso|aqui|ja|ta|tao|e\s+(?:a|o|uma?)|tem|deu)\s+).+$/u

/** Guests named in a reason are a wish of their own. */
const guests = /(?<!\p{L})(?:idos|aposentad|velh|crianc|familia|turist|gring|jove|casa(?:l|is)(?!\p{L}))/u

/** A clause, then the clause without what only explains it. */
function* variantsOf(said: string): Generator<{ said: string; isLoose: boolean }> {
  let words = said
  yield { said: words, isLoose: false }
  for (const [tail, isLoose] of [
    [idleTail, false],
    [reason, false],
    [looseReason, true],
  ] as const) {
    const less = words.replace(tail, '').replace(idleTail, '')
    if (less === words || less.length < 4) continue
    words = less
    yield { said: words, isLoose }
  }
}

/** Somebody's health may depend on the sentence: only a shape of the whole of it is read. */
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
  for (const [pass, spansOf] of [sentencesOf, clausesOf, statementsOf, sentencesOf].entries()) {
    // The last clause first: what goes on with a clause may have a shape of its own.
    for (const span of spansOf(rest).toReversed()) {
      const { start, end } = wordsOf(folded, span)
      if (end - start < 4 || end - start > longestText) continue
      const sentence = sentences.find((one) => one.start <= start && one.end >= end)
      const isPart = sentence !== undefined && hasWords(folded.slice(end, sentence.end))
      const around = sentence === undefined ? '' : folded.slice(sentence.start, sentence.end)
      if (allergyWords.test(around) && pass !== 0) continue
      if (isPart && goesOn.test(folded.slice(end, sentence.end))) continue
      const said = folded.slice(start, end)
      const { placement, read } = readWhole(said, { ...about, said: text.slice(start, end) })
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

/** What a clause says as a whole, or without its reason. */
function readWhole(words: string, about: About): { placement: Placement | null; read: WishContent[] } {
  for (const { said, isLoose } of variantsOf(words)) {
    const own = { ...about, said: about.said.slice(0, said.length) }
    const placement = placementOf(said, own)
    if (placement) return { placement, read: [] }
    const found = readBy(said, own)
    const read = found.length > 0 || guests.test(words.slice(said.length)) ? found : readByShape(said, own)
    if (read.length > 0 && !(isLoose && read.some((wish) => !holds.has(wish.kind))))
      return { placement, read }
  }
  return { placement: null, read: [] }
}

/** What a reading of the page or the plan says of a clause, if it takes in the whole of it. */
function readByShape(said: string, about: About): WishContent[] {
  for (const { words, careful, safe, wishes } of [...planReadings, ...pageReadings]) {
    if (careful || safe) continue
    const found = [...said.matchAll(words)].find((one) => one[0].trim().length === said.trim().length)
    const read = found ? wishes(found, about) : []
    if (read.length > 0) return read
  }
  return []
}

/** Wishes that a relative clause after them cannot narrow to fewer items. */
const holds: ReadonlySet<WishContent['kind']> = new Set([
  'keepItem',
  'keepPrice',
  'layout',
  'capPrice',
  'count',
  'sections',
])

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
    placed.toSorted((a, b) => a.start - b.start).map(({ placement }) => placement),
    about,
  )
  if (!wish) return []
  const start = Math.min(...placed.map((one) => one.start))
  const end = Math.max(...placed.map((one) => one.end))
  return end - start <= longestText
    ? [{ wish, start, end }]
    : placed.map((one) => ({ wish, start: one.start, end: one.end }))
}
