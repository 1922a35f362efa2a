import type { CourseId } from '../../../base/request/wish.ts'
import { isRefusedBefore } from '../../clauses/look-around.ts'
import type { Profile, WishContent } from '../../text/draft.ts'
import type { Amount, Amounts } from '../../words/amounts.ts'
import { type Element, has, isFiller, isName, termOf } from '../../words/elements.ts'
import { courseOf } from './courses.ts'
import { countedTerm } from './shares.ts'

/** A wish about a number, and the range of elements it occupies: `to` exclusive. */
/** "petiscos até 8" may be a price. */
const mostOfCourse = 7

export type AmountWish = { wish: WishContent; from: number; to: number }

type CountContent = Extract<WishContent, { kind: 'count' }>

/** Reads numbers of results, pages, items and ingredients, and how many results are without alcohol. */
export class CountReader {
  private readonly elements: readonly Element[]
  private readonly profile: Profile
  private readonly amounts: Amounts
  private readonly found: AmountWish[]

  /** @param found the wishes of the sentence so far; new ones are appended */
  constructor(elements: readonly Element[], profile: Profile, amounts: Amounts, found: AmountWish[]) {
    this.elements = elements
    this.profile = profile
    this.amounts = amounts
    this.found = found
  }

  private element(at: number): Element | undefined {
    return this.elements[at]
  }

  push(wish: WishContent, from: number, to: number): number {
    for (const element of this.elements.slice(from, to)) element.claimed = true
    this.found.push({ wish, from, to })
    return to
  }

  leadOf(at: number): number {
    let from = at
    while (has(this.element(from - 1), 'only', 'want') && !this.element(from - 1)?.claimed) from -= 1
    return from
  }

  /** "5 drinks, 2 deles sem álcool" */
  ofThem(value: Amount): number | null {
    const zero = /^del[ea]s?$/.test(this.element(value.to)?.key ?? '') ? this.zeroAfter(value.to) : null
    return zero === null ? null : this.push({ kind: 'zeroAlcohol', count: value.low }, value.from, zero + 1)
  }

  /**
   * "10 drinks, 4 com caju", "4 com caju": what some of the results contain. "quero 4 com caju" counts all results,
   * unless there is another number.
   */
  partWith(value: Amount): number | null {
    if (value.bound === 'about' || value.low !== value.high || value.isMoney || value.low < 1) return null
    const unit = this.element(value.to)
    const named =
      value.bound === 'max' ? this.limitedBefore(value) : (this.inSome(value) ?? this.bareKind(value))
    if (named !== null) return named
    const isOfWhole = /^del[ea]s?$/.test(unit?.key ?? '')
    // "4 drinks com caju e 3 com manga"
    const isSplit = has(unit, 'results') && this.isCountedLater(value.to + 2, true)
    const next = isOfWhole || isSplit ? value.to + 1 : value.to
    if (this.element(next)?.key !== 'com') return null
    const name = this.element(next + 1)
    const term = name && isName(name) && !name.meaning?.item ? termOf(name) : undefined
    if (!term || !countedTerm(term) || !this.endsPart(next + 2)) return null
    const before = this.found.at(-1)
    const { low: count } = value
    const what = term.name
    // "pelo menos 3 com coco", "no máximo 2 com ovo"
    if (value.bound !== 'exact') {
      const [of, bound] =
        value.bound === 'min' ? (['many', 'at_least'] as const) : (['few', 'at_most'] as const)
      return this.push({ kind: 'share', what, of, count, bound }, value.from, next + 2)
    }
    if (!isOfWhole && before === undefined && !this.isCountedLater(next + 2) && !this.isBare(value))
      return null
    if (before && this.addsTo(before, value.from)) {
      before.wish = { ...before.wish, count: before.wish.count + value.low }
    }
    return this.push({ kind: 'share', what, of: 'many', count }, value.from, next + 2)
  }

  /** "peixe não pode mais de 2", "caju no máximo 3": an upper bound for the food before the number. */
  private limitedBefore({ from, to, low }: Amount): number | null {
    const name = this.element(from - 1)
    const end = this.element(to)
    const course = name && !name.claimed ? courseOf(name) : null
    const ends = end === undefined || end.kind === 'comma' || end.key === 'e'
    if (course && ends && low <= mostOfCourse)
      return this.push({ kind: 'count', count: low, bound: 'at_most', course }, from - 1, to)
    const term = name && isName(name) && !name.meaning?.item && !name.claimed ? termOf(name) : undefined
    if (!term || !countedTerm(term) || (end !== undefined && end.kind !== 'comma')) return null
    return this.push(
      { kind: 'share', what: term.name, of: 'few', count: low, bound: 'at_most' },
      from - 1,
      to,
    )
  }

  /** "usar o carvalho em 3": applies to that number of results. */
  private inSome({ from, to, low, bound }: Amount): number | null {
    const name = this.element(from - 2)
    const unit = this.element(to)
    const end = unit && (has(unit, 'results') || /^del[ea]s?$/.test(unit.key)) ? to + 1 : to
    const next = this.element(end)
    const term = name && isName(name) && !name.meaning?.item && !name.claimed ? termOf(name) : undefined
    if (bound !== 'exact' || this.element(from - 1)?.key !== 'em' || !term || !countedTerm(term)) return null
    if (next !== undefined && next.kind !== 'comma' && next.key !== 'e') return null
    return this.push({ kind: 'share', what: term.name, of: 'many', count: low }, from - 2, end)
  }

  /** "3 entradas, 2 massas e 1 sobremesa": counts a kind of food, among other numbers. */
  private bareKind({ from, to, low, bound }: Amount): number | null {
    const name = this.element(to)
    const before = this.element(from - 1)
    const next = this.element(to + 1)
    const term = name && isName(name) && !name.meaning?.item ? termOf(name) : undefined
    const isCounted = this.found.some(({ wish }) => wish.kind === 'count' && wish.course !== undefined)
    if (bound !== 'exact' || term?.kind !== 'group' || !isCounted || has(name, 'course', 'results'))
      return null
    if (before && before.kind !== 'comma' && before.key !== 'e' && !has(before, 'course', 'results'))
      return null
    if (next !== undefined && next.kind !== 'comma' && next.key !== 'e') return null
    return this.push({ kind: 'share', what: term.name, of: 'many', count: low }, from, to + 1)
  }

  /** Whether a number starts its clause, so that nothing asks for that many results. */
  private isBare({ from }: Amount): boolean {
    const before = this.element(from - 1)
    return before === undefined || before.kind === 'comma'
  }

  /** Whether the description of a part ends here: "com caju e limão" may mean either or both. */
  private endsPart(at: number): boolean {
    const next = this.element(at)
    if (next === undefined || next.kind === 'comma')
      return this.element(at + 1) === undefined || !this.isNamed(at + 1)
    if (next.key === 'e') return !this.isNamed(at + 1)
    return has(next, 'max', 'min', 'but', 'context') || (isFiller(next) && !this.isNamed(at + 1))
  }

  /** Whether another part of the results is counted from here on. */
  private isCountedLater(at: number, onlyWith = false): boolean {
    return this.elements.slice(at).some((element, index) => {
      const next = this.element(at + index + 1)
      return element.kind === 'number' && ((!onlyWith && has(next, 'zero')) || next?.key === 'com')
    })
  }

  /** "3 sem álcool e 6 com carvalho" are nine if the owner gives no total. */
  wholeOfParts(): void {
    const parts = this.found.flatMap((one) => {
      const { wish } = one
      const isBounded = wish.kind === 'share' && wish.bound !== undefined
      const isPart =
        (wish.kind === 'share' || wish.kind === 'zeroAlcohol') && wish.count !== undefined && !isBounded
      return isPart ? [{ ...one, count: wish.count ?? 0 }] : []
    })
    // "1 com café, resto à vontade" leaves the total open.
    // "2 com café e 2 livres" leaves it open, too.
    const isOpen = this.elements.some(
      ({ key, kind, claimed }) =>
        /^(resto|restante|demais|demai|livre)$/.test(key) || (kind === 'number' && !claimed),
    )
    const isTold = isOpen || this.found.some(({ wish }) => wish.kind === 'count' && wish.of === undefined)
    if (isTold || parts.length < 2 || parts.every(({ wish }) => wish.kind !== 'share')) return
    const count = parts.reduce((sum, part) => sum + part.count, 0)
    const from = Math.min(...parts.map((part) => part.from))
    const to = Math.max(...parts.map((part) => part.to))
    this.found.unshift({ wish: { kind: 'count', count, bound: 'exactly' }, from, to })
  }

  /** What a number counts, given the word at `at`; null if nothing. */
  counted(value: Amount, unit: Element, at: number): number | null {
    // "dois pratos a menos" does not say how many are left.
    if (this.element(at + 1)?.key === 'a' && has(this.element(at + 2), 'less', 'more')) return null
    const zero = this.zeroOf(unit, at)
    // "um drink azul" is about one drink, and does not count.
    const article =
      /^uma?$/i.test(this.element(value.from)?.raw ?? '') && !has(this.element(value.from - 1), 'only')
    if (article && !has(unit, 'pages') && zero === null) return null
    // "tira 3 itens" does not say how many stay.
    if (has(this.element(value.from - 1), 'without', 'drop', 'leave')) return null
    if (has(unit, 'pages')) {
      const to = this.bothSides(unit, at)
      // "uma folha frente e verso" has two pages.
      if (to !== null)
        return this.count({ ...value, low: value.low * 2, high: value.high * 2 }, { of: 'pages' }, to)
      return this.count(value, { of: 'pages' }, at + 1)
    }
    if (has(unit, 'ingredients')) return this.count(value, { of: 'ingredients' }, at + 1)
    if (zero !== null && value.bound !== 'max') return this.withoutAlcohol(value, zero + 1)
    if (has(unit, 'zero')) return null
    // "quero dois drinks novos" says nothing of the whole menu.
    if (this.profile === 'menu' && this.isAdded(value, at)) return null
    if (this.profile === 'menu' && this.isToday(value)) return null
    if (this.profile === 'menu' && has(unit, 'items')) return this.count(value, { of: 'items' }, at + 1)
    const course = this.profile === 'recipes' && !value.isMoney ? courseOf(unit) : null
    if (course) return this.inCourse(value, course, at + 1)
    // "4 alcoólicos leves"
    if (this.profile === 'recipes' && unit.key === 'alcoolico') return this.count(value, {}, at + 1)
    if (!has(unit, 'results') || this.profile === 'prices') return null
    // "6 pratos: 3 petiscos e 3 principais" divides the six.
    if (this.divides(value)) return value.to
    // "3 petiscos e 2 pratos"
    const before = this.found.at(-1)
    const beside =
      before?.wish.kind === 'count' && before.wish.course === 'petisco' && this.joins(before.to, value.from)
    if (beside && value.bound === 'exact' && isDish(unit))
      return this.count(value, { course: 'principal' }, at + 1)
    const withAlcohol = this.element(at + 1)?.key === 'com alcool'
    return this.count(value, {}, withAlcohol ? at + 2 : at + 1)
  }

  /** "mais dois pratos", "cria 3 drinks", "2 drinks novos" */
  private isAdded({ from }: Amount, at: number): boolean {
    const [unit, after] = [this.element(at), this.element(at + 1)]
    if (/^drink/.test(unit?.key ?? '') || /^(?:nov[oa]|diferente|autoral)$/.test(after?.key ?? ''))
      return true
    const before = this.element(from - 1)
    return (
      has(before, 'put') ||
      /^(?:mai|mais|cri[ae]r?|inclu\w*|acrescent\w*|adicion\w*)$/.test(before?.key ?? '')
    )
  }

  /** "cardápio de 60 itens, quero 35": the first number is today's. */
  private isToday({ from, to }: Amount): boolean {
    const before = this.elements.slice(Math.max(0, from - 3), from)
    const isTold = before.some(({ key }) => /^(?:cardapio|menu|tenho|temo|temos|sao|hoje|tem)$/.test(key))
    const isWanted = before.some((element) => has(element, 'want'))
    return isTold && !isWanted && this.wantedLater(to)
  }

  /** "quero 35", after today's number of items. */
  isWantedOfItems({ from, low, high, bound, isMoney }: Amount): boolean {
    if (bound !== 'exact' || low !== high || isMoney || !has(this.element(from - 1), 'want')) return false
    return this.elements.slice(0, from).some((element) => has(element, 'items'))
  }

  private wantedLater(at: number): boolean {
    return this.elements
      .slice(at)
      .some((element, index) => has(element, 'want') && this.element(at + index + 1)?.kind === 'number')
  }

  /** Index where "frente e verso" ends after a number of sheets; null if it is not there. */
  private bothSides(unit: Element, at: number): number | null {
    if (!unit.key.startsWith('folha')) return null
    const from = has(this.element(at + 1), 'only') || this.element(at + 1)?.kind === 'comma' ? at + 2 : at + 1
    const said = this.elements.slice(from, from + 3).map(({ key }) => key)
    return said.join(' ') === 'frente e verso' ? from + 3 : null
  }

  /** "3 petiscos e 2 sobremesas": each number counts its own part of the menu. */
  private inCourse(value: Amount, course: CourseId, end: number): number {
    const before = this.found.at(-1)
    const joins = before !== undefined && value.bound === 'exact' && this.addsTo(before, value.from)
    if (!joins) return this.count(value, { course }, end)
    // "2 pratos e 3 petiscos" are main dishes and starters; "4 pratos e 1 sobremesa" are five dishes in all.
    if (course === 'petisco' && isDish(this.element(before.to - 1)))
      before.wish = { ...before.wish, course: 'principal' }
    else before.wish = { ...before.wish, count: before.wish.count + value.low }
    return this.count(value, { course }, end)
  }

  private divides({ from }: Amount): boolean {
    const whole = this.found.find(({ wish }) => wish.kind === 'count' && wish.of === undefined)
    return whole !== undefined && this.elements.slice(whole.to, from).some(({ kind }) => kind === 'colon')
  }

  /** Index where the words end that say that the counted results have no alcohol; null if there are none. */
  private zeroOf(unit: Element, at: number): number | null {
    if (has(unit, 'zero') || this.isBareZero(at)) return at
    return has(unit, 'results') ? this.zeroAfter(at) : null
  }

  /** "4 com álcool e 2 sem", "6 drinks, 2 zero" */
  private isBareZero(at: number): boolean {
    const next = this.element(at + 1)
    if (next !== undefined && next.kind !== 'comma' && next.key !== 'para') return false
    const { key } = this.element(at) ?? {}
    if (key === 'zero') return this.found.some(({ wish }) => wish.kind === 'count')
    return key === 'sem' && this.elements.slice(0, at).some((element) => /alcool$/.test(element.key))
  }

  zeroAfter(at: number): number | null {
    for (let next = at + 1; next <= at + 3; next += 1) {
      const element = this.element(next)
      if (!element || element.kind === 'comma') return null
      const bare = element.key === 'zero' && !this.isNamed(next + 1)
      if (has(element, 'zero') || bare) return next
      if (!isFiller(element) && !has(element, 'context', 'only')) return null
    }
    return null
  }

  /** "um drink zero lactose" is without milk. */
  private isNamed(at: number): boolean {
    const next = this.element(at)
    return next !== undefined && isName(next)
  }

  /** "6 drinks, 2 sem álcool" are six; "4 drinks e 2 sem álcool" are six as well. */
  private withoutAlcohol(value: Amount, to: number): number {
    const from = this.leadOf(value.from)
    // "não quero 2 drinks sem álcool"
    if (isRefusedBefore(this.elements, from)) return value.to
    const before = this.found.findLast(({ wish }) => wish.kind === 'count')
    const zeroAlcohol: WishContent = { kind: 'zeroAlcohol', count: value.low }
    if (value.bound !== 'exact' || !before || !this.addsTo(before, from)) {
      return this.push(zeroAlcohol, from, to)
    }
    this.add(before, value, to)
    return this.push(zeroAlcohol, from, to)
  }

  count(value: Amount, what: Pick<CountContent, 'of' | 'course'>, end: number): number {
    if (value.low < 1 || value.high > 1000) return end
    const after = value.bound === 'exact' ? this.amounts.boundAfter(end) : null
    const to = after?.to ?? end
    const from = this.leadOf(value.from)
    // "4 ou 5 drinks no máximo"
    if (value.low !== value.high && after === null) {
      this.push({ kind: 'count', count: value.low, bound: 'at_least', ...what }, from, to)
      this.found.push({ wish: { kind: 'count', count: value.high, bound: 'at_most', ...what }, from, to })
      return to
    }
    const limit = after?.bound ?? value.bound
    const bound = limit === 'max' ? 'at_most' : limit === 'min' ? 'at_least' : 'exactly'
    const count = bound === 'at_least' ? value.low : value.high
    const before = this.found.at(-1)
    const isOther = this.element((before?.to ?? 0) - 1)?.key !== this.element(to - 1)?.key
    const isWhole = what.of === undefined && what.course === undefined
    if (bound === 'exactly' && isWhole && before && isOther && this.addsTo(before, from)) {
      this.add(before, value, to)
      return to
    }
    return this.push({ kind: 'count', count, bound, ...what }, from, to)
  }

  private add(before: AmountWish & { wish: CountContent }, value: Amount, to: number): void {
    for (const element of this.elements.slice(before.to, to)) element.claimed = true
    before.to = to
    before.wish = { ...before.wish, count: before.wish.count + value.low }
  }

  /** "3 petiscos e 2 pratos" are five. */
  private addsTo(before: AmountWish, from: number): before is AmountWish & { wish: CountContent } {
    const { wish } = before
    const isWhole = wish.kind === 'count' && wish.of === undefined && wish.course === undefined
    return isWhole && wish.bound === 'exactly' && this.joins(before.to, from)
  }

  /** "6 drinks com café e 4 sem álcool" are ten, "6 drinks com 4 sem álcool" are six. */
  private joins(to: number, from: number): boolean {
    const between = this.elements.slice(to, from)
    const joins = (one: Element | undefined) => one?.key === 'e' || one?.raw === '+' || has(one, 'and')
    const last = between.findLast((one) => !has(one, 'more'))
    return joins(last) && between.every((one) => one.kind !== 'comma' || joins(one))
  }
}

/** "pratos" without a course. */
const isDish = (element: Element | undefined): boolean => element?.key === 'prato'
