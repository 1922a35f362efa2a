import { isPartOf } from '../../clauses/look-around.ts'
import { type Clauses, type Named, refusing } from '../../clauses/modes.ts'
import type { Profile, WishContent } from '../../text/draft.ts'
import { type Element, has, isName, type Sentence, termOf } from '../../words/elements.ts'
import { followsNumber, isAtPrice, isInReason, isMuch, isOnlyUnable } from './around-name.ts'
import { diet, exclude, isOwnDiet, isOwnRule, isSpared, less } from './exclusions.ts'
import { itemNameOf } from './item-name.ts'
import { settlePolarity } from './item-polarity.ts'
import { edible, type NameReading } from './name-reading.ts'
import { ask } from './preferences.ts'
import { explainRefusals, overruleGuests, spare } from './settle-refusals.ts'
import { settleTurned } from './settle-turned.ts'

/** The equipment that every bar has. */
const everywhere = 'só o básico'

/** Turns the names of a sentence into wishes. */
export class NameWishes implements NameReading {
  readonly elements: readonly Element[]
  private readonly ends: string
  readonly profile: Profile
  private readonly prefersItems: boolean
  readonly clauses: Clauses
  readonly push: (wish: WishContent, from: number, to: number) => void
  /** Ambiguous words, by their place, with their possible meanings. */
  readonly ambiguous = new Map<number, readonly string[]>()

  constructor(
    { elements, ends }: Sentence,
    profile: Profile,
    prefersItems: boolean,
    clauses: Clauses,
    push: (wish: WishContent, from: number, to: number) => void,
  ) {
    this.elements = elements
    this.ends = ends
    this.profile = profile
    this.prefersItems = prefersItems
    this.clauses = clauses
    this.push = push
  }

  read(): void {
    // "tem leite?" is a question, not a wish.
    const asks = this.ends.includes('?')
    for (const name of this.clauses.named) if (asks && name.mode === 'open') name.mode = 'unsaid'
    explainRefusals(this)
    overruleGuests(this)
    const isNearAllergy = this.elements.some((element) => has(element, 'allergy', 'minor'))
    if (this.prefersItems && !isNearAllergy) settlePolarity(this.elements, this.clauses.named)
    settleTurned(this.elements, this.clauses.named, this.profile)
    for (const named of this.clauses.named) {
      if (named.mode === 'except') continue
      const element = this.elements[named.at]
      if (!element || element.claimed) continue
      this.wishOf(named, element)
    }
    spare(this)
  }

  private wishOf({ at, mode, why }: Named, element: Element): void {
    const term = termOf(element)
    const isItem =
      this.prefersItems &&
      // "nada com glúten" names no item, not even "Brownie sem glúten".
      !((term?.kind === 'allergen' || term?.kind === 'diet') && !element.meaning?.item) &&
      ((element.meaning?.item !== null && element.meaning !== null) ||
        element.partOf.length > 0 ||
        term?.kind === 'dish')
    const item = itemNameOf(element)
    const put = (wish: WishContent) => this.push(wish, this.generalBefore(at), at + 1)
    if (this.isGeneral(at)) return
    // Nobody is allergic to an oven: the meaning is unknown.
    if (why === 'allergy' && term && !edible.has(term.kind)) {
      // "minha sogra não pode com fritura": a way of cooking that someone cannot eat is excluded as strictly as a diet.
      if (term.kind === 'technique' && (isOnlyUnable(this.elements, at) || isOwnRule(this)))
        this.push({ kind: 'exclude', what: term.name, why: 'diet' }, at, at + 1)
      // "celíaco e diabético"; a diet alone is not an allergy.
      const other = this.clauses.named.some((name) => name.at < at && name.why === 'allergy')
      if (term.kind === 'diet' && (other || isOwnDiet(this, at, mode))) diet(this, at, term)
      return
    }
    const asItem = isItem || (this.prefersItems && (term?.kind === 'ingredient' || term?.kind === 'group'))
    if (term?.kind === 'equipment' && !isItem) {
      if (mode === 'unsaid' || mode === 'warned' || mode === 'less' || mode === 'except') return
      // "copo bonito" does not describe the bar's equipment.
      // "nada quente porque aqui é um forno": the second part is a reason, and a lack of equipment only if stated.
      if (mode === 'not' && isInReason(this.elements, at)) return
      if (term.name === everywhere && this.profile !== 'equipment') return
      // "o preço está combinado até março" names no oven: nobody sets prices by what stands in the kitchen.
      if (this.profile === 'prices') return
      // "o combinado de sushi", "como combinado": only a list of equipment leaves out the word "forno".
      if (/^combinados?$/.test(element.key) && this.profile === 'recipes') return
      put({ kind: 'equipment', what: term.name, has: !refusing.has(mode) })
      return
    }
    if (
      term?.kind === 'audience' &&
      this.elements[at - 1]?.key === 'para' &&
      mode !== 'unsaid' &&
      mode !== 'warned'
    ) {
      put({ kind: 'audience', what: term.name })
      return
    }
    // "1 deles vegetariano" is no rule for the others; "1 com caju" still asks for it.
    if (element.ofSome && (mode === 'only' || refusing.has(mode) || term?.kind !== 'ingredient')) return
    // "lasanha a 35", "deixa a caipirinha em 18": a new price, possibly a competitor's.
    if (/^(?:open|keepPrice|want)$/.test(mode) && isItem && isAtPrice(this.elements, at)) return
    // "quero que a lasanha suba"
    if (mode === 'want' && this.profile === 'prices' && this.elements.some((one) => has(one, 'rise', 'fall')))
      return
    // "quero 30 na isca"
    if (mode === 'want' && isItem && this.profile === 'prices' && followsNumber(this.elements, at)) return
    switch (mode) {
      case 'except':
      case 'unsaid':
      case 'warned':
        return
      case 'cap':
        if (item && asItem) put({ kind: 'capPrice', item })
        return
      case 'keepPrice':
        if (item && asItem) put({ kind: 'keepPrice', item })
        return
      case 'untouched':
        if (!item || !asItem) return
        if (this.profile !== 'prices') put({ kind: 'keepItem', item })
        if (this.profile !== 'goals') put({ kind: 'keepPrice', item })
        return
      case 'keep':
        if (item && asItem)
          put(this.profile === 'prices' ? { kind: 'keepPrice', item } : { kind: 'keepItem', item })
        return
      case 'promote':
        if (item && asItem) put({ kind: 'promote', item })
        return
      case 'drop':
      case 'not':
      case 'lack':
        if (isItem && item && why !== 'allergy') {
          // "tira 2 bolos" does not say which.
          const some = this.elements[at - 1]?.kind === 'number' && mode === 'drop'
          if (this.profile !== 'prices' && !some) put({ kind: 'dropItem', item })
          return
        }
        if (mode === 'lack' && why !== 'allergy' && isSpared(this, element)) return
        exclude(this, at, element, why)
        return
      case 'allergy':
        exclude(this, at, element, 'allergy')
        return
      case 'less':
        // "pouco açúcar e bastante limão"
        if (isMuch(this.elements, at)) ask(this, at, element, 'want', why, null)
        else less(this, at, element)
        return
      default:
        ask(this, at, element, mode, why, isItem ? item : null)
    }
  }

  /** In "crepe de nutella" the first word describes the second, and means no other crepe. */
  private isGeneral(at: number): boolean {
    const [general, joint, item] = this.elements.slice(at, at + 3)
    if (!this.prefersItems || !general || !item || !/^(de|do|da)$/.test(joint?.key ?? '')) return false
    return isName(item) && isPartOf(item, general)
  }

  private generalBefore(at: number): number {
    const before = this.elements[at - 2]
    return before && isName(before) && this.isGeneral(at - 2) ? at - 2 : at
  }
}
