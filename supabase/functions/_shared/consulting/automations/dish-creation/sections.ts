import { addDays } from '../../base/calendar.ts'
import { menuFoot } from '../../base/language/health-risk.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { stockDays } from './actions.ts'
import { shortDay } from './launch.ts'
import { basesSection, griddleSection, soberLine, stagesSection, unwiseSection } from './plan-blocks.ts'
import { safetyRuleIds, safetyRules } from './safety.ts'
import type { Dish, DishContent, DishMenu } from './schema.ts'
import { tastedPortions } from './shopping.ts'
import { incomplete, specOf } from './spec.ts'
import { tastingSection } from './tasting-section.ts'

function summarySection(menu: DishMenu): ReportSection {
  const { excluded } = menu.understood
  const blocks: Block[] = [{ kind: 'text', text: menu.summary }]
  if (excluded.length > 0)
    blocks.push({ kind: 'keyValues', items: [{ key: 'Ficou de fora', value: joinList(excluded) }] })
  const enters = new Map(
    menu.plan?.stages.flatMap(({ day, dishes }) => dishes.map((id) => [id, shortDay(day)] as const)),
  )
  const isStaged = enters.size > 0
  blocks.push({
    kind: 'table',
    caption: 'O menu em uma página',
    headers: ['Prato', 'Preço', 'Custo', 'Custo %', 'Margem', 'Minutos', ...(isStaged ? ['Entra'] : [])],
    rows: menu.overview.map((row) => [
      row.name,
      row.suggestedPrice === null ? '—' : formatBrl(row.suggestedPrice),
      row.complete ? formatBrl(row.cost) : incomplete,
      row.foodCostPct === null ? '—' : `${formatNumber(row.foodCostPct)}%`,
      row.margin === null ? '—' : formatBrl(row.margin),
      String(row.minutes),
      ...(isStaged ? [enters.get(row.id) ?? '—'] : []),
    ]),
    numeric: [1, 2, 3, 4, 5],
  })
  if (menu.warnings.length > 0) {
    blocks.push({ kind: 'notice', tone: 'warn', title: 'Antes de usar', text: menu.warnings.join(' ') })
  }
  return { id: 'resumo', title: 'Resumo', blocks }
}

/** Staples that every kitchen has: check before buying. */
const staples =
  /^(?:sal|alho|cebola|cebola roxa|óleo vegetal|açúcar|vinagre.*|canela em pó|pimenta-do-reino em grão|suco de limão|coentro)$/

function shoppingCaption(menu: DishMenu): string {
  const {
    shopping: { portions },
    plan,
    overview,
  } = menu
  const [first] = plan?.stages ?? []
  if (!first) return `Para ${portions} porções de cada prato`
  const names = first.dishes.flatMap((id) => overview.find((dish) => dish.id === id)?.name ?? [])
  return menu.tasting
    ? `Para ${portions} porções de cada tempo, com 10% de folga`
    : `Para ${portions} porções de cada: ${joinList(names)} (${portions - tastedPortions} para vender na primeira semana, ${tastedPortions} para provar)`
}

/** When each kind of goods is bought, for a menu with a launch day. */
function whenBought({ plan }: DishMenu) {
  const [first] = plan?.stages ?? []
  if (!first) return null
  return {
    keeps: `até ${shortDay(addDays(first.day, -stockDays))}`,
    week: `véspera, ${shortDay(addDays(first.day, -1))}`,
    day: 'dia a dia',
  }
}

/** Perishables that the house does not buy yet, with the dishes that need them. */
function newLine(dishes: readonly Dish[]): Block[] {
  const added = new Map<string, string[]>()
  for (const { name, newIngredients = [] } of dishes)
    for (const item of newIngredients) added.set(item, [...(added.get(item) ?? []), name])
  const items = [...added].map(([item, names]) => `${item} (${joinList(names)})`)
  return items.length > 0
    ? [{ kind: 'text', text: `Fresco que a casa ainda não compra, pelo cardápio: ${joinList(items)}.` }]
    : []
}

function shoppingSection(menu: DishMenu, dishes: readonly Dish[]): ReportSection {
  const { shopping } = menu
  const isStaple = ({ name }: { name: string }) => menu.plan !== undefined && staples.test(name)
  const bought = shopping.items.filter((item) => !isStaple(item))
  const larder = shopping.items.filter(isStaple)
  const whenWords = whenBought(menu)
  return {
    id: 'compras',
    title: menu.plan ? 'Primeira compra' : 'Lista de compras',
    blocks: [
      {
        kind: 'table',
        caption: shoppingCaption(menu),
        headers: ['Ingrediente', 'Comprar', 'Custo', ...(whenWords ? ['Quando'] : [])],
        rows: bought.map(({ name, packs, packLabel, costBRL, when }) => [
          name,
          costBRL === null
            ? packLabel
            : packLabel === 'kg'
              ? `${formatNumber(packs)} kg`
              : `${formatNumber(packs)} × ${packLabel}`,
          costBRL === null ? 'a consultar' : formatBrl(costBRL),
          ...(whenWords ? [whenWords[when ?? 'keeps']] : []),
        ]),
        numeric: [2],
        figure: { caption: 'Onde está o custo da lista', unit: 'brl', column: 2 },
      },
      {
        kind: 'text',
        text: `Total${larder.length > 0 ? ' com a despensa' : ''}: **${formatBrl(shopping.totalBRL)}**${shopping.items.some(({ costBRL }) => costBRL === null) ? ', mais o que está a consultar' : ''}.`,
      },
      ...newLine(dishes),
    ],
  }
}

/** Each food safety rule once, with the dishes it applies to. */
function safetyBlocks(dishes: readonly Dish[]): Block[] {
  const items = safetyRuleIds.flatMap((rule) => {
    const held = dishes.flatMap(({ name, safety = [] }) => {
      const what = safety.flatMap((point) =>
        typeof point === 'object' && point.rule === rule ? [point.what] : [],
      )
      return what.length > 0 ? [`${name} (${joinList([...new Set(what)])})`] : []
    })
    return held.length > 0 ? [{ key: safetyRules[rule], value: joinList(held) }] : []
  })
  return items.length === 0
    ? []
    : [
        { kind: 'subtitle', text: 'Temperaturas, prato a prato (RDC 216/2004 da ANVISA)' },
        { kind: 'keyValues', items },
      ]
}

/** The doses that the house does not sell yet, once for all the dishes that they go with. */
function newDoses(dishes: readonly Dish[]): string[] {
  const doses = new Map<string, string[]>()
  for (const { name, pairing } of dishes) {
    if (pairing.newPrice === undefined) continue
    const dose = `${pairing.label} a ${formatBrl(pairing.newPrice)}`
    doses.set(dose, [...(doses.get(dose) ?? []), name])
  }
  const all = [...doses].map(([dose, names]) => `${dose}, com ${joinList(names)}`)
  return all.length > 0 ? [`Doses que a casa ainda não vende: ${all.join('; ')}.`] : []
}

/** The report of a dish consultation, from its contents alone. */
export function dishSections(contents: readonly DishContent[]): ReportSection[] {
  const dishes = contents.filter((content) => content.kind === 'dish')
  const menu = contents.find((content) => content.kind === 'dish_menu')
  const sheets: ReportSection = {
    id: 'fichas',
    title: 'Fichas técnicas',
    blocks: [{ kind: 'dishes', items: dishes.map(specOf) }],
  }
  if (!menu) return [sheets]
  const { plan } = menu
  const service: Block[] = [
    {
      kind: 'list',
      items: [...menu.script, ...(plan ? [soberLine(plan, menu.title)] : []), ...newDoses(dishes)],
    },
    ...safetyBlocks(dishes),
  ]
  if (menu.safety.length > 0) {
    service.push({ kind: 'subtitle', text: 'Segurança do flambado' }, { kind: 'list', items: menu.safety })
  }
  service.push({
    kind: 'notice',
    tone: 'warn',
    title: 'No cardápio',
    text: `Ao lado dos pratos: “Contém álcool.” No rodapé: ${menuFoot}`,
  })
  const withContent = ({ blocks }: ReportSection) => blocks.length > 0
  return [
    summarySection(menu),
    ...(menu.tasting ? [tastingSection(menu.tasting)] : []),
    sheets,
    ...(plan
      ? [basesSection(plan, dishes, menu.title), ...(menu.tasting ? [] : [stagesSection(menu, dishes)])]
      : []
    ).filter(withContent),
    ...(plan ? [griddleSection(plan, dishes, menu.title)] : []).filter(withContent),
    shoppingSection(menu, dishes),
    { id: 'servico', title: 'Serviço e segurança', blocks: service },
    ...(plan && !menu.tasting ? [unwiseSection(plan)] : []).filter(withContent),
    { id: 'premissas', title: 'Premissas', blocks: [{ kind: 'list', items: menu.assumptions }] },
  ]
}
