/** What stands unsold in the house by number: the doses it makes, the weeks it lasts, and that none of it is bought. */
import type { Candidate } from '../../base/drinks/candidate.ts'
import type { House } from '../../base/house/house.ts'
import { formatNumber, joinList } from '../../base/language/text.ts'
import { ownPrices } from '../../base/pantry/house-prices.ts'
import type { Ingredient } from '../../base/pantry/ingredient.ts'
import { isOf } from '../../base/pantry/stock.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { Wish } from '../../base/request/wish.ts'
import type { Launch, ShoppingItem } from './schema.ts'

/** ml of a bottle whose size the house does not give; the answer says so. */
const supposedMl = 1000

/** Weeks beyond which the answer says what would use it up sooner, if the owner gives no time. */
const longestWait = 12

/** ml in the unit of a leftover; pulp weighs about what it measures, and a piece is a bottle. */
const mlOf = { ml: 1, g: 1, l: 1000, kg: 1000 } as const

/** The wish as the owner said it, what there is of it, and what the drinks do with it. */
export interface IdleStock {
  wish: Wish
  /** What the wish names. */
  what: string
  /** Names of the ingredients that it is, as the shopping list has them. */
  names: string[]
  /** ml in the house. */
  ml: number
  text: string
}

interface Told {
  wish: Wish
  what: string
  /** Bottles; null if the amount is in ml. */
  bottles: number | null
  ml: number
  weeks?: number
}

function toldStock({ wishes }: RequestSheet): Told[] {
  return wishes.flatMap((wish): Told[] => {
    if (wish.kind === 'prefer' && wish.bottles !== undefined)
      return [
        {
          wish,
          what: wish.what,
          bottles: wish.bottles,
          ml: 0,
          ...(wish.weeks === undefined ? {} : { weeks: wish.weeks }),
        },
      ]
    if (wish.kind !== 'leftover') return []
    const { what, amount, unit } = wish
    return unit === 'un'
      ? [{ wish, what, bottles: amount, ml: 0 }]
      : [{ wish, what, bottles: null, ml: amount * mlOf[unit] }]
  })
}

const litres = (ml: number) =>
  ml >= 1000 ? `${formatNumber(Math.round(ml / 100) / 10)} l` : `${formatNumber(Math.round(ml))} ml`

const bottlesOf = (count: number) => `${formatNumber(count)} ${count === 1 ? 'garrafa' : 'garrafas'}`

/** ml of the owner's own bottle; null if the house gives no price of it by volume. */
function sizeOf(item: Ingredient, house: Pick<House, 'ingredientPrices'>): number | null {
  if (item.kind !== 'bought') return null
  const own = ownPrices(house)(item)
  if (own !== null) return own.pack.amount
  return Object.values(house.ingredientPrices).some(
    ({ price, unit }) => price === item.pack.price && (unit === 'ml' || unit === 'l'),
  )
    ? item.pack.amount
    : null
}

function storyOf(told: Told, chosen: readonly Candidate[], launch: Launch, house: House): IdleStock | null {
  const used = chosen.flatMap((candidate) => {
    const plan = launch.drinks.find(({ name }) => name === candidate.concept.name)
    return candidate.portions.flatMap(({ item, amount }) =>
      plan && item.mlPerUnit > 0 && isOf(item, told.what)
        ? [{ item, plan, ml: (amount * item.mlPerUnit) / (candidate.servings ?? 1) }]
        : [],
    )
  })
  const [first] = used
  if (!first) return null
  const size = sizeOf(first.item, house)
  const each = size ?? supposedMl
  const ml = told.bottles === null ? told.ml : told.bottles * each
  const dose = Math.max(...used.map((one) => one.ml))
  const doses = Math.floor(ml / dose)
  const perWeek = used.reduce((sum, one) => sum + one.ml * one.plan.week, 0)
  const glasses = used.reduce((sum, one) => sum + one.plan.week, 0)
  const tonight = used.reduce((sum, one) => sum + one.plan.glasses, 0)
  const weeks = perWeek > 0 ? Math.max(1, Math.floor(ml / perWeek)) : null
  const names = [...new Set(used.map(({ plan }) => plan.name))]
  const amount =
    told.bottles === null
      ? litres(ml)
      : `${bottlesOf(told.bottles)} de ${formatNumber(each)} ml ${told.bottles === 1 ? 'dá' : 'dão'} ${litres(ml)}`
  const supposed =
    told.bottles !== null && size === null
      ? ' O tamanho da garrafa é suposto: ponha o preço dela em “A casa” e a conta fica exata.'
      : ''
  const within = told.weeks ?? (weeks !== null && weeks > longestWait ? longestWait : undefined)
  const goal =
    within === undefined
      ? ''
      : ` Para acabar em ${within} ${within === 1 ? 'semana' : 'semanas'} é preciso vender ${formatNumber(Math.ceil(doses / within))} copos por semana.`
  const spent =
    weeks === null
      ? ''
      : ` Nesta carta saem ${formatNumber(glasses)} copos por semana (${litres(perWeek)}), por suposição: dura perto de ${weeks} ${weeks === 1 ? 'semana' : 'semanas'}.${tonight > 0 ? ` Na estreia, ${tonight} doses.` : ''}`
  return {
    wish: told.wish,
    what: told.what,
    names: [...new Set(used.map(({ item }) => item.name))],
    ml,
    text: `Em ${joinList(names)}. ${amount}: ${formatNumber(doses)} doses de ${formatNumber(Math.round(dose))} ml.${spent}${goal} Fora da lista de compras.${supposed}`,
  }
}

/** The told stock that the drinks use; what no drink holds is answered elsewhere. */
export const idleStockOf = (
  sheet: RequestSheet,
  chosen: readonly Candidate[],
  launch: Launch,
  house: House,
): IdleStock[] => toldStock(sheet).flatMap((told) => storyOf(told, chosen, launch, house) ?? [])

/** Marks on a shopping list what the stock of the house covers. Amounts in ml. */
export function withStock(
  { items }: { items: readonly ShoppingItem[] },
  stock: readonly IdleStock[],
): { items: ShoppingItem[]; totalBRL: number } {
  const marked = items.map((item) => {
    const covers = stock.some(({ names, ml }) => names.includes(item.item) && item.needed <= ml)
    return covers ? { ...item, inStock: true, packs: 0, costBRL: 0 } : item
  })
  return { items: marked, totalBRL: marked.reduce((sum, { costBRL }) => sum + costBRL, 0) }
}
