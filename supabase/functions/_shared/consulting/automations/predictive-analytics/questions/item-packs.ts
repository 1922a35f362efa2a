/** How many to buy of an item that is sold as it is bought: by week, or in whole packs. */
import { addDays, shortDay } from '../../../base/calendar.ts'
import { formatNumber } from '../../../base/language/text.ts'
import { formatCount as whole } from '../figures.ts'
import { toOrder } from '../purchase-words.ts'
import { spanWords } from '../week-groups.ts'
import type { Answer, Asked, Question } from './asked.ts'
import { arrivalWords, deliveryWords, packWeeks, tableOf, type Week, weekRows } from './bought-weeks.ts'
import { linesOf } from './items.ts'
import { answerOneDay } from './one-day.ts'

/** What the same week of last year sold, and the packs that it would take, where that is more than is expected. */
function lastYearWords(
  names: readonly string[],
  { monday, amount }: Week,
  count: number,
  noun: string,
  { sales }: Asked,
): string[] {
  const then = addDays(monday, -364)
  const at = sales.weeks.findIndex((week) => week.monday === then)
  const units = sales.itemWeeks.reduce(
    (sum, item) => (names.includes(item.name) ? sum + (item.units[at] ?? 0) : sum),
    0,
  )
  if (at < 0 || units < amount * 1.05) return []
  return [
    `Na mesma semana do ano passado, de ${shortDay(then)}, saíram ${whole(units)}: para repetir, são ${whole(Math.ceil(units / count))} ${noun}. Compre a diferença se o que sobra guarda.`,
  ]
}

export function ofItem(question: Question, mondays: readonly string[], asked: Asked): Answer | null {
  const { item = '', count } = question
  const lines = (asked.forecast.items ?? []).filter(({ name }) => name === item)
  const sold = lines[0] ? lines : linesOf(question, asked)
  const bought = asked.forecast.purchases.find(({ name }) => name === item)
  const fresh = bought?.fresh === true
  const weeks = mondays.map(
    (monday): Week => ({
      monday,
      amount: Math.ceil(
        sold.reduce((sum, { coming }) => {
          const week = coming.find((one) => one.monday === monday)
          return sum + (week === undefined ? 0 : fresh || count !== undefined ? week.value : week.high)
        }, 0),
      ),
    }),
  )
  const [now] = weeks
  if (sold.length === 0 || !now) return null
  const when = `na semana de ${spanWords(now.monday, addDays(now.monday, 6))}`
  const day = count === undefined ? answerOneDay(question, now, asked) : null
  if (day) return day
  if (count === undefined)
    return {
      verdict:
        `${item}: ${whole(now.amount)} ${when}. ${deliveryWords(question, asked, now.amount, 'un')}`.trim(),
      texts: fresh ? [] : ['Pelo alto da faixa: desconte o que há em casa.'],
      ...tableOf(
        `${item}, por semana`,
        weekRows(weeks, (amount) => whole(amount)),
        'Comprar',
      ),
    }
  const every = asked.questions.find(
    (one) => one.about === 'deliveries' && one.item === item && one.count !== undefined,
  )?.count
  const step = every === undefined ? 1 : Math.max(1, Math.round(every / 7))
  const periods = weeks.flatMap(({ monday }, at) =>
    at % step === 0
      ? [{ monday, amount: weeks.slice(at, at + step).reduce((sum, { amount }) => sum + amount, 0) }]
      : [],
  )
  // What keeps is bought once with the spare of the shopping list, and then as it is used; what spoils, as the list says.
  const isFirst = now.monday === asked.forecast.target
  const ordered = (amount: number, at: number) =>
    bought?.fresh || bought?.cooked
      ? toOrder({ ...bought, expected: amount })
      : at === 0 && isFirst && bought
        ? Math.max(amount, Math.ceil(bought.safe))
        : amount
  const spare = ordered(now.amount, 0) - now.amount
  const packs = packWeeks(
    periods.map((one, at) => ({ ...one, amount: ordered(one.amount, at) })),
    count,
  )
  const noun = question.what ?? `pacotes ou caixas de ${count}`
  return {
    verdict: `${packs[0]?.amount ?? 0} ${noun}, ${when}: o uso é ${whole(now.amount)}${spare > 0 ? `, e com a folga da lista${bought?.loss ? ` e os ${formatNumber(bought.loss * 100)}% que morrem` : ''} são ${whole(now.amount + spare)}` : ''}.`,
    texts: [
      ...arrivalWords(question.weekdays, now.monday, asked.today),
      ...lastYearWords(
        sold.map(({ name }) => name),
        now,
        count,
        noun,
        asked,
      ),
      `${every === undefined ? 'Inteiros' : `Inteiros, a cada ${every} dias`}, com a sobra passando adiante; desconte o que há em casa.`,
    ],
    ...tableOf(
      `${item}, em ${noun}`,
      weekRows(packs, (amount) => whole(amount)),
      'Comprar',
    ),
  }
}
