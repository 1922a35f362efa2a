/** The report's content: figures, texts and lists, from the finished redesign. */
import { isInCeara } from '../../base/ceara.ts'
import { usedMenu } from '../../base/house/own-menu.ts'
import { ofTheHouse } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber } from '../../base/language/text.ts'
import { ofKind } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import { inPrint } from './amounts.ts'
import type { AskedDrink } from './asked-drinks.ts'
import type { Brief } from './brief.ts'
import { figuresOf } from './figures.ts'
import { leavesOf } from './leaves.ts'
import { leftRises } from './left-rise.ts'
import type { MenuCombos } from './menu-combos.ts'
import { menuFacts } from './menu-facts.ts'
import { nextCutsOf } from './next-cuts.ts'
import { outlookOf } from './outlook.ts'
import { itemsOn, layoutOf, sheetSizeOf } from './page-wishes.ts'
import { looseCard } from './placed.ts'
import { balanceOf } from './plan/cut-balance.ts'
import { freeMarksIn } from './plan/free-marks.ts'
import { markedFoodsIn } from './plan/marked-diets.ts'
import { noteAnswer } from './plan/page-notes.ts'
import { planOf } from './plan/plan-of.ts'
import type { PrintedMenu } from './printed-menu.ts'
import type { MenuRedesign, NewMenu, Outlook, RedesignedCategory } from './schema.ts'
import type { ShorterMenu } from './shorter-menu.ts'
import { summaryOf, summaryWithoutSales } from './summary.ts'
import { watchOf } from './watch.ts'

/** A redesign with nothing left to decide. */
export interface Finished {
  categories: RedesignedCategory[]
  /** The items that are not classified. */
  left: MenuRedesign['left']
  shorter: ShorterMenu
  print: PrintedMenu
  combos: MenuCombos
  drinks: readonly AskedDrink[]
}

export function contentOf(brief: Brief, finished: Finished): MenuRedesign {
  const { context, goals, listed, sold, orders } = brief
  const { categories, left, shorter, print, combos, drinks } = finished
  const { sales, joined } = sold
  const title = titleOf(brief)
  const facts = menuFacts(listed.menu)
  const spared = shorter.spared(categories)
  const nextCuts = sales ? nextCutsOf(brief, categories, shorter.gone) : []
  const outlook = outlookIn(brief, finished)
  const content: MenuRedesign = {
    kind: 'menu_redesign',
    title,
    goals,
    kept: listed.named.filter((item) => orders.of(item).kept).map(({ name }) => name),
    notUnderstood: [],
    menu: facts,
    house: joined && joined.costs > 0 ? [usedMenu(context.house, joined.costs, 'o custo de ')] : [],
    ...(print.pages && { pages: print.pages }),
    categories,
    left,
    effect: categories.flatMap(({ items }) => items).reduce((sum, item) => sum + item.effect, 0),
    newMenu: print.printed,
    inCeara: isInCeara(context.restaurant.city),
    leaves: leavesOf(listed.named, categories, left, shorter.gone),
    ...(spared.length > 0 && { spared }),
    ...(nextCuts.length > 0 && { nextCuts }),
    combos: combos.combos,
    ...(print.cachaca && { cachaca: print.cachaca }),
    ...(outlook && { outlook }),
    ...(sales
      ? calculatedParts(brief, sales, finished, outlook)
      : {
          summary: summaryWithoutSales(facts, shorter.gone),
          period: null,
          assumptions: ['Sem vendas, nenhum item foi classificado e nenhum efeito em reais foi calculado.'],
        }),
  }
  const planned = {
    ...content,
    ...planOf({
      context,
      content,
      menu: listed.menu,
      sales,
      drinks,
      combos: combos.asked,
      categories,
      leaving: shorter.leaving,
      limitsOf: orders.limitsOf,
      decisions: brief.decisions,
      monthly: sold.span.monthly,
      kids: print.kids,
    }),
  }
  const rises = leftRises(context.sheet, planned)
  return {
    ...planned,
    ...(rises.length > 0 && { leftRises: rises }),
    ...pageParts(brief, planned, print.printed),
  }
}

const titleOf = ({ context }: Brief) => `Novo cardápio ${ofTheHouse(context.restaurant.name)}`

/** The gain in R$ of the stated period; null without a sheet, or if nothing on it can be counted. */
function outlookIn(brief: Brief, { categories, print }: Finished): Outlook | null {
  const { context, goals, sold, elasticities } = brief
  if (sold.countable.length === 0) return null
  const hasTicketTarget = ofKind(context.sheet.wishes, 'target').some(({ of }) => of === 'ticket')
  return outlookOf({
    categories,
    cachaca: print.cachaca,
    printed: print.printed,
    goals: hasTicketTarget ? [...goals, 'Aumentar o ticket médio'] : goals,
    monthly: sold.span.monthly,
    elasticities,
    title: titleOf(brief),
    type: context.restaurant.type,
  })
}

/** The section before the cachaça, where the owner's order of sections begins with another one. */
function opening({ context }: Brief, sections: readonly { name: string }[]): { opensWith?: string } {
  if (!context.sheet.wishes.some(({ kind }) => kind === 'sections')) return {}
  const at = sections.findIndex(({ name }) => /cacha[cç]a|bebida|drink|coquet|\bbar\b/i.test(name))
  const before = sections[at - 1]
  return before ? { opensWith: before.name } : {}
}

/** The parts that only a sales sheet allows: what the plan brings, over which period, and what to watch. */
function calculatedParts(
  brief: Brief,
  sales: Sales,
  { categories, left, shorter, print, combos }: Finished,
  outlook: Outlook | null,
) {
  const { orders, sold, elasticities } = brief
  const title = titleOf(brief)
  const { days, gap, per, monthly } = sold.span
  const { sections, boxes } = print.printed
  return {
    ...(sales.period === null && { fileName: sold.fileName }),
    watch: watchOf(
      categories.flatMap(({ items }) => items),
      sales,
      elasticities,
    ),
    summary: summaryOf({
      title,
      categories,
      counted: sold.countable.length,
      gone: shorter.gone,
      costless: left.flatMap(({ name, reason }) => (reason === 'no_cost' ? [name] : [])),
      outlook,
      cachaca: print.cachaca,
      ...opening(brief, sections),
      loose: sections.find(({ name }) => name === looseCard)?.items.map(({ name }) => name) ?? [],
      framed: boxes.map(({ name }) => name),
      per,
      monthly,
      balance:
        outlook && balanceOf(outlook, categories, shorter.leaving, { monthly, items: itemsOn(sections) }),
    }),
    period: { days, dated: sales.period !== null, ...sales.period },
    elasticities,
    figures: figuresOf({
      title,
      days,
      gap,
      orders,
      elasticities,
      combos: combos.combos.length > 0,
      categories,
    }),
    assumptions: [],
  }
}

/** What the owner asks of the page itself: its paper, signs, notes and type. Absent where nothing is asked. */
function pageParts({ context: { sheet }, kitchen, listed }: Brief, page: MenuRedesign, printed: NewMenu) {
  const layout = layoutOf(sheet, page)
  const markedFoods = markedFoodsIn(sheet)
  const freeMarks = freeMarksIn(printed, sheet)
  const notes = ofKind(sheet.wishes, 'pageNote')
    .filter((note) => noteAnswer(note, printed, sheet.wishes) === null)
    .map(({ note }) => note)
  const sheetSize = sheetSizeOf(sheet)
  const costs = ofKind(sheet.wishes, 'costNow').flatMap(({ item, price: cost }) => {
    const own = listed.menu.items.find(({ name }) => name === item)
    // The sheet's own cost is the one that its sums use.
    const counted = page.categories.flatMap(({ items }) => items).find(({ name }) => name === item)
    if (!own || own.price === null || cost === undefined || own.cost !== cost) return []
    if (counted && counted.cost !== cost) return []
    return [
      {
        item,
        text: `${item}: ${inPrint(own.price)} menos ${formatBrl(cost)} deixam ${formatBrl(own.price - cost)}; o custo é ${formatNumber(Math.round((cost / own.price) * 100))}% do preço.`,
      },
    ]
  })
  return {
    ...(layout.length > 0 && { layout }),
    ...(markedFoods.length > 0 && { markedFoods }),
    ...(freeMarks.length > 0 && { freeMarks }),
    ...(kitchen.length > 0 && { kitchen: kitchen.map(({ what }) => what) }),
    ...(notes.length > 0 && { pageNotes: notes }),
    ...(sheetSize && { sheetSize }),
    ...(costs.length > 0 && { costs }),
  }
}
