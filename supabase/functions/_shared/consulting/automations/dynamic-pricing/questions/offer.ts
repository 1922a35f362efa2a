/** A drink with a snack at one price: the offer that brings guests in without lowering a price of the menu. */
import { hasAlcohol } from '../../../base/house/item-kind.ts'
import { endingOfPrice, endingsFrom, menuPriceFrom } from '../../../base/pricing/endings.ts'
import { safeCombo } from '../../../base/pricing/set-price.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import type { PricedItemPlan } from '../schema.ts'
import { type Asked, leavesOf } from './asked.ts'

export type Offer = {
  drink: PricedItemPlan
  food: PricedItemPlan
  /** R$: both apart, together, and what the offer leaves after the ingredients. */
  apart: number
  price: number
  leaves: number
  /** R$ that a guest who would have ordered both no longer pays. */
  off: number
  /** R$ that the offer leaves above the drink alone. */
  more: number
}

/** Discount on both together that a guest notices, and the smallest that is still one. */
const noticed = 0.15
const least = 0.05

const snackSection = /petisc|por[cç][oõãa]|entrada|tira[- ]?gosto|aperit|belisc/i

/** Items whose price nobody holds and that may be promoted. */
const isFree = ({ action, held, heldBack }: PricedItemPlan) =>
  action !== 'below_cost' && action !== 'frozen' && held !== true && heldBack === undefined

/** R$; a price of the second wave waits. */
const priceNow = ({ price, newPrice, wave }: PricedItemPlan) => (wave === 2 ? price : newPrice)

const costShare = ({ cost, newPrice }: PricedItemPlan) => cost / newPrice

export const isAlcoholic = ({ name, category }: Pick<PricedItemPlan, 'name' | 'category'>) =>
  hasAlcohol({ name, section: category })

/** The offer of these two; null if no menu price is both noticed and safe. */
export function offerOf(drink: PricedItemPlan, food: PricedItemPlan, asked: Asked): Offer | null {
  const { limitsOf } = asked
  const apart = priceNow(drink) + priceNow(food)
  const lowest = apart - ((1 - safeCombo) * leavesOf(priceNow(food), food.cost, asked)) / (asked.kept ?? 1)
  const endings = endingsFrom(
    endingOfPrice(food.price) === 'ninety' ? food.price : drink.price,
    limitsOf(food.name).endings,
  )
  const price = menuPriceFrom(Math.max(apart * (1 - noticed), lowest), endings)
  const off = apart - price
  if (off < apart * least) return null
  const leaves = leavesOf(price, drink.cost + food.cost, asked)
  return {
    drink,
    food,
    apart,
    price,
    off,
    leaves,
    more: leaves - leavesOf(priceNow(drink), drink.cost, asked),
  }
}

/**
 * Up to two offers: one with the house's best selling drink, or with the drink given, and one without alcohol. Snacks of
 * low cost go with them.
 */
export function offersOf(asked: Asked, wanted?: PricedItemPlan): Offer[] {
  const isFull = ({ name, category }: PricedItemPlan) =>
    asked.fullPrice?.some((phrase) => namesItem(phrase, { name, section: category })) === true
  const free = asked.plan.items.filter((item) => isFree(item) && !isFull(item))
  const foods = free.filter(({ drink }) => !drink).toSorted((a, b) => costShare(a) - costShare(b))
  const snacks = foods.filter(({ category }) => snackSection.test(category ?? ''))
  const pool = snacks.length > 0 ? snacks : foods
  const drinks = free.filter(({ drink }) => drink).toSorted((a, b) => b.units - a.units)
  const first = wanted ?? drinks.find(isAlcoholic) ?? drinks[0]
  const second = drinks.find((one) => !isAlcoholic(one) && one !== first)
  const found: Offer[] = []
  for (const drink of [first, second]) {
    if (drink === undefined) continue
    const fresh = pool.filter((food) => !found.some((offer) => offer.food === food))
    const offer = [...fresh, ...pool].flatMap((food) => offerOf(drink, food, asked) ?? [])[0]
    if (offer) found.push(offer)
  }
  return found
}

export const nameOf = ({ drink, food }: Offer) => `${drink.name} + ${food.name}`
