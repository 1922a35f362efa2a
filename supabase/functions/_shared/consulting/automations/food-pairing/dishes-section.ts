/** One row per dish: the drink, the reason, and the waiter's sentence. */

import { joinList } from '../../base/language/text.ts'
import { shortList, spokenName } from '../../base/pairing/phrases.ts'
import type { Block, ReportSection, TableBlock } from '../../report/blocks.ts'
import { menuPrice } from './money.ts'
import type { PairingMenu } from './schema.ts'
import { shortNames } from './short-names.ts'

type Row = PairingMenu['overview'][number]

/** Dishes with a row of their own; on a longer menu, the others are grouped by their drink. */
const mostRows = 40

/** "2 Alambique de 30 ml · R$ 10 cada" */
function beside({ served, best, servedPrice, guests = 1 }: Row): string {
  const price = servedPrice == null ? '' : ` · ${menuPrice(servedPrice)}${guests > 1 ? ' cada' : ''}`
  return `**${served ?? best}**${price}`
}

const freeOf = ({ free, best }: Row) =>
  free && free.name !== best
    ? `${spokenName(free.name)}${free.price === null ? '' : ` · ${menuPrice(free.price)}`}${free.own ? '' : ' (receita no fim)'}`
    : '—'

const tableOf = (caption: string, rows: readonly Row[]): TableBlock => ({
  kind: 'table',
  caption,
  headers: ['Prato', 'Beber com', 'Por quê', 'Quem serve diz', 'Sem álcool'],
  rows: rows.map((row) => [spokenName(row.name), beside(row), row.why ?? '—', row.say ?? '—', freeOf(row)]),
})

/** The house's signature dishes, in their order. */
const leadingRows = (overview: readonly Row[]) =>
  overview.filter(({ lead }) => lead !== undefined).toSorted((a, b) => (a.lead ?? 0) - (b.lead ?? 0))

/** Sort order: signature dishes first, then the menu's sections in its order. */
function tablesOf(overview: readonly Row[]): TableBlock[] {
  const first = leadingRows(overview)
  const others = overview
    .filter(({ lead }) => lead === undefined)
    .slice(0, Math.max(0, mostRows - first.length))
  const sections = [...new Set(others.map(({ category }) => category))]
  return [
    ...(first.length > 0 ? [tableOf('Primeiro, os que puxam a casa', first)] : []),
    ...sections.map((section) =>
      tableOf(
        section ?? 'Os outros pratos',
        others.filter(({ category }) => category === section),
      ),
    ),
  ]
}

/** The dishes without a row, grouped by their drink. */
function restOf(overview: readonly Row[]): Block[] {
  const first = leadingRows(overview)
  const rest = overview.filter(({ lead }) => lead === undefined).slice(Math.max(0, mostRows - first.length))
  if (rest.length === 0) return []
  const drinks = [...new Set(rest.map(({ best }) => best))]
  return [
    { kind: 'subtitle', text: 'O resto do cardápio' },
    {
      kind: 'keyValues',
      items: drinks.map((drink) => ({
        key: drink,
        value: shortList(
          rest.filter(({ best }) => best === drink).map(({ name }) => spokenName(name)),
          30,
        ),
      })),
    },
  ]
}

/** The allergens of the dishes and their drinks, on one line. */
function allergenLine(overview: readonly Row[]): Block[] {
  const short = shortNames(overview.map(({ name }) => name))
  const names = [...new Set(overview.flatMap(({ allergens }) => allergens ?? []))]
  if (names.length === 0) return []
  const held = names.map((allergen) => {
    const dishes = overview
      .filter(({ allergens }) => allergens?.includes(allergen))
      .map(({ name }) => short(name))
    return `${allergen} (${shortList(dishes, 12)})`
  })
  return [
    {
      kind: 'text',
      text: `**Alergia**, pelo nome do prato e a confirmar na cozinha: ${held.join('; ')}. Cachaças e drinks contêm álcool.`,
    },
  ]
}

/** Why dishes are left out, most certain first, grouped by reason. */
const leftOutKeys = [
  ['known', 'Levam o que você excluiu'],
  ['likely', 'Podem levar o que você excluiu'],
  ['unknown', 'Falta o cardápio dizer'],
  [undefined, 'Não se harmoniza'],
] as const

function leftOutItems({ leftOut }: PairingMenu): { key: string; value: string }[] {
  const told = leftOut.slice(0, 30)
  return leftOutKeys.flatMap(([certainty, key]) => {
    const here = told.filter((dish) => dish.certainty === certainty)
    if (here.length === 0) return []
    const reasons = [...new Set(here.map(({ reason }) => reason))]
    const value = reasons
      .map((why) => {
        const names = here.flatMap(({ name, reason }) => (reason === why ? [name] : []))
        return `${joinList(names)} (${why})`
      })
      .join('; ')
    return [{ key, value }]
  })
}

/** Dishes in their closed season, which are not offered until it ends. */
function closedItems({ overview }: PairingMenu): { key: string; value: string }[] {
  const rows = overview.filter(({ closed }) => closed)
  if (rows.length === 0) return []
  const names = rows.map(({ name, best }) => `${spokenName(name)} (depois, ${spokenName(best)})`)
  return [{ key: 'Sem oferta no defeso', value: joinList(names) }]
}

function leftOutBlocks(menu: PairingMenu): Block[] {
  const items = [
    ...closedItems(menu),
    ...(menu.unknown.length > 0 ? [{ key: 'Não reconhecemos', value: shortList(menu.unknown, 30) }] : []),
    ...leftOutItems(menu),
    ...(menu.outOfFocus.length > 0
      ? [{ key: 'Fora do foco escolhido', value: shortList(menu.outOfFocus, 30) }]
      : []),
  ]
  return items.length === 0
    ? []
    : [
        { kind: 'subtitle', text: 'O que ficou de fora' },
        { kind: 'keyValues', items },
      ]
}

export function dishesSection(menu: PairingMenu): ReportSection {
  const open = menu.overview.filter(({ closed }) => !closed)
  return {
    id: 'todos',
    title: 'Prato a prato',
    blocks: [...tablesOf(open), ...restOf(open), ...allergenLine(open), ...leftOutBlocks(menu)],
  }
}

/** Summary for the team: each drink with its dishes. */
export function byDrink({ overview, doses }: PairingMenu): Block[] {
  const open = overview.filter(({ closed }) => !closed)
  const short = shortNames(open.map(({ name }) => name))
  const drinks = [...new Set(open.map(({ best }) => best))]
  const neat = doses.map(({ label }) => label)
  const ordered = [
    ...neat.filter((label) => drinks.includes(label)),
    ...drinks.filter((name) => !neat.includes(name)),
  ]
  const items = ordered.flatMap((drink) => {
    const rows = open.filter(({ best }) => best === drink)
    const [row] = rows
    if (!row) return []
    const names = shortList(
      rows.map(({ name }) => short(name)),
      8,
    )
    const price = row.servedPrice == null ? '' : `, ${menuPrice(row.servedPrice)}`
    const ml = doses.find(({ label }) => label === drink)
    const size = ml ? `, ${ml.measure?.ml ?? ml.ml} ml` : ''
    return [`**${spokenName(drink)}${size}${price}**${row.aside ? ' (sem cachaça)' : ''}: ${names}`]
  })
  return items.length < 2 ? [] : [{ kind: 'list', items }]
}
