import type { CourseId } from '../../../base/request/recipe-wishes.ts'
import { isRefusedBefore } from '../../clauses/look-around.ts'
import type { Profile, WishContent } from '../../text/draft.ts'
import type { Amount, Amounts } from '../../words/amounts.ts'
import { type Element, has, isFiller, isName } from '../../words/elements.ts'
import { courseOf } from './courses.ts'
import type { CountContent, FoundAmounts } from './found-amounts.ts'

/** Words within which a wish and its number belong together. */
const reach = 5

/** Reads numbers of results, pages, items and ingredients, and how many results are without alcohol. */
export class CountReader {
  private readonly profile: Profile
  private readonly amounts: Amounts
  private readonly found: FoundAmounts

  constructor(found: FoundAmounts, profile: Profile, amounts: Amounts) {
    this.found = found
    this.profile = profile
    this.amounts = amounts
  }

  leadOf(at: number): number {
    let from = at
    while (has(this.found.element(from - 1), 'only', 'want') && !this.found.element(from - 1)?.claimed)
      from -= 1
    return from
  }

  /** "5 drinks, 2 deles sem álcool" */
  ofThem(value: Amount): number | null {
    const zero = /^del[ea]s?$/.test(this.found.element(value.to)?.key ?? '') ? this.zeroAfter(value.to) : null
    return zero === null
      ? null
      : this.found.push({ kind: 'zeroAlcohol', count: value.low }, value.from, zero + 1)
  }

  /** What a number counts, given the word at `at`; null if nothing. */
  counted(value: Amount, unit: Element, at: number): number | null {
    // "dois pratos a menos" does not say how many are left.
    if (this.found.element(at + 1)?.key === 'a' && has(this.found.element(at + 2), 'less', 'more'))
      return null
    const zero = this.zeroOf(unit, at)
    // "um drink azul" is about one drink, and does not count.
    const article =
      /^uma?$/i.test(this.found.element(value.from)?.raw ?? '') &&
      !has(this.found.element(value.from - 1), 'only')
    if (article && !has(unit, 'pages') && zero === null) return null
    // "tira 3 itens" does not say how many stay.
    if (has(this.found.element(value.from - 1), 'without', 'drop', 'leave')) return null
    if (has(unit, 'pages')) {
      // "as doces numa página separada" says where they stand.
      const beside = this.found.element(at + 1)?.raw ?? ''
      if (value.high === 1 && /^(?:separad|pr[oó]pri|exclusiv)/i.test(beside)) return null
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
    const before = this.found.last()
    const beside =
      before?.wish.kind === 'count' &&
      before.wish.course === 'petisco' &&
      this.found.joins(before.to, value.from)
    if (beside && value.bound === 'exact' && isDish(unit))
      return this.count(value, { course: 'principal' }, at + 1)
    const withAlcohol = this.found.element(at + 1)?.key === 'com alcool'
    return this.count(value, {}, withAlcohol ? at + 2 : at + 1)
  }

  /** "mais dois pratos", "cria 3 drinks", "2 drinks novos" */
  private isAdded({ from }: Amount, at: number): boolean {
    const [unit, after] = [this.found.element(at), this.found.element(at + 1)]
    if (/^drink/.test(unit?.key ?? '') || /^(?:nov[oa]|diferente|autoral)$/.test(after?.key ?? ''))
      return true
    const before = this.found.element(from - 1)
    return (
      has(before, 'put') ||
      /^(?:mai|mais|cri[ae]r?|inclu\w*|acrescent\w*|adicion\w*)$/.test(before?.key ?? '')
    )
  }

  /** "cardápio de 60 itens, quero 35", "o cardápio tá com 32 itens": the first number is today's. */
  private isToday({ from, to }: Amount): boolean {
    const before = this.found.elements.slice(Math.max(0, from - 3), from)
    const isTold = before.some(({ key }) => /^(?:cardapio|menu|tenho|temo|temos|sao|hoje|tem)$/.test(key))
    const isWanted = before.some((element) => has(element, 'want'))
    const isNow = before.some(({ key }) => /^(?:ta|tá|esta|estao|estamos)$/.test(key))
    return !isWanted && (isNow || (isTold && this.wantedLater(to)))
  }

  /** "quero 35", "quero baixar para 25", "quero 25 no máximo": after today's number of items. */
  isWantedOfItems({ from, low, high, bound, isMoney }: Amount): boolean {
    const isNumber = (bound === 'exact' || bound === 'max') && low === high && !isMoney
    const before = this.found.elements.slice(Math.max(0, from - reach), from)
    if (!isNumber || !before.some((element) => has(element, 'want'))) return false
    if (before.some((element) => isName(element))) return false
    return this.found.elements.slice(0, from).some((element) => has(element, 'items'))
  }

  private wantedLater(at: number): boolean {
    const rest = this.found.elements.slice(at)
    const wanted = rest.findIndex((element) => has(element, 'want'))
    return wanted >= 0 && rest.slice(wanted + 1, wanted + 1 + reach).some(({ kind }) => kind === 'number')
  }

  /** Index where "frente e verso" ends after a number of sheets; null if it is not there. */
  private bothSides(unit: Element, at: number): number | null {
    if (!unit.key.startsWith('folha')) return null
    const from =
      has(this.found.element(at + 1), 'only') || this.found.element(at + 1)?.kind === 'comma'
        ? at + 2
        : at + 1
    const said = this.found.elements.slice(from, from + 3).map(({ key }) => key)
    return said.join(' ') === 'frente e verso' ? from + 3 : null
  }

  /** "3 petiscos e 2 sobremesas": each number counts its own part of the menu. */
  private inCourse(value: Amount, course: CourseId, end: number): number {
    const before = this.found.last()
    const joins = before !== undefined && value.bound === 'exact' && this.found.addsTo(before, value.from)
    if (!joins) return this.count(value, { course }, end)
    // "2 pratos e 3 petiscos" are main dishes and starters; "4 pratos e 1 sobremesa" are five dishes in all.
    if (course === 'petisco' && isDish(this.found.element(before.to - 1)))
      before.wish = { ...before.wish, course: 'principal' }
    else before.wish = { ...before.wish, count: before.wish.count + value.low }
    return this.count(value, { course }, end)
  }

  private divides({ from }: Amount): boolean {
    const whole = this.found.wishes.find(({ wish }) => wish.kind === 'count' && wish.of === undefined)
    return (
      whole !== undefined && this.found.elements.slice(whole.to, from).some(({ kind }) => kind === 'colon')
    )
  }

  /** Index where the words end that say that the counted results have no alcohol; null if there are none. */
  private zeroOf(unit: Element, at: number): number | null {
    if (has(unit, 'zero') || this.isBareZero(at)) return at
    return has(unit, 'results') ? this.zeroAfter(at) : null
  }

  /** "4 com álcool e 2 sem", "6 drinks, 2 zero" */
  private isBareZero(at: number): boolean {
    const next = this.found.element(at + 1)
    if (next !== undefined && next.kind !== 'comma' && next.key !== 'para') return false
    const { key } = this.found.element(at) ?? {}
    if (key === 'zero') return this.found.wishes.some(({ wish }) => wish.kind === 'count')
    return key === 'sem' && this.found.elements.slice(0, at).some((element) => /alcool$/.test(element.key))
  }

  zeroAfter(at: number): number | null {
    for (let next = at + 1; next <= at + 3; next += 1) {
      const element = this.found.element(next)
      if (!element || element.kind === 'comma') return null
      const bare = element.key === 'zero' && !this.found.isNamed(next + 1)
      if (has(element, 'zero') || bare) return next
      if (!isFiller(element) && !has(element, 'context', 'only')) return null
    }
    return null
  }

  /** "6 drinks, 2 sem álcool" are six; "4 drinks e 2 sem álcool" are six as well. */
  private withoutAlcohol(value: Amount, to: number): number {
    const from = this.leadOf(value.from)
    // "não quero 2 drinks sem álcool"
    if (isRefusedBefore(this.found.elements, from)) return value.to
    const before = this.found.wishes.findLast(({ wish }) => wish.kind === 'count')
    const zeroAlcohol: WishContent = { kind: 'zeroAlcohol', count: value.low }
    if (value.bound !== 'exact' || !before || !this.found.addsTo(before, from)) {
      return this.found.push(zeroAlcohol, from, to)
    }
    this.found.add(before, value, to)
    return this.found.push(zeroAlcohol, from, to)
  }

  count(value: Amount, what: Pick<CountContent, 'of' | 'course'>, end: number): number {
    if (value.low < 1 || value.high > 1000) return end
    const after = value.bound === 'exact' ? this.amounts.boundAfter(end) : null
    const to = after?.to ?? end
    const from = this.leadOf(value.from)
    // "4 ou 5 drinks no máximo"
    if (value.low !== value.high && after === null) {
      this.found.push({ kind: 'count', count: value.low, bound: 'at_least', ...what }, from, to)
      this.found.wishes.push({
        wish: { kind: 'count', count: value.high, bound: 'at_most', ...what },
        from,
        to,
      })
      return to
    }
    const limit = after?.bound ?? value.bound
    const bound = limit === 'max' ? 'at_most' : limit === 'min' ? 'at_least' : 'exactly'
    const count = bound === 'at_least' ? value.low : value.high
    const before = this.found.last()
    const isOther = this.found.element((before?.to ?? 0) - 1)?.key !== this.found.element(to - 1)?.key
    const isWhole = what.of === undefined && what.course === undefined
    if (bound === 'exactly' && isWhole && before && isOther && this.found.addsTo(before, from)) {
      this.found.add(before, value, to)
      return to
    }
    return this.found.push({ kind: 'count', count, bound, ...what }, from, to)
  }
}

/** "pratos" without a course. */
const isDish = (element: Element | undefined): boolean => element?.key === 'prato'
