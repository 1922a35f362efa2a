import { addDays } from '../../base/calendar.ts'
import { menuFoot } from '../../base/language/health-risk.ts'
import { packsText } from '../../base/language/packs.ts'
import { shortenNames } from '../../base/language/short-names.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { stockDays } from './actions.ts'
import { shortDay } from './launch.ts'
import { basesSection, griddleSection, soberLine } from './plan-blocks.ts'
import { safetyRuleIds, safetyRules } from './safety.ts'
import type { Dish, DishContent, DishMenu } from './schema.ts'
import { tastedPortions } from './shopping.ts'
import { incomplete, specOf } from './spec.ts'
import { tastingSection } from './tasting-section.ts'

function summarySection(menu: DishMenu): ReportSection {
  const blocks: Block[] = [{ kind: 'text', text: menu.summary }]
  const enters = new Map(
    menu.plan?.stages.flatMap(({ day, dishes }) => dishes.map((id) => [id, shortDay(day)] as const)),
  )
  // One day for all dishes is in the actions.
  const isStaged = new Set(enters.values()).size > 1
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
  if (menu.english)
    blocks.push({
      kind: 'table',
      caption: 'Em inglês, sob cada nome',
      headers: ['Prato', 'In English'],
      rows: menu.english.map(({ name, line }) => [name, line ?? 'a traduzir por quem fale inglês']),
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
    : `Para ${portions} porções de ${names.length === overview.length ? 'cada' : `cada um dos primeiros: ${joinList(names)}`} (${portions - tastedPortions} para vender na primeira semana, ${tastedPortions} para provar)`
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

function withShortNames(section: ReportSection, shorten: (text: string) => string): ReportSection {
  const blocks = section.blocks.map((block): Block => {
    switch (block.kind) {
      case 'text':
        return { ...block, text: shorten(block.text) }
      case 'list':
        return { ...block, items: block.items.map(shorten) }
      case 'keyValues':
        return { ...block, items: block.items.map(({ key, value }) => ({ key, value: shorten(value) })) }
      case 'table':
        return { ...block, caption: shorten(block.caption) }
      default:
        return block
    }
  })
  return { ...section, blocks }
}

/** Perishables that the house does not buy yet. */
function newLine(dishes: readonly Dish[]): Block[] {
  const items = new Set(dishes.flatMap(({ newIngredients = [] }) => newIngredients))
  return items.size > 0
    ? [{ kind: 'text', text: `Fresco que a casa ainda não compra, pelo cardápio: ${joinList([...items])}.` }]
    : []
}

/** Dearest goods of the list that have a row; the others share a line. */
const rowsShown = 8

function amountWords({ packs, packLabel, costBRL }: DishMenu['shopping']['items'][number]): string {
  if (costBRL === null) return packLabel
  // The line already stands in brackets.
  return packsText(packs, packLabel.replace(/ \((.+)\)$/, ', $1'))
}

function shoppingSection(menu: DishMenu, dishes: readonly Dish[]): ReportSection {
  const { shopping } = menu
  const isStaple = ({ name }: { name: string }) => menu.plan !== undefined && staples.test(name)
  const bought = shopping.items.filter((item) => !isStaple(item))
  const hasLarder = bought.length < shopping.items.length
  const whenWords = whenBought(menu)
  const rest = bought.slice(rowsShown).map((item) => `${item.name} (${amountWords(item)})`)
  return {
    id: 'compras',
    title: menu.plan ? 'Primeira compra' : 'Lista de compras',
    blocks: [
      {
        kind: 'table',
        caption: shoppingCaption(menu),
        headers: ['Ingrediente', 'Comprar', 'Custo', ...(whenWords ? ['Quando'] : [])],
        rows: bought
          .slice(0, rowsShown)
          .map((item) => [
            item.name,
            amountWords(item),
            item.costBRL === null ? 'a consultar' : formatBrl(item.costBRL),
            ...(whenWords ? [whenWords[item.when ?? 'keeps']] : []),
          ]),
        numeric: [2],
        figure: { caption: 'Onde está o custo da lista', unit: 'brl', column: 2 },
      },
      {
        kind: 'text',
        text: `${rest.length > 0 ? `Mais ${joinList(rest)}. ` : ''}Total${hasLarder ? ' com a despensa' : ''}: **${formatBrl(shopping.totalBRL)}**${shopping.items.some(({ costBRL }) => costBRL === null) ? ', mais o que está a consultar' : ''}.`,
      },
      ...newLine(dishes),
    ],
  }
}

/** Each food safety rule once, with what it applies to; "Antes de abrir" lists what is made ahead. */
function safetyBlocks(dishes: readonly Dish[]): Block[] {
  const items = safetyRuleIds.flatMap((rule) => {
    const held = dishes.flatMap(({ safety = [] }) =>
      safety.flatMap((point) => (typeof point === 'object' && point.rule === rule ? [point.what] : [])),
    )
    return held.length > 0 ? [{ key: safetyRules[rule], value: joinList([...new Set(held)]) }] : []
  })
  return items.length === 0
    ? []
    : [
        { kind: 'subtitle', text: 'Temperaturas (RDC 216/2004 da ANVISA)' },
        { kind: 'keyValues', items },
      ]
}

/** What goes with the dishes: drinks of the house, else doses, each once with all its dishes. */
function companions(dishes: readonly Dish[]): string[] {
  const sides = new Map<string, string[]>()
  for (const { name, pairing } of dishes) {
    const serve = pairing.own
      ? pairing.own.name
      : `${pairing.label}${pairing.newPrice === undefined ? '' : ` (dose nova, ${formatBrl(pairing.newPrice)})`}`
    sides.set(serve, [...(sides.get(serve) ?? []), name])
  }
  const all = [...sides].map(([serve, names]) =>
    names.length === dishes.length && names.length > 1
      ? `${serve}, com todos`
      : `${serve}, com ${joinList(names)}`,
  )
  return all.length > 0 ? [`Para beber ao lado: ${all.join('; ')}.`] : []
}

/** The report of a dish consultation, from its contents alone. */
export function dishSections(contents: readonly DishContent[]): ReportSection[] {
  const dishes = contents.filter((content) => content.kind === 'dish')
  const menu = contents.find((content) => content.kind === 'dish_menu')
  const sheets: ReportSection = {
    id: 'fichas',
    title: 'Fichas técnicas',
    blocks: [{ kind: 'dishes', items: dishes.map((dish) => specOf(dish, menu?.plan)) }],
  }
  if (!menu) return [sheets]
  const { plan } = menu
  const freeNames = dishes.filter(({ sober }) => sober === true).map(({ name }) => name)
  const isSober = dishes.every(({ sober }) => sober === true)
  const service: Block[] = [
    {
      kind: 'list',
      items: [
        ...menu.script,
        ...(plan && !isSober ? [soberLine(plan, menu.title, freeNames)].filter((line) => line !== '') : []),
        ...(isSober || menu.isForChildren ? [] : companions(dishes)),
      ],
    },
    ...safetyBlocks(dishes),
  ]
  if (menu.safety.length > 0) {
    service.push({ kind: 'subtitle', text: 'Segurança do flambado' }, { kind: 'list', items: menu.safety })
  }
  if (!isSober)
    service.push({
      kind: 'notice',
      tone: 'warn',
      title: 'No cardápio',
      text: `Ao lado dos pratos: “Contém álcool.” No rodapé: ${menuFoot}`,
    })
  const shorten = shortenNames(dishes.map(({ name }) => name))
  const sections: ReportSection[] = [
    summarySection(menu),
    ...(menu.tasting ? [tastingSection(menu.tasting)] : []),
    sheets,
    ...(plan
      ? [basesSection(plan, dishes, menu.title), griddleSection(plan, dishes, menu.title)].filter(
          ({ blocks }) => blocks.length > 0,
        )
      : []),
    shoppingSection(menu, dishes),
    { id: 'servico', title: 'Serviço e segurança', blocks: service },
    { id: 'premissas', title: 'Premissas', blocks: [{ kind: 'list', items: menu.assumptions }] },
  ]
  return sections.map((section) => (named.has(section.id) ? section : withShortNames(section, shorten)))
}

/** Sections that give the dishes' full names. */
const named: ReadonlySet<string> = new Set(['resumo', 'tempos', 'fichas'])
