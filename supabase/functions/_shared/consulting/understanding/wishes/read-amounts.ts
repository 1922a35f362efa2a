import type { Profile } from '../text/draft.ts'
import { type Amount, Amounts } from '../words/amounts.ts'
import { type Element, has, isName } from '../words/elements.ts'
import { courseOf, noneOfCourses } from './counts/courses.ts'
import { type AmountWish, FoundAmounts } from './counts/found-amounts.ts'
import { PartReader } from './counts/part-reader.ts'
import { halfAt, partAt } from './counts/parts.ts'
import { CountReader } from './counts/read-counts.ts'
import { hoursFrom } from './happy-hour.ts'
import { isMeasured, leastPrice, PriceReader } from './prices/read-prices.ts'
import { strengthFrom } from './strength.ts'

/** A bare number up to this counts results; from `leastPrice` on it is a price; between them it is ambiguous. */
const mostResults = 7

/** Reads numbers and what they count: prices, numbers of results, hours, elasticity. */
export class AmountReader {
  private readonly text: string
  private readonly elements: readonly Element[]
  private readonly profile: Profile
  private readonly amounts: Amounts
  private readonly found: FoundAmounts
  private readonly counts: CountReader
  private readonly parts: PartReader
  private readonly prices: PriceReader

  constructor(text: string, elements: readonly Element[], profile: Profile) {
    this.text = text
    this.elements = elements
    this.profile = profile
    this.amounts = new Amounts(text, elements)
    this.found = new FoundAmounts(elements)
    this.counts = new CountReader(this.found, profile, this.amounts)
    this.parts = new PartReader(this.found)
    this.prices = new PriceReader(this.found, profile, this.amounts)
  }

  read(): AmountWish[] {
    if (this.profile === 'equipment' || this.profile === 'restrictions') return []
    for (let at = 0; at < this.elements.length; ) {
      const next = this.step(at)
      at = Math.max(next, at + 1)
    }
    if (this.profile === 'recipes') this.parts.wholeOfParts()
    return this.found.wishes
  }

  private element(at: number): Element | undefined {
    return this.elements[at]
  }

  private step(at: number): number {
    const element = this.element(at)
    if (!element || element.claimed) return at + 1
    if (has(element, 'elasticity')) return this.elasticity(at)
    if (
      (this.profile === 'prices' || this.profile === 'recipes') &&
      /^(trava|congela|fixa|segura)/.test(element.key)
    ) {
      const held = this.prices.heldAt(at)
      if (held !== null) return held
    }
    const none = this.profile === 'recipes' ? noneOfCourses(this.elements, at) : null
    if (none) {
      for (const wish of none.wishes) this.found.push(wish, at, none.to)
      return none.to
    }
    if (element.key === 'metade' && this.profile === 'recipes') {
      const half = halfAt(this.elements, at)
      if (half) return this.found.push(half.wish, at, half.to)
    }
    if (has(element, 'happyHour')) {
      const hours = hoursFrom(this.text, this.elements, at)
      if (hours) return this.found.push(hours.wish, at, hours.to)
    }
    const value = this.amounts.read(at)
    return value ? this.take(value) : at + 1
  }

  private elasticity(at: number): number {
    for (let next = at + 1; next < Math.min(at + 5, this.elements.length); next += 1) {
      const element = this.element(next)
      if (element?.kind !== 'number') continue
      const value = element.value
      if (value === null || value <= 0 || value > 10) return next
      return this.found.push({ kind: 'elasticity', value: -value }, at, next + 1)
    }
    return at + 1
  }

  private take(value: Amount): number {
    if (this.profile === 'recipes') {
      const strength = strengthFrom(this.elements, value, this.amounts)
      if (strength) return this.found.push(strength.wish, this.counts.leadOf(strength.from), strength.to)
    }
    if (value.isPercent) return this.prices.percentCap(value) ?? value.to
    const held = this.prices.heldPrice(value)
    if (held !== null) return held
    // "meia dúzia de drinks"
    const dozen =
      this.element(value.to)?.key === 'de' && has(this.element(value.to + 1), 'results', 'items', 'pages')
    if (dozen) value.to += 1
    const subset = this.counts.ofThem(value)
    if (subset !== null) return subset
    const part = this.profile === 'recipes' ? (this.parts.read(value) ?? this.partWithout(value)) : null
    if (part !== null) return part
    // "2 drinks sem lactose, 3 sem açúcar"
    // "6 pratos, 2 sobremesas com rapadura"
    const isCourse = courseOf(this.element(value.to)) !== null && this.element(value.to + 1)?.key === 'com'
    const isShare = this.element(value.to - 1)?.ofSome && !value.isMoney && !isCourse
    if (isShare && !has(this.element(value.to), 'zero') && this.counts.zeroAfter(value.to) === null)
      return value.to
    const unitAt = this.amounts.skip(value.to, ['each', 'more'])
    const unit = this.element(unitAt)
    const whole = Number.isInteger(value.low) && Number.isInteger(value.high)
    if (!value.isMoney && whole && unit && unitAt === value.to) {
      const counted = this.counts.counted(value, unit, unitAt)
      if (counted !== null) return counted
    }
    // "cardápio de 60 itens, quero 35"
    if (whole && this.profile === 'menu' && this.counts.isWantedOfItems(value))
      return this.counts.count(value, { of: 'items' }, value.to)
    if (value.isMoney || this.prices.isPrice(value, unit)) return this.prices.read(value)
    if (whole && this.isCount(value, unit)) return this.counts.count(value, {}, value.to)
    return value.to
  }

  /** "8 pratos, 2 veganos", "pelo menos 3 opções sem glúten" */
  private partWithout(value: Amount): number | null {
    const whole = this.found.wishes.some(({ wish }) => wish.kind === 'count' && wish.of === undefined)
    const part = partAt(this.elements, value, whole)
    return part ? this.found.push(part.wish, value.from, part.to) : null
  }

  private isCount(value: Amount, unit: Element | undefined): boolean {
    if (this.profile !== 'recipes' || isMeasured(this.found, value, unit) || value.low < 1) return false
    const next = this.element(value.to)
    // "uns 3 por pessoa", "três de seis": not the number of results.
    if (/pessoa|cabeca|convidado/.test(next?.key ?? '') || next?.key === 'dele') return false
    // "doces no máximo dois", "no máximo um batido"
    if (value.bound === 'max' && this.isLimited(value)) return false
    // "queria um drink" is about one drink, and does not count.
    const isArticle = /^uma?$/i.test(this.element(value.from)?.raw ?? '')
    if (isArticle && !has(this.element(value.from - 1), 'only')) return false
    // "no mínimo 2 com manga" are some of them.
    if (value.bound === 'min' && has(unit, 'with')) return false
    const asked =
      isEnough(this.element(value.to), this.element(value.to + 1)) ||
      has(this.element(value.from - 1), 'only', 'want') ||
      /^(da|faz|faca|mande)$/.test(this.element(value.from - 1)?.key ?? '')
    if (value.bound === 'exact') return asked && value.high < leastPrice
    return value.high <= mostResults
  }

  /** Whether the limit is for what stands before or after it, and not for all results. */
  private isLimited({ from, to }: Amount): boolean {
    const [before, after] = [this.element(from - 1), this.element(to)]
    return [before, after].some(
      (one) => one !== undefined && !one.claimed && (isName(one) || has(one, 'course')),
    )
  }
}

/** "8 tá bom", "8 bastam", "8 no total" */
const isEnough = (one: Element | undefined, other: Element | undefined): boolean =>
  /^((no|ao) (total|todo)|basta|bastam|chega|chegam|suficiente|ta bom|esta bom|esta ok)$/.test(
    one?.key ?? '',
  ) ||
  (one?.key === 'esta' && /^(bom|otimo|suficiente)$/.test(other?.key ?? ''))
