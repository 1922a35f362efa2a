import type { Answers } from '../../base/answers/definition.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { type LeftOrder, losingOrders } from '../../base/pricing/losing-orders.ts'
import { refuseUnknown } from '../../base/pricing/set-price.ts'
import { ofKind } from '../../base/request/wish.ts'
import type { Instructions } from './advise.ts'
import { explain } from './asked.ts'
import { type AskedDrink, askedDrinks } from './asked-drinks.ts'
import { type Brief, readBrief } from './brief.ts'
import { contentOf } from './content.ts'
import { decide } from './decided.ts'
import { menuCombos } from './menu-combos.ts'
import { noCategory } from './menu-facts.ts'
import type { Orders } from './orders.ts'
import { kidsAsked } from './plan/kids-section.ts'
import { printMenu, remainingMenu } from './printed-menu.ts'
import type { Combo, MenuRedesign, RedesignedCategory } from './schema.ts'
import { redesignSections, shortenMenu } from './shorter-menu.ts'
import { wantsMargin } from './wanted.ts'

/**
 * Redesigns a menu by menu engineering; without sales data it only analyses the menu.
 * @throws EngineError `answers_invalid` without a menu, `impossible_restrictions` when the owner keeps more items
 * than the menu may have, or none
 * @throws SetPriceRefused if the item may not have the price that a review sets
 */
export function redesignMenu(answers: Answers, context: EngineContext): EngineResult<MenuRedesign>[] {
  return redesignWithout([], answers, context)
}

/**
 * @param leftOut orders on prices with which the plan would lose
 * @param mostForGoal cuts for the goal of fewer items
 */
function redesignWithout(
  leftOut: readonly LeftOrder[],
  answers: Answers,
  context: EngineContext,
  mostForGoal?: number,
): EngineResult<MenuRedesign>[] {
  const brief = readBrief(answers, context, leftOut)
  const { listed, orders, elasticities } = brief
  const drinks = askedDrinks(ofKind(context.sheet.wishes, 'newDrink'), { menu: listed.menu.items, context })

  const shorter = shortenMenu(brief, newLines(drinks) + kidsAsked(context.sheet), mostForGoal)
  const remaining = remainingMenu(brief, shorter)

  // Frames are chosen from the advice as it stands; then every price is set once more, knowing what is framed.
  const { boxes, decided } = decide(
    remaining,
    orders,
    elasticities,
    shorter.leaving.size > 0,
    brief.decisions.prices,
  )
  const instructionsOf = (item: { name: string; price: number }, section: string): Instructions =>
    shorter.instructionsFor(item, section, decided)
  const categories = redesignSections(brief, instructionsOf, shorter.isFull)
  const losing = losingIn(categories, orders)
  if (losing.length > 0) return redesignWithout([...leftOut, ...losing], answers, context, mostForGoal)
  // Nobody gave a number: with more margin as the goal, only the cuts that the new prices pay for.
  if (shorter.forGoal > 0 && wantsMargin(brief.goals) && countedIn(categories) < 0)
    return redesignWithout(leftOut, answers, context, shorter.forGoal - 1)

  const print = printMenu({ ...remaining, categories }, boxes, drinks)
  const combos = menuCombos(brief, categories, instructionsOf)
  refuseUnplaced(context, categories, combos.combos)
  const content = contentOf(brief, { categories, left: remaining.left, shorter, print, combos, drinks })
  return [
    {
      title: content.title,
      contentType: 'analysis',
      content,
      downloadable: true,
      explanations: explain(context, listed.named, content, orders, leftOut),
      limits: itemLimits(brief),
    },
  ]
}

/** R$ that new prices and cuts bring together, in the cautious case, as far as the sheet tells. */
const countedIn = (categories: readonly RedesignedCategory[]): number =>
  categories
    .flatMap(({ items }) => items)
    .reduce(
      (sum, { move, newPrice, effect }) => sum + (move === 'remove' || newPrice !== null ? effect : 0),
      0,
    )

/** Number of lines that new drinks add to the menu. */
const newLines = (drinks: readonly AskedDrink[]): number =>
  drinks.filter(({ drink, known }) => drink !== null && known === null).length

/** Share of today's price within which an order is obeyed, whatever it costs; what lies further away may be a slip. */
const nearToday = 0.3

/**
 * The owner's orders far from today's prices that make the new prices together lose. A price that a review sets is not
 * one of them.
 */
const losingIn = (categories: readonly RedesignedCategory[], orders: Orders): LeftOrder[] =>
  losingOrders(
    categories.flatMap(({ name: section, items }) =>
      items.flatMap(({ name, price, newPrice, effect, proposed }) =>
        newPrice === null || proposed !== undefined
          ? []
          : [{ name, price, newPrice, gain: effect, limits: orders.limitsOf({ name, section, price }) }],
      ),
    ),
  ).filter(({ price, to }) => Math.abs(to / price - 1) > nearToday)

/** @throws SetPriceRefused if a review sets the price of an item or a combo that the redesign does not have */
const refuseUnplaced = (
  { prices = [] }: EngineContext,
  categories: readonly RedesignedCategory[],
  combos: readonly Combo[],
): void =>
  refuseUnknown(prices, (price) =>
    price.with === undefined
      ? categories.some(({ items }) =>
          items.some(({ name, move }) => name === price.item && move !== 'remove'),
        )
      : combos.some(({ dish, addition }) => dish === price.item && addition === price.with),
  )

/** The bounds in R$ within which a review may set each price. */
const itemLimits = ({ sold, orders }: Brief) =>
  sold.countable.map(({ name, category, price }) => ({
    item: name,
    limits: orders.limitsOf({ name, section: category ?? noCategory, price }),
  }))
