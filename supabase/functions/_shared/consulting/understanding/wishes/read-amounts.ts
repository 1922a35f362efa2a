import type { Profile, WishContent } from '../text/draft.ts'
import { type Amount, Amounts } from '../words/amounts.ts'
import { type Element, has, isFiller, isName } from '../words/elements.ts'
import { courseOf } from './counts/courses.ts'
import { noneOfCourses } from './counts/only-courses.ts'
import { halfAt, partAt } from './counts/parts.ts'
import { type AmountWish, CountReader } from './counts/read-counts.ts'
import { hoursFrom } from './happy-hour.ts'
import { type HeldPrice, heldPriceAt, largestRise } from './prices/held-prices.ts'
import { PricedItems } from './prices/priced-items.ts'
import { strengthFrom } from './strength.ts'

/** A bare number up to this counts results; from `leastPrice` on it is a price; between them it is ambiguous. */
const mostResults = 7
const leastPrice = 13
/** "Até" an amount below this share of today's price is the size of a rise, not a price. */
const leastPriceShare = 0.5
/** What owners give figures for besides prices. */
const otherFigure = /^(custo|margem|lucro|ticket|tiquete|cmv|faturamento|aluguel|gasto|despesa|investimento)$/

/** Most words between a bound and the item of its clause. */
const farthestItem = 12

/** R$ */
const highestPrice = 100_000

/** Reads numbers and what they count: prices, numbers of results, hours, elasticity. */
export class AmountReader {
  private readonly found: AmountWish[] = []

  private readonly text: string
  private readonly elements: readonly Element[]
  private readonly profile: Profile
  private readonly amounts: Amounts
  private readonly items: PricedItems
  private readonly counts: CountReader

  constructor(text: string, elements: readonly Element[], profile: Profile) {
    this.text = text
    this.elements = elements
    this.profile = profile
    this.amounts = new Amounts(text, elements)
    this.items = new PricedItems(elements, profile)
    this.counts = new CountReader(elements, profile, this.amounts, this.found)
  }

  read(): AmountWish[] {
    if (this.profile === 'equipment' || this.profile === 'restrictions') return []
    for (let at = 0; at < this.elements.length; ) {
      const next = this.step(at)
      at = Math.max(next, at + 1)
    }
    if (this.profile === 'recipes') this.counts.wholeOfParts()
    return this.found
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
      const held = this.heldAt(at)
      if (held !== null) return held
    }
    const none = this.profile === 'recipes' ? noneOfCourses(this.elements, at) : null
    if (none) {
      for (const wish of none.wishes) this.push(wish, at, none.to)
      return none.to
    }
    if (element.key === 'metade' && this.profile === 'recipes') {
      const half = halfAt(this.elements, at)
      if (half) return this.push(half.wish, at, half.to)
    }
    if (has(element, 'happyHour')) {
      const hours = hoursFrom(this.text, this.elements, at)
      if (hours) return this.push(hours.wish, at, hours.to)
    }
    const value = this.amounts.read(at)
    return value ? this.take(value) : at + 1
  }

  /** "trava a heineken em 16", "heineken trava em 16": it may rise to that price. */
  private heldAt(at: number): number | null {
    const ahead = this.elements.slice(at + 1, at + 7)
    const link = ahead.findIndex(({ key }, index) => key === 'em' && ahead[index + 1]?.kind !== 'words')
    const between = ahead.slice(0, Math.max(0, link))
    if (link < 0 || between.some((element) => !isFiller(element) && !isName(element))) return null
    const value = this.amounts.read(at + link + 2)
    if (value?.bound !== 'exact' || value.low !== value.high || value.isPercent) return null
    const item = this.items.after(at + 1) ?? this.items.before(at) ?? this.items.after(value.to)
    // "trava em 16" without an item limits all prices.
    if (!item && !this.elements.some((element) => isName(element)))
      return this.push({ kind: 'price', max: value.low }, at, value.to)
    if (!item || (item.price !== null && item.price > value.low)) return null
    const [from, to] = [Math.min(at, item.from), Math.max(value.to, item.to)]
    return this.push({ kind: 'capPrice', item: item.name, max: value.low }, from, to)
  }

  private push(wish: WishContent, from: number, to: number): number {
    return this.counts.push(wish, from, to)
  }

  private pushAll({ wishes, from, to }: HeldPrice): number {
    for (const wish of wishes) this.push(wish, from, to)
    return to
  }

  private elasticity(at: number): number {
    for (let next = at + 1; next < Math.min(at + 5, this.elements.length); next += 1) {
      const element = this.element(next)
      if (element?.kind !== 'number') continue
      const value = element.value
      if (value === null || value <= 0 || value > 10) return next
      return this.push({ kind: 'elasticity', value: -value }, at, next + 1)
    }
    return at + 1
  }

  private take(value: Amount): number {
    if (this.profile === 'recipes') {
      const strength = strengthFrom(this.elements, value, this.amounts)
      if (strength) return this.push(strength.wish, this.counts.leadOf(strength.from), strength.to)
    }
    if (value.isPercent) return this.percentCap(value) ?? value.to
    const held = heldPriceAt(this.elements, value, this.profile)
    if (held) return this.pushAll(held)
    // "meia dúzia de drinks"
    const dozen =
      this.element(value.to)?.key === 'de' && has(this.element(value.to + 1), 'results', 'items', 'pages')
    if (dozen) value.to += 1
    const subset = this.counts.ofThem(value)
    if (subset !== null) return subset
    const part = this.profile === 'recipes' ? (this.counts.partWith(value) ?? this.partWithout(value)) : null
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
    if (value.isMoney || this.isPrice(value, unit)) return this.price(value)
    if (whole && this.isCount(value, unit)) return this.counts.count(value, {}, value.to)
    return value.to
  }

  /** "8 pratos, 2 veganos", "pelo menos 3 opções sem glúten" */
  private partWithout(value: Amount): number | null {
    const whole = this.found.some(({ wish }) => wish.kind === 'count' && wish.of === undefined)
    const part = partAt(this.elements, value, whole)
    return part ? this.push(part.wish, value.from, part.to) : null
  }

  /** "a heineken pode subir até 10%": a limit relative to today's price; without an item, for all items. */
  private percentCap(value: Amount): number | null {
    const { from, to, low, high, bound } = value
    const near = this.elements.slice(Math.max(0, from - 5), to + 3)
    const rises = near.some((one) => has(one, 'rise') || /\b(subir|sobe|aument\w*)\b/.test(one.key))
    const sells = this.profile === 'prices' || this.profile === 'menu'
    if (!sells || !rises || bound !== 'max' || low !== high || low <= 0 || low > 100) return null
    if (near.some((one) => has(one, 'fall'))) return null
    const item = this.items.before(from) ?? this.items.after(to)
    if (!item) {
      const all = largestRise(this.elements, value)
      return all && this.pushAll(all)
    }
    if (item.price === null) return null
    const max = Math.round(item.price * (100 + low)) / 100
    return this.push(
      { kind: 'capPrice', item: item.name, max },
      Math.min(from, item.from),
      Math.max(to, item.to),
    )
  }

  /** A number without a unit is a price if the sentence is about prices, or if it is too high for a count. */
  private isPrice(value: Amount, unit: Element | undefined): boolean {
    if (this.isMeasured(value, unit)) return false
    const bounded = value.bound !== 'exact' || value.low !== value.high
    // "19,90 cada"
    if (this.profile === 'recipes' && !Number.isInteger(value.low) && has(unit, 'each')) return true
    if (this.profile === 'prices') return bounded
    if (
      this.elements.slice(Math.max(0, value.from - 5), value.to + 4).some((element) => has(element, 'price'))
    )
      return true
    return bounded && value.high >= leastPrice
  }

  private isCount(value: Amount, unit: Element | undefined): boolean {
    if (this.profile !== 'recipes' || this.isMeasured(value, unit) || value.low < 1) return false
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

  /** "300 ml", "10%", "18 anos", "3 caipirinhas": the number belongs to the word beside it. */
  private isMeasured(value: Amount, unit: Element | undefined): boolean {
    if (!unit || unit !== this.element(value.to)) return false
    if (/^min$/i.test(unit.raw)) return true
    return unit.kind === 'words' && (unit.meaning === null || isName(unit) || has(unit, 'hour'))
  }

  private price(value: Amount): number {
    if (this.selects(value)) return value.to
    if (value.high <= 0 || value.high > highestPrice || this.isNoPrice(value)) return value.to
    const to = this.amounts.skip(value.to, ['each'])
    const item = this.items.before(value.from) ?? this.items.after(to)
    const rises = this.isRise(value)
    if (!item && rises) return value.to
    // "a heineken não pode subir mais de 1 real": relative to today's price.
    if (item && rises && value.low < leastPriceShare * (item.price ?? leastPrice)) {
      if (item.price === null || value.bound !== 'max') return value.to
      const max = Math.round((item.price + value.low) * 100) / 100
      return this.push(
        { kind: 'capPrice', item: item.name, max },
        Math.min(value.from, item.from),
        Math.max(to, item.to),
      )
    }
    if (!item && this.boundsLast(value)) return to
    if (!item && this.isOfOther(value)) return value.to
    // "sem preço quebrado tipo 63,57": one price for a whole menu is an example.
    if (
      !item &&
      this.profile !== 'recipes' &&
      value.low === value.high &&
      /^(?:about|exact)$/.test(value.bound)
    )
      return value.to
    // "a isca pode cair até 38" is a lower bound.
    // "bota mais um drink, até 24 reais": not for the whole menu.
    if (!item && this.profile === 'menu' && this.isOfNew()) return value.to
    if (this.isFall(value))
      return item && value.bound === 'max'
        ? this.push(
            { kind: 'price', min: value.low, item: item.name },
            Math.min(value.from, item.from),
            Math.max(to, item.to),
          )
        : value.to
    const from = item ? Math.min(value.from, item.from) : this.priceLead(value.from)
    const end = item ? Math.max(to, item.to) : to
    const of = item ? { item: item.name } : {}
    if (value.low !== value.high)
      return this.push({ kind: 'price', min: value.low, max: value.high, ...of }, from, end)
    switch (value.bound) {
      case 'max':
        return item && this.profile !== 'recipes'
          ? this.push({ kind: 'capPrice', item: item.name, max: value.low }, from, end)
          : this.push({ kind: 'price', max: value.low, ...of }, from, end)
      case 'min':
        return this.push({ kind: 'price', min: value.low, ...of }, from, end)
      default:
        return this.push({ kind: 'price', about: value.low, ...of }, from, end)
    }
  }

  /** "caipirinhas no mínimo 17 e no máximo 22": the second bound is for the same item. */
  private boundsLast({ from, to, low, high, bound }: Amount): boolean {
    const last = this.found.at(-1)
    if (last?.wish.kind !== 'price' || last.wish.item === undefined || low !== high) return false
    const { min, max, about } = last.wish
    if (about !== undefined || (min === undefined) === (max === undefined)) return false
    const joins = this.elements
      .slice(last.to, from)
      .every((element) => element.kind === 'words' && isFiller(element))
    const fits =
      bound === 'max' ? min !== undefined && min < low : bound === 'min' && max !== undefined && low < max
    if (!joins || !fits) return false
    for (const element of this.elements.slice(last.to, to)) element.claimed = true
    last.wish = { ...last.wish, ...(bound === 'max' ? { max: low } : { min: low }) }
    last.to = to
    return true
  }

  /** "não mexe em nada que custa menos de 15" says which items are meant. */
  private selects({ from }: Amount): boolean {
    const [that, costs] = this.elements.slice(Math.max(0, from - 2), from)
    if (this.profile === 'recipes' || that?.key !== 'que' || !has(costs, 'price')) return false
    return this.elements.some((element) => has(element, 'keep', 'touch', 'rise', 'fall', 'without', 'drop'))
  }

  /** "a lasanha tem que passar pra no mínimo 89": a bound whose clause names an item is not for all of them. */
  private isOfOther({ from, to }: Amount): boolean {
    if (this.profile === 'recipes') return false
    const isBound = (at: number) =>
      this.element(at)?.kind === 'comma' || has(this.element(at), 'but') || this.element(at)?.claimed === true
    let first = from
    while (first > Math.max(0, from - farthestItem) && !isBound(first - 1)) first -= 1
    const before = this.elements.slice(first, from)
    if (before.some((one) => has(one, 'all', 'not') || /^(?:tod[oa]|nada|cada|nenhuma?)$/.test(one.key)))
      return false
    // "cerveja no máximo 18, no mínimo 12": the second bound is for the same item.
    const prior = this.found.at(-1)
    const isSame = prior !== undefined && 'item' in prior.wish && prior.wish.item !== undefined
    const onlyBound = before.every((one) => isFiller(one) || has(one, 'min', 'max'))
    const isWhole = this.elements.slice(to, to + 3).some((one) => has(one, 'all', 'each', 'items', 'results'))
    if (isSame && onlyBound && !isWhole && prior.to >= first - 1) return true
    let last = to
    const end = Math.min(this.elements.length, to + farthestItem)
    while (last < end && !isBound(last) && this.element(last)?.key !== 'e') last += 1
    for (let at = first; at < last; at += 1) if (this.items.isItem(at)) return true
    return false
  }

  private isOfNew(): boolean {
    return this.elements.some((element) => has(element, 'put') || /^drink/.test(element.key))
  }

  private isFall({ from }: Amount): boolean {
    if (this.profile === 'recipes') return false
    const near = this.elements.slice(Math.max(0, from - 4), from + 1)
    return near.some((element) => has(element, 'fall')) && !near.some((element) => has(element, 'not'))
  }

  /** "não subir mais que 2 reais" limits the rise, not the price. */
  private isRise({ from }: Amount): boolean {
    if (this.profile === 'recipes') return false
    return this.elements
      .slice(Math.max(0, from - 4), from + 1)
      .some((element) => has(element, 'rise') || /\b(subir|sobe|aument\w*)\b/.test(element.key))
  }

  /**
   * "custo até 5 reais", "até 12 reais de custo": a figure that is not a selling price, or that an unknown word
   * qualifies.
   */
  private isNoPrice({ from, to, low, high, bound }: Amount): boolean {
    const [one, two] = [this.element(to), this.element(to + 1)]
    // "até 1 real a mais que a caipirinha" is a difference.
    if (one?.key === 'a' && has(two, 'less', 'more', 'min', 'max')) return true
    // "até 35 os dois juntos" is no price of one of them.
    if (this.elements.slice(to, to + 4).some(({ key }) => /^(junto|somado|somando)/.test(key))) return true
    if (otherFigure.test(one?.key ?? '') || (one?.key === 'de' && otherFigure.test(two?.key ?? '')))
      return true
    for (let back = from - 1; back >= Math.max(0, from - 3); back -= 1) {
      const element = this.element(back)
      if (!element || element.kind === 'comma') return false
      // "o ticket pode ir até 55": of one drink, unlike "ticket médio".
      if (/^(ticket|tiquete)$/.test(element.key) && bound === 'max' && this.profile === 'recipes')
        return false
      if (otherFigure.test(element.key)) return true
      const unknown = element.kind === 'words' && element.meaning === null && element.partOf.length === 0
      if (unknown && bound === 'exact' && low === high) return true
      if (!isFiller(element)) return false
    }
    return false
  }

  /** "preço", "só" and "com" before a bound belong to it. */
  private priceLead(at: number): number {
    let from = at
    for (let back = at - 1; back >= 0; back -= 1) {
      const element = this.element(back)
      if (!element || element.claimed || element.kind !== 'words') break
      if (has(element, 'price', 'only', 'not', 'results', 'course')) from = back
      else if (!isFiller(element)) break
    }
    return from
  }
}

/** "8 tá bom", "8 bastam", "8 no total" */
const isEnough = (one: Element | undefined, other: Element | undefined): boolean =>
  /^((no|ao) (total|todo)|basta|bastam|chega|chegam|suficiente|ta bom|esta bom|esta ok)$/.test(
    one?.key ?? '',
  ) ||
  (one?.key === 'esta' && /^(bom|otimo|suficiente)$/.test(other?.key ?? ''))
