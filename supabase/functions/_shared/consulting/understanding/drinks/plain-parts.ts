/** Parts of a list of drinks that ask for nothing more: "10 drinks: 4 clássicos com cachaça, 4 autorais e 2 sem álcool". */
import type { Span } from '../text/half-read.ts'

const number = '(?:\\d{1,2}|um|uma|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez)'
/** All drinks are the house's own, and all but those without alcohol have cachaça. */
const plain = new RegExp(
  `(?<=(?:^|[,:(]\\s*|\\se\\s)${number} (?!drin|coquet|opç|receit)\\p{L}+) com cacha[cç]a(?=\\s*(?:,|;|\\.|$|\\se ))|(?<=[,:(]\\s*)${number} (?:drinks? )?autorais(?: com cacha[cç]a)?,?(?=\\s)`,
  'giu',
)
/** The number of all of them, before their parts. */
const total = new RegExp(`${number} (?:drinks?|drinques?|coquet[eé]is|opções|receitas)`, 'iu')

/** The text without those parts; places stay. */
export function withPlainParts(text: string): { plain: string; told: Span[] } {
  const told: Span[] = []
  if (!total.test(text)) return { plain: text, told }
  const rest = text.replace(plain, (said, at: number) => {
    if (!total.test(text.slice(0, at))) return said
    told.push({ start: at, end: at + said.length })
    return ' '.repeat(said.length)
  })
  return { plain: rest, told }
}
