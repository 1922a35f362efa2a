import type { Amount } from '../../words/amounts.ts'
import { countedTerm } from '../../words/counted-term.ts'
import { has, isFiller, isName, termOf } from '../../words/elements.ts'
import { courseOf } from './courses.ts'
import type { FoundAmounts } from './found-amounts.ts'

/** "petiscos até 8" may be a price. */
const mostOfCourse = 7

/** Reads what some of the results contain: "4 com caju", "no máximo 2 com ovo". */
export class PartReader {
  private readonly found: FoundAmounts

  constructor(found: FoundAmounts) {
    this.found = found
  }

  /**
   * "10 drinks, 4 com caju", "4 com caju": what some of the results contain. "quero 4 com caju" counts all results,
   * unless there is another number.
   */
  read(value: Amount): number | null {
    if (value.bound === 'about' || value.low !== value.high || value.isMoney || value.low < 1) return null
    const unit = this.found.element(value.to)
    const named =
      value.bound === 'max' ? this.limitedBefore(value) : (this.inSome(value) ?? this.bareKind(value))
    if (named !== null) return named
    const isOfWhole = /^del[ea]s?$/.test(unit?.key ?? '')
    // "4 drinks com caju e 3 com manga"
    const isSplit = has(unit, 'results') && this.isCountedLater(value.to + 2, true)
    const next = isOfWhole || isSplit ? value.to + 1 : value.to
    if (this.found.element(next)?.key !== 'com') return null
    const name = this.found.element(next + 1)
    const term = name && isName(name) && !name.meaning?.item ? termOf(name) : undefined
    if (!term || !countedTerm(term) || !this.endsPart(next + 2)) return null
    const before = this.found.last()
    const { low: count } = value
    const what = term.name
    // "pelo menos 3 com coco", "no máximo 2 com ovo"
    if (value.bound !== 'exact') {
      const [of, bound] =
        value.bound === 'min' ? (['many', 'at_least'] as const) : (['few', 'at_most'] as const)
      return this.found.push({ kind: 'share', what, of, count, bound }, value.from, next + 2)
    }
    if (!isOfWhole && before === undefined && !this.isCountedLater(next + 2) && !this.isBare(value))
      return null
    if (before && this.found.addsTo(before, value.from)) {
      before.wish = { ...before.wish, count: before.wish.count + value.low }
    }
    return this.found.push({ kind: 'share', what, of: 'many', count }, value.from, next + 2)
  }

  /** "peixe não pode mais de 2", "caju no máximo 3": an upper bound for the food before the number. */
  private limitedBefore({ from, to, low }: Amount): number | null {
    const name = this.found.element(from - 1)
    const end = this.found.element(to)
    const course = name && !name.claimed ? courseOf(name) : null
    const ends = end === undefined || end.kind === 'comma' || end.key === 'e'
    if (course && ends && low <= mostOfCourse)
      return this.found.push({ kind: 'count', count: low, bound: 'at_most', course }, from - 1, to)
    const term = name && isName(name) && !name.meaning?.item && !name.claimed ? termOf(name) : undefined
    if (!term || !countedTerm(term) || (end !== undefined && end.kind !== 'comma')) return null
    return this.found.push(
      { kind: 'share', what: term.name, of: 'few', count: low, bound: 'at_most' },
      from - 1,
      to,
    )
  }

  /** "usar o carvalho em 3": applies to that number of results. */
  private inSome({ from, to, low, bound }: Amount): number | null {
    const name = this.found.element(from - 2)
    const unit = this.found.element(to)
    const end = unit && (has(unit, 'results') || /^del[ea]s?$/.test(unit.key)) ? to + 1 : to
    const next = this.found.element(end)
    const term = name && isName(name) && !name.meaning?.item && !name.claimed ? termOf(name) : undefined
    if (bound !== 'exact' || this.found.element(from - 1)?.key !== 'em' || !term || !countedTerm(term))
      return null
    if (next !== undefined && next.kind !== 'comma' && next.key !== 'e') return null
    return this.found.push({ kind: 'share', what: term.name, of: 'many', count: low }, from - 2, end)
  }

  /** "3 entradas, 2 massas e 1 sobremesa": counts a kind of food, among other numbers. */
  private bareKind({ from, to, low, bound }: Amount): number | null {
    const name = this.found.element(to)
    const before = this.found.element(from - 1)
    const next = this.found.element(to + 1)
    const term = name && isName(name) && !name.meaning?.item ? termOf(name) : undefined
    const isCounted = this.found.wishes.some(({ wish }) => wish.kind === 'count' && wish.course !== undefined)
    if (bound !== 'exact' || term?.kind !== 'group' || !isCounted || has(name, 'course', 'results'))
      return null
    if (before && before.kind !== 'comma' && before.key !== 'e' && !has(before, 'course', 'results'))
      return null
    if (next !== undefined && next.kind !== 'comma' && next.key !== 'e') return null
    return this.found.push({ kind: 'share', what: term.name, of: 'many', count: low }, from, to + 1)
  }

  /** Whether a number starts its clause, so that nothing asks for that many results. */
  private isBare({ from }: Amount): boolean {
    const before = this.found.element(from - 1)
    return before === undefined || before.kind === 'comma'
  }

  /** Whether the description of a part ends here: "com caju e limão" may mean either or both. */
  private endsPart(at: number): boolean {
    const next = this.found.element(at)
    if (next === undefined || next.kind === 'comma')
      return this.found.element(at + 1) === undefined || !this.found.isNamed(at + 1)
    if (next.key === 'e') return !this.found.isNamed(at + 1)
    return has(next, 'max', 'min', 'but', 'context') || (isFiller(next) && !this.found.isNamed(at + 1))
  }

  /** Whether another part of the results is counted from here on. */
  private isCountedLater(at: number, onlyWith = false): boolean {
    return this.found.elements.slice(at).some((element, index) => {
      const next = this.found.element(at + index + 1)
      return element.kind === 'number' && ((!onlyWith && has(next, 'zero')) || next?.key === 'com')
    })
  }

  /** "3 sem álcool e 6 com carvalho" are nine if the owner gives no total. */
  wholeOfParts(): void {
    const parts = this.found.wishes.flatMap((one) => {
      const { wish } = one
      const isBounded = wish.kind === 'share' && wish.bound !== undefined
      const isPart =
        (wish.kind === 'share' || wish.kind === 'zeroAlcohol') && wish.count !== undefined && !isBounded
      return isPart ? [{ ...one, count: wish.count ?? 0 }] : []
    })
    // "1 com café, resto à vontade" leaves the total open.
    // "2 com café e 2 livres" leaves it open, too.
    const isOpen = this.found.elements.some(
      ({ key, kind, claimed }) =>
        /^(resto|restante|demais|demai|livre)$/.test(key) || (kind === 'number' && !claimed),
    )
    const isTold =
      isOpen || this.found.wishes.some(({ wish }) => wish.kind === 'count' && wish.of === undefined)
    if (isTold || parts.length < 2 || parts.every(({ wish }) => wish.kind !== 'share')) return
    const count = parts.reduce((sum, part) => sum + part.count, 0)
    const from = Math.min(...parts.map((part) => part.from))
    const to = Math.max(...parts.map((part) => part.to))
    this.found.wishes.unshift({ wish: { kind: 'count', count, bound: 'exactly' }, from, to })
  }
}
