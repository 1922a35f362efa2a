import { figuresOf, type PriceEnding, roundDownToMenuPrice, roundUpToMenuPrice } from '../costing.ts'
import { closestTo, everyItem, type NamedItem } from '../request/match-item.ts'
import type { PriceEndings } from '../request/price-wishes.ts'
import type { Wish } from '../request/wish.ts'

/** How prices must end, in words. */
export const endingLabels: Readonly<Record<PriceEndings, string>> = {
  whole: 'preço inteiro, sem centavos',
  ninety: 'preço terminado em ,90',
  either: 'preço inteiro ou terminado em ,90',
  half: 'preço inteiro ou com 50 centavos',
  ninety_or_half: 'preço terminado em ,90 ou ,50',
  zero_or_nine: 'preço inteiro terminado em 0 ou 9',
  zero_or_five: 'preço inteiro terminado em 0 ou 5',
  five_or_nine: 'preço inteiro terminado em 5 ou 9',
  seven_or_nine: 'preço inteiro terminado em 7 ou 9',
  eight_or_nine: 'preço inteiro terminado em 8 ou 9',
}

/** How a price ends: …,90 or whole reais. */
export const endingOfPrice = (price: number): PriceEnding =>
  Math.round(price * 100) % 100 === 90 ? 'ninety' : 'whole'

/** The endings that a new price may have: as the owner asks, else as the price of today. */
export function endingsFrom(price: number, asked: PriceEndings | undefined): readonly PriceEnding[] {
  if (asked === undefined) return [endingOfPrice(price)]
  if (asked === 'half') return ['whole', 'half']
  if (asked === 'ninety_or_half') return ['ninety', 'half']
  return asked === 'either' ? ['whole', 'ninety'] : [asked]
}

/** The ending that the owner asks of every new price, or of that item's; undefined if none. */
export function askedEnding(wishes: readonly Wish[], item?: NamedItem): PriceEndings | undefined {
  const endings = wishes.flatMap((wish) =>
    wish.kind === 'ending' ? [{ ...wish, item: wish.item ?? everyItem }] : [],
  )
  const own = item ? closestTo(endings, item) : endings.filter((ending) => ending.item === everyItem)
  return own.at(-1)?.ends
}

/** The ending of a new price beside one of today: as the owner asks, else like it. */
export const endingBeside = (price: number, asked: PriceEndings | undefined): PriceEnding =>
  endingsFrom(price, asked)[0] ?? endingOfPrice(price)

/** The ending of a price that has none of today; undefined if the owner asks for none. */
export function newEnding(wishes: readonly Wish[]): PriceEnding | undefined {
  const asked = askedEnding(wishes)
  return asked && endingBeside(0, asked)
}

/** Whether a price ends as asked. */
export function endsAs(price: number, asked: PriceEndings): boolean {
  const cents = Math.round(price * 100) % 100
  if (asked === 'half') return cents % 50 === 0
  if (asked === 'ninety_or_half') return cents === 90 || cents === 50
  const figures = figuresOf(asked)
  if (figures !== null) return cents === 0 && figures.includes(Math.round(price) % 10)
  return (asked !== 'ninety' && cents === 0) || (asked !== 'whole' && cents === 90)
}

/** The lowest menu price at or above an amount, with one of the endings. */
export const menuPriceFrom = (amount: number, endings: readonly PriceEnding[]): number =>
  Math.min(...endings.map((ending) => roundUpToMenuPrice(amount, ending)))

/** The highest menu price at or below an amount, with one of the endings. */
export const menuPriceTo = (amount: number, endings: readonly PriceEnding[]): number =>
  Math.max(...endings.map((ending) => roundDownToMenuPrice(amount, ending)))
