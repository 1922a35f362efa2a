import { cutText, trimEndWhile } from '../base/language/text.ts'
import { type MenuItem, maxMenuItems } from './menu.ts'
import {
  hasStrayPrice,
  headingLikeness,
  isNotice,
  isPlainHeading,
  looksLikeDescription,
  type MenuLine,
  parseMenuLine,
  splitDishes,
  withBarePrice,
} from './menu-lines.ts'
import { columnSizes, type SizedPrice, sizeAlone } from './menu-sizes.ts'
import { describePlace, type PlaceOf, placeInText } from './place.ts'
import { hasPlainTitles } from './plain-titles.ts'
import { excerpt, type MenuReading, maxLineLength, maxTextLength, type UnreadLine } from './reading.ts'

const maxNameLength = 120
const maxCategoryLength = 60
const maxDescriptionLength = 300
const maxPrice = 100_000

/**
 * Menus that print "32" for R$ 32,00 have hardly any other prices. In a menu with regular prices a trailing number is a
 * size or a quantity.
 */
function readBareNumbers(lines: readonly MenuLine[]): readonly MenuLine[] {
  const priced = lines.filter((line) => line.prices.length > 0).length
  const bare = lines.filter((line) => line.bareNumber !== null).length
  return bare >= 2 && bare > priced * 3 ? lines.map(withBarePrice) : lines
}

const unnamedSize = (position: number) => `tamanho ${position + 1}`

/** Reads lines from top to bottom. Lines without a price wait until a later line decides their role. */
class MenuReader {
  readonly items: MenuItem[] = []
  readonly unread: { index: number; line: UnreadLine }[] = []
  /** Lines with several prices without sizes. */
  readonly unsized: number[] = []
  private category: string | null = null
  /** The heading above, until it has an item. */
  private emptyHeading: MenuLine | null = null
  private waiting: MenuLine[] = []
  /** The sizes of the last dish, while the lines below may still describe it. */
  private current: MenuItem[] = []
  /** Prices of the last dish that were alone on their lines; null after any other line. */
  private stacked: { index: number; count: number } | null = null
  /** The sizes of the columns, each on its own line like table cells. */
  private columns: readonly string[] = []
  private readonly plainTitles: boolean
  private readonly placeOf: PlaceOf

  /** @param plainTitles whether a short line above an item is a title; for menus without clearer titles */
  constructor(plainTitles: boolean, placeOf: PlaceOf) {
    this.plainTitles = plainTitles
    this.placeOf = placeOf
  }

  read(line: MenuLine, columns: readonly string[]): void {
    this.columns = columns
    const { stacked } = this
    this.stacked = null
    if (isNotice(line)) {
      this.settleWaiting()
      this.refuse(line, 'Parece um aviso, não um item')
    } else if (hasStrayPrice(line)) {
      this.settleWaiting(line)
      this.current = []
      this.refuse(line, 'Há mais de um preço e não sabemos o que cada um é')
    } else if (line.prices.length === 0 && !line.unpriced) {
      this.waiting.push(line)
      this.stacked = stacked
    } else if (line.text !== '') this.readItem(line)
    else this.readPriceAlone(line, stacked)
  }

  /** A line that heads columns of prices, and may also be the title of its section. */
  readColumns(line: MenuLine, title: string): void {
    this.settleWaiting()
    this.current = []
    this.stacked = null
    if (title !== '') this.startSection({ ...line, text: title })
  }

  finish(): void {
    this.settleWaiting()
    this.closeHeading()
  }

  private readItem(line: MenuLine): void {
    this.settleWaiting(line)
    this.add(line, line.text, line.prices, [])
  }

  /** The name is in the lines above, followed by its description or its size if there is one. */
  private readPriceAlone(line: MenuLine, stacked: { index: number; count: number } | null): void {
    const waiting = this.waiting
    this.waiting = []
    const size = line.prices.length === 1 ? sizeAlone(waiting.at(-1)?.text ?? '') : null
    const sized = size !== null && (waiting.length > 1 || stacked !== null)
    if (sized) waiting.pop()
    const prices = sized ? line.prices.map((price) => ({ ...price, size })) : line.prices
    if (waiting.length === 0 && stacked && this.current.length > 0) {
      this.addSizes(line, prices, stacked)
      return
    }
    // The lines right below the last item may still describe it.
    while (waiting[0] && this.describes(waiting[0], waiting.length > 1)) this.describe(waiting.shift())
    while (waiting.length > 1 && waiting[0] && !looksLikeDescription(waiting[1]?.text ?? '')) {
      this.readLoose(waiting.shift())
    }
    const [name, ...rest] = waiting
    if (!name) {
      this.refuse(line, 'Preço sem nome')
      return
    }
    this.add(
      line,
      name.text,
      prices,
      rest.map((part) => part.text),
    )
    this.stacked = { index: name.index, count: prices.length }
  }

  /** Another price below the last one: the price of another size. */
  private addSizes(line: MenuLine, prices: readonly SizedPrice[], stacked: { index: number; count: number }) {
    const [first] = this.current
    if (!first) return
    const columnOf = (position: number) => this.columns[position] ?? null
    if (stacked.count === 1 && !first.size) first.size = columnOf(0) ?? unnamedSize(0)
    for (const [offset, { size, price }] of prices.entries()) {
      const position = stacked.count + offset
      const own = size ?? columnOf(position)
      if (own === null && this.unsized.at(-1) !== stacked.index) this.unsized.push(stacked.index)
      if (price === null || price > maxPrice) {
        this.refuse(line, 'O preço é grande demais', first.name)
        continue
      }
      const next = { ...first, size: own ?? unnamedSize(position), price, place: this.placeOf(line.index) }
      this.current.push(next)
      this.items.push(next)
    }
    this.stacked = { ...stacked, count: stacked.count + prices.length }
  }

  private add(line: MenuLine, name: string, prices: readonly SizedPrice[], description: string[]): void {
    if (prices.some(({ price }) => price !== null && price > maxPrice)) {
      this.refuse(line, 'O preço é grande demais')
      return
    }
    this.emptyHeading = null
    const several = prices.length > 1
    const unnamed = prices.every(({ size }) => size === null)
    if (several && unnamed) this.unsized.push(line.index)
    // A dish without a price is still a dish.
    const sizes: readonly SizedPrice[] = prices.length > 0 ? prices : [{ size: null, price: null }]
    this.current = sizes.map(({ size, price }, position) => {
      const own = size ?? (several && unnamed ? unnamedSize(position) : null)
      return {
        name: cutText(name, maxNameLength).trim(),
        category: this.category,
        description: cutText(description.join(' '), maxDescriptionLength).trim() || null,
        price,
        ...(own !== null && { size: own }),
        cost: null,
        place: this.placeOf(line.index),
      }
    })
    this.items.push(...this.current)
  }

  private describes(line: MenuLine, spare: boolean): boolean {
    return spare && this.current[0]?.description === null && looksLikeDescription(line.text)
  }

  private describe(line: MenuLine | undefined): void {
    for (const item of line ? this.current : []) {
      const text = [item.description, line?.text].filter(Boolean).join(' ')
      item.description = cutText(text, maxDescriptionLength).trim()
    }
  }

  /** Decides the role of the lines without a price above `next`, or above the end. */
  private settleWaiting(next?: MenuLine): void {
    const waiting = this.waiting
    this.waiting = []
    while (waiting[0] && this.current.length > 0 && looksLikeDescription(waiting[0].text)) {
      if (isPlainHeading(waiting[0].text)) break
      this.describe(waiting.shift())
    }
    for (const [index, line] of waiting.entries()) {
      this.readLoose(line, next !== undefined && index === waiting.length - 1)
    }
  }

  /** A line that is neither an item nor a description: a heading, or not understood. */
  private readLoose(line: MenuLine | undefined, aboveItem = false): void {
    if (!line) return
    this.current = []
    const likeness = headingLikeness(line.text)
    const plain = this.plainTitles && likeness === 1 && aboveItem && line.bareNumber === null
    if (likeness === 2 || plain) this.startSection(line)
    else this.refuse(line, 'Não entendemos esta linha')
  }

  private startSection(line: MenuLine): void {
    this.closeHeading()
    this.emptyHeading = line
    this.category = cutText(trimEndWhile(line.text, /[\s:]/), maxCategoryLength)
  }

  private closeHeading(): void {
    if (this.emptyHeading) this.refuse(this.emptyHeading, 'Título sem itens')
    this.emptyHeading = null
  }

  private refuse(line: MenuLine, reason: string, text = line.text): void {
    const prices = line.prices
      .flatMap(({ price }) => (price === null ? [] : price.toFixed(2).replace('.', ',')))
      .join(' · ')
    const shown = [text, prices].filter(Boolean).join(' ')
    this.unread.push({
      index: line.index,
      line: { ...this.placeOf(line.index), text: excerpt(shown), reason },
    })
  }
}

/** The number of lines that fit into the maximum text length. */
function linesWithin(lines: readonly string[]): number {
  let length = 0
  const beyond = lines.findIndex((line) => {
    length += line.length + 1
    return length > maxTextLength
  })
  return beyond < 0 ? lines.length : beyond
}

/** A parsed line with the sizes that head its prices, or a line that heads prices. */
type Parsed = { line: MenuLine; columns: readonly string[]; heads: string | null }

/** Parses the lines in order, because column sizes apply to the lines below. */
function parseLines(lines: readonly string[], refuse: (index: number) => void): Parsed[] {
  let columns: readonly string[] = []
  /** Sizes alone on their lines, until the first other line. */
  let alone: { parsed: Parsed; size: string }[] = []
  const all: Parsed[] = []
  for (const [index, raw] of lines.entries()) {
    if (raw.length > maxLineLength) {
      refuse(index)
      continue
    }
    for (const part of splitDishes(raw)) {
      const line = parseMenuLine(part, index, columns)
      if (!line) continue
      const unpriced = line.prices.length === 0
      const heads = unpriced ? columnSizes(line.text) : null
      const size = unpriced ? sizeAlone(line.text) : null
      const parsed: Parsed = { line, columns, heads: heads?.title ?? null }
      all.push(parsed)
      if (size !== null) alone.push({ parsed, size })
      else {
        // A row of sizes, one cell per line.
        if (alone.length > 1) {
          columns = alone.map((one) => one.size)
          for (const one of alone) one.parsed.heads = ''
          parsed.columns = columns
        }
        alone = []
      }
      if (heads) columns = heads.sizes
      else if (size === null && unpriced && headingLikeness(line.text) === 2) columns = []
    }
  }
  return all
}

const listed = new Intl.ListFormat('pt-BR')
/** Most lines named in one notice. */
const namedLines = 8

function describeUnsized(indexes: readonly number[], placeOf: PlaceOf): string {
  const places = indexes.slice(0, namedLines).map((index) => describePlace(placeOf(index)).toLowerCase())
  const more = indexes.length - places.length
  const where = listed.format(more > 0 ? [...places, `mais ${more}`] : places)
  return `Há mais de um preço sem o tamanho escrito (${where}): cada preço virou um item. Diga o tamanho de cada um.`
}

/**
 * Reads the lines of a menu. Titles become categories. A price at the end of a line, or alone below a name, makes an
 * item; several prices make an item for each size. Lines under an item describe it. All other lines are listed in
 * `unread`. Three blanks or a tab mark a wide gap within a line.
 */
export function readMenu(lines: readonly string[], placeOf: PlaceOf = placeInText): MenuReading {
  const tooLong: { index: number; line: UnreadLine }[] = []
  const within = linesWithin(lines)
  const parsed = parseLines(lines.slice(0, within), (index) =>
    tooLong.push({
      index,
      line: { ...placeOf(index), text: excerpt(lines[index] ?? ''), reason: 'A linha é longa demais' },
    }),
  )
  const read = readBareNumbers(parsed.map(({ line }) => line))
  const reader = new MenuReader(hasPlainTitles(parsed), placeOf)
  for (const [position, line] of read.entries()) {
    const { columns = [], heads = null } = parsed[position] ?? {}
    if (heads === null) reader.read(line, columns)
    else reader.readColumns(line, heads)
  }
  reader.finish()
  const unread = [...tooLong, ...reader.unread].sort((a, b) => a.index - b.index)
  const notices: string[] = []
  if (within < lines.length) {
    notices.push(
      `O texto é longo demais: lemos as primeiras ${within.toLocaleString('pt-BR')} linhas de ${lines.length.toLocaleString('pt-BR')}.`,
    )
  }
  if (reader.items.length > maxMenuItems) {
    notices.push(
      `O cardápio tem ${reader.items.length.toLocaleString('pt-BR')} itens. Ficaram os primeiros ${maxMenuItems}.`,
    )
  }
  if (reader.unsized.length > 0) notices.push(describeUnsized(reader.unsized, placeOf))
  const refused = new Set(unread.map(({ index }) => index))
  return {
    items: reader.items.slice(0, maxMenuItems),
    unread: unread.map(({ line }) => line),
    readLines: new Set(read.map(({ index }) => index).filter((index) => !refused.has(index))).size,
    notices,
  }
}
