import { trimEndWhile } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { parts, type Slice, trimmed } from './entries.ts'
import { kinds } from './house-kinds.ts'
import { gap, priceOf, size } from './prices.ts'
import { inFigures } from './sizes.ts'
import { barePrice, isNoItem, nextRival, rivalAt } from './talk.ts'

/** Houses with a number in their name: "Bar 2". */
export const place = new RegExp(`^(?:${kinds})\\s[^,;]{1,50}$`, 'iu')

const tells = String.raw`(?:(?:que|q|cobra|vende|tem|faz|serve|abriu|fica|existe|funciona|est[aá] vendendo|est[aá] cobrando|t[aá] vendendo|t[aá] cobrando)\s+|(?=(?:a|o|as|os|um|uma)\s+\p{L}))`
/** "No Boteco do Arlindo a heineken custa 16", "o Bar do Zé cobra 18 na caipirinha": a house without a colon. */
const inSentence = new RegExp(
  `^(?:(?:já|lá|aqui|tem|existe|e)\\s+)?(?:n[oa]s?\\s+|[oa]\\s+)?((?:concorrente|vizinho)(?=\\s+${tells})|(?:${kinds}|concorrente|vizinho)\\s[^,;:]{1,50}?)\\s+${tells}`,
  'iu',
)

/** "lá no Arlindo o caranguejo é 8" */
const byPlace = /^(?:l[áa]\s+)?n[oa]\s+([^\d,;:]{2,40}?(?:\s\d{1,4}h?)?)\s+(?=(?:a|o|as|os)\s+\p{L})/iu

/** Longest name of a competitor or an item. */
export const longestName = 120

/** Where the next competitor of a line may begin: "…, caipirinha 34. Barraca do Zé: peixada 119". */
const nextName = /(?:[.;|]\s+|(?<=\d)(?:,|\s+e)\s+(?=\p{Lu}))(?=[^.,;:|\d]{2,60}:\s)/gu

/** "bar x caipirinha 18 e bar y caipirinha 20": the second name needs no colon. */
const nextHouse = new RegExp(
  String.raw`(?:(?<=\d)(?:\s*[,;]|\s+e)?\s+|[.;?!]\s+(?:e\s+)?)(?=(?:n?[oa]\s+)?(?:${kinds})\s(?:\p{L}|\d{1,4}(?:\s+\p{L}|\s*:)))`,
  'giu',
)

/** The competitors of a line, one per slice. */
export function houses(line: Slice): Slice[] {
  const found: Slice[] = []
  let from = 0
  const ends = [nextName, nextHouse, nextRival].flatMap((next) => [...line.text.matchAll(next)])
  for (const match of ends.toSorted((one, other) => one.index - other.index)) {
    const to = match.index + match[0].length
    if (match.index < from) continue
    if (!splitName({ text: line.text.slice(to), start: line.start + to })) continue
    found.push({ text: line.text.slice(from, match.index), start: line.start + from })
    from = to
  }
  found.push({ text: line.text.slice(from), start: line.start + from })
  return found.map(trimmed)
}

/** The part of a line that names the competitor: before a colon or a dash followed by a priced item, or a house. */
export function splitName(line: Slice): { name: string; rest: Slice; isTalk?: true } | null {
  const rival = rivalIn(line)
  if (rival) return rival
  const mark = /:\s|\s[–—-]\s|:(?=\D)/u.exec(line.text)
  if (!mark) return houseIn(line)
  const name = trimEndWhile(line.text.slice(0, mark.index), gap)
  const from = mark.index + mark[0].length
  const rest = { text: line.text.slice(from), start: line.start + from }
  const letter = rest.text.search(/\p{L}{2}/u)
  const isPriced =
    letter >= 0 &&
    /\d/.test(inFigures(rest.text.slice(letter))) &&
    !/^\s*(?:r\$|reais|rs)/i.test(rest.text.slice(letter))
  const onlyPrice = /^\s*(?:r\$)?\s*[\d.,\s]+(?:reais)?\s*$/iu.test(rest.text)
  return /\p{L}/u.test(name) && name.length <= longestName && isPriced && !onlyPrice && !size.test(name)
    ? { name, rest }
    : null
}

/** "a Nonna é mais chique, margherita 74", "a Tapera, 17 e 19": the price follows before another sentence begins. */
function rivalIn(line: Slice): { name: string; rest: Slice; isTalk: true } | null {
  const rival = rivalAt(line.text)
  if (!rival) return null
  const [sentence = ''] = line.text.slice(rival.length).split(/[.;](?=\s|$)/u, 1)
  const said = sentence.replace(
    /^\s*(?:[,:]\s*|(?:cobra|vende|tem|faz|serve|custa|(?:está|tá)\s+(?:vendendo|cobrando))\s+)/iu,
    '',
  )
  const from = rival.length + sentence.length - said.length
  const isPriced = parts({ text: said, start: 0 }).some(({ text }) => {
    const found = priceOf(text)
    return barePrice(text) !== null || (found !== null && !isNoItem(found.item))
  })
  if (!isPriced) return null
  return { name: rival.name, rest: { text: line.text.slice(from), start: line.start + from }, isTalk: true }
}

function houseIn(line: Slice): { name: string; rest: Slice } | null {
  const match = inSentence.exec(line.text) ?? byPlace.exec(line.text)
  if (!match?.[1]) return houseBefore(line)
  const from = match[0].length
  const rest = { text: line.text.slice(from), start: line.start + from }
  return parts(rest).some(({ text }) => priceOf(text)) ? { name: match[1], rest } : null
}

/** "boteco do mar caipirinha 22 heineken 15": a house before the first known item. */
function houseBefore(line: Slice): { name: string; rest: Slice } | null {
  const [first] = parts(line)
  const words = [...(first?.text.matchAll(/\S+/gu) ?? [])]
  const figure = words.findIndex(([word]) => /\d/.test(word))
  for (let at = 2; first && at < figure; at += 1) {
    const from = words[at]?.index ?? 0
    const item = first.text.slice(from, words[figure]?.index).trim()
    const name = first.text.slice(0, from).trim()
    // "Pizzaria Bella grande 62"
    const isProper = at === 2 && /^\p{Lu}/u.test(words[1]?.[0] ?? '')
    if (!(findTerm(item) || isProper) || !place.test(name)) continue
    const start = first.start + from
    return { name, rest: { text: line.text.slice(start - line.start), start } }
  }
  return null
}
