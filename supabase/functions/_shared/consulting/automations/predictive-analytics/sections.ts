import { addDays } from '../../base/calendar.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { formatNumber } from '../../base/language/text.ts'
import type { Block, LineChart, ReportSection } from '../../report/blocks.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import { outlookSection } from './outlook.ts'
import { planSentences } from './plan-words.ts'
import { purchaseBlocks } from './purchase-blocks.ts'
import type { ForecastLine, SalesForecast } from './schema.ts'
import {
  calendarSentence,
  longDay,
  moved,
  shortDay,
  shownOf,
  trendSentences,
  weekdaySentence,
} from './sentences.ts'
import { revenueTest, scoreTable, trustFigures } from './trust-blocks.ts'

const percent = (fraction: number) => `${fraction > 0 ? '+' : ''}${formatNumber(fraction * 100)}%`
const weekdayNames = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const

/** Most past weeks in the chart: with more, the forecast weeks would be too small to read. */
const drawnWeeks = 26

/** No forecast is precise to tenths of a beer. */
const rounded = (value: number | null) => (value === null ? null : Math.round(value))

function chartOf(caption: string, unit: LineChart['unit'], line: ForecastLine): Block {
  const past = line.past.slice(-drawnWeeks)
  const blank = line.coming.map(() => null)
  const before = past.map(() => null)
  return {
    kind: 'lines',
    chart: {
      caption,
      unit,
      labels: [...past, ...line.coming].map(({ monday }) => shortDay(monday)),
      series: [
        { name: 'Vendido', values: [...past.map(({ value }) => rounded(value)), ...blank] },
        {
          name: 'Previsto',
          values: [...before, ...line.coming.map(({ value }) => Math.round(value))],
          low: [...before, ...line.coming.map(({ low }) => low)],
          high: [...before, ...line.coming.map(({ high }) => high)],
        },
      ],
    },
  }
}

/** Units and revenue of the forecast weeks, side by side. */
function weekTable({ units, revenue, calendar = [] }: SalesForecast): Block {
  return {
    kind: 'table',
    caption: 'Previsto por semana, com a faixa de 8 em cada 10 semanas',
    headers: [
      'Semana de',
      'Unidades',
      'De',
      'Até',
      ...(revenue ? ['Receita', 'De', 'Até'] : []),
      'Na semana',
    ],
    rows: units.coming.map(({ monday, value, low, high, note }, index) => {
      const money = revenue?.coming[index]
      const dates = calendar.flatMap(({ name, from, to, kind }) =>
        kind === 'date' && from <= addDays(monday, 6) && to >= monday ? [name] : [],
      )
      return [
        longDay(monday),
        whole(value),
        whole(low),
        whole(high),
        ...(revenue
          ? [formatReais(money?.value ?? 0), formatReais(money?.low ?? 0), formatReais(money?.high ?? 0)]
          : []),
        [...(note === undefined ? [] : [note]), ...dates].join(', ') || '—',
      ]
    }),
    numeric: revenue ? [1, 2, 3, 4, 5, 6] : [1, 2, 3],
  }
}

function calendarSection(forecast: SalesForecast): ReportSection[] {
  const { calendar = [], period } = forecast
  if (calendar.length === 0) return []
  const sentence = calendarSentence(forecast)
  return [
    {
      id: 'datas',
      title: 'Datas à frente',
      blocks: [
        {
          kind: 'table',
          caption: 'O que cai nas semanas previstas',
          headers: ['Data', 'Quando', 'O que a planilha mostra'],
          rows: calendar.map((one) => [
            capitalize(one.name),
            one.from === one.to ? shortDay(one.from) : `${shortDay(one.from)} a ${shortDay(one.to)}`,
            shownOf(one, period.from),
          ]),
        },
        ...(sentence ? [{ kind: 'text', text: sentence } satisfies Block] : []),
      ],
    },
  ]
}

/** The report of a forecast. */
export function forecastSections(contents: readonly SalesForecast[]): ReportSection[] {
  return contents.flatMap((forecast) => {
    const { target } = forecast
    const next = forecast.units.coming.find(({ monday }) => monday === target) ?? forecast.units.coming[0]
    const money = forecast.revenue?.coming.find(({ monday }) => monday === next?.monday)
    const nextWeek = `Semana de ${shortDay(next?.monday ?? '')}`
    const summary: Block[] = [
      { kind: 'text', text: forecast.summary },
      {
        kind: 'costCards',
        items: [
          { label: `${nextWeek}: unidades`, value: whole(next?.value ?? 0) },
          {
            label: 'Em 8 de 10 semanas',
            value: `${whole(next?.low ?? 0)} a ${whole(next?.high ?? 0)}`,
          },
          ...(money ? [{ label: `${nextWeek}: receita`, value: formatReais(money.value) }] : []),
          {
            label: 'Semanas lidas',
            value: String(forecast.weeks),
            note: `até ${longDay(forecast.period.to)}`,
          },
        ],
      },
    ]
    if (forecast.context) {
      summary.push({
        kind: 'notice',
        tone: 'info',
        title: 'O que você contou',
        text: `“${forecast.context}” Isso não muda os números: leia a previsão sabendo disso.`,
      })
    }
    if (forecast.told && forecast.told.length > 0) {
      summary.push(
        { kind: 'subtitle', text: 'O que você contou, e o que fizemos' },
        { kind: 'list', items: forecast.told },
      )
    }
    if (forecast.house && forecast.house.length > 0) {
      summary.push({ kind: 'text', text: forecast.house.join(' ') })
    }
    const moves = (title: string, rows: SalesForecast['rising']): Block[] =>
      rows.length === 0
        ? []
        : [
            {
              kind: 'table',
              caption: title,
              headers: ['Item', 'Antes, por semana', 'Agora, por semana', 'Mudança'],
              rows: rows.map(({ name, change, perWeek, before }) => [
                name,
                before === undefined ? '—' : formatNumber(before),
                formatNumber(perWeek),
                percent(change),
              ]),
              numeric: [1, 2, 3],
            },
          ]
    const weekday = weekdaySentence(forecast)
    const sections: ReportSection[] = [
      { id: 'resumo', title: 'Resumo', blocks: summary },
      {
        id: 'previsao',
        title: 'Previsão por semana',
        blocks: [
          weekTable(forecast),
          chartOf('Unidades por semana', 'units', forecast.units),
          ...(forecast.revenue ? [chartOf('Receita por semana', 'brl', forecast.revenue)] : []),
          ...(forecast.revenue
            ? []
            : [
                {
                  kind: 'notice',
                  tone: 'info',
                  title: 'Sem previsão de receita',
                  text: 'Faltam preços em algumas semanas da planilha.',
                } satisfies Block,
              ]),
        ],
      },
      ...outlookSection(forecast),
      ...calendarSection(forecast),
      {
        id: 'itens',
        title: 'Itens em alta e em queda',
        blocks: [
          // The tables show what moved; sentences add what they leave out.
          ...(forecast.rising.length + forecast.falling.length > 0
            ? []
            : [{ kind: 'list', items: trendSentences(forecast) } satisfies Block]),
          ...moves('Em alta, mais do que oscila de uma semana para outra', forecast.rising),
          ...moves('Em queda, mais do que oscila de uma semana para outra', forecast.falling),
        ],
      },
    ]
    if (weekday !== null) {
      sections.push({
        id: 'dias',
        title: 'A semana por dia',
        blocks: [
          {
            kind: 'table',
            caption: `Unidades esperadas por dia na semana de ${shortDay(next?.monday ?? '')}`,
            headers: ['Dia', 'Esperado', 'Parte da semana'],
            rows: forecast.weekdays.map(({ weekday: of, share, units }) => [
              weekdayNames[of] ?? '',
              whole(units),
              moved(share),
            ]),
            numeric: [1, 2],
          },
          { kind: 'text', text: weekday },
        ],
      })
    }
    if (forecast.purchases.length > 0) {
      sections.push({ id: 'compras', title: 'Lista de compras', blocks: purchaseBlocks(forecast) })
    }
    sections.push(
      {
        id: 'confianca',
        title: 'Quanto confiar',
        blocks: [
          trustFigures(forecast),
          scoreTable(forecast.units),
          ...(forecast.revenue ? [revenueTest(forecast.revenue)] : []),
        ],
      },
      {
        id: 'plano',
        title: 'Plano de 30 dias',
        blocks: [{ kind: 'checkList', items: planSentences(forecast) }],
      },
      { id: 'premissas', title: 'Premissas', blocks: [{ kind: 'list', items: forecast.assumptions }] },
    )
    return sections
  })
}
