import { capitalize } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { clueSections } from './clues.ts'
import { enough } from './compare.ts'
import { rivalsOf, scriptOf, weeksOf } from './field-work.ts'
import type { Compared, CompetitorMap } from './schema.ts'

const positions = { below: 'Abaixo', level: 'Perto do meio', above: 'Acima', unknown: '—' } as const

/** Most competitors with a column each: with more, the table would not fit a page. */
const mostColumns = 3

const isAbsent = ({ relation }: Compared) => relation === 'absent'

/** "No meio", "Acima (indício)", "faltam 2 preços" */
function positionOf({ position, n, own }: Compared): string {
  if (position !== 'unknown') return n < enough ? `${positions[position]} (indício)` : positions[position]
  return own !== null && n < 2 ? `faltam ${enough - n} preços` : positions.unknown
}

/** A competitor's price for an item; a promotion is marked. */
function priceAt(competitor: string, { quotes = [] }: Compared): string {
  const own = quotes.filter((quote) => quote.competitor === competitor)
  return own.length === 0
    ? '—'
    : own.map(({ price, deal }) => `${formatBrl(price)}${deal ? ' (promoção)' : ''}`).join(' · ')
}

/** The prices of some items, with a column per competitor if there are few. */
function priceTable(caption: string, items: readonly Compared[], map: CompetitorMap): Block {
  const competitors = map.competitors.map(({ name }) => name)
  const each = competitors.length <= mostColumns && items.every(({ quotes }) => quotes !== undefined)
  const headers = each ? competitors : ['Menor', 'Maior', 'Preços']
  const middle = 2 + headers.length
  return {
    kind: 'table',
    caption,
    headers: ['Item', 'Você', ...headers, 'Meio', 'Posição'],
    rows: items.map((item) => [
      capitalize(item.item),
      item.own === null ? '—' : formatBrl(item.own),
      ...(each
        ? competitors.map((name) => priceAt(name, item))
        : [formatBrl(item.lowest), formatBrl(item.highest), String(item.n)]),
      item.n < 2 ? '—' : formatBrl(item.median),
      positionOf(item),
    ]),
    numeric: Array.from({ length: middle }, (_, index) => index + 1),
    figure: { caption: `${caption}: a casa e o meio`, unit: 'brl', column: 1, compare: middle },
  }
}

/** Distance between the house's total and the competitors'. */
function apart({ own, theirs }: NonNullable<CompetitorMap['basket']>): string {
  const share = (own / theirs - 1) * 100
  if (Math.abs(share) < 0.05) return 'a mesma conta'
  return `${formatNumber(Math.abs(share))}% ${share > 0 ? 'mais caro' : 'mais barato'} aqui`
}

/** Totals of the items that both sides sell: the house's level relative to the competitors'. */
function basketSection({ basket, categories }: CompetitorMap): ReportSection[] {
  if (!basket) return []
  const items = categories
    .flatMap((category) => category.items)
    .filter(({ item, position }) => position !== 'unknown' && basket.items.includes(item))
  return [
    {
      id: 'posicao',
      title: 'A mesma conta, aqui e lá',
      blocks: [
        {
          kind: 'bars',
          chart: {
            caption: 'Itens que os dois lados vendem',
            unit: 'brl',
            legend: { value: 'A sua casa', compare: 'Meio dos concorrentes' },
            bars: items.map(({ item, own, median }) => ({ label: item, value: own ?? 0, compare: median })),
          },
        },
        {
          kind: 'text',
          text: `Um de cada (${joinList(basket.items)}) custa **${formatBrl(basket.own)}** aqui e **${formatBrl(basket.theirs)}** no meio deles: ${apart(basket)}.`,
        },
      ],
    },
  ]
}

function gapSection(map: CompetitorMap, items: readonly Compared[]): ReportSection[] {
  const gaps = items.filter(isAbsent)
  if (gaps.length === 0) return []
  return [
    {
      id: 'faltas',
      title: 'O que eles vendem e a casa não',
      blocks: [
        priceTable('Sem par no seu cardápio', gaps, map),
        {
          kind: 'keyValues',
          items: gaps.map(({ item, advice }) => ({ key: capitalize(item), value: advice })),
        },
      ],
    },
  ]
}

/** The report of a competitor analysis. */
export function competitorSections(contents: readonly CompetitorMap[]): ReportSection[] {
  return contents.flatMap((map) => {
    const items = map.categories.flatMap((category) => category.items)
    const count = (position: keyof typeof positions) =>
      items.filter((item) => item.position === position).length
    const summary: Block[] = [
      { kind: 'text', text: map.summary },
      {
        kind: 'costCards',
        items: [
          { label: 'Concorrentes', value: String(map.competitors.length) },
          {
            label: 'Preços lidos',
            value: String(map.competitors.reduce((sum, { prices }) => sum + prices, 0)),
          },
          {
            label: 'Itens com posição',
            value: String(count('below') + count('level') + count('above')),
            note: `de ${items.filter(({ own }) => own !== null).length} que a casa também vende`,
          },
          { label: 'Longe do meio', value: String(count('below') + count('above')) },
        ],
      },
    ]
    const rivals = rivalsOf(map)
    if (rivals.length > 0) {
      summary.push({
        kind: 'keyValues',
        items: rivals.map(({ competitor, text }) => ({ key: competitor, value: text })),
      })
    }
    if (map.house && map.house.length > 0) summary.push({ kind: 'text', text: map.house.join(' ') })
    if (map.unread.length > 0) {
      summary.push({
        kind: 'notice',
        tone: 'warn',
        title: 'Não conseguimos ler',
        text: map.unread.map((text) => `“${text}”`).join(' · '),
      })
    }
    const actions = map.actions ?? []
    const script = scriptOf(map)
    return [
      { id: 'resumo', title: 'Resumo', blocks: summary },
      ...clueSections(map),
      ...basketSection(map),
      ...(actions.length > 0
        ? [
            {
              id: 'acoes',
              title: 'O que fazer agora, em R$',
              blocks: [
                {
                  kind: 'table' as const,
                  caption: 'Da maior diferença para a menor',
                  headers: ['Item', 'O que fazer', 'O que traz'],
                  rows: actions.map(({ item, action, effect }) => [item, action, effect]),
                },
              ],
            },
          ]
        : []),
      ...gapSection(map, items),
      ...itemSection(map),
      ...(script.length > 0
        ? [{ id: 'servico', title: 'No salão', blocks: [{ kind: 'list' as const, items: script }] }]
        : []),
      {
        id: 'plano',
        title: 'Plano de 30 dias',
        blocks: [{ kind: 'checkList' as const, items: weeksOf(map) }],
      },
      {
        id: 'premissas',
        title: 'Como foi comparado',
        blocks: [{ kind: 'list' as const, items: map.assumptions }],
      },
    ]
  })
}

/** Item by item; an item with one price gets a row but no sentence. */
function itemSection(map: CompetitorMap): ReportSection[] {
  const sections = map.categories.flatMap(({ name, items }): Block[] => {
    const own = items.filter((item) => !isAbsent(item))
    const told = own.filter(
      ({ n, deals, relation, advice }) =>
        advice !== '' && (n > 1 || deals !== undefined || relation === 'several' || relation === 'other'),
    )
    return own.length === 0
      ? []
      : [
          priceTable(name, own, map),
          ...(told.length > 0
            ? [
                {
                  kind: 'keyValues' as const,
                  items: told.map(({ item, advice }) => ({ key: capitalize(item), value: advice })),
                },
              ]
            : []),
        ]
  })
  return sections.length === 0 ? [] : [{ id: 'itens', title: 'Item a item', blocks: sections }]
}
