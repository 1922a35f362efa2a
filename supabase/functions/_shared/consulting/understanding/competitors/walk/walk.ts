/**
 * Walks through a text about competitors, clause by clause, and fills the slots of a price: who sells, what, for how much,
 * of which size, in which promotion. The order of the words does not matter; what a clause leaves out was said before.
 */
import type { DraftWish, WishContent } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import { isNoGoods, isNoMoney } from '../gate.ts'
import { asksFirst } from '../talk/clauses.ts'
import type { Around } from '../talk/named.ts'
import { ClauseWalker, type PriceContent, type Told } from './clause-walker.ts'
import { type Clause, clausesOf, phrasesOf } from './clauses.ts'
import { countsIn } from './piece-counts.ts'
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

/** Where nobody was named, what stays or may not be passed is the owner's: "o caranguejo continua a 8". */
const ofTheHouse =
  /\b(?:continu\p{L}+|segue|seguem|permanec\p{L}+|nao (?:ultrapass|pass|exced)\p{L}+|(?:eu )?nao (?:cobro|passo)|ninguem paga)\b/u

/** Somebody else than the seller named before: "apareceu uma loja nova com …", "do outro lado da rua tem …". */
const somebodyElse =
  /^\s*(?:e |mas |ai |agora |tambem )*(?:(?:ja |recem |\p{L}+ passad[oa] )?(?:abri(?:u|ram)|inaugur(?:ou|aram)|cheg(?:ou|aram)|surgi(?:u|ram)|aparece(?:u|ram)|mont(?:ou|aram)|instal(?:ou|aram))(?!\p{L})|(?:l[aá] )?(?:do outro lado|na outra (?:rua|esquina|ponta|quadra)|(?:um|uma|o|a) outr[oa]|uma? (?:carrinho|barraquinha|trailer|ambulante|tiozinho|moco|senhora?|menino|vendedor) (?:sem nome|n[oa] |d[oa] |que |ali|aqui))(?!\p{L}))/u

/** Words of a sentence: no name above a list of prices has them. */
const saysMore =
  /(?:^|\s)(?:eu|me|que|a gente|nos|meus?|minhas?|onde|quem|quanto|como|quero|queria|sera|faz sentido|vale|tem como|to|tou|estou|nao|so|abre|fecha|fica|vai|ja|se|poe|ponho|boto|jogo|acompanhar)(?=\s|$)/

/** What the owner does, asks or thinks of: nobody's price of today where no seller is named. */
const ofThePlan =
  /(?:^|[\s,])(?:eu|fico|perco|ganho|tomo|lucro|cobro|boto|ponho|devo|queria|quero|sera|se|que|peco|solicito|vai|vou|vamos|seguir|nada|nao|nem|mais nao|olhe la|pronto|sagrado|e deu|acho|aguento|meus?|minhas?|limit\p{L}+|desconto\p{L}*|ate|alterar|segurar|\p{L}+(?:ando|endo|indo))(?=$|[\s,.;!?])/u
const isOwnersPlan = (sentence: string, item: string) =>
  ofThePlan.test(sentence) || ofThePlan.test(foldInPlace(item).toLowerCase())

class Walker implements Told {
  private readonly text: string
  private readonly around: Around
  private readonly counts: ReadonlySet<number>
  readonly found: Walked = { prices: [], asked: [], asides: [], sellers: [] }
  private seller: { name: string; heading: boolean; span: Span; told: boolean } | null = null
  private isOwn = false
  private lastItem = ''
  /** The owner's item that this sentence is about. */
  private ownItem = ''
  private deal: string | null = null
  private dealPlace: Span | null = null
  /** What the last two sellers sell, in order. */
  private items: string[] = []
  private itemsBefore: string[] = []

  constructor(text: string, around: Around) {
    this.text = text
    this.around = around
    this.counts = countsIn(text, ...around.names.map(({ name }) => name))
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
    const tokens = tokensOf(line, sellers, this.counts)
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
    if (said.length > 60 || /[.,;?!]/.test(said) || notToday.test(folded) || asksFirst.test(folded))
      return false
    if (more.length > 0) return false
    const isName = only
      ? only.name.length >= said.length - 2
      : !/^(?:precos?|cardapio|segue|concorr)/.test(folded) &&
        !saysMore.test(folded) &&
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
    if (clause.first && named.length === 0 && somebodyElse.test(said)) this.seller = null
    if (clause.first) this.ownItem = ''
    // Only of a known seller, and of the owner's item that was named before.
    const isStrange =
      clause.since &&
      (this.ownItem === '' || !named.every(({ name }) => this.found.sellers.includes(this.nameOf(name))))
    const skips =
      isStrange ||
      notToday.test(said) ||
      (named.length === 0 &&
        (/\bfica(?:m)? (?:em|por)\b/.test(said) || (!this.seller && ofTheHouse.test(said))))
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
    // "…, o nosso tem 300 ml, torta 12": only what it says is the house's, and the list goes on.
    else if (clause.tokens.some(({ kind }) => kind === 'own'))
      this.isOwn = !clause.tokens.some(({ kind }) => kind === 'size' || (kind === 'verb' && !clause.first))
    if (
      clause.tokens.every(
        ({ kind, ...token }) => kind === 'deal' || ('said' in token && filler.test(token.said)),
      )
    ) {
      const deal = clause.tokens.find((token) => token.kind === 'deal')
      if (deal?.kind === 'deal') {
        this.deal = deal.said.toLowerCase()
        this.dealPlace = { start: at + clause.start, end: at + clause.end }
      }
    }
    const [only] = phrasesOf(clause.tokens, line)
    if (!only || last || !isGoods(only.said, this.around)) return
    if (this.isOwn) this.ownItem = only.said
    if (!skips || this.isOwn) this.lastItem = only.said
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

  /** The name as it was first written; "o Kyoto" is the Kyoto da Orla of before. */
  nameOf(name: string): string {
    const wordsOf = (said: string) => foldInPlace(said).toLowerCase().split(/\s+/)
    const plain = wordsOf(name)
    const same = this.found.sellers.find((one) => wordsOf(one).join(' ') === plain.join(' '))
    if (same !== undefined || plain.length > 1 || !/^\p{Lu}/u.test(name)) return same ?? name
    const longer = this.found.sellers.filter((one) => wordsOf(one).includes(plain[0] ?? ''))
    return longer.length === 1 ? (longer[0] ?? name) : name
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

  /** The sentence around a price, folded. */
  private sentenceAt({ start, end }: Span): string {
    const from = Math.max(
      ...['\n', '. ', '; ', '! ', '? '].map((stop) => this.text.lastIndexOf(stop, start - 1) + 1),
    )
    const rest = /[.;!?](?:\s|$)|\n/.exec(this.text.slice(end))
    return foldInPlace(this.text.slice(from, rest ? end + rest.index + 1 : undefined)).toLowerCase()
  }

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
  push(price: PriceContent, span: Span, asked: boolean, of?: string): void {
    const { item, deal, max } = price
    if (isNoGoods(item, this.around.names) || (deal === undefined && isNoMoney(this.text, span, max))) return
    this.lastItem = price.item
    if (this.deal !== null && this.dealPlace) this.found.asides.push(this.dealPlace)
    this.dealPlace = null
    this.deal = null
    this.items.push(price.item)
    if (this.isOwn) {
      this.found.asides.push(span)
      return
    }
    const [seller, name] = of === undefined ? [this.seller, this.seller?.name] : [null, of]
    if (asked && (name === undefined || !this.isGoods(price.item))) return
    if (name === undefined && !asked && isOwnersPlan(this.sentenceAt(span), price.item)) return
    const wish: Price = { kind: 'competitorPrice', competitor: name ?? unnamed, ...price }
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
  /^(?:meus?|noss[oa]s?|minha|tem|temos|e|sao|ha|existe\p{L}*|concorrentes?|principal|principais|mesmo|verdade|real|rival|compete\p{L}*|comigo|conosco|gente|sobra|sobrou|resta|vizinh[oa]s?|lado|frente|esquina|rua|perto|abri(?:u|ram)|inaugur(?:ou|aram)|cheg(?:ou|aram)|agora|recente\p{L}*|ontem|semana|mes|ano|passad[oa]|nov[oa]|dois|duas|tres|conheco|bar|restaurante)$/u
const whereabouts =
  /^\s+(?:n[ao]s?|em|perto|ao lado|aqui|ali|la|do lado)\s[^,.;:]*?(?=\s+(?:so|abre|fecha|que|e)\s|$)/u

/** "35 no mojito, desculpa, 33 no mojito" */
const takingBack = /(?:desculp\p{L}*|digo|ou melhor|alias|minto|corrig\p{L}+|errei|perdao|opa)/u

/** The prices of competitors in a text, with the owner's own prices beside them. */
export const walk = (text: string, around: Around): Walked => new Walker(text, around).found
