import { foldAccents } from '../../base/language/text.ts'
import { isTold } from '../clauses/item-clauses.ts'
import { isRefusedBefore } from '../clauses/look-around.ts'
import { type Carry, type Clauses, noCarry } from '../clauses/modes.ts'
import { ClauseReader } from '../clauses/read-clauses.ts'
import {
  type Draft,
  type DraftUnread,
  type DraftWish,
  longestText,
  type Profile,
  unreadAt,
  type WishContent,
} from '../text/draft.ts'
import { Leftovers } from '../unread/leftovers.ts'
import { readOnes } from '../wishes/counts/ones.ts'
import { readOptions } from '../wishes/counts/parts.ts'
import { markShares } from '../wishes/counts/shares.ts'
import { NameWishes } from '../wishes/names/name-wishes.ts'
import { allPrices } from '../wishes/prices/all-prices.ts'
import { AmountReader } from '../wishes/read-amounts.ts'
import { type Element, has, isFiller, isForeign, isName, type Sentence } from '../words/elements.ts'

const isSame = (one: WishContent, other: WishContent) => JSON.stringify(one) === JSON.stringify(other)

/** Reads one sentence. The rest is left over and becomes unread passages. */
export class SentenceReader {
  private readonly text: string
  private readonly sentence: Sentence
  private readonly profile: Profile
  private readonly prefersItems: boolean
  private readonly elements: readonly Element[]
  private readonly carry: Carry
  private readonly wishes: DraftWish[] = []

  constructor(
    text: string,
    sentence: Sentence,
    profile: Profile,
    prefersItems: boolean,
    carry: Carry = noCarry,
  ) {
    this.text = text
    this.sentence = sentence
    this.profile = profile
    this.prefersItems = prefersItems
    this.elements = sentence.elements
    this.carry = carry
  }

  read(): Draft & { carry: Carry } {
    const closed = this.closedReason()
    if (closed) return { ...closed, carry: noCarry }
    if (this.profile === 'recipes') markShares(this.elements)
    for (const { wish, from, to } of readOptions(this.elements, this.profile)) this.push(wish, from, to)
    const ones = readOnes(this.elements, this.profile)
    for (const { from, to } of ones) {
      this.claim(from, to)
      for (const element of this.elements.slice(from, to)) element.ofOne = true
    }
    const amounts = new AmountReader(this.text, this.elements, this.profile).read()
    for (const { wish, from, to } of [...amounts, ...ones]) this.push(wish, from, to)
    this.readTotal()
    this.readForMinors()
    this.readZero()
    const clauses = new ClauseReader(
      this.elements,
      this.profile,
      this.prefersItems,
      this.carry,
      this.wishes.length > 0,
    ).read()
    const names = new NameWishes(this.sentence, this.profile, this.prefersItems, clauses, (...wish) =>
      this.push(...wish),
    )
    names.read()
    const all = this.wishes.length === 0 && allPrices(this.sentence, this.profile)
    if (all) this.push(all.wish, 0, all.to)
    const [first] = this.elements
    const last = this.elements.at(-1)
    if (first && last?.kind === 'colon' && clauses.allergy && clauses.named.length === 0) {
      return {
        wishes: this.wishes,
        unread: [],
        carry: { mode: 'allergy', allergy: true, heading: { start: first.start, end: last.end } },
      }
    }
    const unread = new Leftovers(this.elements, this.profile, this.wishes, clauses, names.ambiguous).read()
    this.takeHeading(unread)
    return { wishes: this.wishes, unread, carry: this.listCarry(clauses) }
  }

  /** "Alergias:" goes with the first line of its list. */
  private takeHeading(unread: DraftUnread[]): void {
    const { heading } = this.carry
    if (!heading) return
    const first = this.wishes.toSorted((a, b) => a.start - b.start)[0]
    if (first && first.end - heading.start <= longestText) first.start = heading.start
    else unread.push({ ...heading, why: 'allergy', blocking: true, choices: [] })
  }

  /** "Alergias:" and its list, one entry per line; each line continues the list. */
  private listCarry({ mode, allergy }: Clauses): Carry {
    if (!this.sentence.ends.includes('\n') || !allergy) return noCarry
    const isList =
      mode === 'allergy' &&
      this.elements.every((element) => isName(element) || isFiller(element) || element.meaning === null)
    return isList ? { mode: 'allergy', allergy: true, heading: null } : noCarry
  }

  /** A sentence that is not read at all: addressed to a program, or in another language. */
  private closedReason(): Draft | null {
    const first = this.elements[0]
    const last = this.elements.at(-1)
    if (!first || !last) return null
    const addressed = this.elements.some((element) => has(element, 'instruction'))
    if (this.prefersItems && isTold(this.sentence))
      return {
        wishes: [],
        unread: [unreadAt({ start: first.start, end: last.end })],
      }
    if (!addressed && !isForeign(this.sentence)) return null
    const said = foldAccents(this.text.slice(first.start, last.end))
    const reach = /alerg|allerg|intoler|celiac|anafil|gravid|gestante|pregnan|crianca|children/.test(said)
    return {
      wishes: [],
      unread: [
        {
          start: first.start,
          end: last.end,
          why: reach ? 'allergy' : addressed ? 'instruction' : 'unknown',
          blocking: reach,
          choices: [],
        },
      ],
    }
  }

  private push(wish: WishContent, from: number, to: number): void {
    const first = this.elements[from]
    const last = this.elements[to - 1]
    if (!first || !last) return
    const before = this.elements.slice(0, from).findLastIndex(({ claimed }) => claimed)
    this.claim(from, to)
    const same = this.wishes.at(-1)
    // "a galinha caipira da minha mãe dona Zefa": one item, named in two pieces
    const joins = same && this.elements[before]?.end === same.end && last.end - same.start <= longestText
    if (this.prefersItems && joins && isSame(same.wish, wish)) {
      this.claim(before, to)
      same.end = last.end
    } else this.wishes.push({ wish, start: first.start, end: last.end })
  }

  private claim(from: number, to: number): void {
    for (const element of this.elements.slice(from, to)) element.claimed = true
  }

  /** "3 de 6 com caju" are six in all. */
  private readTotal(): void {
    if (this.profile !== 'recipes') return
    const isTold = this.wishes.some(({ wish }) => wish.kind === 'count' && wish.of === undefined)
    this.elements.forEach((element, at) => {
      const count = element.key === 'dele' ? element.value : null
      if (count !== null && !isTold) this.push({ kind: 'count', count, bound: 'exactly' }, at, at + 1)
    })
  }

  /** "2 pra criança", "4 opções + uma pra criançada": that many without alcohol. */
  private readForMinors(): void {
    if (this.profile !== 'recipes' || !/drink|coquet|bebida|caipir|mocktail/iu.test(this.text)) return
    this.elements.forEach((element, at) => {
      const [number, joint] = this.elements.slice(Math.max(0, at - 2), at)
      const end = this.elements[at + 1]
      if (!has(element, 'minor') || joint?.key !== 'para' || !number || number.claimed) return
      if (end !== undefined && end.kind !== 'comma' && end.key !== 'e') return
      const count = number.kind === 'number' ? number.value : /^uma?$/i.test(number.raw) ? 1 : null
      if (count === null || !Number.isInteger(count) || count < 1) return
      const whole = this.wishes.find(({ wish }) => wish.kind === 'count' && wish.of === undefined)
      const [last, plus] = this.elements.slice(Math.max(0, at - 4), at - 2)
      const adds = last?.end === whole?.end && (plus?.raw === '+' || plus?.key === 'e')
      if (adds && whole?.wish.kind === 'count' && whole.wish.bound === 'exactly')
        whole.wish = { ...whole.wish, count: whole.wish.count + count }
      this.push({ kind: 'zeroAlcohol', count }, at - 2, at + 1)
    })
  }

  /** Half of the results that the sentence asks for. */
  private half(): number | null {
    for (const { wish } of this.wishes) {
      if (wish.kind === 'count' && wish.of === undefined && wish.bound === 'exactly')
        return Math.ceil(wish.count / 2)
    }
    return null
  }

  /** "sem álcool": all of them if there is no number, a couple if the owner asks for "opções". */
  private readZero(): void {
    this.elements.forEach((element, at) => {
      if (element.claimed || !has(element, 'zero') || this.profile !== 'recipes') return
      // "um drink zero pra motorista" says twice that one is without alcohol.
      const isTold = this.wishes.some(({ wish }) => wish.kind === 'zeroAlcohol')
      if (isTold && element.key.startsWith('para ')) return
      if (isRefusedBefore(this.elements, at)) {
        element.isRefused = true
        return
      }
      let from = at
      let some = false
      const share = this.elements[at - 1]?.key
      const half = share === 'metade' && this.half()
      if (half) {
        this.push({ kind: 'zeroAlcohol', count: half }, at - 1, at + 1)
        return
      }
      // "um deles sem álcool"
      if (/^del[ea]s?$/.test(share ?? '')) {
        const one = /^uma?$/i.test(this.elements[at - 2]?.raw ?? '')
        if (one) this.push({ kind: 'zeroAlcohol', count: 1 }, at - 2, at + 1)
        return
      }
      if (/^(metade|maioria|parte|quase)$/.test(share ?? '')) return
      // "um com caju e um zero", "algum sem álcool"
      if (/^(alg)?uma?$/i.test(this.elements[at - 1]?.raw ?? '') && /^(sem|zero)/.test(element.key)) {
        this.push({ kind: 'zeroAlcohol', count: 1 }, at - 1, at + 1)
        return
      }
      // "menos o sem álcool, que é 15" is about some of them.
      if (/^[oa]s?$/i.test(this.elements[at - 1]?.raw ?? '') && /^(sem|zero)/.test(element.key)) return
      while (from > 0 && !this.elements[from - 1]?.claimed) {
        const before = this.elements[from - 1]
        if (
          before?.kind !== 'words' ||
          !(has(before, 'some', 'context', 'results', 'want', 'have', 'must') || isFiller(before))
        )
          break
        some ||= before.raw !== 'uma' && has(before, 'some') && !has(before, 'filler')
        // "não esquece os sem álcool": some of them.
        some ||= /^nao esque/.test(before.key)
        some ||= has(before, 'some') && /^(uns|umas|alguns|algumas|opções|opcoes)$/i.test(before.raw)
        from -= 1
      }
      while (from < at && this.elements[from] && isFiller(this.elements[from] as Element)) from += 1
      this.push(some ? { kind: 'zeroAlcohol', count: 2 } : { kind: 'zeroAlcohol' }, from, at + 1)
    })
  }
}
