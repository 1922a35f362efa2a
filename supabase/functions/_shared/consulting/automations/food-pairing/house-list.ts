/** The house's own list: its wines, beers, mixed drinks and doses by what they are, which come before the farm's. */
import { foldAccents, idOf } from '../../base/language/text.ts'
import { neutralTaste, type Option } from '../../base/pairing/options.ts'
import { type PourStyle, pourKindOf, pourStyleOf, vesselOf } from '../../base/pairing/pour-styles.ts'
import { type DishReading, isDrinkLine } from '../../base/pairing/understand.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { dishTableOf } from './dish-tables/index.ts'
import type { Serving } from './serving.ts'

/** A drink of the list, with its style. */
export type Listed = Option & { style: PourStyle }

/** Kinds of wine, and of wine and beer, from which on a menu has a list: three brands of one pale beer are none. */
const leastListed = { wines: 3, all: 4 } as const

const tastes: Readonly<Record<PourStyle, Partial<Option['taste']>>> = {
  sparkling: { acid: 1.6, bubbles: 2.3, fresh: 1.4, body: 1 },
  sweetSparkling: { acid: 1, bubbles: 2, sweet: 2.2, body: 1 },
  crispWhite: { acid: 2, fresh: 1.6, body: 1 },
  fullWhite: { acid: 1.4, fresh: 1, body: 1.8 },
  rose: { acid: 1.5, fresh: 1.4, body: 1.2 },
  lightRed: { acid: 1.4, body: 1.6, warmth: 1 },
  fullRed: { bitter: 1.2, body: 2.4, warmth: 1.2 },
  fortified: { sweet: 2.4, body: 2.2, warmth: 1.8 },
  sake: { acid: 0.8, fresh: 1.2, body: 1 },
  paleBeer: { bubbles: 2.2, bitter: 1.2, body: 1 },
  wheatBeer: { bubbles: 2, acid: 0.8, body: 1.4 },
  hoppyBeer: { bubbles: 2, bitter: 2.2, body: 1.6 },
  darkBeer: { bubbles: 1.4, bitter: 1.6, sweet: 0.8, body: 2.2 },
  citrusDrink: { acid: 2.4, fresh: 1.8, body: 1.5, warmth: 1.5 },
  bitterDrink: { bitter: 2, bubbles: 2, acid: 0.8, body: 1, fresh: 1.4 },
  hotDrink: { sweet: 2, warmth: 1.4, body: 2 },
  coffee: { bitter: 1.8, body: 1.4 },
  agedDose: { wood: 1.8, warmth: 2.2, body: 1.8 },
  whiteDose: { fresh: 1.8, warmth: 2.2, body: 1.4 },
}

/** The drinks of the menu whose style its words tell; a drink that is known already keeps its recipe and taste. */
export function listedDrinks(items: readonly MenuItem[], known: readonly Option[]): Listed[] {
  return items.flatMap((item): Listed[] => {
    const style = isDrinkLine(item) ? pourStyleOf(item) : null
    if (!style) return []
    const { serves, word } = vesselOf(item, style)
    const own = known.find(({ name, kind }) => name === item.name && kind !== 'cachaca')
    return [
      {
        ...(own ?? {
          id: `own-${idOf(item.name)}`,
          kind: 'menu_drink',
          name: item.name,
          base: null,
          taste: { ...neutralTaste, ...tastes[style] },
          aromas: new Set(),
          houseFit: 1,
          price: item.price,
          cost: item.cost,
          doseMl: null,
          glass: null,
          drink: null,
          about: null,
        }),
        style,
        listed: true,
        ...(serves > 1 && { serves }),
        ...(word && { vessel: word }),
      },
    ]
  })
}

const ofCachaca =
  /cachac|\bpinga|\balambique|\bcarvalho\b|\bcastanheira|\bamburana|\bdoses?\b|\bregua\b|engenho/

/** "em pelo menos um prato", "menos cachaça": some of the drinks, or fewer of them. */
const limits =
  /\b(?:sem|nada|nem|nao|menos|pouca|alguns?|algumas?|um|uma|dois|duas|tres|metade)\b|\b\d+ (?:pratos?|pares|deles)\b/

/** What guests ask for today is no wish of the owner. */
const ofGuests =
  /\?|\b(?:turistas?|clientes?|povo|pessoal|galera|gringos?|hospedes?|gente de fora)\b.*\b(?:pergunt\w+|ped\w+|procur\w+|quer\w*)/

/** A wish that gives cachaça to some dishes, refuses it or asks about it puts it before nothing else. */
const isOfSome = ({ kind, ...wish }: RequestSheet['wishes'][number]): boolean =>
  kind === 'question' ||
  kind === 'exclude' ||
  ('rule' in wish && (wish.rule === 'some' || wish.rule === 'never' || wish.rule === 'onlyFor'))

/** Whether the owner wants cachaça with the food: then the farm's stay in the first place. */
export const wantsCachaca = ({ wishes, unread }: RequestSheet): boolean => {
  const isSaid = (text: string) => ofCachaca.test(foldAccents(text))
  return (
    wishes.some((wish) => isSaid(wish.text) && !isOfSome(wish)) ||
    unread.some(
      ({ text }) => isSaid(text) && !limits.test(foldAccents(text)) && !ofGuests.test(foldAccents(text)),
    )
  )
}

/** Whether the house has a list of its own to choose from. */
export function hasList(listed: readonly Listed[]): boolean {
  const stylesOf = (kind: 'wine' | 'beer') =>
    new Set(listed.flatMap(({ style }) => (pourKindOf(style) === kind ? style : []))).size
  const wines = stylesOf('wine')
  const bottles = listed.filter(({ style }) => pourKindOf(style) === 'wine').length
  // Three wines of two kinds are a list, too: reds and a white of a grill.
  return (
    wines >= leastListed.wines ||
    (wines >= 2 && bottles >= leastListed.wines) ||
    wines + stylesOf('beer') >= leastListed.all
  )
}

/** How far down a dish's table a drink stands among what the house has, 0 the best; null where it does not suit. */
export function standingOf(dish: DishReading, { style }: Listed, had: ReadonlySet<PourStyle>): number | null {
  const at = dishTableOf(dish)
    ?.styles.filter((one) => had.has(one))
    .indexOf(style)
  return at === undefined || at < 0 ? null : at
}

/** What one guest leaves with a drink, R$. */
export const leftPerGuest = ({ price, cost, serves = 1 }: Option): number | null =>
  price === null || cost === null ? null : (price - cost) / serves

/** Steps of a table that weigh as much as each earlier dish with the same drink, and as a bottle for one guest. */
const weight = { again: 1.05, bottleForOne: 1.1, coffee: 1.5, margin: 0.4, wished: 4 } as const

/** A drink costs no more than so many times what its guests eat: a glass beside one dish, a bottle beside two. */
const dearest = { glass: 1.1, bottle: 1.5 } as const

/** The drinks of the list that suit a dish, best first: by its table, spread over the list, then by what they leave. */
export function fromList(
  dish: DishReading,
  listed: readonly Listed[],
  used: ReadonlyMap<string, number>,
  { guests, pieces, prefers, isNamed }: Serving & Record<'prefers' | 'isNamed', (option: Option) => boolean>,
): Listed[] {
  const had = new Set(listed.map(({ style }) => style))
  const kindMost = (kind: string) =>
    Math.max(
      0.01,
      ...listed.filter(({ style }) => pourKindOf(style) === kind).map((one) => leftPerGuest(one) ?? 0),
    )
  const cost = (one: Listed, at: number) =>
    at +
    (used.get(one.id) ?? 0) * weight.again +
    ((one.vessel ?? null) !== null && guests === 1 ? weight.bottleForOne : 0) -
    (prefers(one) ? weight.wished : 0) +
    (one.style === 'coffee' ? weight.coffee : 0) -
    ((leftPerGuest(one) ?? 0) / kindMost(pourKindOf(one.style))) * weight.margin
  const isDear = ({ price, serves = 1 }: Listed) =>
    price !== null &&
    dish.item.price !== null &&
    price > ((dish.item.price * pieces) / guests) * (serves > 1 ? 2 * dearest.bottle : dearest.glass)
  const suited = listed.flatMap((one) => {
    const at = standingOf(dish, one, had)
    return at === null ? [] : [{ one, value: cost(one, at) }]
  })
  const within = suited.filter(({ one }) => !isDear(one) || isNamed(one))
  // Beside a small dish every glass costs more than it: then each guest who wants one has it, and a bottle stays away.
  const poured = within.length > 0 ? within : suited.filter(({ one }) => (one.serves ?? 1) === 1)
  return poured.toSorted((a, b) => a.value - b.value).map(({ one }) => one)
}
