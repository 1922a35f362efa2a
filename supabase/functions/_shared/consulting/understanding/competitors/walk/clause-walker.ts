/** Fills the slots of one clause: what, for how much, of which size, in which promotion. */
import { formatBrl } from '../../../base/language/text.ts'
import type { WishContent } from '../../text/draft.ts'
import { size as sizeInName } from '../prices.ts'
import { type Clause, type Phrase, phraseOf } from './clauses.ts'
import type { Seller } from './sellers.ts'
import { calledBy, did, didBefore, places, priceFirst, sizeOf, vessel } from './slot-words.ts'
import type { Token } from './tokens.ts'
import { filler } from './words.ts'

type PriceToken = Extract<Token, { kind: 'price' }>
export type PriceContent = Omit<Extract<WishContent, { kind: 'competitorPrice' }>, 'kind' | 'competitor'>

/** What the clauses of a text share: who sells, and what was said before. */
export type Told = {
  readonly state: { lastItem: string; deal: string | null; seller: { name: string } | null }
  readonly isUntold: boolean
  own: boolean
  isGoods(said: string): boolean
  become(seller: Seller, at: number): void
  /** @param of the seller, where another one was named since */
  push(price: PriceContent, span: { start: number; end: number }, asked: boolean, of?: string): void
}

/** "pargo dele pra dois": whose it is, and no part of its name. */
const theirs = /\s+(?:d[ae]l[ae]s?|de l[aá])(?=\s|$)/iu
/** R$ */
const highestPrice = 10_000

/** Fills the slots of one clause. */
export class ClauseWalker {
  private readonly walker: Told
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
  private last: { price: PriceContent; end: number } | null = null
  private isNew = false
  private hasSeller = false
  /** The item was told after a seller, as places are. */
  private isPlace = false
  /** The last item was told with what comes with it. */
  private hasMore = false
  private isAfter = false
  /** "o Zé cobra 12 e a Maria cobra 14 no pastel": prices whose item is still to come. */
  private waiting: { price: PriceToken; of: string; start: number }[] = []
  private verb = ''

  constructor(walker: Told, clause: Clause, at: number, line: string) {
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
      if (token.kind === 'price') this.closeFirst(token.min)
      this.closeRun()
      const next = this.clause.tokens
        .slice(n + 1)
        .find((one) => one.kind !== 'word' || !filler.test(one.said))
      this.take(token, next?.kind === 'price')
    }
    this.closeRun()
    this.flush()
  }

  /**
   * "8 no de frango e caldo 12": what goes with the price before, apart from the item of the price after. So is "x-salada
   * 29,90 com batata e refri 9", but what comes with a dish does not make it dearer: "burger 20 com batata e refri 28".
   */
  private closeFirst(next: number): void {
    const at = this.run.findIndex(({ said }) => said === 'e')
    const [first] = this.run
    const isFirst = this.price && !this.item && priceFirst.test(first?.said ?? '')
    const isMore = this.last && next < this.last.price.min && /^(?:com|mais|sem)$/.test(first?.said ?? '')
    if (!(isFirst || isMore) || at < 1) return
    const rest = this.run.slice(at)
    this.run = this.run.slice(0, at)
    this.closeRun()
    this.run = rest
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
    if (this.price && !this.item && priceFirst.test(phrase.link)) {
      this.item = { said: this.ofSame(phrase), end: phrase.end }
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
    this.item = { said: this.ofSame(phrase), end: phrase.end }
    this.itemStart = phrase.start
    this.isPlace = this.hasSeller && places.test(phrase.link)
  }

  /** "espeto de carne 8 e o de frango 7", "9 no espeto de carne, 8 no de frango" */
  private ofSame({ said, link }: Phrase): string {
    const [noun = ''] = this.walker.state.lastItem.split(/\s/)
    return noun !== '' && /(?:^| )n?[oa]s? d[aeo]s?$/.test(link) ? `${noun} de ${said}` : said
  }

  private wait(): void {
    const { seller } = this.walker.state
    if (!this.price || this.item || !seller) return
    this.waiting.push({ price: this.price, of: seller.name, start: this.price.start })
    this.price = null
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
        this.wait()
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
        // "79,90 o quilo todos os dias" belongs to its price; "normal 12" leads to the next one.
        this.flush(/dias?$/i.test(this.line.slice(token.start, token.end)) ? token.end : 0)
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
          const [, vessel] = calledBy.exec(token.said) ?? []
          if (vessel !== undefined) this.last.price.item += ` ${vessel}`
          else if (this.hasMore) this.last.price.item += ` ${token.said}`
          if (told !== null && this.last.price.size === undefined)
            this.last.price = { ...this.last.price, size: told }
          this.last.end = token.end
        } else {
          if (this.last) this.flush()
          this.size = sizeOf(token.said)
          if (this.item && this.size !== null && !token.counted)
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
      case 'verb':
        this.verb = token.said
        // "a Pizza do Beto aqui do lado cobra 45": where it is, and no item.
        if (this.isPlace && !this.price && this.item && !this.walker.isGoods(this.item.said)) this.item = null
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
      // "eles têm 30": of tables, not of what was named last.
      const isMore =
        this.verb !== 'tem' &&
        (this.isNew ||
          this.walker.isUntold ||
          this.size !== null ||
          this.count !== null ||
          this.deal !== null)
      if (!this.item && lastItem !== '' && isMore) this.item = { said: this.again(lastItem), end: 0 }
      if (this.item) this.settle()
    }
    const { last } = this
    if (!last) return
    const price = { ...last.price, item: last.price.item.replace(didBefore, '').replace(theirs, '') }
    const end = Math.max(last.end, to)
    this.last = null
    this.hasMore = false
    this.isNew = false
    if (did.test(price.item)) return
    if (price.min <= 0 || price.max >= highestPrice || price.item.length > 120) return
    for (const { price: other, of, start } of this.waiting) {
      const { min, max, end: to } = other
      this.walker.push(
        { ...price, min, max },
        { start: this.at + start, end: this.at + to },
        this.clause.asked,
        of,
      )
    }
    this.waiting = []
    const start = this.from
    this.from = end
    const lead = /^[^\p{L}\d]*/u.exec(this.line.slice(start))?.[0].length ?? 0
    this.walker.push(price, { start: this.at + start + lead, end: this.at + end }, this.clause.asked)
  }
}
