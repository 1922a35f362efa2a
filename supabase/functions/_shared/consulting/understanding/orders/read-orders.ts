/** Orders on prices, read clause by clause: each word of a clause has a slot, or the clause is left to other readers. */
import { everyItem } from '../../base/request/match-item.ts'
import { type Named, question } from '../spoken/pieces.ts'
import { cut, type Sentence, sentenceEnds } from '../spoken/stretches.ts'
import { type DraftWish, longestText, type WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isAside } from './asides.ts'
import { type Decided, decide, todayOf } from './decide.ts'
import { aboveCost, discountOf, heldFor, heldOn, onWeekdays, type When, withoutTime } from './discounts.ts'
import { type Features, featuresOf, passive } from './features.ts'
import {
  asks,
  conditional,
  endBefore,
  joined,
  lead,
  longestRun,
  longestSentence,
  piecesOf,
  spanOf,
  turns,
  withAccents,
} from './pieces.ts'
import { type Slot, slotsOf } from './slots.ts'
import { withoutSpan } from './spans.ts'

/** "menos o chope, que pode subir já": what is excepted may do more, and is not refused. */
const allowed =
  /\b(?:menos|exceto|tirando|fora|salvo|so nao)\b.{2,50}?\bque (?:ja |esse |essa )?(?:pode\p{L}*|deixo|libero)\b/u

type Span = { start: number; end: number }
export type Orders = { wishes: DraftWish[]; asides: Span[] }

type Mention = { item: string; price?: number }

class OrderReader {
  private readonly folded: string
  private readonly found: Orders = { wishes: [], asides: [] }
  private readonly mentions: Mention[] = []
  /** The last order, for clauses that leave out what it said. */
  private last: { features: Features; decided: Decided } | null = null

  private readonly text: string
  private readonly names: readonly Named[]
  private readonly hasAsides: boolean

  constructor(text: string, names: readonly Named[], hasAsides: boolean) {
    this.text = text
    this.names = names
    this.hasAsides = hasAsides
    this.folded = withAccents(foldInPlace(text), text)
  }

  read(): Orders {
    for (const sentence of cut({ said: this.folded, at: 0 }, sentenceEnds, true)) {
      if (sentence.said.length <= longestSentence) this.readSentence(sentence)
    }
    return this.found
  }

  private readSentence(sentence: Sentence): void {
    if (asks.test(sentence.said)) {
      this.mention(slotsOf(sentence.said, this.names))
      return
    }
    const pieces = piecesOf(sentence)
    const isBound = pieces.findIndex(({ said }) => conditional.test(said))
    let near: readonly string[] = []
    /** The last piece that was read as an order. */
    let done = -1
    for (let from = 0; from < pieces.length; from += 1) {
      const turn = pieces.findIndex(({ said }, at) => at > from && turns.test(said))
      const most = Math.min(isBound >= from ? isBound : pieces.length, turn > 0 ? turn : pieces.length)
      let read = 0
      if (from > 0 && from - 1 !== done && this.isOpenList(pieces[from - 1])) continue
      for (let to = Math.min(most, from + longestRun); to > from; to -= 1) {
        const decided = this.readClause(joined(pieces.slice(from, to)), near)
        if (!decided) continue
        near = decided.subjects
        read = to - from
        break
      }
      if (read > 0) {
        from += read - 1
        done = from
      } else {
        const piece = pieces[from]
        if (!piece) continue
        const slots = slotsOf(piece.said.replace(lead, ''), this.names)
        const named = this.mention(slots)
        if (named.length > 0) near = named
        const goesOn = this.found.asides.at(-1)?.end === endBefore(pieces[from - 1])
        if (this.hasAsides && isAside(piece.said, slots, from > 0, goesOn && from > 0))
          this.found.asides.push(spanOf(piece))
        else if (isBound >= 0 && from >= isBound) break
      }
    }
  }

  /** Keeps what a clause names for those that point back at it. */
  private mention(slots: readonly Slot[]): string[] {
    const named: string[] = []
    slots.forEach((slot, at) => {
      if (slot.kind !== 'items') return
      const next = slots.slice(at + 1, at + 4).find(({ kind }) => kind === 'amount' || kind === 'items')
      const price = next?.kind === 'amount' && next.amount.unit !== 'percent' ? next.amount.value : undefined
      for (const item of slot.names) {
        if (item === everyItem) continue
        named.push(item)
        this.mentions.push(price === undefined ? { item } : { item, price })
      }
    })
    return named
  }

  /** "a lasanha" before "e o baião com o mesmo preço": the list begins there. */
  private isOpenList(piece: Sentence | undefined): boolean {
    if (!piece) return false
    const slots = slotsOf(piece.said.replace(lead, ''), this.names)
    return (
      slots.some(({ kind }) => kind === 'items') &&
      slots.every(({ kind, ...slot }) => kind === 'items' || ('role' in slot && passive.has(slot.role)))
    )
  }

  private readClause(piece: Sentence, near: readonly string[]): Decided | null {
    const { rest, until } = withoutSpan(piece.said)
    const bare = rest.replace(lead, '').replace(/[\s.,;:!]+$/, '')
    const { rest: timeless, when } = withoutTime(bare)
    const said = this.withNoun(timeless.trim())
    if (bare.length < 3 || bare.length > 240 || conditional.test(bare) || allowed.test(bare)) return null
    const slots = slotsOf(said, this.names)
    const general = aboveCost(bare, slotsOf(bare, this.names)) ?? heldFor(piece.said)
    if (general && !until) return this.take(general, piece, slots)
    const own = featuresOf(slots)
    if (!own) return null
    const more = this.sameDiscount(own, when)
    const features = more ? own : this.filled(own)
    if (!features) return null
    const { subjects } = features
    const told = features.that ? this.pointedAt(slots) : this.isOfAll(features, said) ? [] : near
    const onDays = more ?? discountOf(features, when) ?? heldOn(features, when) ?? onWeekdays(features, when)
    // Days that nothing else accounts for would be lost.
    if (when && !onDays) return null
    const decided =
      onDays ?? decide(features, this.names, features.others && told.length === 0 ? this.lastNamed() : told)
    if (!decided) return null
    const wishes = decided.wishes.map((wish) => this.withPrice(wish, features))
    if (until && !wishes.every(({ kind }) => kind === 'keepPrice' || kind === 'capPrice' || kind === 'price'))
      return null
    const span = spanOf(piece)
    if (span.end - span.start > longestText) return null
    const words = until && this.folded.slice(piece.at + until.at, piece.at + until.at + until.length)
    for (const wish of wishes)
      this.found.wishes.push({
        ...span,
        wish: words === undefined ? wish : ({ ...wish, until: this.spelled(words, piece) } as WishContent),
      })
    // What only adds to the wish before belongs to its words.
    const before = this.found.wishes.at(-1)
    if (wishes.length === 0 && before) {
      // "… passar de 10. Coração quase ninguém pede, posso tirar?" is another thought.
      if (subjects && /[.!?;\n]/.test(this.folded.slice(before.end, span.start))) return null
      if (span.end - before.start <= longestText) before.end = span.end
    }
    this.mention(slots)
    this.last = {
      features: onDays && !features.discount ? { ...features, discount: true } : features,
      decided,
    }
    return decided
  }

  /** "A isca não sobe, no máximo 8% de aumento": what must not rise has no share by which it may. */
  private isOfAll({ subjects, verb, amounts: [amount] }: Features, said: string): boolean {
    const isHeld = (wish: WishContent) =>
      wish.kind === 'keepPrice' ||
      (wish.kind === 'capPrice' && (wish.max ?? wish.percent ?? wish.rise) === undefined)
    return (
      subjects === null &&
      (amount?.unit === 'percent' || (verb === 'fall' && /\b(?:precos?|nada)\b/.test(said))) &&
      (this.last?.decided.wishes.every(isHeld) ?? false)
    )
  }

  /** "Desconto de até 15%, e só no almoço": the days of the discount before. */
  private sameDiscount(own: Features, when: When | null): Decided | null {
    const isBare = own.verb === null && own.amounts.length === 0 && !own.kept && (own.only || own.not)
    const last = this.found.wishes.at(-1)
    const [other, ...others] = own.subjects ?? []
    if (
      own.discount ||
      !isBare ||
      others.length > 0 ||
      (when === null) === (other === undefined) ||
      !this.last?.features.discount ||
      last?.wish.kind !== 'question'
    )
      return null
    if (other !== undefined) {
      if (!own.not || last.wish.other !== undefined) return null
      last.wish = { ...last.wish, other }
      return { wishes: [], subjects: [other] }
    }
    if (own.not) return { wishes: [question('discountLimit', { against: true, ...when })], subjects: [] }
    last.wish = { ...last.wish, ...when }
    return { wishes: [], subjects: [] }
  }

  private take(decided: Decided, piece: Sentence, slots: readonly Slot[]): Decided {
    const span = spanOf(piece)
    for (const wish of decided.wishes) this.found.wishes.push({ ...span, wish })
    this.mention(slots)
    return decided
  }

  private spelled(words: string, { at }: Sentence): string {
    const from = this.folded.indexOf(words, at)
    return this.text.slice(from, from + words.length).slice(0, 60)
  }

  /** "risoto a 48 … esses dois ficam": the price that was told with it. */
  private withPrice(wish: WishContent, { that }: Features): WishContent {
    if (!that || wish.kind !== 'keepPrice' || wish.price !== undefined) return wish
    const price = this.mentions.findLast(({ item }) => item === wish.item)?.price
    const today = todayOf(wish.item, this.names)
    return price === undefined || today === undefined || Math.abs(price - today) > 0.005
      ? wish
      : { ...wish, price }
  }

  private lastNamed = (): string[] => this.mentions.slice(-1).map(({ item }) => item)

  /** What "esses dois", "ele" or "elas" stand for: as many as it says. */
  private pointedAt(slots: readonly Slot[]): string[] {
    const word = slots.find((slot) => slot.kind === 'role' && slot.role === 'that')?.said ?? ''
    const count = /dois|duas|ambos|ambas/.test(word)
      ? 2
      : /tres/.test(word)
        ? 3
        : /s$/.test(word) && !/isso/.test(word)
          ? null
          : 1
    const items = [...new Set(this.mentions.map(({ item }) => item).toReversed())].toReversed()
    return count === null
      ? (this.last?.decided.subjects.slice() ?? items.slice(-2))
      : items.length >= count
        ? items.slice(-count)
        : []
  }

  /** "a de caju": the noun stands with the item before. */
  private withNoun(said: string): string {
    const [, rest] = /^[oa]s? (?:d[eao]s?) (?=\p{L}|\d)(.*)$/u.exec(said) ?? []
    const noun = this.mentions.at(-1)?.item.split(' ')[0]
    return rest === undefined || noun === undefined ? said : `${foldInPlace(noun)} de ${rest}`
  }

  /** "e a de caju até 28", "Gin também não": what is left out was said by the order before. */
  private filled(own: Features): Features | null {
    const { last } = this
    const isBare = own.verb === null && !own.kept
    if (!isBare || !own.subjects || own.discount || own.want) return own
    if (!last || last.features.discount) return own.bounds.size > 0 ? own : null
    const { features: before } = last
    if (own.amounts.length > 0) {
      const amounts = own.amounts.map((amount, at) =>
        amount.unit === 'bare' ? { ...amount, unit: before.amounts[at]?.unit ?? amount.unit } : amount,
      )
      if (before.amounts.length === 0) return own.bounds.size > 0 ? own : null
      return { ...before, ...pick(own), amounts, bounds: own.bounds.size > 0 ? own.bounds : before.bounds }
    }
    if (own.bounds.size > 0 || !(own.not || own.also)) return null
    if (own.not && !before.not && !before.kept && before.verb !== 'stay')
      return { ...before, ...pick(own), not: true, amounts: [], bounds: new Set(), only: false }
    return { ...before, ...pick(own) }
  }
}

const pick = ({ subjects, except, that, others }: Features) => ({ subjects, except, that, others })

/** @param hasAsides whether what only tells something is looked for, too */
export const readOrders = (text: string, names: readonly Named[], hasAsides = true): Orders =>
  new OrderReader(text, names, hasAsides).read()
