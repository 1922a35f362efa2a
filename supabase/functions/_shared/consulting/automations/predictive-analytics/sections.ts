import { formatNumber, joinList } from '../../base/language/text.ts'
import type { Block, LineChart, ReportSection } from '../../report/blocks.ts'
import { maseInWords, wapeInWords } from './accuracy.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import type { ForecastLine, SalesForecast } from './schema.ts'

const day = (iso: string) => iso.split('-').toReversed().slice(0, 2).join('/')
const fullDay = (iso: string) => iso.split('-').toReversed().join('/')
const percent = (fraction: number) => `${fraction > 0 ? '+' : ''}${formatNumber(fraction * 100)}%`

/** How much something moved, whichever way. */
const size = (change: number) => `${formatNumber(Math.abs(change) * 100)}%`

const weekdayNames = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const

const nameOf = (weekday: number) => weekdayNames[weekday] ?? ''

/** "no sábado", "na sexta". */
const onThe = (weekday: number) => `${weekday === 0 || weekday === 6 ? 'no' : 'na'} ${nameOf(weekday)}`

/** The two days that sell most and the one that sells least; null where the sheet tells too few. */
function extremes(weekdays: SalesForecast['weekdays']) {
  const [first, second, ...others] = weekdays.toSorted((a, b) => b.share - a.share)
  const weakest = others.at(-1)
  if (!first || !second || !weakest) return null
  return { strong: weekdays.filter((day) => day === first || day === second), weakest }
}

/** The past drawn before the forecast: more would make the weeks to come too small to read. */
const drawnWeeks = 26

function chartOf(caption: string, unit: LineChart['unit'], line: ForecastLine): Block {
  const past = line.past.slice(-drawnWeeks)
  const blank = line.coming.map(() => null)
  const before = past.map(() => null)
  return {
    kind: 'lines',
    chart: {
      caption,
      unit,
      labels: [...past, ...line.coming].map(({ monday }) => day(monday)),
      series: [
        { name: 'Vendido', values: [...past.map(({ value }) => value), ...blank] },
        {
          name: 'Previsto',
          values: [...before, ...line.coming.map(({ value }) => value)],
          low: [...before, ...line.coming.map(({ low }) => low)],
          high: [...before, ...line.coming.map(({ high }) => high)],
        },
      ],
    },
  }
}

function tableOf(caption: string, line: ForecastLine, show: (value: number) => string): Block {
  return {
    kind: 'table',
    caption,
    headers: ['Semana de', 'Previsto', 'De', 'Até'],
    rows: line.coming.map(({ monday, value, low, high, note }) => [
      note === undefined ? fullDay(monday) : `${fullDay(monday)} (${note})`,
      show(value),
      show(low),
      show(high),
    ]),
    numeric: [1, 2, 3],
  }
}

const accuracy = (line: ForecastLine): Block => ({
  kind: 'text',
  text: `Modelo escolhido: **${line.model}**. ${wapeInWords(line.wape)} ${maseInWords(line.mase)} (WAPE ${formatNumber(line.wape * 100)}%, MASE ${line.mase.toFixed(2).replace('.', ',')}, em ${line.tested} semanas de teste.)`,
})

/** The report of a forecast. */
export function forecastSections(contents: readonly SalesForecast[]): ReportSection[] {
  return contents.flatMap((forecast) => {
    const next = forecast.units.coming[0]
    const days = extremes(forecast.weekdays)
    const money = forecast.revenue?.coming[0]
    const summary: Block[] = [
      { kind: 'text', text: forecast.summary },
      {
        kind: 'costCards',
        items: [
          { label: 'Unidades na próxima semana', value: whole(next?.value ?? 0) },
          {
            label: 'Em 8 de 10 semanas',
            value: `${whole(next?.low ?? 0)} a ${whole(next?.high ?? 0)}`,
          },
          ...(money ? [{ label: 'Receita na próxima semana', value: formatReais(money.value) }] : []),
          {
            label: 'Semanas lidas',
            value: String(forecast.weeks),
            note: `até ${fullDay(forecast.period.to)}`,
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
              headers: ['Item', 'Últimas 4 semanas contra as 4 anteriores', 'Unidades por semana'],
              rows: rows.map(({ name, change, perWeek }) => [name, percent(change), formatNumber(perWeek)]),
              numeric: [1, 2],
            },
          ]
    const moving = [...moves('Em alta', forecast.rising), ...moves('Em queda', forecast.falling)]
    const sections: ReportSection[] = [
      { id: 'resumo', title: 'Resumo', blocks: summary },
      {
        id: 'previsao',
        title: 'Previsão por semana',
        blocks: [
          chartOf('Unidades por semana', 'units', forecast.units),
          tableOf('Unidades previstas', forecast.units, whole),
          accuracy(forecast.units),
          ...(forecast.revenue
            ? [
                chartOf('Receita por semana', 'brl', forecast.revenue),
                tableOf('Receita prevista', forecast.revenue, formatReais),
                accuracy(forecast.revenue),
              ]
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
      {
        id: 'itens',
        title: 'Itens em alta e em queda',
        blocks:
          moving.length > 0
            ? moving
            : [{ kind: 'text', text: 'Nenhum item mudou 15% ou mais nas últimas quatro semanas.' }],
      },
    ]
    if (days) {
      sections.push({
        id: 'dias',
        title: 'A semana por dia',
        blocks: [
          {
            kind: 'table',
            caption: 'Unidades esperadas na próxima semana',
            headers: ['Dia', 'Esperado', 'Parte da semana'],
            rows: forecast.weekdays.map(({ weekday, share, units }) => [
              nameOf(weekday),
              whole(units),
              `${formatNumber(share * 100)}%`,
            ]),
            numeric: [1, 2],
          },
          {
            kind: 'text',
            text: `${joinList(days.strong.map(({ weekday }) => nameOf(weekday)))} fazem ${formatNumber(days.strong.reduce((sum, { share }) => sum + share, 0) * 100)}% da semana. O dia mais fraco é ${nameOf(days.weakest.weekday)}, com ${formatNumber(days.weakest.share * 100)}%.`.replace(
              /^./,
              (letter) => letter.toUpperCase(),
            ),
          },
        ],
      })
    }
    if (forecast.purchases.length > 0) {
      sections.push({
        id: 'compras',
        title: 'Lista de compras',
        blocks: [
          {
            kind: 'text',
            text: 'Para a próxima semana, o que se espera vender e o que convém ter em casa para não faltar em 9 de cada 10 semanas. São porções e garrafas: multiplique pelas fichas técnicas para chegar aos quilos e litros.',
          },
          {
            kind: 'table',
            caption: 'Unidades para a próxima semana',
            headers: ['Item', 'Esperado', 'Ter em casa'],
            rows: forecast.purchases.map(({ name, expected, safe }) => [
              name,
              whole(expected),
              whole(Math.ceil(safe)),
            ]),
            numeric: [1, 2],
            figure: {
              caption: 'O que mais sai na próxima semana',
              unit: 'units',
              column: 2,
              compare: 1,
            },
          },
        ],
      })
    }
    sections.push(
      {
        id: 'servico',
        title: 'Roteiro para a equipe',
        blocks: [
          {
            kind: 'list',
            items: [
              days
                ? `Antes de pedir, confira a lista de compras contra o estoque: ${joinList(days.strong.map(({ weekday }) => nameOf(weekday)))} são os dias em que nada pode faltar.`
                : 'Antes de pedir, confira a lista de compras contra o estoque.',
              forecast.rising[0]
                ? `Prepare mais ${forecast.rising[0].name}: vem subindo ${size(forecast.rising[0].change)}.`
                : 'Não há item em alta que peça preparo a mais.',
              forecast.falling[0]
                ? `Prepare menos ${forecast.falling[0].name}: vem caindo ${size(forecast.falling[0].change)}.`
                : 'Não há item em queda que peça preparo a menos.',
              'Anote o que faltou e o que sobrou: é a melhor correção para a próxima previsão.',
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
              'Semana 1: comprar pela previsão e anotar o que faltou',
              'Semana 2: comparar o vendido com o previsto, item a item',
              days
                ? `Semana 3: ajustar a escala: reforço ${joinList(days.strong.map(({ weekday }) => onThe(weekday)))}, pré-preparo e folgas ${onThe(days.weakest.weekday)}`
                : 'Semana 3: ajustar a escala da equipe aos dias de maior movimento',
              'Semana 4: exportar a planilha de novo e refazer a previsão',
            ],
          },
        ],
      },
      { id: 'premissas', title: 'Premissas', blocks: [{ kind: 'list', items: forecast.assumptions }] },
    )
    return sections
  })
}
