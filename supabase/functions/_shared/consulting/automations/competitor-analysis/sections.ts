import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, ofThe } from '../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { itemsOf } from './gaps.ts'
import { apartNotes, itemTable, priceTable, questionTable, quotesText } from './item-table.ts'
import { movesSection, section } from './moves-section.ts'
import { doseText, isCachaca } from './next-steps.ts'
import type { Compared, CompetitorMap } from './schema.ts'
import { hasBlanks, scriptOf } from './script.ts'
import { carrierOf, orderText, tablesOfTwo } from './table-of-two.ts'
import { budgetOf, checkList, decisionsOf, stopsOf } from './visit.ts'

const isAbsent = ({ relation }: Compared) => relation === 'absent'

const list = (items: readonly string[]): Block[] => (items.length === 0 ? [] : [{ kind: 'list', items }])

const apartText = (own: number, theirs: number) =>
  Math.abs(own - theirs) < 0.005
    ? 'a mesma conta'
    : `${formatBrl(Math.abs(own - theirs))} a ${own > theirs ? 'mais' : 'menos'}`

/** Maximum cards in a row. */
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
            label: `${competitor}, conta de dois`,
            value: apartText(own, theirs),
            note: `${formatBrl(theirs)} lá, ${formatBrl(own)} aqui`,
          })),
          map.hasMenu
            ? { label: 'Preços achados no seu cardápio', value: `${paired} de ${read}` }
            : { label: 'Preços lidos', value: String(read) },
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
  return section('posicao', 'A conta de dois, lá e aqui', [
    {
      kind: 'table',
      caption: 'O que dois pedem, só com itens que os dois lados vendem',
      headers: ['Pedido', 'Lá', 'Aqui', 'De onde vem a diferença'],
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
    { kind: 'subtitle', text: 'Anotar na visita' },
    { kind: 'checkList', items: checkList(map) },
  ])
}

/** The report of a competitor analysis: the decision, its basis, the alternatives and what to find out. */
export function competitorSections(contents: readonly CompetitorMap[]): ReportSection[] {
  return contents.flatMap((map) => {
    const actions = map.actions ?? []
    const offers = map.offers ?? []
    const script = scriptOf(map)
    return [
      summarySection(map),
      ...tableSection(map),
      ...section(
        'itens',
        'Item a item',
        map.hasMenu ? [...itemTable(map), ...questionTable(map), ...apartNotes(map)] : priceTable(map),
      ),
      ...section(
        'acoes',
        'O que a lista já manda fazer',
        // The summary already shows two of them.
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
        hasBlanks(script) ? 'O que dizer ao cliente (meça e complete)' : 'O que dizer ao cliente',
        [...list([...offers.flatMap(({ say }) => say ?? []), ...script])],
      ),
      ...visitSection(map),
      ...section('decisoes', 'O que a visita decide', list(decisionsOf(map))),
      ...section('premissas', 'Como foi comparado', list(map.assumptions)),
    ]
  })
}
