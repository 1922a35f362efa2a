/** Facts that the owner gives and that do not go together: more places than seats, music until after closing. */
import { shortDay } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { the } from '../../base/language/grammar.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { calledOf } from './date-fields.ts'
import type { Dated } from './dates.ts'
import { closingHour } from './opening-days.ts'
import { shortWeekday } from './told-calendar.ts'

/** Fewest hours that an evening of the house lasts. */
const leastHours = 2

const hour = (at: number) => `${Math.floor(at)}h${at % 1 === 0 ? '' : Math.round((at % 1) * 60)}`

/** What the owner checks before the posts that tell it, each event once. */
export function factConflicts(
  context: EngineContext,
  requirements: Pick<Requirements, 'dates' | 'houseFacts'>,
  dated: readonly Dated[],
): string[] {
  const { seats } = context.house.settings
  const room = requirements.houseFacts.find(({ about }) => about === 'seats')?.count ?? seats
  const closesAt = closingHour(context, requirements)
  const events = [...new Map(dated.filter(({ own }) => own).map((date) => [date.name, date])).values()]
  return events.flatMap((date) => {
    const places = Number(/(\d+) (?:lugares|vagas|pessoas)/.exec(date.note ?? '')?.[1])
    const closes = closesAt(date.day)
    const name = the(calledOf(date))
    return [
      ...(room && places > room
        ? [
            `**Confira os lugares: ${name}, ${places}; “A casa”, ${room}.** Os textos dizem os ${places} só ali; se cabem mesmo, corrija “A casa”.`,
          ]
        : []),
      ...(date.at !== undefined &&
      closes !== null &&
      date.at > closes - leastHours &&
      date.at < closes + leastHours
        ? [
            `**Confira: ${name}, às ${hour(date.at)}, e a casa fecha às ${hour(closes)} ${shortWeekday(date.day)}${date.weekly ? '' : `, ${shortDay(date.day)}`}.** Diga até que horas fica aberta nesse dia, ou adiante o começo: nenhum texto diz a hora de fechar.`,
          ]
        : []),
    ]
  })
}
