import type { Answers } from '../../base/answers/definition.ts'
import { textOf } from '../../base/answers/read.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { withoutEffect } from '../../base/request/unmet.ts'
import { basisOf } from './basis.ts'
import { withAnswers } from './forecast-answers.ts'
import { forecastOf } from './forecast-parts.ts'
import { houseLines } from './house-lines.ts'
import { itemSeries } from './item-series.ts'
import { itemsAhead } from './items-ahead.ts'
import { measureOf } from './measure.ts'
import { ownerEffects } from './owner-effects.ts'
import { explainQuestions } from './questions/answers.ts'
import { ofReport, reportLines } from './report-lines.ts'
import type { SalesForecast } from './schema.ts'
import { explainTold } from './told.ts'
import { withFigures } from './told-figures.ts'
import { weekToBuy } from './week-to-buy.ts'
import { weeksAhead } from './weeks-ahead.ts'

/**
 * The coming weeks from a dated sales sheet.
 * @throws EngineError `answers_invalid` without a sheet, `not_enough_data` without dates or with fewer than
 * 8 whole weeks
 */
export function createForecast(answers: Answers, context: EngineContext): EngineResult<SalesForecast>[] {
  const basis = basisOf(answers, context)
  const { statements, days } = basis
  const house = houseLines(basis)
  const series = itemSeries(basis, house.series)
  const owner = ownerEffects(basis, house, textOf(answers, 'context'))
  const ahead = weeksAhead(basis, house, owner)
  const items = itemsAhead(basis, house, series.selling, ahead, owner.stated)
  const lines = reportLines(basis, ahead, items)
  const parts = days.parts[house.revenue ? 'revenue' : 'units']
  const opens = days.openingOf.units.opens
  const told = withFigures(owner.told, measureOf(ofReport(ahead, lines)), ahead.ordinary, parts, opens)
  const buying = weekToBuy(basis, lines, owner.ownDays)
  const { forecast, replies } = withAnswers(
    basis,
    { house, owner, ahead },
    forecastOf(basis, { house, series, ahead, items, told, lines, buying }),
  )
  const team = statements.questions.find(
    ({ about, count }) => about === 'quietDays' && count !== undefined,
  )?.count
  return [
    {
      title: forecast.title,
      contentType: 'analysis',
      content: { ...forecast, ...(team !== undefined && { team }) },
      downloadable: true,
      explanations: [
        ...withoutEffect(
          context.sheet,
          ['date', 'portion', 'scope', 'question'],
          'A previsão conta o que se vende; isto não muda as unidades das próximas semanas.',
        ),
        ...explainTold(told),
        ...items.told.unmet,
        ...explainQuestions(statements.questions, replies),
      ],
    },
  ]
}
