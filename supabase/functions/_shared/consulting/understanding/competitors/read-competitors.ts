import { trimEndWhile } from '../../base/language/text.ts'
import type { Draft } from '../text/draft.ts'
import { numberOf } from '../text/scan.ts'
import { parts, type Slice } from './entries.ts'
import { houses, longestName, place, splitName } from './houses.ts'
import { clean, gap, onlyDays, type Priced, priceOf, size } from './prices.ts'
import { sizeList } from './sizes.ts'
import { barePrice, isElsewhere, isNoItem, isOwn, isPlace, withoutSeller } from './talk.ts'

/** "Cobra R$ 8 no caranguejo": the seller was named before. */
const withoutVerb = (said: string): string =>
  said.replace(/^(?:e\s+)?(?:cobra|vende|faz|tem|serve|oferece)\s+(?=\S)/iu, '')

/** "espeto de carne 8 e o de frango 7" */
const ofTheSame = (item: string, lastItem: string): string =>
  lastItem === '' ? item : item.replace(/^(?:[oa]\s+)?(?=d[aeo]s?\s\p{L})/iu, `${lastItem.split(/\s/)[0]} `)

/** "espeto a 8 e 3 por 21": several of what was named before. */
function again(said: string, lastItem: string): Priced | null {
  const [, count] = /^(?:e\s+)?(\d{1,2})\s+(?:por|a)\s+(?:r\$\s*)?\d/iu.exec(said) ?? []
  return lastItem === '' || count === undefined
    ? null
    : priceOf(`${count} ${lastItem} ${said.replace(/^(?:e\s+)?\d{1,2}\s+(?:a\s+)?(?:por\s+)?/iu, 'por ')}`)
}

const unnamed = 'Concorrente sem nome'

/** R$ */
const highestPrice = 10_000

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
        const read = priceOf(part.text) ?? priceOf(withoutVerb(part.text)) ?? again(part.text, lastItem)
        isOthers ||= !read && !first && isElsewhere(part.text)
        const priced = read && { ...read, item: ofTheSame(withoutSeller(read.item), lastItem) }
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
        if (onlyDays.test(priced.item) && lastItem !== '') {
          push(part, { ...priced, item: lastItem, deal: priced.item })
          continue
        }
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
