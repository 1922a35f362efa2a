/** What the answers of the plan share: statements, and the offers that they name. */
import type { FactOf } from '../../base/facts.ts'
import { isNamedLine } from '../../base/pairing/named-dishes.ts'
import { isNamedServe } from '../../base/pairing/named-serves.ts'
import { pairWords } from './launch.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import type { PairingMenu } from './schema.ts'

export type Statement = Pick<FactOf<'planned'>, 'done' | 'text' | 'price'>
export type Told = Pick<
  PairingMenu,
  | 'overview'
  | 'doses'
  | 'shopping'
  | 'flight'
  | 'ruler'
  | 'combos'
  | 'combosWhen'
  | 'offersWithin'
  | 'turnover'
  | 'schedule'
>

export const done = (text: string): Statement => ({ done: true, text })
export const failed = (text: string): Statement => ({ done: false, text })

export type Offer = { dish: string; drink: string; words: string; price: number }

export const offersOf = ({ combos = [], offersWithin }: Told): Offer[] => [
  ...(offersWithin?.offers ?? []).map(({ dish, name, drink, price }) => ({
    dish,
    drink,
    words: pairWords({ name, drinks: drink }),
    price,
  })),
  ...combos.map((offer) => ({
    dish: offer.dish,
    drink: offer.drinks,
    words: pairWords(offer),
    price: offer.price,
  })),
]

export const told = (offers: readonly Offer[]) =>
  offers.map(({ words, price }) => `${words}, ${menuPrice(price)}`).join('; ')

export const isOffered = (named: string, { dish, drink }: Offer, { items }: MenuParts) => {
  const item = items.find(({ name }) => name === dish)
  return (
    (item !== undefined && isNamedLine(named, item)) ||
    isNamedServe(named, { name: drink, isDose: / de \d+ ml$/.test(drink) })
  )
}
