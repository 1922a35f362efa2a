/** One row per dish: the drink, the reason, and the waiter's sentence. */

import { capitalize } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import type { Block, ReportSection, TableBlock } from '../../report/blocks.ts'
import { menuPrice } from './money.ts'
import type { PairingMenu } from './schema.ts'
import { shortNames, spokenName } from './short-names.ts'

type Row = PairingMenu['overview'][number]

/** Dishes with a row of their own; on a longer menu, the others are grouped by their drink. */
const mostRows = 40

/** "2 Alambique de 30 ml · R$ 10 cada" */
function beside({ served, best, servedPrice, guests = 1 }: Row): string {
  const price = servedPrice == null ? '' : ` · ${menuPrice(servedPrice)}${guests > 1 ? ' cada' : ''}`
  return `**${served ?? best}**${price}`
}

/** @param first whether the drink is new to the reader: its price and its recipe are announced once */
function freeOf({ free, best }: Row, first: boolean): string {
  if (!free || free.name === best) return '—'
  const price = free.price === null || !first ? '' : ` · ${menuPrice(free.price)}`
  const name = `${spokenName(free.name)}${price}${first && !free.own ? ' (receita no fim)' : ''}`
  return free.reason ? `${name}: ${free.reason}` : name
}

/** The dish's full name, here only, with what the law says about it. */
const nameOf = ({ name, caution }: Row) => `${name}${caution ? ` (**${caution}**)` : ''}`

/** @param told names of the drinks without alcohol in the rows so far; grows by this row's */
function openRow(row: Row, told: Set<string>): string[] {
  const free = row.free?.name ?? ''
  const first = !told.has(free)
  told.add(free)
  return [nameOf(row), beside(row), row.why ?? '—', row.say ?? '—', freeOf(row, first)]
}

/** A dish that is not offered today: what the waiter says instead. */
const closedRow = (row: Row) => {
  const season = row.caution?.startsWith('defeso') ?? false
  const instead = row.instead
    ? season
      ? `hoje eu iria de ${row.instead}`
      : `eu iria de ${row.instead}`
    : null
  const why = season ? 'Está no defeso' : 'Esse peixe a gente não serve mais'
  return [
    nameOf(row),
    'Não ofereça',
    season ? `Volta depois do defeso, com ${row.served ?? row.best}` : 'Tire do cardápio',
    instead ? `${why}; ${instead}.` : `${why}.`,
    '—',
  ]
}

const tableOf = (caption: string, rows: readonly Row[], told: Set<string>): TableBlock => ({
  kind: 'table',
  caption,
  headers: ['Prato', 'Beber com', 'Por quê', 'Quem serve diz', 'Sem álcool'],
  rows: rows.map((row) => (row.closed ? closedRow(row) : openRow(row, told))),
})

/** The house's signature dishes, in their order. */
const leadingRows = (overview: readonly Row[]) =>
  overview
    .filter(({ lead, closed }) => lead !== undefined && !closed)
    .toSorted((a, b) => (a.lead ?? 0) - (b.lead ?? 0))

/** Sort order: signature dishes first, then the menu's sections in its order. */
function tablesOf(overview: readonly Row[]): TableBlock[] {
  const first = leadingRows(overview)
  const others = overview.filter((row) => !first.includes(row)).slice(0, Math.max(0, mostRows - first.length))
  const sections = [...new Set(others.map(({ category }) => category))]
  const told = new Set<string>()
  return [
    ...(first.length > 0 ? [tableOf('Primeiro, os que puxam a casa', first, told)] : []),
    ...sections.map((section) =>
      tableOf(
        section ?? 'Os outros pratos',
        others.filter(({ category }) => category === section),
        told,
      ),
    ),
  ]
}

/** The dishes without a row, grouped by their drink. */
function restOf(overview: readonly Row[]): Block[] {
  const first = leadingRows(overview)
  const rest = overview.filter((row) => !first.includes(row)).slice(Math.max(0, mostRows - first.length))
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

const none = 'nenhum dos obrigatórios pelo nome'

/** The allergens of every dish and drink; those without any share a row. */
function allergenTable({ overview, drinkAllergens = [] }: PairingMenu): Block[] {
  if (overview.length === 0) return []
  const short = shortNames(overview.map(({ name }) => name))
  const holds = ({ allergens = [] }: { allergens?: string[] | undefined }) => allergens.length > 0
  const often = ({ mayHold = [] }: { mayHold?: string[] | undefined }) => mayHold.length > 0
  const told = overview
    .filter((row) => holds(row) || often(row))
    .map((row) => [
      short(row.name),
      [joinList(row.allergens ?? []), often(row) ? `pode levar ${joinList(row.mayHold ?? [])}` : '']
        .filter((part) => part !== '')
        .join('; '),
    ])
  const silent = overview.filter((row) => !holds(row) && !often(row)).map(({ name }) => short(name))
  const drinks = drinkAllergens
    .filter((one) => holds(one) || one.note)
    .map(({ name, allergens, note }) => [
      `${name} (bebida)`,
      [joinList(allergens), note ?? ''].filter((part) => part !== '').join('; '),
    ])
  const clear = drinkAllergens.filter((one) => !holds(one) && !one.note).map(({ name }) => name)
  return [
    {
      kind: 'table',
      caption: 'Alergia: o que o nome e o preparo de costume indicam. A cozinha confirma antes de imprimir',
      headers: ['Prato ou bebida', 'Contém'],
      rows: [
        ...told,
        ...drinks,
        ...(silent.length > 0 ? [[shortList(silent, 40), none]] : []),
        ...(clear.length > 0 ? [[`Bebidas: ${shortList(clear, 40)}`, none]] : []),
      ],
    },
  ]
}

/** Dishes that stay although their words do not rule out what is excluded, with what the kitchen has to answer. */
function confirmBlocks({ overview }: PairingMenu): Block[] {
  const asked = overview.flatMap(({ name, confirm = [] }) => confirm.map((one) => ({ name, ...one })))
  const foods = [...new Set(asked.map(({ what }) => what))]
  if (foods.length === 0) return []
  return [
    {
      kind: 'notice',
      tone: 'warn',
      title: 'A cozinha confirma antes de servir',
      text: foods
        .map((food) => {
          const names = asked.flatMap(({ name, what }) => (what === food ? [spokenName(name)] : []))
          return `${capitalize(food)}: ${joinList(names)}.`
        })
        .concat('Pelo nome não se sabe: depende da receita, da marca e de a cozinha separar.')
        .join(' '),
    },
  ]
}

/** Dishes and drinks that cachaça does not suit. */
const againstBlocks = ({ against = [] }: PairingMenu): Block[] =>
  against.length === 0
    ? []
    : [
        { kind: 'text', text: 'Cuidados:' },
        { kind: 'list', items: against.map(({ what, why }) => `**${what}**: ${why}.`) },
      ]

/** Why dishes are left out, most certain first, grouped by reason. */
const leftOutKeys = [
  ['known', 'Levam o que você excluiu'],
  ['likely', 'Costumam levar o que você excluiu'],
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
        return `${joinList(names.map(spokenName))} (${why})`
      })
      .join('; ')
    return [{ key, value }]
  })
}

function leftOutBlocks(menu: PairingMenu): Block[] {
  const items = [
    ...(menu.unknown.length > 0 ? [{ key: 'Não reconhecemos', value: shortList(menu.unknown, 30) }] : []),
    ...leftOutItems(menu),
    ...(menu.outOfFocus.length > 0
      ? [{ key: 'Fora do foco escolhido', value: shortList(menu.outOfFocus.map(spokenName), 30) }]
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
  const { overview } = menu
  return {
    id: 'todos',
    title: 'Prato a prato',
    blocks: [
      ...tablesOf(overview),
      ...restOf(overview),
      ...confirmBlocks(menu),
      ...againstBlocks(menu),
      ...allergenTable(menu),
      ...leftOutBlocks(menu),
    ],
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
