/** Everything that the plan adds for the wishes that only it can answer. */
import type { EngineContext } from '../../../base/context.ts'
import { seasonOf } from '../../../base/house/held-back.ts'
import { hasAlcohol, itemKind } from '../../../base/house/item-kind.ts'
import { known } from '../../../base/house/own-menu.ts'
import type { PriceLimits } from '../../../base/pricing/limits.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import { ofKind } from '../../../base/request/wish.ts'
import type { Menu } from '../../../documents/menu.ts'
import type { Sales } from '../../../documents/sales.ts'
import type { AskedDrink } from '../asked-drinks.ts'
import { inHouseWords } from '../asked-drinks.ts'
import type { Leaving } from '../cut.ts'
import { hasNewCosts } from '../implied.ts'
import { daysOfMonth } from '../joined.ts'
import type { OwnerDecisions } from '../owner-decisions.ts'
import { perOf } from '../period.ts'
import type { MenuRedesign, NewMenu, RedesignedCategory } from '../schema.ts'
import { answersTo } from './answers.ts'
import type { AskedCombo } from './asked-combos.ts'
import { balanceOf } from './cut-balance.ts'
import { dearItems } from './dear.ts'
import type { KidsDish } from './kids-section.ts'
import { plannedFor } from './planned.ts'
import { closedDays, datesTo, printFor } from './print.ts'
import { recipesOf } from './printed-plan.ts'
import { concerns } from './served.ts'
import { slowNames } from './slow-dishes.ts'
import { holdsShare } from './wanted-less.ts'

export type PlanInput = {
  context: EngineContext
  content: MenuRedesign
  menu: Menu
  sales: Sales | null
  drinks: readonly AskedDrink[]
  combos: readonly AskedCombo[]
  categories: readonly RedesignedCategory[]
  leaving: ReadonlyMap<string, Leaving>
  limitsOf: (item: { name: string; section: string | null; price: number }) => PriceLimits
  decisions: OwnerDecisions
  monthly: number
  kids: readonly KidsDish[]
}

const linesOf = ({ sections }: NewMenu) =>
  sections.flatMap(({ name: section, items }) => items.map((line) => ({ ...line, section })))

/** Costs of the printed lines at their printed prices. */
function costed({ menu, categories }: PlanInput, printed: NewMenu) {
  const costs = new Map(
    categories.flatMap(({ items }) => items.map(({ name, cost }) => [name, cost] as const)),
  )
  const listed = new Map(menu.items.map(({ name, cost }) => [name, known(cost)] as const))
  return linesOf(printed).flatMap(({ name, section, price }) => {
    const cost = costs.get(name) ?? listed.get(name) ?? null
    return cost === null || price === null ? [] : [{ name, section, price, cost }]
  })
}

const minus = (value: number) => Math.round(value * 100) / 100

/** Sales and margin of each item that leaves, R$ a month. */
function lostOf({ categories, monthly }: PlanInput): NonNullable<MenuRedesign['lost']> {
  return categories.flatMap(({ items }) =>
    items.flatMap(({ name, units, margin, move, effect }) =>
      move === 'remove'
        ? [{ name, units: units * monthly, margin: units * monthly * margin, loss: minus(-effect) }]
        : [],
    ),
  )
}

export function planOf(input: PlanInput): Partial<MenuRedesign> {
  const { context, content, menu, sales, drinks, combos, categories, leaving, monthly } = input
  const { sheet, today } = context
  const printed = content.newMenu
  if (!printed) return {}
  const inWords = (text: string) => inHouseWords(text, { menu: menu.items, context })
  const served = ofKind(sheet.wishes, 'served')
  const untilOf = ({ name, section }: { name: string; section: string }) =>
    served.find((wish) => wish.until !== undefined && concerns(wish)({ name, section, text: null }))?.until ??
    null
  const limitsOf = (item: { name: string; section: string; price: number }) => input.limitsOf(item)
  const [share] = ofKind(sheet.wishes, 'costShare')
  const dear = share ? dearItems(share, costed(input, printed), limitsOf, untilOf) : []
  const [budget] = ofKind(sheet.wishes, 'budget')
  const print = budget ? printFor(budget.max) : []
  const closed = closedDays(sheet)
  const [deadline] = ofKind(sheet.wishes, 'deadline')
  const dates = deadline?.by === undefined ? null : datesTo({ ...deadline, by: deadline.by }, today, closed)
  const lost = lostOf(input)
  const lines = linesOf(printed)
  const balance = content.outlook
    ? balanceOf(content.outlook, categories, leaving, { monthly, items: lines.length })
    : null
  const questions = ofKind(sheet.wishes, 'question')
  const answers = answersTo(questions, {
    categories,
    sales,
    monthly,
    per: perOf(content),
    elasticities: content.elasticities ?? { drinks: -0.9, food: -1.2 },
    limitsOf,
    decisions: input.decisions,
    listed: costed(input, printed),
    priced: lines.flatMap(({ name, section, price }) => (price === null ? [] : [{ name, section, price }])),
    leaves: content.leaves ?? [],
    held: lines
      .filter(({ name, section }) =>
        ofKind(sheet.wishes, 'keepPrice').some(({ item }) => namesItem(item, { name, section })),
      )
      .map(({ name }) => name),
    shown: lines
      .filter(({ name, section }) =>
        ofKind(sheet.wishes, 'promote').some(({ item }) => namesItem(item, { name, section })),
      )
      .map(({ name }) => name),
    goals: content.goals,
    inCeara: content.inCeara === true,
    closedOf: ({ name }) =>
      seasonOf(
        { name, description: menu.items.find((item) => item.name === name)?.description ?? null },
        today,
      ),
    outlook: content.outlook ?? null,
    dishes: lines
      .filter(({ name, section }) => itemKind({ name, section }) === 'dish')
      .map(({ name, contains, hints = [] }) => ({ name, contains: [...contains, ...hints] })),
    boxes: printed.boxes,
    slow: slowNames(questions, { categories }),
    kids: input.kids,
    combos: content.combos ?? [],
    isPaid: hasNewCosts(sheet),
    lost: ofKind(sheet.wishes, 'costNow').flatMap(({ item, lost: percent }) =>
      percent === undefined ? [] : [{ item, percent }],
    ),
    costless: [
      ...content.left.map(({ name }) => name),
      ...menu.items.filter(({ cost }) => known(cost) === null).map(({ name }) => name),
    ],
  })
  const planned = plannedFor({
    sheet,
    today,
    printed,
    drinks,
    combos,
    base: {
      categories: [...categories],
      ...(content.outlook && { outlook: content.outlook }),
      monthly,
      per: perOf(content),
      openDays: Math.round((daysOfMonth * (7 - closed.size)) / 7),
    },
    dear,
    print,
    period: content.period,
    holding: (wish) => {
      const holds = holdsShare(wish)
      return lines
        .filter(({ name, section, text, textToday }) =>
          holds({ name, section, description: textToday ?? (hasAlcohol({ name, section }) ? text : null) }),
        )
        .map(({ name }) => name)
    },
  })
  const recipes = recipesOf(drinks, inWords)
  return {
    ...(planned.length > 0 && { planned }),
    ...(answers.length > 0 && { answers }),
    ...(recipes.length > 0 && { recipes }),
    ...(dear.length > 0 && { dear }),
    ...(print.length > 0 && { print }),
    ...(dates && { dates }),
    ...(lost.length > 0 && { lost }),
    ...(balance && { balance }),
  }
}
