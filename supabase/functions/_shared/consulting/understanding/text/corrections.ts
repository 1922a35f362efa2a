/** Owners correct themselves as they speak: "até quinze, não, peraí, até dezesseis". The later amount counts. */
import { type Amount, amountsIn } from './amount-words.ts'
import type { Draft } from './draft.ts'
import { foldInPlace } from './fold.ts'
import type { Span } from './half-read.ts'

/** "… sair por menos, melhor. Uma das cinco": a wish that ends, and no second thought. */
const turn =
  '(?:ou melhor|ou antes|digo|quer dizer|alias|minto|mentira|opa|perdao|desculpa|corrig\\p{L}+|na verdade|pensando bem|errei|melhor(?!\\s*\\.(?:\\s|$))|perai|pera(?: ai)?|espera(?: ai)?|calma|nao(?=\\s*[,.…-]|\\s+(?:alias|pera|espera|minto|digo|melhor|quer)))'
const again =
  '(?:e|sao|foi|fica|seriam?|ate|no maximo|no minimo|uns|umas|so|quero|faz|bota|poe|tira|corta|corte|melhor|nao)'

/** What stands between the two amounts: up to six words about the first, and the turn. */
const takesBack = new RegExp(
  `^(?<about>(?:\\s+(?!(?:e|ou|nao|alias|digo|minto|opa|melhor|quer)\\s)[\\p{L}-]+){0,6}?)\\s*[,.?!…-]*\\s*(?:${turn}[\\s,.:…-]+)+(?:${again}[\\s,:]+)*(?:r\\$\\s*)?$`,
  'u',
)

const plainEnd =
  /^(?:a|e|mas|porem|que|no|na|ao|por|pra|para|pro|de|do|da|dos|das|mesmo|mesma|cada|ta|total|viu|hein|ja|ai|entao|reais|contos?)$/

/**
 * Where a correction ends, with the noun that it repeats; null if something new follows: "aliás 2 sem álcool" is another
 * part, and no correction.
 */
function endOf(after: string, about: string): number | null {
  const [lead = '', word = ''] = /^\s*([\p{L}%]+)/u.exec(after) ?? []
  const [noun = ''] = about.trim().split(/\s+/)
  if (noun.length > 3 && word.slice(0, 4) === noun.slice(0, 4)) return lead.length
  return word === '' || plainEnd.test(word) ? 0 : null
}

/** "a batata tira… não, deixa": what is ordered first is taken back. */
const orderTakenBack =
  /(?<!\p{L})(?:tir[ae]r?|cort[ae]r?|sai|bot[ae]r?|poe|p\u00f5e|sob[ae]|aument[ae]r?)\s*(?:\.\.\.|\u2026|,)\s*(?:n[\u00e3a]o|alias|ali\u00e1s|opa|pera\u00ed|minto|quer dizer|ou melhor)(?:\s*,\s*|\s+)(?=(?:deixa|deixe|fica|fique|mant[\u00e9e]m|mantenha|tira|tire|corta|baixa)(?!\p{L}))/giu

type Corrected = { text: string; spans: readonly Span[] }

function corrected(text: string): Corrected {
  const folded = foldInPlace(text).toLowerCase()
  const found = amountsIn(folded)
  const spans: Span[] = []
  let plain = text.replace(orderTakenBack, (said, index: number) => {
    spans.push({ start: index, end: index + said.length })
    return ' '.repeat(said.length)
  })
  found.forEach((one: Amount, at) => {
    const next = found[at + 1]
    if (!next || next.start - one.end > 60) return
    const about = takesBack.exec(folded.slice(one.end, next.start))?.groups?.about
    if (about === undefined) return
    const repeated = endOf(folded.slice(next.end), about)
    if (repeated === null) return
    const value = String(next.value).replace('.', ',')
    const kept = one.end + about.length
    const fits = value.length <= one.end - one.start
    const end = fits ? next.end + repeated : next.start
    plain = fits
      ? `${plain.slice(0, one.start)}${value.padEnd(one.end - one.start)}${plain.slice(one.end, kept)}${' '.repeat(end - kept)}${plain.slice(end)}`
      : `${plain.slice(0, one.start)}${' '.repeat(end - one.start)}${plain.slice(end)}`
    spans.push({ start: one.start, end: Math.max(end, next.end) })
  })
  return { text: plain, spans }
}

/**
 * The text without the amounts that are taken back, all other words in their places. What was read from a corrected
 * amount covers the correction too.
 */
export function withCorrections(text: string, read: (plain: string) => Draft): Draft {
  const { text: plain, spans } = corrected(text)
  if (spans.length === 0) return read(text)
  const draft = read(plain)
  for (const one of [...draft.wishes, ...draft.unread]) {
    const own = spans.filter(({ start, end }) => one.end > start && one.start < end)
    one.start = Math.min(one.start, ...own.map(({ start }) => start))
    one.end = Math.max(one.end, ...own.map(({ end }) => end))
  }
  return draft
}
