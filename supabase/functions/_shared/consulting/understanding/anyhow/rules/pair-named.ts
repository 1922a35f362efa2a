/** What a clause names, as dishes and as drinks. */
import { Names } from '../../orders/dishes-and-drinks.ts'
import type { Slots } from '../slots.ts'

/** Drinks of any house, also where its menu has no section for them. */
const drinkName =
  /^(?:cachacas?|pingas?|vodca|vodka|rum|gin|gim|tequila|uisque|whisky|conhaque|vermute|aperitivo|licor\w*|saque|vinhos?|cervejas?|chopp?e?s?|espumantes?|bebidas?|doses?|drinks?|drinques?|coquete\w+|batidas?|caipi\w+|sangria|mojito|margarita|cajuina|limonada|kombucha|cha|sucos?|refri\w*|mocktail|quentao|spritz|negroni)(?![a-z])(?! da manha)/

/** A drink as such, which chooses none. */
export const anyPoured = /^(?:bebidas?|drinks?|drinques?|doses?|cachacas?|pingas?|coquet\w+)$/

/** Cachaças by their colour or age alone. */
export const byColour = 'branca|branquinha|prata|amarela|amarelinha|ouro|envelhecida'
const colours = new RegExp(`(?<![a-z])(?:${byColour})(?![a-z])`, 'g')

export function named(slots: Slots): { serves: string[]; dishes: string[] } {
  const names = new Names(slots.names.map((one) => ({ ...one, price: one.price ?? null })))
  const serves: string[] = []
  const dishes: string[] = []
  for (const { said, names: own } of slots.goodsSaid()) {
    const [name] = own
    if (name === undefined) continue
    const [dish] = names.dishesIn(said) ?? []
    const [serve] = names.servesIn(said) ?? []
    if (drinkName.test(said) || (dish === undefined && serve !== undefined)) serves.push(serve ?? name)
    else dishes.push(dish ?? name)
  }
  for (const [said] of slots.said.matchAll(colours)) serves.push(...(names.servesIn(said) ?? []))
  return { serves, dishes }
}

/** Whether it is the name of an item, and of no section. */
export const isItem = (slots: Slots, said: string | undefined): said is string =>
  slots.names.some(({ name, isSection }) => !isSection && name === said)
