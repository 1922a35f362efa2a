/** One row per item: the house's price, the competitors' prices, the difference and what to do. */
import { capitalize, inTheHouse } from '../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import type { Block } from '../../report/blocks.ts'
import { withoutEmptyColumns } from './columns.ts'
import { enough } from './compare.ts'
import {
  calledOf,
  cent,
  everyday,
  isEndless,
  isOwned,
  isPackaged,
  itemsOf,
  type Owned,
  percentOver,
  quotesOf,
  standOf,
} from './gaps.ts'
import { countedIn, tenSales } from './next-steps.ts'
import { decidedFor, isOrdered, isSizeKnown, risesOf } from './price-moves.ts'
import { sizeTable } from './questions/sizes.ts'
import type { Compared, CompetitorMap } from './schema.ts'
import { needsWeight } from './script.ts'
import { triedOf } from './targets.ts'

/** "+24%": by how much the house is dearer. */
function signed(own: number, theirs: number): string {
  const percent = Math.round(percentOver(own, theirs))
  return percent === 0 ? 'igual' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`
}

/** "Coco Bambu R$ 34,00 · Barraca do Zé R$ 20,00 (promoção)" */
export const quotesText = (item: Compared): string =>
  quotesOf(item)
    .map(
      ({ competitor, price, deal, on, unsure, away, doubt }) =>
        `${competitor} ${formatBrl(price)}${on === undefined ? (deal ? ' (promoção)' : '') : ` (${on})`}${unsure ? ' (a confirmar)' : ''}${doubt ? ' (a conferir)' : ''}${away === undefined ? '' : ` (${away})`}`,
    )
    .join(' · ')

const staysFor: Readonly<Record<NonNullable<Compared['stays']>, string>> = {
  loss: 'subir não se paga',
  risk: 'subir rende pouco para o risco',
  room: 'o próximo preço passa do deles',
  recent: 'o preço mudou há pouco',
}

const measured = new Set(['Caipirinhas', 'Drinks', 'Doses', 'Vinhos'])
const weighed = new Set(['Pratos', 'Petiscos', 'Lanches'])

/** The recommendation for one item's price. */
function decisionOf(item: Owned, category: string, map: CompetitorMap): string {
  const decided = decidedFor(item, map)
  if (decided)
    return decided.to > decided.from + cent
      ? `Suba para ${formatBrl(decided.to)}`
      : decided.to < decided.from - cent
        ? `Baixe para ${formatBrl(decided.to)}`
        : 'Fica, como respondemos'
  const raise = (map.actions ?? []).find((one) => one.item === item.item)
  if (raise?.action.startsWith('Subir')) return raise.action.replace(/^Subir de \S+ \S+ para/, 'Suba para')
  const room = risesOf(map).find((one) => one.item === item)
  if (room && (isSizeKnown(item) || isOrdered(item, map))) return `Suba para ${formatBrl(room.next)}`
  if (room) {
    const same = isPackaged(item)
      ? 'a marca for igual'
      : isEndless(item)
        ? 'lá se comer o mesmo'
        : item.kind === 'dish'
          ? 'a porção for igual'
          : 'a medida for igual'
    return `${formatBrl(room.next)}, se ${same}`
  }
  const own = map.raises?.find((one) => one.item === item.ours)
  if (own) return `Suba para ${formatBrl(own.to)}`
  const stand = standOf(item)
  if (map.limited?.some(({ item: name, held }) => held && name === item.ours)) return 'Fica, a seu pedido'
  const tried = triedOf(map).find((one) => one.item === item.ours)
  if (tried) return `Teste ${formatBrl(tried.to)}`
  if (item.n >= enough && item.position === 'level') return `Fica; o meio é ${formatBrl(item.median)}`
  // To be the cheapest is no reason to stay so.
  if (stand === 'cheapest')
    return item.cost === undefined
      ? 'Fica: para subir falta o custo'
      : `Fica: ${staysFor[item.stays ?? 'loss']}`
  if (stand === 'level') return 'Fica'
  const offer = (map.offers ?? []).find(({ items }) => items.includes(item.item))
  if (offer) return capitalize(offer.brief)
  if (stand === 'between') return 'Fica, entre os dois'
  if (isPackaged(item)) return 'Fica'
  return measured.has(category)
    ? 'Diga a medida na carta'
    : weighed.has(category) && needsWeight(item)
      ? 'Ponha o peso no cardápio'
      : 'Fica'
}

/** What it costs to match the lowest price, and the sales it would take instead of 100. */
function matchingOf(item: Owned, costed: boolean, mixed: boolean): string[] {
  const lowest = Math.min(...everyday(item).map(({ price }) => price))
  if (lowest >= item.own - cent) return costed ? ['—', '—'] : ['—']
  const { count, per } = countedIn(item)
  const lost = `${reais((item.own - lowest) * count)}${mixed ? ` ${per}` : ''}`
  const { cost } = item
  const needed =
    cost === undefined
      ? 'falta o custo'
      : lowest <= cost
        ? 'abaixo do custo'
        : String(Math.ceil(((item.own - cost) / (lowest - cost)) * 100 - 1e-9))
  return costed ? [lost, needed] : [lost]
}

/** Amounts in whole R$. */
const reais = (value: number) => formatBrl(Math.round(value)).slice(0, -3)

const sizeNote = ({ relation }: Compared) => (relation === 'untold' ? ' (*)' : '')

/** The matched items in the order of the menu's categories. */
export function itemTable(map: CompetitorMap): Block[] {
  const rows = map.categories.flatMap(({ name, items }) =>
    items.filter(isOwned).map((item) => ({ item, name })),
  )
  if (rows.length === 0) return []
  const untold = rows.filter(({ item }) => item.relation === 'untold')
  const costed = rows.some(({ item }) => item.cost !== undefined)
  const known = rows.filter(({ item }) => item.units !== undefined).length
  // A sheet may have some of the items only.
  const mixed = known > 0 && known < rows.length
  // An owner who lowers nothing asks for no cost of matching.
  const isRefused = map.answers?.some(({ about, against }) => about === 'lower' && against) === true
  const lower =
    !isRefused && rows.some(({ item }) => everyday(item).some(({ price }) => price < item.own - cent))
  const per = mixed ? '' : known > 0 ? ', por mês' : `, a cada ${tenSales} vendas`
  return [
    withoutEmptyColumns({
      kind: 'table' as const,
      caption: 'O seu preço e o deles',
      headers: [
        'Item',
        'Você',
        'Eles',
        'Diferença',
        ...(lower ? [`Igualar custa${per}`, ...(costed ? ['Empate: 100 vendas viram'] : [])] : []),
        'Decisão',
      ],
      rows: rows.map(({ item, name }) => [
        `${capitalize(calledOf(item))}${sizeNote(item)}`,
        formatBrl(item.own),
        quotesText(item),
        everyday(item)
          .map(({ price }) => signed(item.own, price))
          .join(' · '),
        ...(lower ? matchingOf(item, costed, mixed) : []),
        decisionOf(item, name, map),
      ]),
      numeric: lower ? [1, 4, ...(costed ? [5] : [])] : [1],
    }),
    ...(untold.length > 0
      ? [
          {
            kind: 'text' as const,
            text: untold.every(({ item }) => item.weighed)
              ? '(*) Tamanho deles a confirmar.'
              : '(*) Tamanho a confirmar.',
          },
        ]
      : []),
  ]
}

/** Prices so far from the house's own that the reading is asked about. */
export const doubtNotes = ({ doubts = [] }: CompetitorMap): Block[] =>
  doubts.length === 0
    ? []
    : [
        {
          kind: 'list',
          items: doubts.map(
            ({ competitor, item, price, ours, own }) =>
              `Confira: lemos “${item}” a ${formatBrl(price)} ${inTheHouse(competitor)}, e o seu ${ours} é ${formatBrl(own)}. É o mesmo item, do mesmo tamanho? Até você dizer, fica fora da conta.`,
          ),
        },
      ]

/** Names that match several items: each candidate with its price difference, so that the owner only has to choose. */
export function questionTable({ categories }: CompetitorMap): Block[] {
  const open = categories.flatMap(({ items }) => items).filter(({ relation }) => relation === 'several')
  if (open.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'Qual é o par? A resposta entra na próxima comparação',
      headers: ['Eles', 'Preço deles', 'Pode ser o seu'],
      rows: open.map((item) => [
        capitalize(item.item),
        quotesText(item),
        joinList(
          (item.candidates ?? [])
            .slice(0, 4)
            .map(({ name, price }) =>
              price === null ? name : `${name} (${formatBrl(price)}, ${signed(price, item.median)})`,
            ),
          'ou',
        ),
      ]),
    },
  ]
}

/** Items of other sizes, at the price of one measure. */
export function sizeBlocks(map: CompetitorMap): Block[] {
  const table = sizeTable(itemsOf(map))
  return table === undefined ? [] : [{ kind: 'table', ...table }]
}

/** Items without a comparable price at this size: only prices per 100 ml, or promotions. */
export function apartNotes(map: CompetitorMap): Block[] {
  const told = map.categories
    .flatMap(({ items }) => items)
    .filter(
      (item) =>
        item.relation !== 'absent' &&
        item.relation !== 'several' &&
        item.ownPer === undefined &&
        !item.quotes?.some(({ doubt }) => doubt) &&
        !isOwned(item) &&
        item.advice !== '',
    )
  return told.length === 0
    ? []
    : [
        {
          kind: 'keyValues',
          items: told.map(({ item, advice }) => ({ key: capitalize(item), value: advice })),
        },
      ]
}

/** The competitors' prices, for a house without a menu. */
export const priceTable = (map: CompetitorMap): Block[] => [
  {
    kind: 'table',
    caption: 'O que eles cobram',
    headers: ['Item', 'Eles'],
    rows: itemsOf(map).map((item) => [capitalize(item.item), quotesText(item)]),
  },
]
