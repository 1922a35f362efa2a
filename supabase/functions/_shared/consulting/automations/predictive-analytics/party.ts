/** What a party brings: plates and drinks of single items where it is known which, and its money. */
import type { EngineContext } from '../../base/context.ts'
import type { House } from '../../base/house/house.ts'
import { hasAlcohol, itemKind } from '../../base/house/item-kind.ts'
import { houseItems } from '../../base/house/own-menu.ts'
import { alcohol } from '../../base/request/question-subjects.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import { guestsOf, isByWeight, plateKg } from './customers.ts'
import { itemsNamed } from './named-items.ts'
import { sharedItem } from './shared-item.ts'

/**
 * Dishes and drinks of a guest, and glasses of one who drinks no alcohol; assumptions for the owner to correct. A dish for
 * several counts for two guests.
 */
export const perGuest = { dishes: 1.2, shared: 0.5, drinks: 3, sober: 2 } as const

/** @property glass what one of the house's drinks costs */
export type Guest = {
  dishes: number
  units: number
  money: number | null
  glass: number
  byWeight?: boolean
}

/** What a guest takes and pays at the house's own prices, weighted by what it sells. */
export function guestOf(sales: Sales, context: EngineContext): Guest {
  const onMenu = houseItems(context.house)
  const sold = sales.items.flatMap(({ name, category, price, units }) => {
    const own = onMenu(name)
    const section = own?.section ?? category
    const cost = price ?? own?.price ?? null
    return cost === null || units <= 0
      ? []
      : [{ name, price: cost, units, kind: itemKind({ name, section, kind: own?.kind }), section }]
  })
  const dishes = sold.filter(({ kind }) => kind === 'dish')
  const drinks = sold.filter(({ kind }) => kind !== 'dish' && kind !== 'side')
  const priceOf = (some: typeof sold) =>
    some.reduce((sum, { price, units }) => sum + price * units, 0) /
    Math.max(
      1e-9,
      some.reduce((sum, { units }) => sum + units, 0),
    )
  // Where plates are weighed, a guest takes a part of a kilo and the drinks that the house's guests take.
  const weighed = dishes.filter(({ name }) => isByWeight(name))
  const regular = guestsOf(sales, context.house)
  if (weighed.length > 0 && regular) {
    const glasses = drinks.reduce((sum, { units }) => sum + units, 0) / regular.guests
    return {
      dishes: plateKg,
      units: plateKg + glasses,
      money: Math.round(plateKg * priceOf(weighed) + glasses * priceOf(drinks)),
      glass: priceOf(drinks),
      byWeight: true,
    }
  }
  const all = dishes.reduce((sum, { units }) => sum + units, 0)
  const shared = dishes.reduce((sum, one) => (sharedItem(one.name, one.section) ? sum + one.units : sum), 0)
  // Of skewers and pastries a guest takes several.
  const each = Math.min(4, Math.max(perGuest.dishes, 30 / Math.max(1, priceOf(dishes))))
  const plates = all === 0 ? 0 : (perGuest.shared * shared + each * (all - shared)) / all
  const glasses = drinks.length === 0 ? 0 : perGuest.drinks
  const money = sold.length === 0 ? null : plates * priceOf(dishes) + glasses * priceOf(drinks)
  // A party spends no more than the house's guests do: two tickets in one report would be two houses.
  const most = regular?.money ?? null
  const part = money !== null && most !== null && money > most ? most / money : 1
  // Who comes to a party eats, whatever the ticket says: a plate each, half of one for two.
  const least = all === 0 ? 0 : (perGuest.shared * shared + (all - shared)) / all
  const eaten = Math.max(plates * part, least)
  return {
    dishes: eaten,
    units: eaten + glasses * part,
    money: money === null ? null : Math.round(money * part),
    glass: priceOf(drinks),
  }
}

/** Plates of a dish for so many guests. */
export const servedTo = (guests: number, name: string, { items }: Sales) =>
  guests * (sharedItem(name, items.find((one) => one.name === name)?.category ?? null) ? perGuest.shared : 1)

type Amount = { name: string; units: number }
export type Party = {
  /** The dishes that the owner names, or what is weighed; empty where the party takes of everything. */
  dishes: Amount[]
  /** The drinks beside such dishes. */
  drinks: Amount[]
  /** R$ of one guest; null without prices. */
  each: number | null
}

/** Units shared among items as they sell. */
function asSold(units: number, items: Sales['items']): Amount[] {
  const all = items.reduce((sum, one) => sum + one.units, 0)
  return all <= 0 ? [] : items.map(({ name, units: sold }) => ({ name, units: (units * sold) / all }))
}

/** Millilitres of a glass that is poured from a bottle for the table; an assumption. */
const glassMl = 250

/** Weeks without a sale after which an item is not to be had. */
const recentWeeks = 4

/** Glasses of what is sold: a bottle of a litre and more is for the table. */
function glassesOf(name: string): number {
  const [, amount, unit = ''] = /(\d+(?:[.,]\d+)?) ?(ml|l(?:itros?)?)\b/i.exec(name) ?? []
  const ml = amount === undefined ? 0 : Number(amount.replace(',', '.')) * (/^l/i.test(unit) ? 1000 : 1)
  return ml >= 1000 ? ml / glassMl : 1
}

type Asks = Pick<WishOf<'question'>, 'count' | 'item' | 'price' | 'without'>

/** A party that drinks no alcohol: the house's food, and its other drinks by the glass. */
function soberParty({ count = 0, item, price }: Asks, sales: Sales, house: House, guest: Guest): Party {
  const onMenu = houseItems(house)
  // What has not sold for weeks is out of season, or gone.
  const isSold = (name: string) => {
    const units = sales.itemWeeks.find((one) => one.name === name)?.units.slice(-recentWeeks)
    return units === undefined || units.length === 0 || units.some((value) => (value ?? 0) > 0)
  }
  const sold = sales.items.filter(({ name }) => isSold(name))
  const all = sold.map((one) => {
    const own = onMenu(one.name)
    const known = { name: one.name, section: own?.section ?? one.category, kind: own?.kind }
    return {
      ...one,
      kind: itemKind(known),
      alcohol: hasAlcohol(known),
      paid: one.price ?? own?.price ?? null,
    }
  })
  const named = item === undefined ? [] : itemsNamed(item, sales, house)
  const chosen = (some: typeof all) => {
    const own = some.filter(({ name }) => named.includes(name))
    return own.length > 0 ? own : some
  }
  const dishes = asSold(count * guest.dishes, chosen(all.filter(({ kind }) => kind === 'dish')))
  const glasses = count * Math.max(guest.units - guest.dishes, perGuest.sober)
  const drinks = asSold(
    glasses,
    chosen(all.filter(({ kind, alcohol: has }) => kind !== 'dish' && kind !== 'side' && !has)),
  ).map(({ name, units }) => ({ name, units: units / glassesOf(name) }))
  const paid = [...dishes, ...drinks].map(({ name, units }) => {
    const cost = all.find((one) => one.name === name)?.paid ?? null
    return cost === null ? null : cost * units
  })
  const sum = paid.includes(null) ? null : paid.reduce<number>((total, one) => total + (one ?? 0), 0)
  return { dishes, drinks, each: price ?? (sum === null || count === 0 ? null : Math.round(sum / count)) }
}

export function partyOf(asks: Asks, sales: Sales, house: House, guest: Guest): Party {
  const { count = 0, item, price, without } = asks
  if (without === alcohol) return soberParty(asks, sales, house, guest)
  const named = item === undefined ? [] : itemsNamed(item, sales, house)
  const own = sales.items.filter(({ name }) =>
    item === undefined ? guest.byWeight && isByWeight(name) : named.includes(name),
  )
  if (own.length === 0) return { dishes: [], drinks: [], each: price ?? guest.money }
  // Of dishes that the owner lists each is served as often; of those that one word names, as they sell.
  const dishes =
    item === undefined
      ? asSold(count * guest.dishes, own)
      : (item.includes(' + ')
          ? own.map(({ name }) => ({ name, units: count / own.length }))
          : asSold(count, own)
        ).map(({ name, units }) => ({ name, units: servedTo(units, name, sales) }))
  const onMenu = houseItems(house)
  const drinks = asSold(
    count * (guest.units - guest.dishes),
    sales.items.filter(({ name, category }) => {
      const kind = itemKind({ name, section: onMenu(name)?.section ?? category, kind: onMenu(name)?.kind })
      return kind !== 'dish' && kind !== 'side'
    }),
  )
  const priceOf = (name: string) =>
    sales.items.find((one) => one.name === name)?.price ?? onMenu(name)?.price ?? null
  const plates = dishes.map(({ name, units }) => {
    const paid = priceOf(name)
    return paid === null ? null : paid * units
  })
  const paid = plates.includes(null) ? null : plates.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  return {
    dishes,
    drinks,
    each:
      price ??
      (item === undefined || paid === null || count === 0
        ? guest.money
        : Math.round(paid / count + (guest.units - guest.dishes) * guest.glass)),
  }
}
