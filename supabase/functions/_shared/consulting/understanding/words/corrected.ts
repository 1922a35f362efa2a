import type { Draft } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { spokenAmount } from './spoken-amounts.ts'

const turn =
  '(?:alias|ou\\s+melhor|melhor|quer\\s+dizer|digo|minto|na\\s+verdade|pensando\\s+bem|corrigindo|errei|opa|perdao|nao)'

/** "tira 4, aliás cinco": an amount, up to four words about it, and the amount that replaces it. */
const corrected = new RegExp(
  `(?<![\\p{L}\\p{N}.,])${spokenAmount}((?:\\s+(?!e\\s|ou\\s|nao\\s)\\p{L}+){0,4}?)\\s*[,.…-]+\\s*(?:${turn}[\\s,:]+)+(?:(?:sao|tira|corta|corte|quero|uns|umas|so|r\\$)\\s*)*${spokenAmount}(?!\\s*(?:%|por\\s+cento))((?:\\s+(?:reais|conto|contos|itens|pratos))?)`,
  'gu',
)

/**
 * The text as the owner corrected it: the later amount stands in the place of the earlier one. All other words keep
 * their places.
 */
export function withCorrections(text: string, read: (plain: string) => Draft): Draft {
  const spans: { start: number; end: number }[] = []
  let plain = text
  for (const found of foldInPlace(text).matchAll(corrected)) {
    const [all, first = '', about = '', second = '', unit = ''] = found
    // "nada acima de 30, não 5 pratos" refuses the second amount instead.
    if (/^\s*nao\s/.test(all.slice(first.length + about.length).replace(/^[\s,.…-]+/, ' ')) && unit !== '')
      continue
    const [start, end] = [found.index, found.index + all.length]
    const words = text.slice(start + first.length, start + first.length + about.length)
    plain = `${plain.slice(0, start)}${`${second}${words === '' ? unit : words}`.padEnd(all.length)}${plain.slice(end)}`
    spans.push({ start, end })
  }
  const draft = read(plain)
  for (const one of [...draft.wishes, ...draft.unread]) {
    const span = spans.find(({ start, end }) => one.end > start && one.end < end)
    if (span) one.end = span.end
  }
  return draft
}
