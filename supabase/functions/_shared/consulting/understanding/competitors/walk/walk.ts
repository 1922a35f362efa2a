/**
 * Walks through a text about competitors, clause by clause, and fills the slots of a price: who sells, what, for how much,
 * of which size, in which promotion. The order of the words does not matter; what a clause leaves out was said before.
 */
import { formatBrl } from '../../../base/language/text.ts'
import type { DraftWish, WishContent } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import { size as sizeInName } from '../prices.ts'
import type { Around } from '../talk/named.ts'
import { type Seller, sellersIn } from './sellers.ts'
import { type Token, tokensOf } from './tokens.ts'
import { filler, isGoods, notToday } from './words.ts'

type Span = { start: number; end: number }
type Price = Extract<WishContent, { kind: 'competitorPrice' }>
export type Walked = {
  prices: DraftWish[]
  /** Prices that a question states. Its words are still to be read as a question. */
  asked: DraftWish[]
  /** The owner's own prices, and mentions of sellers whose prices follow. */
  asides: Span[]
  /** Names of all sellers. */
  sellers: string[]
}

export const unnamed = 'Concorrente sem nome'
const longestSpan = 300
/** R$ */
const highestPrice = 10_000

type Phrase = Span & { said: string; link: string }
type Clause = { tokens: Token[]; start: number; end: number; asked: boolean; first: boolean }
type PriceToken = Extract<Token, { kind: 'price' }>

/** Brackets that hold only a size or a promotion: "(600 ml)", "(dobrado até 20h)". */
function quietBrackets(tokens: readonly Token[]): Set<Token> {
  const quiet = new Set<Token>()
  tokens.forEach((token, at) => {
    if (token.kind !== 'mark' || token.said !== '(') return
    const end = tokens.findIndex((one, n) => n > at && one.kind === 'mark' && one.said === ')')
    const inside = tokens.slice(at + 1, end < 0 ? at : end)
    const close = tokens[end]
    if (
      close &&
      inside.length > 0 &&
      (inside.every(({ kind }) => kind === 'size' || kind === 'deal') ||
        (inside.length < 3 && inside.every(({ kind }) => kind === 'word')))
    ) {
      quiet.add(token)
      quiet.add(close)
    }
  })
  return quiet
}

/** The clauses of a line: between commas, brackets and stops. */
function clausesOf(line: string, tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = []
  let open: Token[] = []
  let first = true
  const close = (asked: boolean, ends: boolean) => {
    const [one, last] = [open[0], open.at(-1)]
    if (one && last) clauses.push({ tokens: open, start: one.start, end: last.end, asked, first })
    if (one) first = false
    open = []
    if (ends) {
      first = true
      if (asked)
        for (const clause of clauses.toReversed()) {
          clause.asked = true
          if (clause.first) break
        }
    }
  }
  const quiet = quietBrackets(tokens)
  for (const token of tokens) {
    if (quiet.has(token)) continue
    const isAfterHead =
      token.kind === 'mark' &&
      token.said === ':' &&
      open.some((one) => one.kind === 'seller') &&
      notToday.test(foldInPlace(line.slice(open[0]?.start, token.start)).toLowerCase())
    if (isAfterHead) close(false, false)
    else if (token.kind === 'mark' && /[,;.?!()]/.test(token.said))
      close(token.said === '?', /[.;?!]/.test(token.said))
    else if (token.kind === 'word' && /^(?:mas|porem|portanto|so que)$/.test(token.said)) {
      close(false, false)
    } else open.push(token)
  }
  close(false, true)
  return clauses.filter(({ start, end }) => /[\p{L}\d]/u.test(line.slice(start, end)))
}

class Walker {
  private readonly text: string
  private readonly around: Around
  readonly found: Walked = { prices: [], asked: [], asides: [], sellers: [] }
  private seller: { name: string; heading: boolean; span: Span; told: boolean } | null = null
  private isOwn = false
  private lastItem = ''
  private deal: string | null = null
  /** What the last two sellers sell, in order. */
  private items: string[] = []
  private itemsBefore: string[] = []

  constructor(text: string, around: Around) {
    this.text = text
    this.around = around
    let at = 0
    for (const raw of text.split('\n')) {
      this.readLine(raw, at)
      at += raw.length + 1
    }
  }

  private readLine(line: string, at: number): void {
    if (!/[\p{L}\d]/u.test(line)) return
    const known = this.found.sellers
    const sellers = sellersIn(line, this.around, known)
    const tokens = tokensOf(line, sellers)
    const isPriced = tokens.some(({ kind }) => kind === 'price' || kind === 'sizes')
    if (!isPriced && this.heading(line, at, sellers)) return
    this.isOwn = false
    this.deal = null
    if (this.seller && !this.seller.heading && !this.goesOn(tokens)) this.seller = null
    for (const clause of clausesOf(line, tokens)) this.readClause(clause, at, line)
  }

  /** "Petisco & Cia" above its prices. */
  private heading(line: string, at: number, sellers: readonly Seller[]): boolean {
    const said = line.replace(/^[\s•*–-]+|[\s:•*–-]+$/gu, '')
    const folded = foldInPlace(said).toLowerCase()
    const [only, ...more] = sellers
    if (said.length > 60 || /[.,;?!]/.test(said) || notToday.test(folded) || more.length > 0) return false
    const isName = only
      ? only.name.length >= said.length - 2
      : !/^(?:precos?|cardapio|segue|concorr)/.test(folded) &&
        (/\s/.test(said) || !isGoods(said, this.around))
    if (!isName) return false
    const start = at + line.indexOf(said)
    this.name(said, { start, end: start + said.length }, true)
    return true
  }

  /** "Cobra 34 no baião": the seller was named before. */
  private goesOn(tokens: readonly Token[]): boolean {
    const [first] = tokens
    return (
      first?.kind === 'verb' ||
      (first?.kind === 'word' && /^(?:la|eles?|elas?|e|-)$/.test(first.said)) ||
      first?.kind === 'mark'
    )
  }

  private name(name: string, span: Span, heading = false): void {
    if (!this.found.sellers.includes(name)) this.found.sellers.push(name)
    if (this.seller?.told) {
      this.itemsBefore = this.items
      this.items = []
    }
    this.seller = { name, heading, span, told: false }
    this.isOwn = false
  }

  private readClause(clause: Clause, at: number, line: string): void {
    const said = foldInPlace(line.slice(clause.start, clause.end)).toLowerCase()
    if (clause.first) this.isOwn = false
    const named = clause.tokens.flatMap((token) => (token.kind === 'seller' ? [token.seller] : []))
    const skips = notToday.test(said) || (named.length === 0 && /\bfica(?:m)? (?:em|por)\b/.test(said))
    if (skips || !clause.tokens.some(({ kind }) => kind === 'price' || kind === 'sizes')) {
      this.mention(clause, at, line, named, skips)
      return
    }
    if (!this.isBareList(clause, at)) new ClauseWalker(this, clause, at, line).walk()
  }

  /** "17 e 19" after a seller: its prices of what the seller before sells. */
  private isBareList({ tokens, asked }: Clause, at: number): boolean {
    const prices = tokens.filter((token) => token.kind === 'price')
    const isBare = tokens.every(
      (token) => token.kind === 'price' || (token.kind === 'word' && token.said === 'e'),
    )
    if (!isBare || prices.length < 2 || !this.isUntold || this.itemsBefore.length !== prices.length)
      return false
    prices.forEach(({ min, max, start, end }, n) => {
      this.push({ item: this.itemsBefore[n] ?? '', min, max }, { start: at + start, end: at + end }, asked)
    })
    return true
  }

  /** A clause without a price of today: whom or what it names goes with the prices after it. */
  private mention(clause: Clause, at: number, line: string, named: readonly Seller[], skips: boolean): void {
    const last = named.at(-1)
    if (last) this.name(this.nameOf(last.name), this.mentioned(clause, at, line, last))
    else if (clause.tokens.some(({ kind }) => kind === 'own')) this.isOwn = true
    if (
      clause.tokens.every(
        ({ kind, ...token }) => kind === 'deal' || ('said' in token && filler.test(token.said)),
      )
    ) {
      const deal = clause.tokens.find((token) => token.kind === 'deal')
      if (deal?.kind === 'deal') this.deal = deal.said
    }
    const [only] = phrasesOf(clause.tokens, line)
    if (!skips && only && !last && isGoods(only.said, this.around)) this.lastItem = only.said
  }

  /** The words that only name a seller or say where it is. */
  private mentioned(clause: Clause, at: number, line: string, { start, end }: Seller): Span {
    const rest = foldInPlace(
      `${line.slice(clause.start, start)} ${line.slice(end, clause.end)}`,
    ).toLowerCase()
    const isOnlyNamed = rest
      .split(/[^\p{L}\d]+/u)
      .every((word) => word === '' || naming.test(word) || filler.test(word))
    if (isOnlyNamed) return { start: at + clause.start, end: at + clause.end }
    const lead =
      /(?:^|\s)((?:[oa]s?|n[oa]s?|d[oa]s?|com [oa])\s+)$/iu.exec(line.slice(clause.start, start))?.[1]
        ?.length ?? 0
    const where = whereabouts.exec(foldInPlace(line.slice(end, clause.end)).toLowerCase())?.[0].length ?? 0
    return { start: at + start - lead, end: at + end + where }
  }

  /** The name as it was first written. */
  nameOf(name: string): string {
    const plain = foldInPlace(name).toLowerCase()
    return this.found.sellers.find((one) => foldInPlace(one).toLowerCase() === plain) ?? name
  }

  get state() {
    return { seller: this.seller, isOwn: this.isOwn, lastItem: this.lastItem, deal: this.deal }
  }

  set own(own: boolean) {
    this.isOwn = own
    if (own) this.seller = null
  }

  become(seller: Seller, at: number): void {
    this.name(this.nameOf(seller.name), { start: at + seller.start, end: at + seller.end })
  }

  /** Whether a seller was named whose price is still to come. */
  get isUntold(): boolean {
    return this.seller !== null && !this.seller.told && !this.isOwn
  }

  isGoods = (said: string) => isGoods(said, this.around)

  private takesBack({ wish, end }: DraftWish, next: Price, start: number): boolean {
    const between = foldInPlace(this.text.slice(end, start)).toLowerCase()
    return (
      wish.kind === 'competitorPrice' &&
      wish.competitor === next.competitor &&
      foldInPlace(wish.item) === foldInPlace(next.item) &&
      between.length < 40 &&
      takingBack.test(between)
    )
  }

  /** Keeps one price: a competitor's as a wish, the owner's own as what is only told. */
  push(price: Omit<Price, 'kind' | 'competitor'>, span: Span, asked: boolean): void {
    this.lastItem = price.item
    this.deal = null
    this.items.push(price.item)
    if (this.isOwn) {
      this.found.asides.push(span)
      return
    }
    const { seller } = this
    if (asked && (!seller || !this.isGoods(price.item))) return
    const wish: Price = { kind: 'competitorPrice', competitor: seller?.name ?? unnamed, ...price }
    let { start } = span
    if (seller && !seller.told) {
      seller.told = true
      const between = this.text.slice(seller.span.end, span.start)
      if (isOnlyTold(between) && span.end - seller.span.start <= longestSpan)
        start = Math.min(start, seller.span.start)
      else if (!asked && seller.span.end <= span.start) this.found.asides.push(seller.span)
    }
    const last = this.found.prices.at(-1)
    if (!asked && last?.wish.kind === 'competitorPrice' && this.takesBack(last, wish, start)) {
      last.wish = wish
      last.end = span.end
      return
    }
    ;(asked ? this.found.asked : this.found.prices).push({ wish, start, end: span.end })
  }
}

/** "…, aqui na avenida, …": what is told of a seller right before its prices. */
const isOnlyTold = (between: string) =>
  between.length <= 60 &&
  !/[\d.;?!]/.test(between.replace(/[.:;]\s*$/u, '')) &&
  !/(?<!\p{L})(?:s[oó]|somente|fech\p{L}+|abr\p{L}+|n[aã]o|nem|mais barat\p{L}+)(?!\p{L})/iu.test(between)

const naming =
  /^(?:meus?|noss[oa]s?|minha|tem|temos|e|sao|ha|existe\p{L}*|concorrentes?|principal|principais|mesmo|verdade|real|rival|compete\p{L}*|comigo|conosco|gente|sobra|sobrou|resta|vizinh[oa]s?|lado|frente|esquina|rua|dois|duas|tres|conheco|bar|restaurante)$/u
const whereabouts =
  /^\s+(?:n[ao]s?|em|perto|ao lado|aqui|ali|la|do lado)\s[^,.;:]*?(?=\s+(?:so|abre|fecha|que|e)\s|$)/u

/** "35 no mojito, desculpa, 33 no mojito" */
const takingBack = /(?:desculp\p{L}*|digo|ou melhor|alias|minto|corrig\p{L}+|errei|perdao|opa)/u

/** The runs of words between other tokens, without joining words at their ends. */
function phrasesOf(tokens: readonly Token[], line: string): Phrase[] {
  const found: Phrase[] = []
  let run: Extract<Token, { kind: 'word' }>[] = []
  const close = () => {
    const phrase = phraseOf(run, line)
    if (phrase) found.push(phrase)
    run = []
  }
  for (const token of tokens) {
    if (token.kind === 'word') run.push(token)
    else close()
  }
  close()
  return found
}

function phraseOf(run: readonly Extract<Token, { kind: 'word' }>[], line: string): Phrase | null {
  const from = run.findIndex(({ said }) => !filler.test(said))
  const to = run.findLastIndex(({ said }) => !filler.test(said))
  const [first, last] = [run[from], run[to]]
  if (!first || !last) return null
  const link = run
    .slice(0, from)
    .map(({ said }) => said)
    .join(' ')
  const words = line.slice(first.start, last.end)
  const said = words.includes('(') && !words.includes(')') ? `${words})` : words
  return { said, link, start: first.start, end: last.end }
}

/** "a dose" and "cada" are what is usual. */
function sizeOf(said: string): string | null {
  if (!/\d|dois|duas|tr[eê]s|quatro|cinco|seis|uma?(?!\p{L})/iu.test(said)) return null
  const plain = said.replace(/^(?:de|com|d[eo]s)\s+/iu, '')
  return /^\d{3,4}$/.test(plain) ? `${plain} ml` : plain
}

const vessel = /(?:^|\s)(?:n?um|n[oa]|com|em) (?:copo|taca|caneca|tulipa|garrafa|lata)(?:\s|$)/

/** Fills the slots of one clause. */
class ClauseWalker {
  private readonly walker: Walker
  private readonly clause: Clause
  private readonly at: number
  private readonly line: string
  private from: number
  private item: { said: string; end: number } | null = null
  private itemStart = 0
  /** The words right before a token. */
  private link = ''
  private price: PriceToken | null = null
  private count: number | null = null
  private size: string | null = null
  private deal: string | null = null
  private run: Extract<Token, { kind: 'word' }>[] = []
  private last: { price: Omit<Price, 'kind' | 'competitor'>; end: number } | null = null
  private isNew = false
  private hasSeller = false
  /** The last item was told with what comes with it. */
  private hasMore = false
  private isAfter = false

  constructor(walker: Walker, clause: Clause, at: number, line: string) {
    this.walker = walker
    this.clause = clause
    this.at = at
    this.line = line
    this.from = clause.start
    this.deal = walker.state.deal
  }

  walk(): void {
    for (const [n, token] of this.clause.tokens.entries()) {
      if (token.kind === 'word') {
        this.run.push(token)
        continue
      }
      this.closeRun()
      const next = this.clause.tokens
        .slice(n + 1)
        .find((one) => one.kind !== 'word' || !filler.test(one.said))
      this.take(token, next?.kind === 'price')
    }
    this.closeRun()
    this.flush()
  }

  private closeRun(): void {
    const { run } = this
    const words = run.map(({ said }) => said).join(' ')
    this.link = words
    const phrase = phraseOf(run, this.line)
    this.run = []
    if (!phrase) {
      if (/(?:^| )e(?: |$)/.test(words)) this.flush()
      return
    }
    if (
      this.price &&
      !this.item &&
      /^(?:n[oa]s?|[oa]s?|pel[oa]s?|d[aeo]s?|por um|por uma)(?: |$)/.test(phrase.link)
    ) {
      this.item = { said: phrase.said, end: phrase.end }
      this.itemStart = phrase.start
      return
    }
    // "e vem num copo de 400"
    if (this.last && vessel.test(words)) return
    if (this.last && /^(?:com|mais|sem)\s/.test(words)) {
      this.last.price.item += ` ${phrase.link} ${phrase.said}`.replace(/\s+/g, ' ')
      this.last.end = phrase.end
      this.hasMore = true
      return
    }
    this.flush()
    // "espeto de carne 8 e o de frango 7"
    const [noun = ''] = this.walker.state.lastItem.split(/\s/)
    const isOfSame = noun !== '' && /(?:^| )[oa]s? d[aeo]s?$/.test(phrase.link)
    this.item = { said: isOfSame ? `${noun} de ${phrase.said}` : phrase.said, end: phrase.end }
    this.itemStart = phrase.start
  }

  private take(token: Exclude<Token, { kind: 'word' }>, isPriceNext: boolean): void {
    switch (token.kind) {
      case 'seller': {
        // "caipirinha 14 no Zé e 16 no Beto": the seller after its price
        const isAfter = /^(?:la )?n[oa]$/.test(this.link) && (this.last !== null || this.price !== null)
        if (isAfter && (!this.hasSeller || this.isAfter)) {
          this.walker.become(token.seller, this.at)
          this.isNew = true
          this.isAfter = true
          if (this.last) this.last.end = token.end
          this.flush(token.end)
          return
        }
        this.hasSeller = true
        this.flush()
        this.walker.become(token.seller, this.at)
        this.isNew = true
        return
      }
      case 'own':
        this.flush()
        this.walker.own = true
        this.isNew = true
        return
      case 'again':
        this.flush()
        this.deal = null
        this.isNew = true
        return
      case 'count':
        this.flush()
        this.count = token.count
        return
      case 'sizes':
        this.flush()
        for (const { size, price } of token.sizes) {
          const sized = { item: `${token.item} ${size}`, min: price, max: price, size }
          this.walker.push(sized, { start: this.at + this.from, end: this.at + token.end }, this.clause.asked)
        }
        this.from = token.end
        return
      case 'size':
        if (this.last && !this.item && !isPriceNext) {
          const told = this.hasMore ? null : sizeOf(token.said)
          if (this.hasMore) this.last.price.item += ` ${token.said}`
          if (told !== null && this.last.price.size === undefined)
            this.last.price = { ...this.last.price, size: told }
          this.last.end = token.end
        } else {
          if (this.last) this.flush()
          this.size = sizeOf(token.said)
          if (this.item && this.size !== null)
            this.item = { said: this.line.slice(this.itemStart, token.end), end: token.end }
        }
        return
      case 'deal':
        if (this.price && !this.item && this.walker.state.lastItem !== '') {
          this.item = { said: this.walker.state.lastItem, end: 0 }
          this.deal = token.said
          this.settle()
          if (this.last) this.last.end = token.end
          this.deal = null
        } else if (this.last && !this.item) {
          const before = this.last.price.deal
          this.last.price = { ...this.last.price, deal: before ? `${before}, ${token.said}` : token.said }
          this.last.end = token.end
        } else this.deal = token.said
        return
      case 'price':
        this.flush()
        if (this.price) return
        this.price = token
        if (this.item) this.settle()
        return
      default:
    }
  }

  /** Price and item are known: what follows may still tell size and promotion. */
  private settle(): void {
    const { item, price } = this
    if (!item || !price) return
    const total = price.min
    const each = this.count === null ? null : Math.round((total / this.count) * 100) / 100
    const deals = [this.count === null ? null : `${this.count} por ${formatBrl(total)}`, this.deal].filter(
      (one) => one !== null,
    )
    this.last = {
      price: {
        item: item.said,
        min: each ?? price.min,
        max: each ?? price.max,
        ...(this.size ? { size: this.size } : {}),
        ...(deals.length > 0 ? { deal: deals.join(', ').slice(0, 40) } : {}),
      },
      end: Math.max(price.end, item.end),
    }
    this.item = null
    this.price = null
    this.count = null
    this.size = null
  }

  /** "pastel 6 unidades 24, 12 unidades 40": the item with its new size. */
  private again(item: string): string {
    if (this.size === null) return item
    const bare = item.replace(sizeInName, '').trim()
    return `${bare === '' ? item : bare} ${this.size}`
  }

  /** Writes down what is complete before something else begins. */
  private flush(to = 0): void {
    if (!this.last && this.price) {
      const { lastItem } = this.walker.state
      const isMore = this.isNew || this.walker.isUntold || this.size !== null || this.count !== null
      if (!this.item && lastItem !== '' && isMore) this.item = { said: this.again(lastItem), end: 0 }
      if (this.item) this.settle()
    }
    const { last } = this
    if (!last) return
    const { price } = last
    const end = Math.max(last.end, to)
    this.last = null
    this.hasMore = false
    this.isNew = false
    if (price.min <= 0 || price.max >= highestPrice || price.item.length > 120) return
    const start = this.from
    this.from = end
    const lead = /^[^\p{L}\d]*/u.exec(this.line.slice(start))?.[0].length ?? 0
    this.walker.push(price, { start: this.at + start + lead, end: this.at + end }, this.clause.asked)
  }
}

/** The prices of competitors in a text, with the owner's own prices beside them. */
export const walk = (text: string, around: Around): Walked => new Walker(text, around).found
