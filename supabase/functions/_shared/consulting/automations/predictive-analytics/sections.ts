import { shortDay } from '../../base/calendar.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { formatNumber } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { closedSection } from './closed-blocks.ts'
import { daySection } from './day-blocks.ts'
import { groupTable } from './groups.ts'
import { holidaySection } from './holiday-blocks.ts'
import { coverSentences } from './menu-cover.ts'
import { winnerSentence } from './model-words.ts'
import { outlookSection } from './outlook.ts'
import { planSentences } from './plan-words.ts'
import { purchaseBlocks } from './purchase-blocks.ts'
import { answerSection } from './questions/answers.ts'
import type { SalesForecast } from './schema.ts'
import { shownOf, trendSentences } from './sentences.ts'
import { stepSentences } from './summary-words.ts'
import { trustBlocks } from './trust-blocks.ts'
import { itemTable, weekTable } from './week-blocks.ts'

const percent = (fraction: number) => `${fraction > 0 ? '+' : ''}${formatNumber(fraction * 100)}%`
function calendarSection(forecast: SalesForecast): ReportSection[] {
  const { calendar: all = [], period, unseen = [], expected = [] } = forecast
  // What the sheet has not seen stands beside the weeks.
  const calendar = all.filter(
    ({ name, factor, seen, carried }) =>
      (seen.length > 0 || carried) && (factor !== null || !unseen.some(({ names }) => names.includes(name))),
  )
  if (calendar.length === 0) return []
  const isShut = ({ from, to }: (typeof calendar)[number]) =>
    expected.some(
      ({ closed, item, from: first, to: last }) =>
        closed && item === undefined && first !== null && first <= from && (last ?? first) >= to,
    )
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
            capitalize(one.name.replace('férias escolares e ', '')),
            one.from === one.to ? shortDay(one.from) : `${shortDay(one.from)} a ${shortDay(one.to)}`,
            isShut(one) ? 'a casa não abre: o dia conta zero' : shownOf(one, period.from),
          ]),
        },
      ],
    },
  ]
}

/** The report of a forecast. */
export function forecastSections(contents: readonly SalesForecast[]): ReportSection[] {
  return contents.flatMap((forecast) => {
    const summary: Block[] = [{ kind: 'text', text: forecast.summary }, ...trustBlocks(forecast)]
    for (const text of [...stepSentences(forecast), ...coverSentences(forecast)])
      summary.push({ kind: 'text', text })
    if (forecast.context) {
      summary.push({
        kind: 'notice',
        tone: 'info',
        title: 'O que você contou',
        text: `“${forecast.context}” Isso não muda os números: leia a previsão sabendo disso.`,
      })
    }
    // The answers to the owner's wishes stand above the report.
    const told = (forecast.told ?? []).filter(
      (said) => !forecast.expected?.some((one) => said.toLowerCase().endsWith(one.said.toLowerCase())),
    )
    if (told.length > 0) {
      summary.push(
        { kind: 'subtitle', text: 'O que você contou, e o que fizemos' },
        { kind: 'list', items: told },
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
    const trends = trendSentences(forecast)
    const sections: ReportSection[] = [
      {
        id: 'resumo',
        title: 'Resumo',
        blocks: summary,
      },
      ...answerSection(forecast),
      {
        id: 'previsao',
        title: 'Previsão por semana',
        blocks: [
          weekTable(forecast),
          ...groupTable(forecast),
          ...(forecast.beyond === undefined ? [] : [{ kind: 'text', text: forecast.beyond } satisfies Block]),
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
      ...(forecast.purchases.length > 0
        ? [
            {
              id: 'compras',
              title: 'Lista de compras',
              blocks: [...itemTable(forecast), ...purchaseBlocks(forecast)],
            },
          ]
        : []),
      ...holidaySection(forecast),
      ...daySection(forecast),
      ...closedSection(forecast),
      ...outlookSection(forecast),
      ...calendarSection(forecast),
      {
        id: 'itens',
        title: 'Itens em alta e em queda',
        blocks: [
          // The tables show what moved; sentences add what they leave out.
          ...(trends.length > 0 ? [{ kind: 'list', items: trends } satisfies Block] : []),
          ...moves('Em alta, mais do que oscila de uma semana para outra', forecast.rising),
          ...moves('Em queda, mais do que oscila de uma semana para outra', forecast.falling),
        ],
      },
    ]
    sections.push(
      {
        id: 'plano',
        title: 'Plano',
        blocks: [{ kind: 'checkList', items: planSentences(forecast) }],
      },
      {
        id: 'premissas',
        title: 'De onde vem a conta',
        blocks: [
          {
            kind: 'list',
            items: [...forecast.assumptions, winnerSentence(forecast.units, forecast.revenue !== null)],
          },
        ],
      },
    )
    return sections
  })
}
