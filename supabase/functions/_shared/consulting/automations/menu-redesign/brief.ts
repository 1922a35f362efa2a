/** What every step of the redesign reads: the menu, its sales, and what the owner asks of both. */
import type { Answers } from '../../base/answers/definition.ts'
import { listOf, menuOf } from '../../base/answers/read.ts'
import type { EngineContext } from '../../base/context.ts'
import { EngineError } from '../../base/errors.ts'
import { houseItems } from '../../base/house/own-menu.ts'
import { type Elasticities, elasticitiesOf } from '../../base/pricing/elasticity.ts'
import type { LeftOrder } from '../../base/pricing/losing-orders.ts'
import { kitchenDiets } from '../../base/request/house-diet.ts'
import type { Wish } from '../../base/request/wish.ts'
import { ofKind } from '../../base/request/wish.ts'
import type { Menu } from '../../documents/menu.ts'
import { type Asked, asked } from './asked.ts'
import { withImplied } from './implied.ts'
import { type MenuSales, readSales } from './menu-sales.ts'
import { type Orders, readOrders } from './orders.ts'
import { decisionsOf, type OwnerDecisions } from './owner-decisions.ts'
import { withDaysAsked } from './plan/days-asked.ts'
import { withPromotedPicks } from './plan/promoted-picks.ts'
import { withoutGuests } from './plan/without-guests.ts'
import { nothingLeft, tooManyKept } from './room.ts'

export interface Listed {
  /** Today's menu; what the house has told of a dish counts where the file says nothing. */
  menu: Menu
  /** Its items. */
  onMenu: Asked[]
  /** Its items and those of the sheet, once each. */
  named: Asked[]
  described: ReadonlyMap<string, string | null>
}

export interface Brief {
  context: EngineContext
  goals: string[]
  /** The diets that the whole kitchen follows. */
  kitchen: ReturnType<typeof kitchenDiets>
  listed: Listed
  sold: MenuSales
  orders: Orders
  elasticities: Elasticities
  decisions: OwnerDecisions
}

/**
 * @param leftOut orders on prices with which the plan would lose
 * @throws EngineError `answers_invalid` without a menu; `impossible_restrictions` when the owner keeps more items than
 * the menu may have, or none
 */
export function readBrief(answers: Answers, given: EngineContext, leftOut: readonly LeftOrder[]): Brief {
  const menu = describedMenu(answers, given)
  const onMenu = menu.items.map((item) => asked(item, item.description))
  const costOf = (item: string) => menu.items.find(({ name }) => name === item)?.cost ?? null
  const implied = { ...given, sheet: withImplied(given.sheet, costOf) }
  const sold = readSales(answers, menu, implied)
  const context = { ...implied, sheet: withDaysAsked(implied.sheet, sold) }
  const kitchen = kitchenDiets(context.sheet.wishes, menu.items)
  const orders = readOrders(
    askingOf(context, kitchen, onMenu, sold),
    context.house,
    context.today,
    leftOut,
    onMenu.map(({ name }) => name),
  )
  const impossible = tooManyKept(onMenu, orders)?.message ?? nothingLeft(onMenu, orders)
  if (impossible) throw new EngineError('impossible_restrictions', impossible)
  const described = new Map(menu.items.map(({ name, description }) => [name, description]))
  const everything = [
    ...onMenu,
    ...(sold.joined?.items ?? []).map((item) => asked(item, described.get(item.name))),
  ]
  const named = [...new Map(everything.map((item) => [item.name, item])).values()]
  const elasticities = elasticitiesOf(orders.requirements.elasticity, sold.measured)
  return {
    context,
    goals: listOf(answers, 'business_goals'),
    kitchen,
    listed: { menu, onMenu, named, described },
    sold,
    orders,
    elasticities,
    decisions: decisionsOf(context.sheet, sold, orders, elasticities),
  }
}

function describedMenu(answers: Answers, { house, sheet }: EngineContext): Menu {
  const sent = menuOf(answers, 'current_menu')
  if (!sent) throw new EngineError('answers_invalid', 'Envie o cardápio atual.')
  const listed = houseItems(house)
  const told = (name: string) =>
    ofKind(sheet.wishes, 'costNow').find(({ item, price }) => item === name && price !== undefined)?.price ??
    null
  return {
    ...sent,
    items: sent.items.map((item) => ({
      ...item,
      description: item.description ?? listed(item.name)?.description ?? null,
      cost: item.cost ?? told(item.name),
    })),
  }
}

/** The sheet as it bears on the menu: what the kitchen is, and what only some guests avoid, takes nothing off it. */
function askingOf(
  { sheet }: EngineContext,
  kitchen: Brief['kitchen'],
  onMenu: readonly Asked[],
  { byName }: MenuSales,
) {
  const ruled: ReadonlySet<Wish> = new Set(kitchen)
  const own = withoutGuests(sheet)
  return withPromotedPicks(
    { ...own, wishes: own.wishes.filter((wish) => !ruled.has(wish)) },
    onMenu,
    ({ name }) => {
      const { price = null, cost = null } = byName.get(name) ?? {}
      return price === null || cost === null ? null : price - cost
    },
  )
}
