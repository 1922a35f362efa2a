/** A good that spoils, by the owner's portions: the kilograms of every week, with the slack that is told, and the days on which to buy them. */
import { addDays, shortDay, weekdayNames, weekdayOf } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatNumber, joinList } from '../../../base/language/text.ts'
import { runWords } from '../deliveries.ts'
import { formatCount as whole } from '../figures.ts'
import { weighedOut } from '../ingredient-list.ts'
import { usualSpare } from '../portions.ts'
import { amountOf } from '../purchase-words.ts'
import type { SalesForecast } from '../schema.ts'
import { spanWords } from '../week-groups.ts'
import type { Answer, Asked, Question } from './asked.ts'
import { daysOf } from './buying.ts'

type Ingredient = NonNullable<SalesForecast['ingredients']>[number]

const dayName = (weekday: number) => (weekdayNames[weekday] ?? '').replace('-feira', '')

/** One purchase of an ordinary week: its weekday, and the open days that it serves. */
type Run = { start: number; days: number[] }

/** The purchases of a week of what keeps `most` days, the first on the owner's day. */
function runsOf(open: readonly number[], first: number, most: number): Run[] {
  const ordered = [...open].toSorted((a, b) => ((a - first + 7) % 7) - ((b - first + 7) % 7))
  const runs: Run[] = []
  for (const day of ordered) {
    const run = runs.at(-1)
    if (run && (day - run.start + 7) % 7 < most) run.days.push(day)
    else runs.push({ start: runs.length === 0 && open.includes(first) ? first : day, days: [day] })
  }
  return runs
}

/**
 * Units × portion, plus the slack, for each week that is asked about.
 * @returns null where the owner tells neither a slack nor how long it keeps, or no portion is known
 */
export function answerSpoilingBuy(
  question: Question,
  goods: readonly Ingredient[],
  mondays: readonly string[],
  asked: Asked,
): Answer | null {
  const { most, percent, weekdays = [], what } = question
  const each = goods.flatMap((good) => good.each ?? []).filter(({ own }) => own)
  const [first] = goods
  if ((most === undefined && percent === undefined) || each.length === 0 || !first) return null
  const slack = percent ?? usualSpare * 100
  const isClosed = asked.isClosed ?? (() => false)
  const shares = daysOf(asked.forecast)
  const weeks = mondays.flatMap((monday) => {
    const days = [0, 1, 2, 3, 4, 5, 6].map((at) => addDays(monday, at)).filter((day) => !isClosed(day))
    const units = each.map(({ item, amount }) => ({
      units:
        asked.forecast.items?.find(({ name }) => name === item)?.coming.find((one) => one.monday === monday)
          ?.value ?? 0,
      amount,
    }))
    return [
      {
        monday,
        days,
        units: units.reduce((sum, one) => sum + one.units, 0),
        amount: units.reduce((sum, one) => sum + one.units * one.amount, 0),
      },
    ]
  })
  const usual = weeks.toSorted((a, b) => b.days.length - a.days.length)[0]
  if (!usual || usual.amount <= 0) return null
  const open = usual.days.map(weekdayOf)
  const [day = weekdayOf(usual.days[0] ?? usual.monday)] = weekdays
  const runs = most === undefined || most >= 7 ? [] : runsOf(open, day, most)
  const isSplit = runs.length > 1
  const say = (amount: number) => (first.unit === 'g' ? weighedOut(amount) : amountOf(amount, first.unit))
  const ordered = (amount: number) => amount * (1 + slack / 100)
  const partOf = ({ days }: { days: readonly string[] }, run: Run) => {
    const weight = (of: readonly string[]) =>
      of.reduce((sum, one) => sum + (shares.find(({ weekday }) => weekday === weekdayOf(one))?.share ?? 0), 0)
    const all = weight(days)
    return all === 0 ? 0 : weight(days.filter((one) => run.days.includes(weekdayOf(one)))) / all
  }
  const total = weeks.reduce((sum, { amount }) => sum + amount, 0)
  const name = capitalize(what ?? first.name)
  const [next] = weeks
  const rows = weeks.map((week) => [
    spanWords(week.monday, addDays(week.monday, 6)),
    ...(week.days.length === 0
      ? ['fechada', '0', '0', ...(isSplit ? runs.map(() => '0') : [])]
      : [
          whole(week.units),
          say(week.amount),
          say(ordered(week.amount)),
          ...(isSplit ? runs.map((run) => say(ordered(week.amount) * partOf(week, run))) : []),
        ]),
  ])
  const keeps = most === undefined ? '' : `${most} ${most === 1 ? 'dia' : 'dias'} de vida`
  const last = weeks.at(-1)
  return {
    verdict: `${name}: ${say(ordered(next?.amount ?? 0))} na semana de ${shortDay(next?.monday ?? '')}, e ${say(ordered(total))} de ${shortDay(next?.monday ?? '')} a ${shortDay(addDays(last?.monday ?? '', 6))}, com ${formatNumber(slack)}% de folga${percent === undefined ? '' : ', que já está somada'}.`,
    texts: [
      `Conta: unidades × ${joinList([...new Set(each.map(({ amount }) => amountOf(amount, first.unit)))])} (${joinList(each.slice(0, 4).map(({ item }) => item))}), a sua porção.`,
      isSplit
        ? `Com ${keeps}, uma compra não serve a semana: compre em ${runs.length}, ${joinList(runs.map((run) => `${dayName(run.start)} para ${runWords(run.days)}`))}.${weekdays.length > 0 ? ` O que se compra na ${dayName(day)} só presta até ${dayName((day + (most ?? 1) - 1) % 7)}.` : ''}`
        : keeps === ''
          ? ''
          : `Com ${keeps}, uma compra por semana basta.`,
      slack > 0
        ? `A folga cobre ${formatNumber(slack)}% de erro; a semana costuma errar ${Math.round((asked.forecast.revenue ?? asked.forecast.units).wape * 100)}%: acerte a compra seguinte pelo que sobrou.`
        : '',
    ].filter((text) => text !== ''),
    table: {
      caption: `${name}, semana a semana`,
      headers: [
        'Semana',
        'Unidades',
        'Esperado',
        `Com ${formatNumber(slack)}% de folga`,
        ...(isSplit ? runs.map((run) => `${capitalize(dayName(run.start))} (${runWords(run.days)})`) : []),
      ],
      rows,
      numeric: [1, 2, 3, ...(isSplit ? runs.map((_, at) => 4 + at) : [])],
    },
  }
}
