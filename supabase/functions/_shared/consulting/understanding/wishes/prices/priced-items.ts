import type { Profile } from '../../text/draft.ts'
import { type Element, has, isFiller, isName, termOf } from '../../words/elements.ts'
import { itemNameOf } from '../names/item-name.ts'

/** The item that a price is for, and the range of elements that name it: `to` exclusive. */
type PricedItem = { name: string; price: number | null; from: number; to: number }

/** Finds the item that a price belongs to. */
export class PricedItems {
  private readonly elements: readonly Element[]
  private readonly profile: Profile

  constructor(elements: readonly Element[], profile: Profile) {
    this.elements = elements
    this.profile = profile
  }

  private element(at: number): Element | undefined {
    return this.elements[at]
  }

  private named(at: number): PricedItem | null {
    const element = this.element(at)
    if (!element || element.claimed || !isName(element)) return null
    const known = element.meaning?.item || element.partOf.length > 0
    const kind = termOf(element)?.kind
    const fits =
      known || kind === 'dish' || (this.profile !== 'recipes' && (kind === 'ingredient' || kind === 'group'))
    const name = fits ? itemNameOf(element) : null
    const own = element.meaning?.item ?? (element.partOf.length === 1 ? element.partOf[0] : undefined)
    return name ? { name, price: own?.price ?? null, from: at, to: at + 1 } : null
  }

  /** Whether an element names something that is sold, and no section of it. */
  isItem(at: number): boolean {
    const element = this.element(at)
    const isSection = element?.meaning?.item?.isSection || element?.partOf.some((name) => name.isSection)
    return !isSection && this.named(at) !== null
  }

  before(at: number): PricedItem | null {
    for (let back = at - 1; back >= Math.max(0, at - 7); back -= 1) {
      const element = this.element(back)
      if (!element || element.claimed || element.kind === 'comma') return null
      const item = this.named(back)
      if (item) return this.refusedBefore(back) ? null : item
      if (
        !isFiller(element) &&
        !has(element, 'context', 'price', 'permit', 'yes', 'rise', 'fall', 'not', 'max', 'keep', 'only') &&
        element.kind !== 'colon'
      )
        return null
    }
    return null
  }

  /** "sem leite até 25": the bound is not for the milk. */
  private refusedBefore(at: number): boolean {
    for (let back = at - 1; back >= 0; back -= 1) {
      const element = this.element(back)
      if (!element || element.kind === 'comma') return false
      if (has(element, 'without', 'allergy', 'with')) return true
      if (!isFiller(element)) return false
    }
    return false
  }

  after(at: number): PricedItem | null {
    const link = this.element(at)
    if (!link || !/^(em|no|na|num|numa|do|da|a|o|para|pelo|pela|por)$/.test(link.key)) return null
    let next = at + 1
    while (next < at + 3 && this.element(next) && isFiller(this.element(next) as Element)) next += 1
    const item = this.named(next)
    return item && { ...item, from: at }
  }
}
