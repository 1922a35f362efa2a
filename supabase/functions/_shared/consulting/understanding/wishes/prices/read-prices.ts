import type { Profile } from '../../text/draft.ts'
import type { Amount, Amounts } from '../../words/amounts.ts'
import { type Element, has, isFiller, isName } from '../../words/elements.ts'
import type { FoundAmounts } from '../counts/found-amounts.ts'
import { type HeldPrice, heldPriceAt, largestRise } from './held-prices.ts'
import { PricedItems } from './priced-items.ts'

/** From this amount on a bare number is a price. */
export const leastPrice = 13
/** "Até" an amount below this share of today's price is the size of a rise, not a price. */
const leastPriceShare = 0.5
/** What owners give figures for besides prices. */
const otherFigure = /^(custo|margem|lucro|ticket|tiquete|cmv|faturamento|aluguel|gasto|despesa|investimento)$/

/** Most words between a bound and the item of its clause. */
const farthestItem = 12

/** R$ */
const highestPrice = 100_000

/** Reads prices: of one item, of all of them, and how far they may rise or fall. */
export class PriceReader {
  private readonly found: FoundAmounts
  private readonly profile: Profile
  private readonly amounts: Amounts
  private readonly items: PricedItems

  constructor(found: FoundAmounts, profile: Profile, amounts: Amounts) {
    this.found = found
    this.profile = profile
    this.amounts = amounts
    this.items = new PricedItems(found.elements, profile)
  }

  /** "trava a heineken em 16", "heineken trava em 16": it may rise to that price. */
  heldAt(at: number): number | null {
    const ahead = this.found.elements.slice(at + 1, at + 7)
    const link = ahead.findIndex(({ key }, index) => key === 'em' && ahead[index + 1]?.kind !== 'words')
    const between = ahead.slice(0, Math.max(0, link))
    if (link < 0 || between.some((element) => !isFiller(element) && !isName(element))) return null
    const value = this.amounts.read(at + link + 2)
    if (value?.bound !== 'exact' || value.low !== value.high || value.isPercent) return null
    const item = this.items.after(at + 1) ?? this.items.before(at) ?? this.items.after(value.to)
    // "trava em 16" without an item limits all prices.
    if (!item && !this.found.elements.some((element) => isName(element)))
      return this.found.push({ kind: 'price', max: value.low }, at, value.to)
    if (!item || (item.price !== null && item.price > value.low)) return null
    const [from, to] = [Math.min(at, item.from), Math.max(value.to, item.to)]
    return this.found.push({ kind: 'capPrice', item: item.name, max: value.low }, from, to)
  }

  /** "a heineken pode subir até 10%": a limit relative to today's price; without an item, for all items. */
  percentCap(value: Amount): number | null {
    const { from, to, low, high, bound } = value
    const near = this.found.elements.slice(Math.max(0, from - 5), to + 3)
    const rises = near.some((one) => has(one, 'rise') || /\b(subir|sobe|aument\w*)\b/.test(one.key))
    const sells = this.profile === 'prices' || this.profile === 'menu'
    if (!sells || !rises || bound !== 'max' || low !== high || low <= 0 || low > 100) return null
    if (near.some((one) => has(one, 'fall'))) return null
    const item = this.items.before(from) ?? this.items.after(to)
    if (!item) {
      const all = largestRise(this.found.elements, value)
      return all && this.pushAll(all)
    }
    if (item.price === null) return null
    const max = Math.round(item.price * (100 + low)) / 100
    return this.found.push(
      { kind: 'capPrice', item: item.name, max },
      Math.min(from, item.from),
      Math.max(to, item.to),
    )
  }

  /** "manter o caranguejo a 14": keeps today's price of an item, or sets its new one. */
  heldPrice(value: Amount): number | null {
    const held = heldPriceAt(this.found.elements, value, this.profile)
    return held && this.pushAll(held)
  }

  private pushAll({ wishes, from, to }: HeldPrice): number {
    for (const wish of wishes) this.found.push(wish, from, to)
    return to
  }

  /** A number without a unit is a price if the sentence is about prices, or if it is too high for a count. */
  isPrice(value: Amount, unit: Element | undefined): boolean {
    if (isMeasured(this.found, value, unit)) return false
    const bounded = value.bound !== 'exact' || value.low !== value.high
    // "19,90 cada"
    if (this.profile === 'recipes' && !Number.isInteger(value.low) && has(unit, 'each')) return true
    if (this.profile === 'prices') return bounded
    if (
      this.found.elements
        .slice(Math.max(0, value.from - 5), value.to + 4)
        .some((element) => has(element, 'price'))
    )
      return true
    return bounded && value.high >= leastPrice
  }

  read(value: Amount): number {
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
      return this.found.push(
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
        ? this.found.push(
            { kind: 'price', min: value.low, item: item.name },
            Math.min(value.from, item.from),
            Math.max(to, item.to),
          )
        : value.to
    const from = item ? Math.min(value.from, item.from) : this.priceLead(value.from)
    const end = item ? Math.max(to, item.to) : to
    const of = item ? { item: item.name } : {}
    if (value.low !== value.high)
      return this.found.push({ kind: 'price', min: value.low, max: value.high, ...of }, from, end)
    switch (value.bound) {
      case 'max':
        return item && this.profile !== 'recipes'
          ? this.found.push({ kind: 'capPrice', item: item.name, max: value.low }, from, end)
          : this.found.push({ kind: 'price', max: value.low, ...of }, from, end)
      case 'min':
        return this.found.push({ kind: 'price', min: value.low, ...of }, from, end)
      default:
        return this.found.push({ kind: 'price', about: value.low, ...of }, from, end)
    }
  }

  /** "caipirinhas no mínimo 17 e no máximo 22": the second bound is for the same item. */
  private boundsLast({ from, to, low, high, bound }: Amount): boolean {
    const last = this.found.last()
    if (last?.wish.kind !== 'price' || last.wish.item === undefined || low !== high) return false
    const { min, max, about } = last.wish
    if (about !== undefined || (min === undefined) === (max === undefined)) return false
    const joins = this.found.elements
      .slice(last.to, from)
      .every((element) => element.kind === 'words' && isFiller(element))
    const fits =
      bound === 'max' ? min !== undefined && min < low : bound === 'min' && max !== undefined && low < max
    if (!joins || !fits) return false
    for (const element of this.found.elements.slice(last.to, to)) element.claimed = true
    last.wish = { ...last.wish, ...(bound === 'max' ? { max: low } : { min: low }) }
    last.to = to
    return true
  }

  /** "não mexe em nada que custa menos de 15" says which items are meant. */
  private selects({ from }: Amount): boolean {
    const [that, costs] = this.found.elements.slice(Math.max(0, from - 2), from)
    if (this.profile === 'recipes' || that?.key !== 'que' || !has(costs, 'price')) return false
    return this.found.elements.some((element) =>
      has(element, 'keep', 'touch', 'rise', 'fall', 'without', 'drop'),
    )
  }

  /** "a lasanha tem que passar pra no mínimo 89": a bound whose clause names an item is not for all of them. */
  private isOfOther({ from, to }: Amount): boolean {
    if (this.profile === 'recipes') return false
    const isBound = (at: number) =>
      this.found.element(at)?.kind === 'comma' ||
      has(this.found.element(at), 'but') ||
      this.found.element(at)?.claimed === true
    let first = from
    while (first > Math.max(0, from - farthestItem) && !isBound(first - 1)) first -= 1
    const before = this.found.elements.slice(first, from)
    if (before.some((one) => has(one, 'all', 'not') || /^(?:tod[oa]|nada|cada|nenhuma?)$/.test(one.key)))
      return false
    // "cerveja no máximo 18, no mínimo 12": the second bound is for the same item.
    const prior = this.found.last()
    const isSame = prior !== undefined && 'item' in prior.wish && prior.wish.item !== undefined
    const onlyBound = before.every((one) => isFiller(one) || has(one, 'min', 'max'))
    const isWhole = this.found.elements
      .slice(to, to + 3)
      .some((one) => has(one, 'all', 'each', 'items', 'results'))
    if (isSame && onlyBound && !isWhole && prior.to >= first - 1) return true
    let last = to
    const end = Math.min(this.found.elements.length, to + farthestItem)
    while (last < end && !isBound(last) && this.found.element(last)?.key !== 'e') last += 1
    for (let at = first; at < last; at += 1) if (this.items.isItem(at)) return true
    return false
  }

  private isOfNew(): boolean {
    return this.found.elements.some((element) => has(element, 'put') || /^drink/.test(element.key))
  }

  private isFall({ from }: Amount): boolean {
    if (this.profile === 'recipes') return false
    const near = this.found.elements.slice(Math.max(0, from - 4), from + 1)
    return near.some((element) => has(element, 'fall')) && !near.some((element) => has(element, 'not'))
  }

  /** "não subir mais que 2 reais" limits the rise, not the price. */
  private isRise({ from }: Amount): boolean {
    if (this.profile === 'recipes') return false
    return this.found.elements
      .slice(Math.max(0, from - 4), from + 1)
      .some((element) => has(element, 'rise') || /\b(subir|sobe|aument\w*)\b/.test(element.key))
  }

  /**
   * "custo até 5 reais", "até 12 reais de custo": a figure that is not a selling price, or that an unknown word
   * qualifies.
   */
  private isNoPrice({ from, to, low, high, bound }: Amount): boolean {
    const [one, two] = [this.found.element(to), this.found.element(to + 1)]
    // "até 1 real a mais que a caipirinha" is a difference.
    if (one?.key === 'a' && has(two, 'less', 'more', 'min', 'max')) return true
    // "até 35 os dois juntos" is no price of one of them.
    if (this.found.elements.slice(to, to + 4).some(({ key }) => /^(junto|somado|somando)/.test(key)))
      return true
    if (otherFigure.test(one?.key ?? '') || (one?.key === 'de' && otherFigure.test(two?.key ?? '')))
      return true
    for (let back = from - 1; back >= Math.max(0, from - 3); back -= 1) {
      const element = this.found.element(back)
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
      const element = this.found.element(back)
      if (!element || element.claimed || element.kind !== 'words') break
      if (has(element, 'price', 'only', 'not', 'results', 'course')) from = back
      else if (!isFiller(element)) break
    }
    return from
  }
}

/** "300 ml", "10%", "18 anos", "3 caipirinhas": the number belongs to the word beside it. */
export function isMeasured(found: FoundAmounts, value: Amount, unit: Element | undefined): boolean {
  if (!unit || unit !== found.element(value.to)) return false
  // "clientes com mais de 60 anos"
  if (/^(?:min|anos?|meses|semanas?|dias?)$/i.test(unit.raw)) return true
  return unit.kind === 'words' && (unit.meaning === null || isName(unit) || has(unit, 'hour'))
}
