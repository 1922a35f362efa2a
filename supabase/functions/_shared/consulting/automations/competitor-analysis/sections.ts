import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, ofThe } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { itemsOf } from './gaps.ts'
import { apartNotes, itemTable, questionTable, quotesText } from './item-table.ts'
import { doseText, isCachaca } from './next-steps.ts'
import { matchesOf, roomsOf } from './price-moves.ts'
import type { Compared, CompetitorMap } from './schema.ts'
import { hasBlanks, scriptOf } from './script.ts'
import { carrierOf, orderText, tablesOfTwo } from './table-of-two.ts'
import { budgetOf, checkList, decisionsOf, stopsOf } from './visit.ts'

const isAbsent = ({ relation }: Compared) => relation === 'absent'

const section = (id: string, title: string, blocks: readonly Block[]): ReportSection[] =>
  blocks.length === 0 ? [] : [{ id, title, blocks }]

const list = (items: readonly string[]): Block[] => (items.length === 0 ? [] : [{ kind: 'list', items }])

const apartText = (own: number, theirs: number) =>
  Math.abs(own - theirs) < 0.005
    ? 'a mesma conta'
    : `${formatBrl(Math.abs(own - theirs))} a ${own > theirs ? 'mais' : 'menos'}`

/** Most cards in a row. */
const mostCards = 4

function summarySection(map: CompetitorMap): ReportSection {
  const tables = tablesOfTwo(map).slice(0, mostCards)
  const read = map.competitors.reduce((sum, { prices }) => sum + prices, 0)
  const items = itemsOf(map)
  const paired = items
    .filter(({ own }) => own !== null)
    .reduce((sum, { quotes = [] }) => sum + quotes.length, 0)
  return {
    id: 'resumo',
    title: 'Resumo',
    blocks: [
      { kind: 'text', text: map.summary },
      {
        kind: 'costCards',
        items: [
          ...tables.map(({ competitor, own, theirs }) => ({
            label: `${competitor}, mesa de dois`,
            value: apartText(own, theirs),
            note: `${formatBrl(theirs)} lá, ${formatBrl(own)} aqui`,
          })),
          { label: 'Preços com par na casa', value: map.hasMenu ? `${paired} de ${read}` : String(read) },
        ],
      },
      ...(map.house && map.house.length > 0 ? [{ kind: 'text' as const, text: map.house.join(' ') }] : []),
      ...(map.unread.length > 0
        ? [
            {
              kind: 'notice' as const,
              tone: 'warn' as const,
              title: 'Não conseguimos ler',
              text: map.unread.map((text) => `“${text}”`).join(' · '),
            },
          ]
        : []),
    ],
  }
}

function tableSection(map: CompetitorMap): ReportSection[] {
  const tables = tablesOfTwo(map)
  if (tables.length === 0) return []
  return section('posicao', 'A mesa de dois, lá e aqui', [
    {
      kind: 'table',
      caption: 'O que dois pedem, só com itens que os dois lados vendem',
      headers: ['Mesa', 'Lá', 'Aqui', 'De onde vem a diferença'],
      rows: tables.map((table) => {
        const carrier = carrierOf(table)
        return [
          `${table.competitor}: ${orderText(table)}`,
          formatBrl(table.theirs),
          formatBrl(table.own),
          carrier ? `${formatBrl(carrier.amount)} ${ofThe(carrier.name)}` : '—',
        ]
      }),
      numeric: [1, 2],
    },
  ])
}

const neededText = (needed: number | null) =>
  needed === null ? '—' : Number.isFinite(needed) ? String(needed) : 'abaixo do custo'

/** Longest table of prices to match. */
const mostMatches = 10
const mostRooms = 8

function movesSection(map: CompetitorMap): ReportSection[] {
  const matches = matchesOf(map).slice(0, mostMatches)
  const rooms = roomsOf(map).slice(0, mostRooms)
  const costed = itemsOf(map).some(({ cost }) => cost !== undefined)
  const blocks: Block[] = []
  if (matches.length > 0) {
    blocks.push({
      kind: 'table',
      caption: 'Igualar o preço deles, por venda: multiplique pelas do seu mês',
      headers: costed
        ? [
            'Item',
            'De → para',
            'Menos por venda',
            'Sobra hoje → sobraria',
            'Vendas para empatar, no lugar de 100',
          ]
        : ['Item', 'De → para', 'Menos por venda'],
      rows: matches.map(({ name, competitor, own, to, left, leftThen, needed }) => [
        `${capitalize(name)} (${competitor})`,
        `${formatBrl(own)} → ${formatBrl(to)}`,
        formatBrl(own - to),
        ...(costed
          ? [
              left === null || leftThen === null
                ? 'sem custo'
                : `${formatBrl(left)} → ${formatBrl(leftThen)}`,
              neededText(needed),
            ]
          : []),
      ]),
      numeric: [2],
    })
  }
  if (rooms.length > 0) {
    blocks.push({
      kind: 'table',
      caption: 'Onde a casa está abaixo: o passo depende da porção',
      headers: ['Item', 'Você', 'Lá', 'Até, se a porção for igual', 'A mais por venda', 'Aguenta perder'],
      rows: rooms.map(({ item, name, competitor, theirs, next, bears }) => [
        capitalize(name),
        formatBrl(item.own),
        `${formatBrl(theirs)} (${competitor})`,
        next === null ? 'fica' : formatBrl(next),
        next === null ? '—' : formatBrl(next - item.own),
        bears === null ? '—' : `${formatNumber(bears)}% das vendas`,
      ]),
      numeric: [1],
    })
  }
  if (blocks.length === 0) return []
  const note =
    matches.length > 0 && !costed
      ? '[Com o custo de cada item em “A casa”, esta tabela diz quantas vendas a mais cada corte pede|Falta o custo dos itens em “A casa”: com ele se vê quantas vendas a mais um corte pede].'
      : null
  return section('briga', 'Baixar ou subir: a conta', [
    ...(note ? [{ kind: 'text' as const, text: fillChoices(note, map.title) }] : []),
    ...blocks,
  ])
}

function gapSection(map: CompetitorMap): ReportSection[] {
  const gaps = itemsOf(map).filter(isAbsent)
  const { notCompared = [] } = map
  const alone = map.hasMenu ? notCompared : []
  const dose = gaps.find(({ item, n }) => n === 1 && isCachaca(item))
  return section('faltas', 'O que só um lado mostra', [
    ...(gaps.length > 0
      ? [
          {
            kind: 'table' as const,
            caption: 'Eles vendem, e não achamos no seu cardápio',
            headers: ['Item', 'Preço deles'],
            rows: gaps.map((item) => [capitalize(item.item), quotesText(item)]),
          },
        ]
      : []),
    ...(dose ? [{ kind: 'text' as const, text: doseText(dose) }] : []),
    ...(alone.length > 0
      ? [
          {
            kind: 'text' as const,
            text: fillChoices(
              `[Só a casa mostra|Na sua lista ninguém tem preço de|Sem preço deles]: ${joinList(alone.slice(0, 5))}.`,
              map.title,
            ),
          },
        ]
      : []),
  ])
}

function visitSection(map: CompetitorMap): ReportSection[] {
  const stops = stopsOf(map)
  if (stops.length === 0 || !map.hasMenu) return []
  const { bill, withService } = budgetOf(stops)
  return section('plano', 'Uma visita, antes de mexer', [
    {
      kind: 'table',
      caption: 'A dois, em dia e hora de movimento: o que pedir, aos preços que você deu',
      headers: ['Onde', 'Pedido', 'Conta'],
      rows: [
        ...stops.map(({ competitor, order, total }) => [
          competitor,
          order.map(({ name, price }) => `${name} (${formatBrl(price)})`).join(' + '),
          formatBrl(total),
        ]),
        ['Tudo', `Com 10% de serviço, se cobrarem: ${formatBrl(withService)}`, formatBrl(bill)],
      ],
      numeric: [2],
    },
    { kind: 'subtitle', text: 'Anotar na mesa' },
    { kind: 'checkList', items: checkList(map) },
  ])
}

/** The report of a competitor analysis: the answer, what it rests on, what to do instead, what to find out. */
export function competitorSections(contents: readonly CompetitorMap[]): ReportSection[] {
  return contents.flatMap((map) => {
    const actions = map.actions ?? []
    const offers = map.offers ?? []
    const script = scriptOf(map)
    return [
      summarySection(map),
      ...tableSection(map),
      ...section('itens', 'Item a item', [...itemTable(map), ...questionTable(map), ...apartNotes(map)]),
      ...section(
        'acoes',
        'O que a lista já manda fazer',
        // Two of them are in the summary.
        actions.length <= 2
          ? []
          : [
              {
                kind: 'table',
                caption: 'Da maior diferença para a menor',
                headers: ['Item', 'O que fazer', 'O que traz'],
                rows: actions.map(({ item, action, effect }) => [item, action, effect]),
              },
            ],
      ),
      ...movesSection(map),
      ...section(
        'ofertas',
        'No lugar do desconto',
        offers.length === 0
          ? []
          : [{ kind: 'keyValues', items: offers.map(({ name, text }) => ({ key: name, value: text })) }],
      ),
      ...gapSection(map),
      ...section(
        'servico',
        hasBlanks(script) ? 'O que dizer na mesa (meça e complete)' : 'O que dizer na mesa',
        [...list([...offers.flatMap(({ say }) => say ?? []), ...script])],
      ),
      ...visitSection(map),
      ...section('decisoes', 'O que a visita decide', list(decisionsOf(map))),
      ...section('premissas', 'Como foi comparado', list(map.assumptions)),
    ]
  })
}
