/** What is read from a forecast once its figures stand: weeks that no sheet has seen, the owner's answers, the words. */
import { addDays } from '../../base/calendar.ts'
import type { Basis } from './basis.ts'
import { costMoves } from './cost-moves.ts'
import type { HouseLines } from './house-lines.ts'
import { touches } from './last-year.ts'
import { measureOf } from './measure.ts'
import { ownDayWords } from './own-days.ts'
import { portionAnswers } from './own-portions.ts'
import type { OwnerEffects } from './owner-effects.ts'
import { guestOf } from './party.ts'
import { periodSum } from './period-sum.ts'
import { answersTo } from './questions/answers.ts'
import { feastPlans } from './questions/feast-plan.ts'
import type { SalesForecast } from './schema.ts'
import { beyondWords, scopeAnswers } from './scope.ts'
import { stepOf } from './step.ts'
import { wordsOf } from './summary-words.ts'
import { statedFactor } from './told-effects.ts'
import { closesByDay, isByTheSea, isSettled, mattersTo, sellsAtNight, unseenWeeks } from './unseen.ts'
import { sharesOf } from './week-days.ts'
import type { WeeksAhead } from './weeks-ahead.ts'

type Replies = NonNullable<SalesForecast['answers']>

/** The forecast with what the owner's sheet and wishes leave open. */
function withOpenPoints(
  { context, statements, sheet, days }: Basis,
  { units }: HouseLines,
  { told }: OwnerEffects,
  forecast: SalesForecast,
): SalesForecast {
  const parts = days.parts.units
  const { restaurant, house } = context
  const unread = context.sheet.unread.map(({ text }) => text.trim()).filter((text) => text !== '')
  const step = stepOf(measureOf(forecast).line.past, units.seen)
  return {
    ...forecast,
    ...(unread.length > 0 && { unread }),
    ...(step && !isTold(step.monday, statements.questions) && { step }),
    unseen: unseenWeeks(forecast, {
      // Shares of revenue where it is forecast: a day with many cheap plates earns less.
      parts: forecast.weekdays.length > 0 ? sharesOf(forecast.weekdays) : parts,
      opening: house.settings.opening,
      night: sellsAtNight(sheet.sales.dayParts, restaurant.type),
      stated: (monday) => statedFactor(told, monday, parts),
      measured: (monday) =>
        told.some(
          ({ wish: { like, from = '', to = from }, factor }) =>
            like !== undefined && factor !== null && touches(monday, from, to),
        ),
      settled: (day) => isSettled(day, statements.dates, statements.questions),
      bySea: isByTheSea(restaurant.name, house.settings.neighbourhood),
      byDay: closesByDay(sheet.sales, context),
      cafe: restaurant.type === 'cafeteria',
    }),
  }
}

/** Days between a step of the sheet and the day that the owner gives for it. */
const nearStep = 21

/** Whether the owner says what changed the level: then the report does not ask. */
const isTold = (monday: string, questions: Basis['statements']['questions']) =>
  questions.some(
    ({ about, from }) =>
      about === 'newLevel' &&
      from !== undefined &&
      addDays(monday, -nearStep) <= from &&
      from <= addDays(monday, nearStep),
  )

/** The forecast with what the owner says and asks of it, each answered. */
function withStatements(
  { context, statements, days }: Basis,
  { level }: OwnerEffects,
  forecast: SalesForecast,
): SalesForecast {
  const { portions, scopes } = statements
  const costs = costMoves(context, forecast)
  return {
    ...forecast,
    told: [...(forecast.ownDays ?? []).map(ownDayWords), ...(forecast.told ?? [])],
    ...(portions.length > 0 && { portions: portionAnswers(portions, forecast) }),
    ...(costs.length > 0 && { costs }),
    ...(scopes.length > 0 && {
      asked: scopeAnswers(scopes, forecast, context.house.ingredientPrices, (period) =>
        periodSum(
          measureOf(forecast),
          days.parts[forecast.revenue ? 'revenue' : 'units'],
          days.openingOf.units.opens,
          period,
        ),
      ),
    }),
    ...(level && { level: level.factor }),
  }
}

/** Two questions with one answer get it once: the first title stands. */
const unrepeated = (replies: Replies): Replies =>
  replies.filter(
    ({ verdict, texts }, at) =>
      !replies.slice(0, at).some((other) => other.verdict === verdict && other.texts.join() === texts.join()),
  )

/** The finished forecast, and the answers to the owner's questions, which each come with a reason if they have none. */
export function withAnswers(
  basis: Basis,
  { house, owner, ahead }: { house: HouseLines; owner: OwnerEffects; ahead: WeeksAhead },
  forecast: SalesForecast,
): { forecast: SalesForecast; replies: Replies } {
  const { context, statements, sheet, days } = basis
  const { effects } = house.units
  const known = withStatements(basis, owner, withOpenPoints(basis, house, owner, forecast))
  const isClosed = (day: string) => !days.openingOf.units.opens(day)
  const replies = answersTo({
    forecast: known,
    sales: sheet.sales,
    today: context.today,
    questions: statements.questions,
    guest: guestOf(sheet.sales, context),
    stated: owner.stated,
    house: context.house,
    isClosed,
    counter: ['cafeteria', 'fast_casual', 'food_truck'].includes(context.restaurant.type),
    contracts: basis.contracts,
  })
  const answers = [
    ...unrepeated(replies),
    ...feastPlans(statements.dates, effects, known, days.parts.units, isClosed),
  ]
  const beyond = beyondWords(
    ahead,
    known.units.coming,
    known.target ?? '',
    effects.filter(mattersTo(context, statements.dates)),
  )
  const answered: SalesForecast = {
    ...known,
    ...(answers.length > 0 && { answers }),
    ...(beyond !== '' && { beyond }),
  }
  const firstGap = sheet.mondays.find(({ at }) => at < 0)?.monday ?? null
  return { forecast: { ...answered, ...wordsOf(answered, context.today, firstGap) }, replies }
}
