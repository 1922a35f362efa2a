/** The owner's text about competitors: their prices, and everything said besides. */
import { stuck } from '../anyhow/rules/rival-stuck.ts'
import { questionsIn } from '../questions/owner-questions.ts'
import { cut, type Sentence, sentenceEnds } from '../spoken/stretches.ts'
import { amountsIn } from '../text/amount-words.ts'
import { type Draft, type DraftUnread, type DraftWish, unreadAt, type WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { sentenceAround } from '../text/sentence-around.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { doubtsBeside, doubtsIn, launchesIn, withDoubt, withLaunches } from './doubts.ts'
import { greeting, isIdle, isTalk } from './idle.ts'
import { toldInSentence } from './of-its-sentence.ts'
import { withPlainAsides } from './plain-asides.ts'
import { interrogative, isPrice } from './priced-clause.ts'
import { leftOver, without } from './rest.ts'
import { namedBefore, ofOne } from './rivals-of-questions.ts'
import { settled } from './settled.ts'
import { rivalAt, unnamedIn, withName } from './spoken-of.ts'
import { withSubjectsBefore } from './subjects-before.ts'
import { type Clause, clausesOf, trimmed } from './talk/clauses.ts'
import { factsIn, feeWords, toldOf } from './talk/facts.ts'
import { careOf, type Limit, limitOf, limitOfItem } from './talk/limits.ts'
import { moneyOf } from './talk/money.ts'
import { type Around, ownIn, rivalIn } from './talk/named.ts'
import type { About } from './talk/subject.ts'
import { questionOf, refusalsOf } from './talk/subjects.ts'
import { openingsIn, type ToldAside, withToldAsides } from './told-aside.ts'
import { unnamed, type Walked, walk } from './walk/walk.ts'

type Span = { start: number; end: number }
type Talk = Span & { limit?: Limit; wish?: WishContent }
type Fact = Extract<WishContent, { kind: 'rivalFact' }>

const staysSo =
  /^\s*(?:e |mas )?(?:fica|continua|segue|mantem)(?: (?:em|a|por|nos|assim|como (?:esta|ta)|nesse preco))*(?: (?:r\$ ?)?\d+(?:,\d{1,2})?(?: reais)?)?[\s.!]*$/

/** Longest text of a wish. */
const longest = 300

/** How many sales more a new price takes, or how many fewer it bears. */
const evenSales =
  /\bquant[oa]s? (?:vendas? |unidades? |pratos? |copos? )?(?:a mais |a menos |mais )?(?:(?:eu|que|ainda|por mes) )*(?:preciso|precisaria|precisamos|tenho (?:de|que)|teria (?:de|que)|devo|posso|poderia|da pra|dá pra)\b.*\b(?:vend\w+|perd\w+)/

/** "…, perco quanto por mês?" behind a new price: what that brings. */
const brings =
  /\b(?:perc?o|perd\w+|ganh\w+|entra\w*|sobra\w*|rende\w*|da|dou|deixo de ganhar) (?:a mais |em media )?quanto\b|\bquanto (?:eu |isso |a casa )?(?:perc?o|perd\w+|ganh\w+|deixo de ganhar|deixa de entrar|entra|sobra|rende)\b/
/** "Botando a Heineken a 11, …?": a price that is only thought of. */
const thought = /^\s*(?:e )?(?:botando|cobrando|vendendo|deixando|fazendo|colocando|pondo) /

class RivalReader {
  private readonly given: string
  readonly text: string
  readonly folded: string
  private readonly around: Around
  private readonly talk: Talk[] = []
  readonly doubts: readonly Span[]
  private readonly walked: Walked
  private readonly aside: readonly ToldAside[]

  constructor(text: string, names: readonly HouseName[]) {
    this.given = text
    const { plain, told } = withToldAsides(withPlainAsides(text))
    this.text = plain
    this.aside = told
    this.folded = foldInPlace(this.text)
    this.doubts = doubtsIn(this.text)
    this.walked = walk(without(this.text, this.doubts, ''), { names, rivals: [], theirs: [] })
    const prices = [...this.walked.prices, ...this.walked.asked].flatMap(({ wish }) =>
      wish.kind === 'competitorPrice' ? [wish] : [],
    )
    this.around = {
      names,
      rivals: this.walked.sellers.filter((name) => name !== unnamed),
      theirs: [...new Set(prices.map(({ item }) => item))],
    }
    const sentences = cut({ said: this.folded, at: 0 }, sentenceEnds, true)
    for (const sentence of sentences) this.readSentence(sentence)
  }

  private original({ said, at }: Sentence): string {
    return this.text.slice(at, at + said.length)
  }

  private push(span: Span, { limit, wish }: Pick<Talk, 'limit' | 'wish'>): void {
    const said =
      wish?.kind === 'question' && wish.what !== undefined ? this.spelled(wish.what, span) : undefined
    this.talk.push({
      start: span.start,
      end: Math.min(span.end, span.start + longest),
      ...(limit && { limit }),
      ...(wish && { wish: said === undefined || wish.kind !== 'question' ? wish : { ...wish, what: said } }),
    })
  }

  /** Folded words as the owner spells them. */
  private spelled(what: string, { start }: Span): string {
    return what.replace(/\p{L}+/gu, (word) => {
      const from = this.folded.indexOf(word, Math.max(0, start - 200))
      return from < 0 ? word : this.text.slice(from, from + word.length).toLowerCase()
    })
  }

  private readSentence(sentence: Sentence): void {
    const clauses = clausesOf(sentence)
    if (clauses.every((clause) => this.isWalked(trimmed(clause)))) return
    if (clauses.some(({ asks }) => asks)) {
      for (const { wish, start, end } of questionsIn(sentence, this.around.names)) {
        if (wish.kind !== 'question' || this.isRead({ start, end })) continue
        const said = this.folded.slice(start, end)
        const isTail = brings.test(said) && start > trimmed(sentence).start + 2
        if (!isTail && !this.breaksEven({ said, at: start })) this.push({ start, end }, { wish })
      }
    }
    let last: Talk | undefined
    clauses.forEach((clause, at) => {
      const span = trimmed(clause)
      if (this.isWalked(span)) return
      if (this.isRead(span)) {
        last = this.talk.find((one) => one.start < span.end && span.start < one.end)
        return
      }
      const read = this.readClause(clause, clauses[at - 1], last)
      if (read) last = this.talk.at(-1)
      else if (last && this.isTail(clause, last))
        last.end = Math.max(last.end, Math.min(span.end, last.start + longest))
    })
    this.readOther(sentence, clauses)
  }

  private isRead = ({ start, end }: Span) => this.talk.some((one) => one.start < end && start < one.end)

  /** Whether a clause is a price that was read. */
  private isWalked = (span: Span) =>
    [...this.walked.prices, ...this.walked.asides].some(
      ({ start, end }) => start <= span.end - 2 && span.start + 2 <= end,
    )

  /** Whether a clause only continues what was read: "só pra ver?". */
  private isTail({ said }: Clause, last: Talk): boolean {
    const isMore =
      last.wish?.kind === 'question' &&
      last.wish.about === 'newItem' &&
      /\b(?:dos[ei]s?|ml|menor|maior|quanto|preco)\b/.test(said)
    return (
      isMore ||
      (!/\d/.test(said) &&
        said.trim().length <= 60 &&
        (/\?\s*$/.test(said) ||
          /^\s*(?:e )?(?:nao (?:mex\w+|mud\w+)|ninguem mex\w+|nem mex\w+|que (?:isso|e)|e (?:promessa|tradicao|contrato|ordem|questao|assim)|por causa|so pra|so para|contrato|promessa|porque|pois|isso|ninguem|tradicao|sem ado[cç]ar|de jeito nenhum)\b/.test(
            said,
          )) &&
        ownIn(said, this.around) === undefined)
    )
  }

  private readClause(clause: Clause, previous: Clause | undefined, last: Talk | undefined): boolean {
    const span = trimmed(clause)
    if (launchesIn(this.text).some(({ start, end }) => start < span.end && span.start < end)) return false
    if (this.breaksEven(clause)) return true
    const care = careOf(clause)
    for (const wish of care) this.push(span, { wish })
    if (care.length > 0) return true
    // "meu chope é 10 e fica 10": the item stands before it.
    const held = previous && staysSo.test(clause.said) ? ownIn(previous.said, this.around) : undefined
    if (held !== undefined && ownIn(clause.said, this.around) === undefined) {
      this.push(span, { wish: { kind: 'keepPrice', item: held } })
      return true
    }
    const [asked] = clause.asks && thought.test(clause.said) ? amountsIn(clause.said) : []
    const thoughtOf = asked && ownIn(clause.said, this.around)
    if (asked && thoughtOf !== undefined) {
      this.push(span, {
        wish: { kind: 'question', about: 'itemPrice', item: thoughtOf, price: asked.value },
      })
      return true
    }
    const limit =
      limitOfItem(clause, last?.wish, this.around) ?? limitOf(clause, this.around, this.isKept(clause))
    if (limit) {
      this.push(span, { limit })
      return true
    }
    // "não quero brigar com ele": with the one named last, and no price of the house is frozen by it.
    const foe = /\bbrig\w+ com el[ea]\b(?!.*\bprec)/.test(clause.said)
      ? namedBefore(this.folded, clause.at, this.around.rivals)
      : undefined
    const refusals = refusalsOf(clause, this.around)
    for (const wish of refusals)
      this.push(span, {
        wish: foe !== undefined && wish.about === 'lower' ? { ...wish, competitor: foe } : wish,
      })
    if (refusals.length > 0) return true
    if (isPrice(this.original(clause))) return false
    const found = questionOf(clause, this.around, this.folded.slice(0, clause.at))
    if (found === null) return false
    const { about } = found
    // "onde ganho dele?": the one that was named last.
    if (
      ofOne.has(about) &&
      /\b(?:d?el[ea])\b/.test(clause.said) &&
      rivalIn(clause.said, this.around.rivals) === undefined
    ) {
      const competitor = namedBefore(this.folded, clause.at, this.around.rivals)
      if (competitor !== undefined) {
        this.push(span, { wish: { ...found, competitor } })
        return true
      }
    }
    if (last?.wish?.kind === 'question' && last.wish.about === about && !this.names(found)) {
      last.end = Math.max(last.end, span.end)
      return true
    }
    // "a rolha eu cobro 70, estou certo?"
    const free = previous && !this.isRead(trimmed(previous)) ? previous : undefined
    // "tenho 300 reais, o que eu faço primeiro?"
    const spent = free && about === 'firstStep' && found.price === undefined ? moneyOf(free.said) : undefined
    if (free && spent !== undefined) {
      this.push({ start: trimmed(free).start, end: span.end }, { wish: { ...found, price: spent } })
      return true
    }
    const item =
      free && needsItem.has(about) && found.item === undefined ? ownIn(free.said, this.around) : undefined
    const start = item === undefined || !free ? span.start : trimmed(free).start
    this.push({ start, end: span.end }, { wish: { ...found, ...(item !== undefined && { item }) } })
    return true
  }

  /** "Se eu baixar a caipirinha para 25, quantas a mais preciso vender?": one question, that of the new price. */
  private breaksEven(clause: Sentence): boolean {
    const before = this.talk.at(-1)
    const { start, end } = trimmed(clause)
    if (
      !(evenSales.test(clause.said) || brings.test(clause.said)) ||
      before?.wish?.kind !== 'question' ||
      !['lower', 'rise', 'itemPrice'].includes(before.wish.about) ||
      before.wish.item === undefined ||
      end - before.start > longest ||
      start - before.end > 20 ||
      ownIn(clause.said, this.around) !== undefined
    )
      return false
    before.end = end
    return true
  }

  /** "A cerveja fica em 15" after other words about the owner's own house. */
  private isKept({ said, at }: Clause): boolean {
    const from = this.text.lastIndexOf('\n', at) + 1
    return /\bfic(?:a|am) em\b/.test(said) && this.talk.some(({ start }) => start >= from)
  }

  private names = ({ item, what }: Extract<WishContent, { kind: 'question' }>) =>
    item !== undefined || what !== undefined

  /** A question that no subject fits stays a question: its answer says what it would take. */
  private readOther(sentence: Sentence, clauses: readonly Clause[]): void {
    if (!/\?\s*$/.test(sentence.said) || greeting.test(sentence.said)) return
    const rest = clauses.filter((clause) => !this.isRead(trimmed(clause)) && !isPrice(this.original(clause)))
    const asked = rest.filter(({ said }) => interrogative.test(said) || rest.length === clauses.length)
    const [first] = asked
    const lastOne = asked.at(-1)
    if (!first || !lastOne) return
    const end = trimmed(lastOne).end
    const before = this.talk.at(-1)
    // "Meta de 900. Dá pra tirar isso só de preço?"
    if (
      before &&
      /\bisso\b/.test(first.said) &&
      trimmed(first).start - before.end < 4 &&
      end - before.start <= longest
    ) {
      before.end = end
      return
    }
    this.push({ start: trimmed(first).start, end }, { wish: { kind: 'question', about: 'other' } })
  }

  read(): Draft {
    const priced = [...this.walked.prices, ...this.walked.asked]
    const prices = withLaunches(
      priced.map((one) => withDoubt(one, priced, this)),
      this.text,
    )
    const known = [...this.talk, ...prices, ...this.walked.asides, ...launchesIn(this.text)]
    const told = { text: this.text, folded: this.folded, rivals: this.around.rivals }
    const facts = cut({ said: foldInPlace(without(this.text, known)), at: 0 }, sentenceEnds, true)
      .flatMap(factsIn)
      .map((one) => ({ ...one, start: withName(one.start, told) }))
    const rivalOf = (span: Span) => rivalAt(span, prices, told)
    const wishes: DraftWish[] = prices.map((one) => this.withFee(one))
    for (const { fact, start, end } of facts) {
      wishes.push({ wish: { kind: 'rivalFact', competitor: rivalOf({ start, end }), ...fact }, start, end })
    }
    const asides = [...this.walked.asides]
    for (const { start: from, end, what, competitor } of this.aside) {
      const start = withName(from, told)
      wishes.push({
        wish: {
          kind: 'rivalFact',
          competitor: this.calledSo(competitor) ?? rivalOf({ start, end }),
          about: 'crowd',
          what: what.slice(0, 120),
        },
        start,
        end,
      })
    }
    wishes.push(...this.openings(prices))
    const unread: DraftUnread[] = []
    for (const passage of leftOver(this.text, [...known, ...facts, ...doubtsBeside(this.doubts, prices)])) {
      // "caipirinha 20 (acho que é 20)"
      const again = wishes.find(
        ({ wish, end }) =>
          wish.kind === 'competitorPrice' &&
          String(wish.min) === this.text.slice(passage.start, passage.end) &&
          passage.start >= end &&
          passage.start - end < 25,
      )
      if (again) {
        again.end = passage.end
        continue
      }
      // "eles cobram 10% e eu não cobro": the house's side of what was told of them.
      if (
        ourSide.test(this.folded.slice(passage.start, passage.end)) &&
        wishes.some(({ wish }) => wish.kind === 'rivalFact')
      ) {
        asides.push(passage)
        continue
      }
      const plain = this.folded.slice(passage.start, passage.end).toLowerCase()
      // A name alone: what is told of it was read.
      const isName = this.walked.sellers.some(
        (name) => /\p{Lu}/u.test(name) && foldInPlace(name).toLowerCase() === plain,
      )
      if (isName || isTalk(plain)) {
        asides.push(passage)
        continue
      }
      const fact = this.fallen(passage) ?? this.told(passage, rivalOf)
      if (fact) wishes.push(fact)
      else if (!isIdle(this.folded.slice(passage.start, passage.end)) || !this.joins(passage, wishes))
        unread.push(passage)
    }
    for (const one of this.talk) {
      const settles = settled(one, this.folded.slice(one.start, one.end), prices, this.around)
      for (const wish of settles) wishes.push({ wish, start: one.start, end: one.end })
      if (settles.length === 0) unread.push(unreadAt(one))
    }
    this.coverCorrections(wishes)
    const whole = withSubjectsBefore(this.text, { wishes, unread }, this.around)
    return {
      wishes: whole.wishes.toSorted((a, b) => a.start - b.start),
      unread: whole.unread,
      asides,
    }
  }

  /** How new a competitor is: the one whose prices stand in the same sentence. */
  private openings(prices: readonly DraftWish[]): DraftWish[] {
    return openingsIn(this.given).flatMap(({ what, ...span }) => {
      const { start, end } = sentenceAround(this.given.replace(/(?<=\d)\.(?=\d)/g, ','), span)
      const priced = prices.find((one) => one.start >= start && one.end <= end + 1 && one.end > span.start)
      return priced?.wish.kind === 'competitorPrice'
        ? [
            {
              wish: { kind: 'rivalFact', competitor: priced.wish.competitor, about: 'opened', what },
              ...span,
            },
          ]
        : []
    })
  }

  /** The name of a competitor as its prices have it. */
  private calledSo(name: string | undefined): string | undefined {
    return name === undefined
      ? undefined
      : (rivalIn(foldInPlace(name).toLowerCase(), this.around.rivals) ?? name)
  }

  /** Words that take an amount back belong to the wish with the amount. */
  private coverCorrections(wishes: DraftWish[]): void {
    for (const wish of wishes) {
      let end = wish.end
      while (end < this.text.length && end - wish.start < longest && this.isBlanked(end)) end += 1
      wish.end = end
    }
  }

  private isBlanked(at: number): boolean {
    if (this.text[at] !== ' ') return false
    const rest = /^ */.exec(this.text.slice(at, at + longest))?.[0].length ?? 0
    return this.given.slice(at, at + rest).trim() !== ''
  }

  private withFee(one: DraftWish): DraftWish {
    const { wish } = one
    if (wish.kind !== 'competitorPrice' || !feeWords.test(foldInPlace(wish.item))) return one
    if (ownIn(foldInPlace(wish.item), this.around) !== undefined) return one
    const fact: Fact = {
      kind: 'rivalFact',
      competitor: wish.competitor,
      about: 'fee',
      what: wish.item,
      price: wish.max,
    }
    return { ...one, wish: fact }
  }

  /** "meu caldo tá caindo desde que a Casa botou promoção": why, beside what was read of that house. */
  private fallen({ start, end }: DraftUnread): DraftWish | null {
    const said = this.folded.slice(start, end)
    const item = isFalling.test(said) ? ownIn(said, this.around) : undefined
    return item === undefined ? null : { wish: { kind: 'question', about: 'unsold', item }, start, end }
  }

  private told(passage: DraftUnread, rivalOf: (span: Span) => string): DraftWish | null {
    const { start, end } = passage
    const { rivals } = this.around
    const said = this.folded.slice(start, end)
    const isRivals =
      rivalIn(said, rivals) !== undefined ||
      /\b(?:d?el[ea]s?|la|ess[ea]s?|so (?:to|estou|tou) cita\w+)\b/.test(said)
    const from = toldInSentence(passage, { text: this.text, folded: this.folded, rivals })
    const fact = toldOf(unnamedIn(said, rivals), isRivals) ?? (from < 0 ? null : { about: 'crowd' as const })
    if (!fact || end - start > longest) return null
    const first = Math.max(from, start)
    const what = this.text
      .slice(first, Math.min(end, first + 120))
      .replace(/\s+(?:e|mas)$/, '')
      .trim()
    const competitor = fact.about === 'seen' ? 'Todos' : rivalOf(passage)
    return { wish: { kind: 'rivalFact', competitor, ...fact, what }, start, end }
  }

  /** Joins a passage without a meaning of its own to what was read beside it. */
  private joins({ start, end }: Span, wishes: readonly DraftWish[]): boolean {
    const isNear = (from: number, to: number) =>
      to >= from && to - from < 6 && !/[\p{L}\p{N}]/u.test(this.text.slice(from, to))
    const read: { start: number; end: number }[] = [...this.talk, ...wishes]
    const next = read.find((one) => isNear(end, one.start) && one.end - start <= longest)
    const last = read.find((one) => isNear(one.end, start) && end - one.start <= longest)
    if (next) next.start = start
    else if (last) last.end = end
    return next !== undefined || last !== undefined
  }
}

const ourSide =
  /^\s*(?:e|mas|ja) (?:eu|nos|a gente|aqui)(?: (?:nao|sim|so|ja))*(?: (?:cobr|abr|fech|fac|tenh|serv|entreg|trabalh|dou|tem)\p{L}*)?[\s.!]*$/u

const isFalling = new RegExp(
  `^\\s*(?:e |mas |ai )*(?:o |a )?(?:meu|minha|nosso|nossa)s? .*(?<![a-z])(?:${stuck})(?![a-z])`,
)
const needsItem: ReadonlySet<About> = new Set<About>(['position', 'lower', 'rise', 'pays'])
/** Reads what an owner writes about competitors. */
export const readRivals = (text: string, names: readonly HouseName[]): Draft =>
  new RivalReader(text, names).read()
