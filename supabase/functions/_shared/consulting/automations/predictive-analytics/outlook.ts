import { addDays, monthNames } from '../../base/calendar.ts'
import { mean } from '../../base/statistics.ts'
import type { ReportSection } from '../../report/blocks.ts'
import { formatCount as whole } from './figures.ts'
import { winnerSentence } from './model-words.ts'
import type { ForecastLine, SalesForecast } from './schema.ts'

/** A week belongs to the month of its Thursday, as in ISO 8601. */
const monthKey = (monday: string) => addDays(monday, 3).slice(0, 7)

function months(coming: ForecastLine['coming']) {
  const keys = [...new Set(coming.map(({ monday }) => monthKey(monday)))]
  return keys.map((key) => {
    const weeks = coming.filter(({ monday }) => monthKey(monday) === key)
    const of = (value: (week: (typeof weeks)[number]) => number) => mean(weeks.map(value))
    return {
      name: `${monthNames[Number(key.slice(5)) - 1] ?? ''} de ${key.slice(0, 4)}`,
      weeks: weeks.length,
      value: of(({ value }) => value),
      low: of(({ low }) => low),
      high: of(({ high }) => high),
    }
  })
}

/** Half a year ahead, month by month: so far ahead, single weeks cannot be told apart. */
export function outlookSection({ outlook }: SalesForecast): ReportSection[] {
  if (!outlook) return []
  return [
    {
      id: 'meio-ano',
      title: 'Meio ano à frente',
      blocks: [
        { kind: 'text', text: winnerSentence(outlook) },
        {
          kind: 'table',
          caption: 'Uma semana de cada mês, com a faixa de 8 em cada 10',
          headers: ['Mês', 'Semanas previstas', 'Unidades por semana', 'De', 'Até'],
          rows: months(outlook.coming).map(({ name, weeks, value, low, high }) => [
            name,
            String(weeks),
            whole(value),
            whole(low),
            whole(high),
          ]),
          numeric: [1, 2, 3, 4],
        },
      ],
    },
  ]
}
