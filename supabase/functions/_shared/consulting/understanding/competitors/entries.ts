import { kinds } from './house-kinds.ts'
import { priced } from './prices.ts'

/** A part of the list, with its place. */
export type Slice = { text: string; start: number }

/** A slice without surrounding blanks. */
export function trimmed({ text, start }: Slice): Slice {
  const lead = text.length - text.trimStart().length
  return { text: text.trim(), start: start + lead }
}

/** Parts of a slice between separators, with their places. The comma in "18,00" is not a separator. */
export function parts({ text, start }: Slice): Slice[] {
  const found: Slice[] = []
  let from = 0
  for (const match of text.matchAll(
    /;|\||\/(?=\s*\p{L})|(?<=\d)\s*\/\s*(?=\d+\s?(?:ml|l|g|kg|un)\b)|,(?!\d{1,2}(?!\d))|(?<=\d\s{0,2})\+|\.(?=\s|$)|\s(?=e\s+[^\d]*\d)/gu,
  )) {
    const before = text.slice(from, match.index)
    if (/^\s$/.test(match[0]) && (!/\d/.test(before) || range.test(before))) continue
    found.push({ text: text.slice(from, match.index), start: start + from })
    from = match.index + match[0].length
  }
  found.push({ text: text.slice(from), start: start + from })
  return found
    .flatMap(dictated)
    .map(trimmed)
    .filter(({ text: part }) => /[\p{L}\p{N}]/u.test(part))
}

/** "entre R$ 25", whose other end follows. */
const range = /(?<!\p{L})entre\s+(?:r\$\s*)?[\d.,]+(?:\s*reais)?$/iu

/** Words after a figure that are not an item: "18 reais", "25 na promoção", "300 ml", "40 serve dois". */
const afterPrice =
  /^(?:reais|real|contos?|pila|pau|cada|com|sem|por|para|pra|até|ate|a|e|ou|de|do|da|n[oa]s?|em|x|ml|l|lts?|litros?|g|gr|kg|cm|un|unid|unidades?|pessoas?|fatias|tempos|taças|bolas|pedaços|peças|pcs|pç|doses?|long|pol|anos|horas?|h|serve|seg|ter|qua|qui|sex|sab|dom|segunda|terça|quarta|quinta|sexta|sábado|domingo|dobrad[oa]|dobro|duplo|dupla)$/iu

const houseWord = new RegExp(`(?<!\\p{L})(?:${kinds}|concorrente|cachaça|pinga|com)\\s+$`, 'iu')

/** "caipirinha 22 heineken 15": items without a comma between them. */
function dictated(part: Slice): Slice[] {
  const found: Slice[] = []
  let from = 0
  for (const match of part.text.matchAll(/(?<=\s)\d{1,3}(?:[.,]\d{1,2})?\s+(?=(\p{L}+))/gu)) {
    const to = match.index + match[0].length
    // "cachaça 51 ouro 8" has a number in its name, and so does "Bar 7".
    if (houseWord.test(part.text.slice(from, match.index)) || afterPrice.test(match[1] ?? '')) continue
    if (!priced(part.text.slice(from, to).trimEnd()) || !priced(part.text.slice(to))) continue
    found.push({ text: part.text.slice(from, to), start: part.start + from })
    from = to
  }
  return [...found, { text: part.text.slice(from), start: part.start + from }]
}
