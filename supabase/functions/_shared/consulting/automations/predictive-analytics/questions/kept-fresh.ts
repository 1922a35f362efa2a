/** What keeps a few days, by the days on which it is delivered: how much each time, and which days stay without it. */
import { addDays, shortDay, weekdayNames } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { foldAccents, joinList } from '../../../base/language/text.ts'
import { runWords } from '../deliveries.ts'
import { orderOf } from '../portions.ts'
import { amountOf } from '../purchase-words.ts'
import { spanWords } from '../week-groups.ts'
import type { Answer, Asked, Question } from './asked.ts'
import { daysOf, servedBy } from './buying.ts'

const dayOf = (weekday: number) => (weekdayNames[weekday] ?? '').replace('-feira', '')

/** Weeks that the table shows. */
const shown = 6

export function answerKeptFresh(question: Question, asked: Asked): Answer | null {
  const { what = '', count = 0, item } = question
  const { forecast, questions } = asked
  const word = foldAccents(what.toLowerCase()).replace(/s$/, '')
  const goods = (forecast.ingredients ?? []).filter(
    ({ name, unit, items }) =>
      unit === 'g' &&
      (foldAccents(name.toLowerCase()).includes(word) ||
        (item !== undefined &&
          items.includes(item) &&
          foldAccents(name.toLowerCase()).startsWith(word.slice(0, 4)))),
  )
  const [good] = goods
  const told = questions.find(
    ({ about, weekdays, what: of = 'tudo' }) =>
      about === 'deliveries' && weekdays !== undefined && (of === 'tudo' || foldAccents(of).includes(word)),
  )
  if (!good || word.length < 3 || !told?.weekdays || count < 1) return null
  const days = daysOf(forecast)
  const starts = [...told.weekdays].toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  const runs = servedBy(
    starts,
    days.map(({ weekday }) => weekday),
  ).map((run, at) => {
    const start = starts[at] ?? 0
    // The day of the delivery counts as the first.
    const kept = run.filter((day) => (day - start + 7) % 7 < count)
    return { start, kept, late: run.filter((day) => !kept.includes(day)) }
  })
  const shareOf = (run: readonly number[]) =>
    days.reduce((sum, { weekday, share }) => (run.includes(weekday) ? sum + share : sum), 0)
  const weekly = (monday: string) => {
    const lines = (forecast.season ?? []).find((one) => one.monday === monday)?.ingredients ?? []
    return goods.reduce((sum, one) => sum + (lines.find(({ name }) => name === one.name)?.expected ?? 0), 0)
  }
  const target = forecast.target ?? ''
  const now = weekly(target) || goods.reduce((sum, { expected }) => sum + expected, 0)
  const bought = (amount: number, run: readonly number[]) =>
    amountOf(orderOf(amount * shareOf(run), 0, good.spare), 'g')
  const late = runs.flatMap(({ late: own }) => own)
  const uncovered = [...new Set(late)].toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  const weeks = (forecast.season ?? []).map(({ monday }) => monday).slice(0, shown)
  const portion = (good.each ?? []).map(
    (each) => `${amountOf(each.amount, 'g')} em ${each.item}${each.own ? '' : ', suposta'}`,
  )
  return {
    verdict: `${capitalize(good.name)}, na semana de ${shortDay(target)}: ${joinList(
      runs.map(({ start, kept }) => `${bought(now, kept)} na ${dayOf(start)}, para ${runWords(kept)}`),
    )}.`,
    texts: [
      uncovered.length === 0
        ? `Com ${count} dias de vida, as entregas cobrem a semana.`
        : `Com ${count} dias de vida, ${joinList(uncovered.map(dayOf))} ${uncovered.length === 1 ? 'fica' : 'ficam'} sem fresco, e ali se vendem ${amountOf(now * shareOf(uncovered), 'g')}: peça uma entrega a mais antes desses dias, ou congele no dia em que chega; sem isso, tire o prato nesses dias.`,
      `Porção: ${joinList(portion.slice(0, 3))}; já limpo, com 3% de folga.`,
    ],
    table: {
      caption: `${capitalize(good.name)} por entrega`,
      headers: [
        'Semana',
        ...runs.map(({ start }) => capitalize(dayOf(start))),
        ...(uncovered.length > 0 ? ['Dias sem entrega'] : []),
      ],
      rows: weeks.map((monday) => [
        spanWords(monday, addDays(monday, 6)),
        ...runs.map(({ kept }) => bought(weekly(monday), kept)),
        ...(uncovered.length > 0 ? [amountOf(weekly(monday) * shareOf(uncovered), 'g')] : []),
      ]),
      numeric: [1, 2, 3],
    },
  }
}
