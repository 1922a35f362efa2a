import type { WishReason } from '../base/request/wish.ts'
import type { Profile } from './draft.ts'
import { type Element, has, isFiller, isName, termOf } from './elements.ts'
import type { Mark } from './grammar-words.ts'
import { deniedBefore, endsClause, isAfterNot, isStyleNext, namesBefore } from './look-around.ts'
import { type Carry, type Clauses, type Mode, type Named, refusing } from './modes.ts'
import { modeAfter } from './postpositions.ts'
import { canonAll } from './scan.ts'

const [menos] = canonAll('menos')

/** Follows a sentence word by word: what is wanted, refused, kept, and how far each of it reaches. */
export class ClauseReader {
  private readonly elements: readonly Element[]
  private readonly profile: Profile
  private readonly prefersItems: boolean
  /** Amounts have been read before. */
  private readonly hasWishes: boolean
  private readonly named: Named[] = []
  private readonly usedAllergies = new Set<Element>()
  private readonly trailing = new Set<Element>()
  private readonly together: number[][] = []
  private mode: Mode
  private allergy: boolean
  private openAllergy: Element | null = null
  private group = 0
  /** Something has been named since the mode was set. */
  private hasNamed = false
  private afterComma = false
  private awaitsBy = false
  private awaitsPut = false
  private sawAll = false
  private sawRise: 'cap' | 'keepPrice' | null = null
  private lastNot: Mark | null = null
  /** What the word after the last names made of them: "o baião não sai, nem a lasanha". */
  private trailed: Mode | null = null
  private why: WishReason | null = null

  constructor(
    elements: readonly Element[],
    profile: Profile,
    prefersItems: boolean,
    carry: Carry,
    hasWishes: boolean,
  ) {
    this.elements = elements
    this.profile = profile
    this.prefersItems = prefersItems
    this.mode = carry.mode
    this.allergy = carry.allergy
    this.hasWishes = hasWishes
    if (profile === 'restrictions' && carry.mode === 'open') {
      this.mode = 'allergy'
      this.allergy = true
    }
  }

  read(): Clauses {
    for (let at = 0; at < this.elements.length; at += 1) this.step(at)
    const { named, mode, allergy, openAllergy, usedAllergies, trailing, together } = this
    return { named, mode, allergy, openAllergy, usedAllergies, trailing, together }
  }

  private turn(mode: Mode, why: WishReason | null = null): void {
    this.mode = mode
    this.why = why
    this.hasNamed = false
    this.trailed = null
    this.group += 1
  }

  private step(at: number): void {
    const element = this.elements[at]
    if (!element) return
    if (element.claimed) {
      if (!this.afterComma && this.hasNamed) this.turn('open')
      return
    }
    if (element.kind === 'comma') {
      this.afterComma = true
      if (this.awaitsPut && this.hasNamed) {
        this.awaitsPut = false
        this.turn('want')
      }
      return
    }
    if (element.kind !== 'words') return
    if (isName(element)) this.name(at, element)
    else if (element.meaning?.idiom) this.turn('open')
    else if (element.meaning) this.mark(at, element)
    if (!isFiller(element)) this.afterComma = false
  }

  private settleAllergy(): void {
    if (this.openAllergy) this.usedAllergies.add(this.openAllergy)
    this.openAllergy = null
  }

  private name(at: number, element: Element): void {
    const term = termOf(element)
    const isStyle = term?.kind === 'style' && !(this.prefersItems && element.meaning?.item)
    // "sem ovo, refrescantes": the list has ended.
    const turned = isStyle && this.mode === 'not' && this.hasNamed && this.afterComma
    const mode: Mode = turned ? 'open' : this.mode
    const why = this.reasonIn(mode)
    this.named.push({ at, mode, why, group: this.group })
    this.hasNamed = true
    if (why === 'allergy') this.settleAllergy()
  }

  private reasonIn(mode: Mode): WishReason | null {
    if (mode === 'allergy' || (mode === 'not' && this.allergy)) return 'allergy'
    if (mode === 'lack' || mode === 'have') return 'supply'
    return this.why
  }

  private mark(at: number, element: Element): void {
    const marks = element.meaning?.marks
    if (!marks) return
    const is = (...wanted: readonly Mark[]) => wanted.some((mark) => marks.has(mark))
    if (this.follows(at, element, is)) return
    if (
      is('yes') &&
      this.afterComma &&
      this.hasNamed &&
      refusing.has(this.mode) &&
      !isAfterNot(this.elements, at)
    ) {
      // "sem leite, pode ovo"
      this.turn('open')
      return
    }
    if (is('unsure', 'permit')) {
      if (is('permit') && this.mode === 'not' && !this.hasNamed) return
      this.turn('unsaid')
    } else if (is('must')) this.turn(this.prefersItems ? 'keep' : 'must')
    else if (
      element.key === 'nao' &&
      this.mode === 'not' &&
      this.hasNamed &&
      this.lastNot === 'without' &&
      this.meetDoubled(at)
    )
      return
    else if (is('allergy')) this.meetAllergy(at, element)
    else if (is('zero', 'minor', 'instruction')) return
    else if (is('swap')) {
      this.turn(this.prefersItems ? 'drop' : 'not')
      this.awaitsBy = true
    } else if (is('instead')) {
      this.turn('not')
      this.awaitsPut = true
    } else if (is('by') && this.awaitsBy && (this.hasNamed || this.sawAll)) {
      this.awaitsBy = false
      this.turn('want')
    } else if (is('put') && refusing.has(this.mode) && this.hasNamed && !isAfterNot(this.elements, at)) {
      this.awaitsPut = false
      this.turn('want')
    } else if (is('keep') && this.prefersItems) this.meetKeep(at)
    else if (is('rise', 'touch') && this.prefersItems) this.meetRise(is('rise') ? 'cap' : 'keepPrice')
    else if (is('less')) {
      // "menos os cítricos" leaves them out, "menos açúcar" does not.
      const whole = /^[oa]s?$/.test(this.elements[at + 1]?.key ?? '')
      const continued = this.elements[at - 1]?.key === 'e'
      if (element.key === menos && this.listsBefore() && !continued && !isStyleNext(this.elements, at))
        this.except()
      else this.turn(element.key === menos && whole && !this.prefersItems ? 'not' : 'less')
    } else if (is('except')) {
      if (this.listsBefore()) this.except()
      else this.turn('not')
    } else if (is('without', 'drop', 'leave')) this.meetWithout(element, is)
    else if (is('not')) this.meetNot(element)
    else if (is('out')) this.turn('not')
    else if (is('lack')) this.turn('lack')
    else if (is('promote') && this.prefersItems) this.turn('promote')
    else if (is('only')) {
      // "leite só de coco"
      const last = this.named.at(-1)
      if (element.key === 'so de' && last?.at === at - 1) {
        last.mode = 'unsaid'
        this.turn('unsaid')
        return
      }
      if (this.mode !== 'not' || this.hasNamed) this.turn('only')
    } else if (is('have')) {
      if (this.mode !== 'not' || this.hasNamed) this.turn('have')
    } else if (is('want', 'promote')) {
      if (refusing.has(this.mode) && isAfterNot(this.elements, at)) return
      if ((refusing.has(this.mode) || this.mode === 'only' || this.mode === 'unsaid') && !this.hasNamed)
        return
      this.turn('want')
    } else if (is('with')) {
      if (this.mode === 'only' && !this.hasNamed) return
      if (refusing.has(this.mode) && (!this.hasNamed || isAfterNot(this.elements, at))) return
      if (
        this.mode === 'want' ||
        this.mode === 'must' ||
        this.mode === 'have' ||
        this.mode === 'keep' ||
        this.mode === 'unsaid'
      )
        return
      this.turn('want')
    } else if (is('but')) {
      if (this.hasNamed || this.hasWishes) this.turn('open')
      this.allergy = false
    } else if (is('all')) {
      // "nada com ovo, pode tudo menos morango": the refusal has ended.
      if (this.afterComma && this.hasNamed) this.turn('open')
      this.sawAll = true
    } else if (is('keep') && element.key.startsWith('nao mexe')) this.turn('not')
    else if (is('keep') && !this.hasNamed) this.turn('must')
    else if (is('because')) this.group += 1
  }

  /** Words that speak of what stands before them. */
  private follows(at: number, element: Element, is: (...marks: readonly Mark[]) => boolean): boolean {
    const names = namesBefore(this.elements, this.named, this.group, at)
    if (names.length === 0) return false
    const positive = !refusing.has(this.mode)
    const { ends, marks, to } = endsClause(this.elements, at + 1)
    const trail = () => {
      for (const trailing of this.elements.slice(at, ends ? to : at + 1)) this.trailing.add(trailing)
      if (names.length > 1) this.together.push(names.map((name) => name.at))
    }
    const set = (mode: Mode, why: WishReason | null = null) => {
      trail()
      for (const name of names) {
        name.mode = mode
        name.why = why
      }
      this.turn('open')
      this.trailed = mode
      return true
    }
    if (is('allergy') && this.mode !== 'allergy') {
      if (!ends && !/^(em|no|na)$/.test(this.elements[at + 1]?.key ?? '')) return false
      this.allergy = true
      this.usedAllergies.add(element)
      return set('allergy', 'allergy')
    }
    if (is('lack') && ends) {
      for (const name of names) {
        if (!refusing.has(name.mode)) name.mode = 'lack'
        if (name.why !== 'allergy') name.why = 'supply'
      }
      trail()
      return true
    }
    if (!positive || !ends) {
      return false
    }
    if (is('have') && !has(element, 'want', 'must')) {
      for (const name of names) name.why = 'supply'
      trail()
      return true
    }
    const mode = modeAfter(element, marks, this.profile, this.prefersItems)
    if (mode) return set(mode)
    return is('yes') && !is('not')
  }

  /** "sem limão não dá": it is needed. What "sem leite não" means, only the owner knows. */
  private meetDoubled(at: number): boolean {
    const names = namesBefore(this.elements, this.named, this.group, at)
    if (names.length === 0 || !endsClause(this.elements, at + 1).ends) return false
    const needed = /^(da|rola|funciona|presta|existe)$/.test(this.elements[at + 1]?.key ?? '')
    for (const name of names) name.mode = needed ? (this.prefersItems ? 'keep' : 'must') : 'unsaid'
    this.turn('open')
    return true
  }

  private listsBefore(): boolean {
    return this.sawAll || this.hasNamed
  }

  private except(): void {
    if (this.sawRise && this.sawAll) {
      this.turn(this.sawRise)
    } else if (refusing.has(this.mode) && this.hasNamed) this.turn('except')
    else if (this.prefersItems && this.sawAll) this.turn(this.mode === 'keep' ? 'drop' : 'keep')
    else this.turn('not')
    this.sawAll = false
  }

  /** "não mexer no preço da cerveja", "manter o baião", "não tirar a lasanha". */
  private meetKeep(at: number): void {
    const ahead = this.elements.slice(at, at + 5)
    const price = this.profile === 'prices' || ahead.some((element) => has(element, 'price'))
    this.turn(price ? 'keepPrice' : 'keep')
  }

  private meetRise(kind: 'cap' | 'keepPrice'): void {
    // "só mexe nos drinks" says what may change.
    if (this.mode === 'only' && !this.hasNamed) {
      this.turn('unsaid')
      return
    }
    if ((this.mode === 'not' || this.mode === 'drop') && !this.hasNamed) {
      this.turn(kind === 'keepPrice' && this.profile === 'menu' ? 'keep' : kind)
      return
    }
    this.sawRise = kind
    if (kind === 'keepPrice' && this.profile === 'prices' && !this.sawAll) this.turn('keepPrice')
    else this.turn('unsaid')
  }

  private meetWithout(element: Element, is: (...marks: readonly Mark[]) => boolean): void {
    const doubled = this.mode === 'not' && !this.hasNamed && this.lastNot === 'not' && !is('not')
    if (doubled) {
      this.turn(this.prefersItems ? 'keep' : 'must')
      this.lastNot = null
      return
    }
    const spared = this.mode === 'not' && !this.hasNamed && this.lastNot === 'without'
    this.endAllergy(false)
    if (!spared) this.turn(this.prefersItems ? 'drop' : 'not')
    this.lastNot = element.key === 'sem' || is('without') ? 'without' : null
  }

  private meetNot(element: Element): void {
    // "não trabalhamos com leite nem ovo", "sem nada de leite": one refusal.
    const continues = refusing.has(this.mode) && (!this.hasNamed || element.key === 'nem')
    const kept: ReadonlySet<Mode> = new Set<Mode>(['cap', 'keepPrice', 'keep', 'must'])
    const repeats = element.key === 'nem' || (element.key.startsWith('nada') && !this.hasNamed)
    const listed = repeats && kept.has(this.mode)
    if (continues || listed) return
    if (element.key === 'nem' && this.trailed && kept.has(this.trailed)) {
      this.turn(this.trailed)
      return
    }
    this.endAllergy(element.key === 'nem')
    this.turn('not')
    this.lastNot = /^(nao|nunca|jamal|jamais|nem)$/.test(element.key) ? 'not' : null
  }

  /** "celíaco, sem maracujá": an allergy that has been told explains nothing further. */
  private endAllergy(continues: boolean): void {
    if (!continues && this.openAllergy === null) this.allergy = false
  }

  private isInBrackets(at: number): boolean {
    return this.elements[at - 1]?.raw === '(' && this.elements[at + 1]?.raw.startsWith(')') === true
  }

  private meetAllergy(at: number, element: Element): void {
    const after =
      /^(nenhuma?|nao|zero)$/.test(this.elements[at + 1]?.key ?? '') && at + 2 >= this.elements.length
    const before =
      (this.mode === 'not' || this.mode === 'lack') && !this.hasNamed && deniedBefore(this.elements, at)
    const denied = before || after
    if (denied) {
      this.turn('unsaid')
      element.meaning = { marks: new Set(['context']), terms: [], item: null, idiom: false }
      return
    }
    // "sem leite (alergia)" explains what stands before the bracket, and nothing after it.
    const explained = this.isInBrackets(at) ? this.named.at(-1) : undefined
    if (explained && (explained.mode === 'not' || explained.mode === 'drop')) {
      explained.why = 'allergy'
      this.usedAllergies.add(element)
      return
    }
    // "clientes celíacos" names what is kept away, and "sem" before it changes nothing.
    this.turn('allergy')
    this.allergy = true
    this.openAllergy = element
    const own = termOf(element)
    if (own) {
      this.settleAllergy()
      this.named.push({ at, mode: 'allergy', why: 'allergy', group: this.group })
      this.hasNamed = true
    }
  }
}
