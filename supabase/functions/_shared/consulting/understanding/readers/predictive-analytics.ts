/** How what is told and asked of sales to come is read. */
import { predictiveAnalytics } from '../anyhow/rules/predictive-analytics.ts'
import { withYearEnd } from '../dates/year-end.ts'
import { withAskedWeek } from '../forecast/asked-week.ts'
import { withoutJoints } from '../forecast/context-names.ts'
import { withoutEmptyDates } from '../forecast/empty-dates.ts'
import { withForecastQuestions } from '../forecast/forecast-questions.ts'
import { withForecastWishes } from '../forecast/forecast-wishes.ts'
import { withGroupsApart } from '../forecast/groups-apart.ts'
import { withPacksAsked } from '../forecast/packs-asked.ts'
import { withPacksTold } from '../forecast/packs-told.ts'
import { readPlainDays } from '../forecast/plain-days.ts'
import { readContext } from '../forecast/read-context.ts'
import { withSaidLate } from '../forecast/said-late.ts'
import { withSheetYears } from '../forecast/sheet-years.ts'
import { withoutPacksOfSums } from '../forecast/sums/packs-of-sums.ts'
import type { AutomationReader, TextReader } from './reader.ts'
import { mend } from './steps.ts'

const context: TextReader = {
  reading: 'context',
  reworded: (text, { today }, read) => withYearEnd(text, today, read),
  days: (sentences, _, { vocabulary: { names }, today }) => readPlainDays(sentences, { today, names }),
  steps: [
    mend((text, draft, { vocabulary, today }) => withForecastQuestions(text, draft, vocabulary.names, today)),
    mend((text, draft, { today }) => withForecastWishes(text, draft, today)),
    (text, { today }) => readContext(text, today),
  ],
  early: [
    withoutEmptyDates,
    (text, draft, { vocabulary: { names } }) => withPacksAsked(text, draft, names),
    (text, draft, { vocabulary: { names }, today }) =>
      withoutPacksOfSums(withPacksTold(text, draft, names, today)),
  ],
  own: [
    (text, draft, { vocabulary: { names }, today }) => withSaidLate(text, draft, names, today),
    (text, draft, { today }) => withAskedWeek(text, draft, today),
    (text, draft, { vocabulary: { names } }) => withGroupsApart(text, draft, names),
    (text, draft, { ends, today }) => withSheetYears(text, draft, ends, today),
    (_, draft) => withoutJoints(draft),
  ],
}

export const forecastReader: AutomationReader = { rules: predictiveAnalytics, texts: { context } }
