/** What a clause names, as dishes and as drinks. */
import { Names } from '../../orders/dishes-and-drinks.ts'
import { isDrinkName } from '../drink-names.ts'
import type { Slots } from '../slots.ts'

/** Drinks of any house, also where its menu has no section for them. */
const drinkName =
  /^(?:cachacas?|pingas?|vodca|vodka|rum|gin|gim|tequila|uisque|whisky|conhaque|vermute|aperitivo|licor\w*|saque|vinhos?|cervejas?|chopp?e?s?|espumantes?|bebidas?|doses?|drinks?|drinques?|coquete\w+|batidas?|caipi\w+|sangria|mojito|margarita|cajuina|limonada|kombucha|chas?|energeticos?|xaropes?|mates?|cafes?|refrescos?|refrigerantes?|aguas?|absinto|grenadine|sidra|sucos?|refri\w*|mocktail|quentao|spritz|negroni)(?![a-z])(?! da manha)/

/** A dish or a drink of the menu, and no word for any. */
export const anyItem =
  'ITEM(?! (?:pratos?|bebidas?|drinks?|drinques?|petiscos?|sobremesas?|entradas?|comidas?|doses?|cervejas?|cardapio|menu|nada|tudo)(?![a-z]))'
export const refusedBy = 'nao|nem|nunca|jamais|nada|nenhuma?|sem|evit\\w+|fora|tir\\w+'

/** A drink as such, which chooses none. */
export const anyPoured = /^(?:bebidas?|drinks?|drinques?|doses?|cachacas?|pingas?|coquet\w+)$/

/** Cachaças by their colour or age alone. */
export const byColour = 'branca|branquinha|prata|amarela|amarelinha|ouro|envelhecida'
const colours = new RegExp(`(?<![a-z])(?:${byColour})(?![a-z])`, 'g')

/** `areItems`: whether each dish is one item of the menu, and no food or kind. */
export function named(slots: Slots): { serves: string[]; dishes: string[]; areItems: boolean } {
  const names = new Names(slots.names.map((one) => ({ ...one, price: one.price ?? null })))
  const serves: string[] = []
  const dishes: string[] = []
  let areItems = true
  for (const { said, raw, names: own } of slots.goodsSaid()) {
    const [name] = own
    if (name === undefined) continue
    const [dish] = names.dishesIn(said) ?? []
    const [found] = names.servesIn(said) ?? []
    const serve = found === said ? raw : found
    if (drinkName.test(said) || isDrinkName(said) || (dish === undefined && serve !== undefined))
      serves.push(serve ?? name)
    else {
      const isOne = own.length === 1 && isItem(slots, name)
      areItems &&= isOne
      // "peixe frito" is the one item of that name, before all fried fish.
      dishes.push(isOne && said.includes(' ') ? name : (dish ?? name))
    }
  }
  for (const [said] of slots.said.matchAll(colours)) serves.push(...(names.servesIn(said) ?? []))
  return { serves, dishes, areItems }
}

/** Whether it is the name of an item, and of no section. */
export const isItem = (slots: Slots, said: string | undefined): said is string =>
  slots.names.some(({ name, isSection }) => !isSection && name === said)
