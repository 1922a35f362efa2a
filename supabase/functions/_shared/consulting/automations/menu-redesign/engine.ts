import type { Answers } from '../../base/answers/definition.ts'
import { listOf, menuOf, salesOf } from '../../base/answers/read.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import { houseItems, usedMenu } from '../../base/house/own-menu.ts'
import { spelledSales } from '../../base/house/spelled-sales.ts'
import { ofTheHouse } from '../../base/language/grammar.ts'
import { elasticitiesOf, isDrink } from '../../base/pricing/elasticity.ts'
import { ladderOf, placed } from '../../base/pricing/ladder.ts'
import type { PriceLimits } from '../../base/pricing/limits.ts'
import { type LeftOrder, losingOrders } from '../../base/pricing/losing-orders.ts'
import { measuredIn } from '../../base/pricing/seen.ts'
import { refuseUnknown, setPriceOf } from '../../base/pricing/set-price.ts'
import { kitchenDiets } from '../../base/request/house-diet.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { Wish } from '../../base/request/wish.ts'
import type { MenuItem } from '../../documents/menu.ts'
import type { Instructions } from './advise.ts'
import { type Asked, asked, explain } from './asked.ts'
import { askedDrinks, inHouseWords } from './asked-drinks.ts'
import { redesignCategory } from './category.ts'
import { combosOf } from './combos.ts'
import { cutFor, type Leaving } from './cut.ts'
import { type Decided, decide, fileNameOf, longSeason } from './decided.ts'
import { figuresOf } from './figures.ts'
import { isSold, join, spanOf } from './joined.ts'
import { leavesOf } from './leaves.ts'
import { leftItems } from './left-items.ts'
import { menuFacts, noCategory, readable } from './menu-facts.ts'
import { newMenu } from './new-menu.ts'
import { type Order, readOrders } from './orders.ts'
import { outlookOf } from './outlook.ts'
import { itemsOn, layoutOf, sheetSizeOf } from './page-wishes.ts'
import { looseCard } from './placed.ts'
import { askedCombos } from './plan/asked-combos.ts'
import { beyondCounts, heldByCounts } from './plan/counted-items.ts'
import { balanceOf } from './plan/cut-balance.ts'
import { fairPrice } from './plan/fair-price.ts'
import { freeMarksIn } from './plan/free-marks.ts'
import { kidsAsked, kidsDishes } from './plan/kids-section.ts'
import { slowItems } from './plan/kitchen-answers.ts'
import { markedFoodsIn } from './plan/marked-diets.ts'
import { ofKind, withoutGuests } from './plan/of-kind.ts'
import { planOf } from './plan/plan-of.ts'
import { printedPlan } from './plan/printed-plan.ts'
import { withPromotedPicks } from './plan/promoted-picks.ts'
import { concerns } from './plan/served.ts'
import { beyondBounds, sellingLittle, unwantedIn } from './plan/wanted-less.ts'
import { askedPages, nothingLeft, onPages, roomFor, roomOf, tooManyKept } from './room.ts'
import type { MenuRedesign, RedesignedCategory } from './schema.ts'
import { summaryOf, summaryWithoutSales } from './summary.ts'
import { wantedFor, wantsLess } from './wanted.ts'
import { watchOf } from './watch.ts'
import { hasCachaca, wantsCachaca } from './with-cachaca.ts'

const allItems = (categories: readonly RedesignedCategory[]) => categories.flatMap(({ items }) => items)

/**
 * Redesigns a menu by menu engineering; without sales data it only analyses the menu.
 * @throws EngineError `answers_invalid` without a menu, `impossible_restrictions` when the owner keeps more items
 * than the menu may have, or none
 * @throws SetPriceRefused if the item may not have the price that a review sets
 */
export function redesignMenu(answers: Answers, context: EngineContext): EngineResult<MenuRedesign>[] {
  return redesignWithout([], answers, context)
}

/** @param leftOut orders on prices with which the plan would lose */
function redesignWithout(
  leftOut: readonly LeftOrder[],
  answers: Answers,
  context: EngineContext,
): EngineResult<MenuRedesign>[] {
  const sent = menuOf(answers, 'current_menu')
  if (!sent) throw new EngineError('answers_invalid', 'Envie o cardápio atual.')
  const listed = houseItems(context.house)
  // What the house has told of a dish counts where the file says nothing.
  const menu = {
    ...sent,
    items: sent.items.map((item) => ({
      ...item,
      description: item.description ?? listed(item.name)?.description ?? null,
    })),
  }
  const sheet = salesOf(answers, 'sales_data')
  const sales = sheet && spelledSales(sheet, [...new Set(menu.items.map(({ name }) => name))])
  const goals = listOf(answers, 'business_goals')
  // What the kitchen is takes nothing off its own menu.
  const kitchen = kitchenDiets(context.sheet.wishes, menu.items)
  const ruled: ReadonlySet<Wish> = new Set(kitchen)
  const own = withoutGuests(context.sheet)
  const onMenu = menu.items.map((item) => asked(item, item.description))
  const joined = sales && join(menu, sales, context.house)
  const known = new Map((joined?.items ?? []).map((item) => [item.name, item]))
  const asking = withPromotedPicks(
    { ...own, wishes: own.wishes.filter((wish) => !ruled.has(wish)) },
    onMenu,
    ({ name }) => {
      const { price = null, cost = null } = known.get(name) ?? {}
      return price === null || cost === null ? null : price - cost
    },
  )
  const orders = readOrders(asking, context.house, context.today, leftOut)
  const set = context.prices ?? []
  const impossible = tooManyKept(onMenu, orders)?.message ?? nothingLeft(onMenu, orders)
  if (impossible) throw new EngineError('impossible_restrictions', impossible)
  const described = new Map(menu.items.map(({ name, description }) => [name, description]))
  const everything = [
    ...onMenu,
    ...(joined?.items ?? []).map((item) => asked(item, described.get(item.name))),
  ]
  const named = [...new Map(everything.map((item) => [item.name, item])).values()]
  const facts = menuFacts(menu)
  const wanted = wantedFor(goals)
  const title = `Novo cardápio ${ofTheHouse(context.restaurant.name)}`
  const drinks = askedDrinks(ofKind(context.sheet, 'newDrink'), { menu: menu.items, context })
  const room = roomFor(
    roomOf(orders),
    drinks.filter(({ drink, known }) => drink !== null && known === null).length + kidsAsked(context.sheet),
  )
  const lasting = ofKind(context.sheet, 'served').filter(({ until }) => until !== undefined)
  const staysFor = ({ name, section, description }: Asked) =>
    lasting.some((wish) => concerns(wish)({ name, section: section ?? '', text: description }))

  const { days, gap, monthly, per } = spanOf(
    sales ?? null,
    sales?.period === null ? fileNameOf(answers.sales_data) : undefined,
  )
  const countable = (joined?.items ?? []).filter(isSold)
  const placeOf = sales ? ladderOf(sales, context.today) : () => undefined
  const measured = sales ? measuredIn(sales) : () => undefined
  const sectionNames = [...new Set(countable.map(({ category }) => category ?? noCategory))]
  const elasticities = elasticitiesOf(orders.requirements.elasticity, measured)
  const slow = slowItems(context.sheet, onMenu)
  const leaving = new Map<string, Leaving>()
  const worth = new Map(countable.map(({ name, units, price, cost }) => [name, units * (price - cost)]))
  const priced = ofKind(context.sheet, 'question').filter(({ about }) => about === 'fairPrice')
  /** The price that the owner asks about moves to what it should be. */
  const withFairPrice = (item: { name: string; section: string; price: number }): PriceLimits => {
    const limitsOfItem = orders.limitsOf(item)
    // What leaves soon keeps its price until then.
    const limits =
      limitsOfItem.fixed === null && staysFor({ ...item, description: described.get(item.name) ?? null })
        ? { ...limitsOfItem, fixed: item.price }
        : limitsOfItem
    const cost = countable.find(({ name }) => name === item.name)?.cost
    const isAsked = priced.some((wish) => wish.item !== undefined && namesItem(wish.item, item))
    if (!isAsked || cost === undefined || limits.fixed !== null) return limits
    return { ...limits, fixed: fairPrice({ ...item, cost }, limits).now }
  }
  const instructionsFor = (
    { name, price }: { name: string; price: number },
    section: string,
    decided: Decided | null,
  ): Instructions => {
    const order = orders.of({ name, section, description: described.get(name) ?? null })
    return {
      ...order,
      kept: order.kept || held.has(name),
      doubt: order.doubt ?? (slow.has(name) ? 'demora a sair, e a casa já espera por ele' : null),
      wanted: wanted({ name, description: described.get(name) ?? null }),
      limits: placed(
        withFairPrice({ name, section, price }),
        placeOf(name),
        measured(isDrink(name, section === noCategory ? null : section)),
      ),
      // Which prices rise does not depend on the prices that a review sets.
      set: decided === null ? undefined : setPriceOf(set, name),
      leaves: order.leaves ?? leaving.get(name)?.reason ?? null,
      pushed:
        wantsCachaca(goals) &&
        decided?.framed.has(name) === true &&
        hasCachaca(name, described.get(name), section),
      framed: decided?.framed.has(name) ?? true,
      held: decided?.held.get(name) ?? null,
    }
  }
  const redesign = (full: boolean, decided: Decided | null = null) =>
    sectionNames.map((section) =>
      redesignCategory(
        readable(section),
        countable.filter(({ category }): boolean => (category ?? noCategory) === section),
        { monthly, per },
        (item) => instructionsFor(item, section, decided),
        { elasticities, full, lean: wantsLess(goals) },
      ),
    )
  const goneFrom = (categories: readonly RedesignedCategory[]) =>
    new Set([
      ...allItems(categories).flatMap(({ name, move }) => (move === 'remove' ? [name] : [])),
      ...named.flatMap((item) => (orders.of(item).leaves === null ? [] : [item.name])),
      ...leaving.keys(),
    ])
  const remains = (gone: ReadonlySet<string>) => onMenu.filter(({ name }) => !gone.has(name)).length

  const remaining = onMenu.filter((item) => orders.of(item).leaves === null)
  const rank = {
    isKept: (item: Asked) => orders.of(item).kept || orders.of(item).promoted || staysFor(item),
    worth: ({ name }: Asked) => worth.get(name) ?? 0,
  }
  const held = heldByCounts(context.sheet, remaining, rank)
  const isHeld = (item: Asked) => rank.isKept(item) || held.has(item.name)
  const bounded = [
    ...sellingLittle(context.sheet, remaining, isHeld, {
      sold: new Map((joined?.items ?? []).map((item) => [item.name, item])),
      monthly: sales?.period ? monthly : 1,
    }),
    ...beyondBounds(context.sheet, remaining, isHeld, rank.worth),
    ...beyondCounts(context.sheet, remaining, { ...rank, isKept: isHeld }),
  ]
  for (const { name, reason } of bounded) leaving.set(name, { reason, loss: null })
  let candidates = redesign(false)
  const full = room?.least != null && remains(goneFrom(candidates)) < room.least
  if (full) candidates = redesign(true)
  const cut =
    room?.most == null
      ? null
      : cutFor(
          {
            menu: remaining,
            house: context.restaurant.name,
            orderOf: (item) => (isHeld(item) ? { ...orders.of(item), kept: true } : orders.of(item)),
            wanted,
            unwanted: unwantedIn(context.sheet, remaining, room.most, rank.worth, slow),
            sold: new Map((joined?.items ?? []).map((item) => [item.name, item])),
          },
          room.most,
        )
  // Once its neighbours are removed, an item due for removal may pay again and stay: then another one has to go.
  while (cut && room?.most != null && remains(goneFrom(candidates)) > room.most) {
    const out = cut.next(candidates, goneFrom(candidates))
    if (!out) break
    leaving.set(out.name, out)
    candidates = redesign(full)
  }

  const orderOf = (item: Asked): Order => {
    const order = orders.of(item)
    return {
      ...order,
      leaves: order.leaves ?? leaving.get(item.name)?.reason ?? null,
    }
  }
  const left = leftItems({ menu, joined: joined ?? null, described, orderOf, orders })
  const gone = goneFrom(candidates)
  const pages = askedPages(orders, menu, gone)
  const soldAs = joined?.soldAs ?? new Map<string, string>()
  const source = (of: readonly RedesignedCategory[]) => ({
    menu,
    categories: of,
    left,
    pages,
    goals,
    gone,
    soldAs,
    promoted: (item: MenuItem) => orders.of(asked(item, item.description)).promoted,
    seasonOf: (item: MenuItem) => longSeason(item, context.today),
    readable,
    context,
  })
  const { boxes, decided } = decide(source(candidates), orders, elasticities, leaving.size > 0)
  const categories = redesign(full, decided)
  const losing = losingOrders(
    categories.flatMap(({ name: section, items }) =>
      items.flatMap(({ name, price, newPrice, effect, proposed }) =>
        newPrice === null || proposed !== undefined
          ? []
          : [{ name, price, newPrice, gain: effect, limits: orders.limitsOf({ name, section, price }) }],
      ),
    ),
  )
  if (losing.length > 0) return redesignWithout([...leftOut, ...losing], answers, context)
  const { menu: drawn, cachaca } = newMenu(source(categories), boxes)
  const kids = kidsDishes(context.sheet, drawn, categories)
  const inWords = (text: string) => inHouseWords(text, { menu: menu.items, context })
  const planned = printedPlan(drawn, context.sheet, drinks, inWords, kids)
  const { menu: printed, pages: printedPages } = pages
    ? onPages(planned, pages.length)
    : { menu: planned, pages }
  const effect = allItems(categories).reduce((sum, item) => sum + item.effect, 0)
  const spared = cut?.spared(categories, leaving, gone) ?? []
  const comboWishes = ofKind(context.sheet, 'newCombo')
  const chosen = askedCombos(
    comboWishes,
    categories,
    monthly,
    (item, section) => instructionsFor(item, section, decided).doubt === null,
  )
  const combos =
    comboWishes.length > 0
      ? chosen.flatMap(({ combo }) => combo ?? [])
      : goals.some((goal) =>
            /combo|ticket|conta m[eé]dia|gasto m[eé]dio|dias fracos|drinks|vinho|bebida/i.test(goal),
          )
        ? combosOf(
            categories,
            monthly,
            (item, section) => instructionsFor(item, section, decided),
            goals,
            set,
          )
        : []
  const outlook =
    sales && joined && countable.length > 0
      ? outlookOf({
          categories,
          cachaca,
          printed,
          goals: ofKind(context.sheet, 'target').some(({ of }) => of === 'ticket')
            ? [...goals, 'Aumentar o ticket médio']
            : goals,
          monthly,
          elasticities,
          title,
          type: context.restaurant.type,
        })
      : null
  refuseUnknown(set, (price) =>
    price.with === undefined
      ? allItems(categories).some(({ name, move }) => name === price.item && move !== 'remove')
      : combos.some(({ dish, addition }) => dish === price.item && addition === price.with),
  )
  const content: MenuRedesign = {
    kind: 'menu_redesign',
    title,
    goals,
    kept: named.filter((item) => orders.of(item).kept).map(({ name }) => name),
    notUnderstood: [],
    menu: facts,
    house: joined && joined.costs > 0 ? [usedMenu(context.house, joined.costs, 'o custo de ')] : [],
    ...(printedPages && { pages: printedPages }),
    categories,
    left,
    effect,
    newMenu: printed,
    leaves: leavesOf(named, categories, left, gone),
    ...(spared.length > 0 && { spared }),
    combos,
    ...(cachaca && { cachaca }),
    ...(outlook && { outlook }),
    ...(sales && sales.period === null && { fileName: fileNameOf(answers.sales_data) }),
    ...(sales && { watch: watchOf(allItems(categories), sales, elasticities) }),
    ...(sales
      ? {
          summary: summaryOf({
            title,
            categories,
            counted: countable.length,
            gone,
            costless: left.flatMap(({ name, reason }) => (reason === 'no_cost' ? [name] : [])),
            outlook,
            cachaca,
            loose:
              printed.sections.find(({ name }) => name === looseCard)?.items.map(({ name }) => name) ?? [],
            framed: printed.boxes.map(({ name }) => name),
            per,
            monthly,
            balance:
              outlook &&
              balanceOf(outlook, categories, leaving, { monthly, items: itemsOn(printed.sections) }),
          }),
          period: { days, dated: sales.period !== null },
          elasticities,
          figures: figuresOf({
            title,
            days,
            gap,
            orders,
            elasticities,
            combos: combos.length > 0,
            categories,
          }),
          assumptions: [],
        }
      : {
          summary: summaryWithoutSales(facts, gone),
          period: null,
          assumptions: ['Sem vendas, nenhum item foi classificado e nenhum efeito em reais foi calculado.'],
        }),
  }
  Object.assign(
    content,
    planOf({
      context,
      content,
      menu,
      sales: sales ?? null,
      drinks,
      combos: chosen,
      categories,
      leaving,
      limitsOf: orders.limitsOf,
      monthly,
      kids,
    }),
  )
  const layout = layoutOf(context.sheet, content)
  if (layout.length > 0) content.layout = layout
  const markedFoods = markedFoodsIn(context.sheet)
  if (markedFoods.length > 0) content.markedFoods = markedFoods
  const freeMarks = freeMarksIn(printed, context.sheet)
  if (freeMarks.length > 0) content.freeMarks = freeMarks
  if (kitchen.length > 0) content.kitchen = kitchen.map(({ what }) => what)
  const notes = ofKind(context.sheet, 'pageNote').map(({ note }) => note)
  if (notes.length > 0) content.pageNotes = notes
  const sheetSize = sheetSizeOf(context.sheet)
  if (sheetSize) content.sheetSize = sheetSize
  return [
    {
      title,
      contentType: 'analysis',
      content,
      downloadable: true,
      explanations: explain(context, named, content, orders, leftOut),
      limits: countable.map(({ name, category, price }) => ({
        item: name,
        limits: orders.limitsOf({ name, section: category ?? noCategory, price }),
      })),
    },
  ]
}
