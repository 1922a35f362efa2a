/** The menu as it is printed: what remains of today's, the owner's new items, and the pages. */
import { asked } from './asked.ts'
import { type AskedDrink, inHouseWords } from './asked-drinks.ts'
import type { Brief } from './brief.ts'
import { longSeason } from './decided.ts'
import { leftItems } from './left-items.ts'
import { readable } from './menu-facts.ts'
import { newMenu } from './new-menu.ts'
import type { NewMenuSource } from './placed.ts'
import { type KidsDish, kidsDishes } from './plan/kids-section.ts'
import { printedPlan } from './plan/printed-plan.ts'
import { askedPages, onPages } from './room.ts'
import type { CachacaPart, MenuRedesign, NewMenu } from './schema.ts'
import type { ShorterMenu } from './shorter-menu.ts'

/** What remains of today's menu, with the sold items as they stand before frames are chosen. */
export function remainingMenu(
  { context, goals, listed, sold, orders }: Brief,
  { candidates, gone, leaving }: ShorterMenu,
): NewMenuSource {
  const { menu, described } = listed
  return {
    menu,
    categories: candidates,
    left: leftItems({
      menu,
      joined: sold.joined,
      described,
      orderOf: (item) => {
        const order = orders.of(item)
        return { ...order, leaves: order.leaves ?? leaving.get(item.name)?.reason ?? null }
      },
      orders,
    }),
    pages: askedPages(orders, menu, gone),
    goals,
    gone,
    soldAs: sold.joined?.soldAs ?? new Map<string, string>(),
    promoted: (item) => orders.of(asked(item, item.description)).promoted,
    seasonOf: (item) => longSeason(item, context.today),
    readable,
    context,
  }
}

export interface PrintedMenu {
  printed: NewMenu
  /** Undefined unless the owner asks for a number of pages. */
  pages: MenuRedesign['pages']
  /** What the farm's cachaça adds. */
  cachaca: CachacaPart | null
  /** Dishes of the children's section that the owner asks for. */
  kids: KidsDish[]
}

/**
 * @param boxes names of the framed items
 * @param drinks new drinks that the owner asks for
 */
export function printMenu(
  source: NewMenuSource,
  boxes: ReadonlySet<string>,
  drinks: readonly AskedDrink[],
): PrintedMenu {
  const { context, menu, categories, pages } = source
  const { menu: drawn, cachaca } = newMenu(source, boxes)
  const kids = kidsDishes(context.sheet, drawn, categories)
  const inWords = (text: string) => inHouseWords(text, { menu: menu.items, context })
  const planned = printedPlan(drawn, context.sheet, drinks, inWords, kids, categories)
  const { menu: printed, pages: printedPages } = pages
    ? onPages(planned, pages.length)
    : { menu: planned, pages }
  return { printed, pages: printedPages, cachaca, kids }
}
