/** What one day needs of an item. */
import { shortDay, weekdayNames, weekdayOf } from '../../../base/calendar.ts'
import { formatCount as whole } from '../figures.ts'
import { type Answer, type Asked, mondayOf, type Question } from './asked.ts'

/** What one day needs, where the sheet has its weekdays: by the week's amount and the day's share of it. */
export function answerOneDay(
  { item = '', from, to }: Question,
  week: { monday: string; amount: number },
  asked: Asked,
): Answer | null {
  if (from === undefined || from !== to || mondayOf(from) !== week.monday) return null
  const line = asked.forecast.purchases.find(({ name }) => name === item)
  const all = line?.days?.reduce((sum, { units }) => sum + units, 0) ?? 0
  const own = line?.days?.find(({ weekday }) => weekday === weekdayOf(from))?.units ?? 0
  if (!line || all <= 0 || own <= 0) return null
  const [expected, most] = [Math.ceil((line.expected * own) / all), Math.ceil((week.amount * own) / all)]
  const name = (weekdayNames[weekdayOf(from)] ?? '').replace('-feira', '')
  const pack = asked.questions.find(
    (one) => one.about === 'packs' && one.item === item && one.count !== undefined && one.count > 1,
  )?.count
  const packs =
    pack === undefined ? '' : `: ${whole(Math.ceil(most / pack))} caixas ou pacotes de ${pack} cobrem`
  return {
    verdict: `${item}, ${name}, ${shortDay(from)}: ${whole(expected)}${most > expected ? `, e até ${whole(most)} pelo alto da faixa` : ''}${packs}.`,
    texts: [
      `A semana toda pede ${whole(week.amount)}; ${name} é ${Math.round((own / all) * 100)}% dela. Desconte o que há em casa.`,
    ],
  }
}
