import { formatBrl, formatNumber } from '../../base/language/text.ts'
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
    const levelled = map.categories.filter(({ ownMedian }) => ownMedian !== null)
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
              'Se o cliente comparar o preço, fale do que é diferente: a porção, o ingrediente, o preparo.',
              'Nos itens acima do meio, sirva com um cuidado a mais que se veja na mesa.',
              'Nos itens abaixo do meio, não anuncie desconto: o preço já é um argumento.',
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
              'Semana 1: completar a lista até três preços por item importante',
              'Semana 2: corrigir os itens abaixo do meio, um por vez',
              'Semana 3: provar dois concorrentes nos itens em que você está acima',
              'Semana 4: anotar as vendas dos itens que mudaram e refazer o mapa',
            ],
          },
        ],
      },
      { id: 'premissas', title: 'Premissas', blocks: [{ kind: 'list', items: map.assumptions }] },
    )
    return sections
  })
}
