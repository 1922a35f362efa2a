import type { WishContent } from '../../text/draft.ts'
import type { Amount } from '../../words/amounts.ts'
import { type Element, has, isName } from '../../words/elements.ts'

/** A wish about a number, and the range of elements it occupies: `to` exclusive. */
export type AmountWish = { wish: WishContent; from: number; to: number }

export type CountContent = Extract<WishContent, { kind: 'count' }>

/** The wishes about numbers of one sentence so far, beside its elements. */
export class FoundAmounts {
  readonly wishes: AmountWish[] = []
  readonly elements: readonly Element[]

  constructor(elements: readonly Element[]) {
    this.elements = elements
  }

  element(at: number): Element | undefined {
    return this.elements[at]
  }

  last(): AmountWish | undefined {
    return this.wishes.at(-1)
  }

  push(wish: WishContent, from: number, to: number): number {
    for (const element of this.elements.slice(from, to)) element.claimed = true
    this.wishes.push({ wish, from, to })
    return to
  }

  /** "4 drinks e 2 sem álcool": adds a number to the count before it. */
  add(before: AmountWish & { wish: CountContent }, value: Amount, to: number): void {
    for (const element of this.elements.slice(before.to, to)) element.claimed = true
    before.to = to
    before.wish = { ...before.wish, count: before.wish.count + value.low }
  }

  /** "3 petiscos e 2 pratos" are five; what stands behind a colon divides the number before it. */
  addsTo(before: AmountWish, from: number): before is AmountWish & { wish: CountContent } {
    const { wish } = before
    const isWhole = wish.kind === 'count' && wish.of === undefined && wish.course === undefined
    const divides = this.elements.slice(before.to, from).some(({ kind }) => kind === 'colon')
    return isWhole && wish.bound === 'exactly' && !divides && this.joins(before.to, from)
  }

  /** "6 drinks com café e 4 sem álcool" are ten, "6 drinks com 4 sem álcool" are six. */
  joins(to: number, from: number): boolean {
    const between = this.elements.slice(to, from)
    const joins = (one: Element | undefined) => one?.key === 'e' || one?.raw === '+' || has(one, 'and')
    const last = between.findLast((one) => !has(one, 'more'))
    return joins(last) && between.every((one) => one.kind !== 'comma' || joins(one))
  }

  /** "um drink zero lactose" is without milk. */
  isNamed(at: number): boolean {
    const next = this.element(at)
    return next !== undefined && isName(next)
  }
}
