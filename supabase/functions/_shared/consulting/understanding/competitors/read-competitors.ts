import { trimEndWhile } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { Draft } from '../text/draft.ts'
import { numberOf } from '../text/scan.ts'
import { clean, gap, type Priced, priced, priceOf, size } from './prices.ts'
import { inFigures, sizeList } from './sizes.ts'
import {
  barePrice,
  isElsewhere,
  isNoItem,
  isOwn,
  isPlace,
  nextRival,
  rivalAt,
  withoutSeller,
} from './talk.ts'

/** Words that begin the name of a business. */
const kinds =
  'bar|boteco|restaurante|pub|casa|espetinho|quiosque|barraca|cantina|lanchonete|choperia|bistr[oô]|empório|adega|tenda|cervejaria|pizzaria|hamburgueria|churrascaria|padaria|creperia|peixaria|sorveteria|galeteria|cafeteria'

/** Houses with a number in their name: "Bar 2". */
const place = new RegExp(`^(?:${kinds})\\s[^,;]{1,50}$`, 'iu')

const tells = String.raw`(?:(?:cobra|vende|tem|faz|serve|est[aá] vendendo|est[aá] cobrando|t[aá] vendendo|t[aá] cobrando)\s+|(?=(?:a|o|as|os|um|uma)\s+\p{L}))`
/** "No Boteco do Arlindo a heineken custa 16", "o Bar do Zé cobra 18 na caipirinha": a house without a colon. */
const inSentence = new RegExp(
  `^(?:(?:já|lá|aqui)\\s+)?(?:n[oa]s?\\s+|[oa]\\s+)?((?:concorrente|vizinho)(?=\\s+${tells})|(?:${kinds}|concorrente|vizinho)\\s[^,;:]{1,50}?)\\s+${tells}`,
  'iu',
)

/** "lá no Arlindo o caranguejo é 8" */
const byPlace = /^(?:l[áa]\s+)?n[oa]\s+([^\d,;:]{2,40}?)\s+(?=(?:a|o|as|os)\s+\p{L})/iu

const unnamed = 'Concorrente sem nome'

/** Longest name of a competitor or an item. */
const longestName = 120
/** R$ */
const highestPrice = 10_000

type Slice = { text: string; start: number }

/** A slice without surrounding blanks. */
function trimmed({ text, start }: Slice): Slice {
  const lead = text.length - text.trimStart().length
  return { text: text.trim(), start: start + lead }
}

/** Parts of a slice between separators, with their places. The comma in "18,00" is not a separator. */
function parts({ text, start }: Slice): Slice[] {
  const found: Slice[] = []
  let from = 0
  for (const match of text.matchAll(
    /;|\||\/(?=\s*\p{L})|(?<=\d)\s*\/\s*(?=\d+\s?(?:ml|l|g|kg|un)\b)|,(?!\d{1,2}(?!\d))|(?<=\d\s{0,2})\+|\.(?=\s|$)|\s(?=e\s+[^\d]*\d)/gu,
  )) {
    if (/^\s$/.test(match[0]) && !/\d/.test(text.slice(from, match.index))) continue
    found.push({ text: text.slice(from, match.index), start: start + from })
    from = match.index + match[0].length
  }
  found.push({ text: text.slice(from), start: start + from })
  return found
    .flatMap(dictated)
    .map(trimmed)
    .filter(({ text: part }) => /[\p{L}\p{N}]/u.test(part))
}

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

/** Where the next competitor of a line may begin: "…, caipirinha 34. Barraca do Zé: peixada 119". */
const nextName = /(?:[.;|]\s+|(?<=\d)(?:,|\s+e)\s+(?=\p{Lu}))(?=[^.,;:|\d]{2,60}:\s)/gu

/** "bar x caipirinha 18 e bar y caipirinha 20": the second name needs no colon. */
const nextHouse = new RegExp(
  String.raw`(?<=\d)(?:\s*[,;]|\s+e)?\s+(?=(?:n?[oa]\s+)?(?:${kinds})\s\p{L})`,
  'giu',
)

/** The competitors of a line, one per slice. */
function houses(line: Slice): Slice[] {
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
function splitName(line: Slice): { name: string; rest: Slice; isTalk?: true } | null {
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

/**
 * The owner's list of competitors, one or more per line, with their known prices. A line without a price names the
 * competitor of the lines after it. Anything without an item and its price becomes an unread passage.
 */
export function readCompetitors(text: string): Draft {
  const draft: Draft = { wishes: [], unread: [] }
  let heading: { name: string; start: number; end: number; used: boolean } | null = null
  const unread = (slice: Slice) =>
    draft.unread.push({
      start: slice.start,
      end: slice.start + slice.text.length,
      why: 'unknown',
      blocking: false,
      choices: [],
    })
  const closeHeading = () => {
    if (heading && !heading.used)
      unread({ text: text.slice(heading.start, heading.end), start: heading.start })
    heading = null
  }
  let at = 0
  let afterBlank = true
  const lines = text.split('\n').flatMap((raw) => {
    const line = { text: raw, start: at }
    at += raw.length + 1
    return houses(line)
  })
  for (const line of lines) {
    const lead = /^[-•*–\s]+/u.exec(line.text)?.[0].length ?? 0
    const said: Slice = { text: line.text.slice(lead), start: line.start + lead }
    if (!/[\p{L}\p{N}]/u.test(said.text)) {
      afterBlank = true
      continue
    }
    const named = splitName(said)
    const isHeading =
      !named &&
      place.test(said.text) &&
      !/r\$|reais|\d[.,]\d|:/i.test(said.text) &&
      (afterBlank || heading === null)
    afterBlank = false
    if (isHeading || (!named && !parts(said).some(({ text: part }) => priceOf(part)))) {
      const name = trimEndWhile(said.text, gap)
      if (name.length <= 60 && !/[.,;]/.test(name)) {
        closeHeading()
        heading = { name, start: said.start, end: said.start + said.text.length, used: false }
      } else unread(said)
      continue
    }
    if (named) closeHeading()
    const competitor: string = named?.name ?? heading?.name ?? unnamed
    let first = true
    /** The previous item without its size: "pastel 6 unidades 24, 12 unidades 40". */
    let lastItem = ''
    const push = (part: Slice, priced: Omit<Priced, 'deal'> & { deal?: string; size?: string }) => {
      // The competitor's name belongs to its first item, in the same line or in the one above.
      const own = heading as { name: string; start: number; end: number; used: boolean } | null
      const before: number = first && named ? said.start : own && !own.used ? own.start : part.start
      const end = part.start + part.text.length
      if (own) own.used = true
      first = false
      const { item, min, max, deal } = priced
      const measure = priced.size ?? size.exec(item)?.[0].trim()
      draft.wishes.push({
        wish: {
          kind: 'competitorPrice',
          competitor,
          item,
          min,
          max,
          ...(measure ? { size: measure } : {}),
          ...(deal ? { deal } : {}),
        },
        start: end - before <= 300 ? before : part.start,
        end,
      })
    }
    /** Prices of a competitor named in a sentence, without their items: "a Tapera, 17 e 19". */
    const bare: Slice[] = []
    const told: Slice[] = []
    let isOwners = false
    let isOthers = false
    const readParts = (slice: Slice) => {
      for (const [at, part] of parts(slice).entries()) {
        isOwners = isOwn(part.text) || (isOwners && barePrice(part.text) !== null)
        if (!isOwners && named?.isTalk && first && barePrice(part.text) !== null) {
          bare.push(part)
          continue
        }
        const read = priceOf(part.text)
        isOthers ||= !read && !first && isElsewhere(part.text)
        const priced = read && { ...read, item: withoutSeller(read.item) }
        // "…, aqui na avenida, …": what is told of a competitor before its prices.
        if (named?.isTalk && first && bare.length === 0 && !/\d/.test(part.text) && !isOwners && at < 3) {
          told.push(part)
          continue
        }
        if (
          isOwners ||
          isOthers ||
          !priced ||
          isNoItem(priced.item) ||
          isPlace(part.text, priced.item) ||
          priced.item.length > longestName ||
          priced.min <= 0 ||
          priced.max >= highestPrice
        ) {
          unread(part)
          continue
        }
        const name = priced.item.replace(size, '').trim()
        const item = name === '' && lastItem !== '' ? `${lastItem} ${priced.item}` : priced.item
        if (name !== '') lastItem = name
        push(part, { ...priced, item })
      }
    }
    const whole = named?.rest ?? said
    const sizes = sizeList(whole.text)
    if (sizes) {
      readParts({ text: whole.text.slice(0, sizes.start), start: whole.start })
      const passage = {
        text: whole.text.slice(sizes.start, sizes.end),
        start: whole.start + sizes.start,
      }
      if (sizes.sizes.length === 0) unread(passage)
      for (const one of sizes.sizes) {
        const item = `${clean(sizes.item)} ${one.size}`
        push(passage, { item, min: one.price, max: one.price, size: one.size })
      }
      readParts({ text: whole.text.slice(sizes.end), start: whole.start + sizes.end })
    } else readParts(whole)
    if (bare.length > 0) {
      const last = draft.wishes.findLast(({ wish }) => wish.kind === 'competitorPrice')?.wish
      const before = draft.wishes.flatMap(({ wish }) =>
        wish.kind === 'competitorPrice' &&
        last?.kind === 'competitorPrice' &&
        wish.competitor === last.competitor
          ? [wish]
          : [],
      )
      bare.forEach((part, at) => {
        const price = numberOf(barePrice(part.text) ?? '')
        const same = before.length === bare.length ? before[at] : undefined
        if (same && price) {
          const { item, size: measure } = same
          push(part, { item, min: price, max: price, ...(measure ? { size: measure } : {}) })
        } else unread(part)
      })
    }
    const opening = draft.wishes.find(({ start }) => start === said.start)
    for (const part of told) if (!opening || opening.end < part.start) unread(part)
    if (named && first) unread({ text: said.text.slice(0, named.name.length), start: said.start })
  }
  closeHeading()
  return draft
}
