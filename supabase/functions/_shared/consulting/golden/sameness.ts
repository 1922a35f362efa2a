/** Measures how much of a report's prose also appears in another house's report. */
import { foldAccents } from '../base/language/text.ts'

/** What is specific to a house in a sentence: its names and figures. */
const figure = /(?:r\$\s*)?\d+(?:[.,:/]\d+)*(?:\s*(?:%|ml|g|kg|h)(?!\p{L}))?/gu

/** Fewest words of a sentence: shorter ones are labels ("Servir", "Passo a passo"). */
const fewestWords = 5

/**
 * Titles and items of a report: what appears in headings, tables and quotation marks. Item names are removed like the
 * house's name, so that "Baião pede acidez" and "Peixada pede acidez" count as the same sentence.
 */
function namesIn(markdown: string): string[] {
  const headings = [...markdown.matchAll(/^#{2,6} (.+)$/gm)].map(([, name = '']) => name)
  const quoted = [...markdown.matchAll(/“([^”]{3,80})”/g)].map(([, name = '']) => name)
  return [...headings, ...quoted]
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Notices required by law or for safety are the same everywhere, so they are not counted. */
const obligatory =
  /m[ae][in]ores de|com moderacao|dirigir|gestantes|alergi|cuspideira|rodape|o sinal de gluten|um cardapio impresso|contem alcool|extintor|so com quem ja treinou|consumo cru|o aviso .§|maior de # anos|menos de # anos|nada de carro|argumento$/

/** Fewest words of a cell, or of a line without a full stop: shorter ones are labels. */
const fewestInCell = 6

/** The texts of a report: table cells without headers, paragraphs, and what follows a bullet or its label. */
function textsOf(markdown: string): { text: string; cell: boolean }[] {
  const lines = markdown.split('\n')
  const isTable = (line = '') => /^\s*\|/.test(line)
  const isRule = (line = '') => /^\s*\|[\s|:-]*-{3}/.test(line)
  return lines.flatMap((line, index): { text: string; cell: boolean }[] => {
    // Titles, code, and captions, which are alone between asterisks.
    if (/^\s*(?:#|```)/.test(line) || /^\*[^*]+\*$/.test(line.trim())) return []
    if (isTable(line)) {
      if (isRule(line) || isRule(lines[index + 1])) return []
      return line.split('|').map((text) => ({ text: text.trim(), cell: true }))
    }
    // "45 ml de cachaça", "uma tira de casca": ingredients.
    if (/^- (?:[\d.,½]+ (?:ml|g|kg|l) de |uma? )/.test(line) && !/[.!?]$/.test(line)) return []
    const text = line.replace(/^\s*(?:-|\d+\.)\s+(?:\[.\]\s+)?(?:\*\*[^*]+\*\*:\s*)?/, '').trim()
    return text === '' ? [] : [{ text, cell: false }]
  })
}

/**
 * The distinct sentences of a report, without names and figures: text that ends in a full stop, a question or an
 * exclamation mark, and any cell or bullet as long as a sentence. Headings, captions, headers, labels and ingredients
 * do not count.
 */
export function sentencesOf(markdown: string, names: readonly string[]): Set<string> {
  const known = [...new Set([...names, ...namesIn(markdown)].map(foldAccents))]
    .filter((name) => name.length > 3)
    .toSorted((a, b) => b.length - a.length)
  const nameOf =
    known.length > 0 ? new RegExp(`(?<!\\p{L})(?:${known.map(escaped).join('|')})(?!\\p{L})`, 'gu') : null
  const sentences = new Set<string>()
  for (const { text, cell } of textsOf(markdown)) {
    const bare = foldAccents(text).replace(/[*_>]/g, ' ')
    const unnamed = (nameOf ? bare.replace(nameOf, '§') : bare).replace(figure, '#')
    for (const sentence of unnamed.split(/(?<=[.!?;])\s+|\s·\s/)) {
      if (obligatory.test(sentence)) continue
      const words = sentence.match(/[\p{L}#§]+/gu) ?? []
      const fewest = !cell && /[.!?]$/.test(sentence.trim()) ? fewestWords : fewestInCell
      if (words.filter((word) => /\p{L}/u.test(word)).length >= fewest) sentences.add(words.join(' '))
    }
  }
  return sentences
}

/** Share of the shorter report's sentences that the other one also has, and those sentences. */
export function shared(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
): { share: number; same: string[] } {
  const same = [...one].filter((sentence) => other.has(sentence))
  return { share: same.length / Math.max(1, Math.min(one.size, other.size)), same }
}
