import { ofThe, the } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import type { CompetitorMap } from './schema.ts'

const positions = { below: 'Abaixo', level: 'No meio', above: 'Acima', unknown: '—' } as const

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
          { label: 'Itens comparados', value: String(items.length) },
          { label: 'Seus preços abaixo', value: String(count('below')) },
          { label: 'Seus preços acima', value: String(count('above')) },
        ],
      },
      {
        kind: 'keyValues',
        items: map.competitors.map(({ name, prices }) => ({
          key: name,
          value: prices === 1 ? 'um preço' : `${prices} preços`,
        })),
      },
    ]
    if (map.house && map.house.length > 0) summary.push({ kind: 'text', text: map.house.join(' ') })
    if (map.unread.length > 0) {
      summary.push({
        kind: 'notice',
        tone: 'warn',
        title: 'Não conseguimos ler',
        text: map.unread.map((text) => `“${text}”`).join(' · '),
      })
    }
    // One or two prices are no level of a category.
    const levelled = map.categories.filter(
      ({ ownMedian, items: listed }) => ownMedian !== null && listed.reduce((sum, { n }) => sum + n, 0) >= 3,
    )
    const sections: ReportSection[] = [{ id: 'resumo', title: 'Resumo', blocks: summary }]
    if (levelled.length > 0) {
      sections.push({
        id: 'posicao',
        title: 'Posição por categoria',
        blocks: [
          {
            kind: 'bars',
            chart: {
              caption: 'Preço do meio em cada categoria',
              unit: 'brl',
              legend: { value: 'A sua casa', compare: 'Concorrentes' },
              bars: levelled.map(({ name, median, ownMedian }) => ({
                label: name,
                value: ownMedian ?? 0,
                compare: median,
              })),
            },
          },
          {
            kind: 'table',
            caption: 'Índice de preço: 100 é o meio do mercado',
            headers: ['Categoria', 'A sua casa', 'Concorrentes', 'Índice'],
            rows: levelled.map(({ name, median, ownMedian }) => [
              name,
              formatBrl(ownMedian ?? 0),
              formatBrl(median),
              formatNumber(((ownMedian ?? 0) / median) * 100),
            ]),
            numeric: [1, 2, 3],
          },
        ],
      })
    }
    const actions = map.actions ?? []
    const [first, second] = actions
    if (first) {
      sections.push({
        id: 'acoes',
        title: 'O que fazer agora, em R$',
        blocks: [
          {
            kind: 'table',
            caption: 'Da maior diferença para a menor',
            headers: ['Item', 'O que fazer', 'O que traz'],
            rows: actions.map(({ item, action, effect }) => [item, action, effect]),
          },
        ],
      })
    }
    const namesOf = (kept: (item: (typeof items)[number]) => boolean) =>
      items.filter(kept).map(({ item }) => item)
    const few = namesOf(({ n }) => n < 3)
    const above = namesOf(({ position }) => position === 'above')
    const level = namesOf(({ position }) => position === 'level')
    const below = namesOf(({ position }) => position === 'below')
    const rival = map.competitors[0]?.name ?? 'concorrente'
    sections.push(
      {
        id: 'itens',
        title: 'Item a item',
        blocks: map.categories.flatMap((category): Block[] => [
          {
            kind: 'table',
            caption: category.name,
            headers: ['Item', 'Você', 'Menor', 'Meio', 'Maior', 'Preços', 'Posição'],
            rows: category.items.map((item) => [
              item.item,
              item.own === null ? '—' : formatBrl(item.own),
              formatBrl(item.lowest),
              formatBrl(item.median),
              formatBrl(item.highest),
              String(item.n),
              positions[item.position],
            ]),
            numeric: [1, 2, 3, 4, 5],
            figure: { caption: `${category.name}: a casa e o meio`, unit: 'brl', column: 1, compare: 3 },
          },
          {
            kind: 'keyValues',
            items: category.items.map(({ item, advice }) => ({ key: item, value: advice })),
          },
        ]),
      },
      {
        id: 'servico',
        title: 'Roteiro para a equipe',
        blocks: [
          {
            kind: 'list',
            items: [
              `Se o cliente comparar o preço ${above.length > 0 ? `de ${shortList(above, 4)}` : `com o ${ofThe(rival)}`}, fale da porção, do ingrediente e do preparo.`,
              ...(below.length > 0
                ? [`Em ${shortList(below, 4)}, não anuncie desconto: o preço já é um argumento.`]
                : []),
              ...(level.length > 0
                ? [`Em ${shortList(level, 4)}, o preço é o de todos: mostre o que só a casa faz.`]
                : []),
            ],
          },
        ],
      },
      {
        id: 'plano',
        title: 'Plano de 30 dias',
        blocks: [
          {
            kind: 'checkList',
            items: [
              few.length > 0
                ? `Semana 1: completar três preços de ${shortList(few, 5)}`
                : `Semana 1: conferir os preços ${ofThe(rival)} na porta`,
              first
                ? `Semana 2: ${first.item}: ${first.action.charAt(0).toLowerCase()}${first.action.slice(1)}`
                : `Semana 2: comparar a porção com a ${ofThe(rival)}`,
              `Semana 3: visitar quem vende ${joinList((above.length > 0 ? above : level.length > 0 ? level : few).slice(0, 2))}, e provar`,
              second
                ? `Semana 4: anotar as vendas de ${first?.item ?? ''} e decidir sobre ${second.item}`
                : `Semana 4: anotar as vendas e visitar de novo ${the(rival)}`,
            ],
          },
        ],
      },
      { id: 'premissas', title: 'Premissas', blocks: [{ kind: 'list', items: map.assumptions }] },
    )
    return sections
  })
}
