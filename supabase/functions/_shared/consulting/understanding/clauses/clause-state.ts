import type { WishReason } from '../../base/request/wish.ts'
import type { Profile } from '../text/draft.ts'
import { type Element, has, isFiller, termOf } from '../words/elements.ts'
import type { Mark } from '../words/grammar-words.ts'
import type { Carry, Clauses, Mode, Named } from './modes.ts'

/**
 * Whether a standing restriction says how the house works or what it wants, as in "dose no máximo 12 reais" or "a
 * carne tem que entrar". Its names are not excluded, as those of a bare list are.
 */
export function isStated(elements: readonly Element[]): boolean {
  const first = elements.find((element) => !isFiller(element))
  if (has(first, 'want') || elements.some(({ key }) => /^avis(?:ar?|em?|o)$/.test(key))) return true
  return (
    !elements.some((element) =>
      has(element, 'not', 'without', 'out', 'lack', 'allergy', 'minor', 'warning'),
    ) &&
    elements.some((element) =>
      has(element, 'must', 'want', 'put', 'price', 'max', 'min', 'currency', 'permit', 'yes'),
    )
  )
}

/** What is known of a sentence up to the current word. */
export class ClauseState {
  readonly elements: readonly Element[]
  readonly profile: Profile
  readonly prefersItems: boolean
  readonly named: Named[] = []
  readonly usedAllergies = new Set<Element>()
  readonly trailing = new Set<Element>()
  readonly permitted = new Set<Element>()
  readonly together: number[][] = []
  mode: Mode
  /** An allergy has been mentioned. */
  allergy: boolean
  openAllergy: Element | null = null
  group = 0
  /** Something has been named since the mode was set. */
  hasNamed = false
  afterComma = false
  awaitsBy = false
  awaitsPut = false
  sawAll = false
  sawRise: 'cap' | 'keepPrice' | null = null
  lastNot: Mark | null = null
  /** The group of names after "não precisa": permitted, and neither asked for nor refused. */
  freeGroup = -1
  /** How the word after the last names classified them: "o baião não sai, nem a lasanha". */
  trailed: Mode | null = null
  private why: WishReason | null = null

  constructor(elements: readonly Element[], profile: Profile, prefersItems: boolean, carry: Carry) {
    this.elements = elements
    this.profile = profile
    this.prefersItems = prefersItems
    this.mode = carry.mode
    this.allergy = carry.allergy
    if (profile === 'restrictions' && carry.mode === 'open') {
      this.mode = isStated(elements) ? 'unsaid' : 'allergy'
      this.allergy = true
    }
  }

  turn(mode: Mode, why: WishReason | null = null): void {
    this.mode = mode
    this.why = why
    this.hasNamed = false
    this.trailed = null
    this.group += 1
  }

  name(at: number, element: Element): void {
    const term = termOf(element)
    const isStyle = term?.kind === 'style' && !(this.prefersItems && element.meaning?.item)
    const mode: Mode = isStyle && this.isPastRefusal(at) ? 'open' : this.mode
    const why = this.reasonIn(mode)
    this.named.push({ at, mode, why, group: this.group })
    this.hasNamed = true
    if (why === 'allergy') this.settleAllergy()
  }

  /**
   * Whether a style stands outside the refusal or allergy before it: "sem ovo, refrescantes", "coco não bota, é turista
   * cansado, então fraquinho". Nobody is allergic to a style.
   */
  private isPastRefusal(at: number): boolean {
    if (this.mode === 'allergy') return true
    if (this.mode !== 'not') return false
    if (this.hasNamed && this.afterComma) return true
    for (const element of this.elements.slice(0, at).toReversed()) {
      if (has(element, 'not', 'without', 'out', 'lack')) return false
      if (element.kind === 'words' && element.meaning === null && !isFiller(element)) return true
    }
    return false
  }

  settleAllergy(): void {
    if (this.openAllergy) this.usedAllergies.add(this.openAllergy)
    this.openAllergy = null
  }

  private reasonIn(mode: Mode): WishReason | null {
    if (mode === 'allergy' || (mode === 'not' && this.allergy)) return 'allergy'
    if (mode === 'lack' || mode === 'have') return 'supply'
    return this.why
  }

  clauses(): Clauses {
    const { named, mode, allergy, openAllergy, usedAllergies, trailing, permitted, together } = this
    return { named, mode, allergy, openAllergy, usedAllergies, trailing, permitted, together }
  }
}
