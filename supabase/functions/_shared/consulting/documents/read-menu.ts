import { cutText, trimEndWhile } from '../base/language/text.ts'
import { type MenuItem, maxMenuItems } from './menu.ts'
import {
  headingLikeness,
  isNotice,
  isPlainHeading,
  looksLikeDescription,
  type MenuLine,
  parseMenuLine,
  withBarePrice,
} from './menu-lines.ts'
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

/** Reads lines from top to bottom. Lines without a price wait until a later line decides their role. */
class MenuReader {
  readonly items: MenuItem[] = []
  readonly unread: UnreadLine[] = []
  private category: string | null = null
  /** The heading above, until it has an item. */
  private emptyHeading: MenuLine | null = null
  private waiting: MenuLine[] = []
  /** The last item, while the lines below may still describe it. */
  private current: MenuItem | null = null
  private readonly plainTitles: boolean

  /** @param plainTitles whether a short line above an item is a title; for menus without clearer titles */
  constructor(plainTitles: boolean) {
    this.plainTitles = plainTitles
  }

  read(line: MenuLine): void {
    const [price = null] = line.prices
    if (isNotice(line)) {
      this.settleWaiting()
      this.refuse(line, 'Parece um aviso, não um item')
    } else if (price === null && !line.unpriced) this.waiting.push(line)
    else if (line.text !== '') this.readItem(line, price)
    else this.readPriceAlone(line, price)
  }

  finish(): void {
    this.settleWaiting()
    this.closeHeading()
  }

  private readItem(line: MenuLine, price: number | null): void {
    this.settleWaiting(line)
    this.add(line, line.text, price, [])
  }

  /** The name is in the lines above, followed by its description if there is one. */
  private readPriceAlone(line: MenuLine, price: number | null): void {
    const waiting = this.waiting
    this.waiting = []
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
      price,
      rest.map((part) => part.text),
    )
  }

  private add(line: MenuLine, name: string, price: number | null, description: string[]): void {
    if (price !== null && price > maxPrice) {
      this.refuse(line, 'O preço é grande demais')
      return
    }
    this.emptyHeading = null
    this.current = {
      name: cutText(name, maxNameLength).trim(),
      category: this.category,
      description: cutText(description.join(' '), maxDescriptionLength).trim() || null,
      price,
      cost: null,
    }
    this.items.push(this.current)
    if (line.prices.length > 1) this.refuse(line, 'Há mais de um preço: ficou o primeiro', name)
  }

  private describes(line: MenuLine, spare: boolean): boolean {
    return spare && this.current?.description === null && looksLikeDescription(line.text)
  }

  private describe(line: MenuLine | undefined): void {
    if (!line || !this.current) return
    const text = [this.current.description, line.text].filter(Boolean).join(' ')
    this.current.description = cutText(text, maxDescriptionLength).trim()
  }

  /** Decides the role of the lines without a price above `next`, or above the end. */
  private settleWaiting(next?: MenuLine): void {
    const waiting = this.waiting
    this.waiting = []
    while (waiting[0] && this.current && looksLikeDescription(waiting[0].text)) {
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
    this.current = null
    const likeness = headingLikeness(line.text)
    const plain = this.plainTitles && likeness === 1 && aboveItem && line.bareNumber === null
    if (likeness === 2 || plain) {
      this.closeHeading()
      this.emptyHeading = line
      this.category = cutText(trimEndWhile(line.text, /[\s:]/), maxCategoryLength)
    } else this.refuse(line, 'Não entendemos esta linha')
  }

  private closeHeading(): void {
    if (this.emptyHeading) this.refuse(this.emptyHeading, 'Título sem itens')
    this.emptyHeading = null
  }

  private refuse(line: MenuLine, reason: string, text = line.text): void {
    const prices = line.prices.map((price) => price.toFixed(2).replace('.', ',')).join(' · ')
    const shown = [text, prices].filter(Boolean).join(' ')
    this.unread.push({ row: line.row, text: excerpt(shown), reason })
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

/**
 * Reads the lines of a menu. Titles become categories. A price at the end of a line, or alone below a name, makes an
 * item. Lines under an item describe it. All other lines are listed in `unread`. Three blanks or a tab mark a wide gap
 * within a line.
 */
export function readMenu(lines: readonly string[]): MenuReading {
  const tooLong: UnreadLine[] = []
  const within = linesWithin(lines)
  const parsed = lines.slice(0, within).flatMap((raw, index) => {
    if (raw.length <= maxLineLength) return parseMenuLine(raw, index + 1) ?? []
    tooLong.push({ row: index + 1, text: excerpt(raw), reason: 'A linha é longa demais' })
    return []
  })
  const read = readBareNumbers(parsed)
  const titled = read.some((line) => line.prices.length === 0 && headingLikeness(line.text) === 2)
  const reader = new MenuReader(!titled)
  for (const line of read) reader.read(line)
  reader.finish()
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
  return {
    items: reader.items.slice(0, maxMenuItems),
    unread: [...tooLong, ...reader.unread].sort((a, b) => a.row - b.row),
    notices,
  }
}
