/** Which dates are worth posts, and whether one may be used: from the house's own days. */
import { addDays, shortDay, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { isHoliday } from '../../base/holidays.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { isKeptIn, knownDates, occurrences } from './calendar.ts'
import { closedDays, knowsDays } from './opening-days.ts'

/** Days ahead that are looked at where the owner names no period. */
const ahead = 60

/** How much a day brings by itself: the weekend and its eve before the rest. */
const weightOf = (day: string) => [2, 0, 0, 1, 1, 3, 3][weekdayOf(day)] ?? 0

const onDay = (day: string) =>
  `${shortDay(day)}, ${(weekdayNames[weekdayOf(day)] ?? '').replace('-feira', '')}`

/** The answer to a question about dates; null for any other. */
export function dateReply(
  { what, from, to }: WishOf<'question'>,
  context: EngineContext,
  requirements: Requirements,
): { text: string } | null {
  const isClosed = closedDays(context, requirements)
  const known = knowsDays(context, requirements)
  const open = (day: string) =>
    isClosed(day)
      ? 'a casa fecha nesse dia'
      : isHoliday(day)
        ? 'é feriado: confirme se abre'
        : known
          ? 'a casa abre'
          : 'diga em “A casa” se abre'
  if (what === 'useDate') {
    const [day] = [from ?? context.today]
    const shut = isClosed(day)
    return {
      text: `**Pode:** a data é de todos. Cai em ${onDay(day)}, e ${open(day)}${shut ? '; a publicação conta, e não convida' : ''}. Oferta nela vale como está escrita: diga o que entra, o que não entra e até quando (Código de Defesa do Consumidor, art. 30).`,
    }
  }
  if (what !== 'bestDate') return null
  const [first, last] = [from ?? context.today, to ?? addDays(context.today, ahead)]
  const own = requirements.dates.flatMap((date) =>
    !date.closed && date.from !== undefined && date.from >= first && date.from <= last
      ? [{ name: date.what, day: date.from, own: 1 }]
      : [],
  )
  const others = knownDates.flatMap((date) =>
    isKeptIn(date, context.restaurant.city)
      ? occurrences(date, first, last)
          .filter((day) => !own.some((one) => one.day === day))
          .map((day) => ({ name: date.name, day, own: 0 }))
      : [],
  )
  const all = [...own, ...others]
    .filter(({ day }) => !isClosed(day))
    .toSorted((a, b) => weightOf(b.day) + b.own - weightOf(a.day) - a.own || a.day.localeCompare(b.day))
  const [best] = all
  if (!best) return { text: 'Nenhuma data conhecida cai num dia em que a casa abre nesse período.' }
  const rest = all.slice(1, 4).map(({ name, day }) => `${name} (${onDay(day)})`)
  return {
    text: `**${best.name}, ${onDay(best.day)}:** ${weightOf(best.day) > 1 ? 'cai no dia em que mais gente sai' : 'é a que a casa tem'}, e ${open(best.day)}. ${rest.length > 0 ? `Depois, ${joinList(rest)}. ` : ''}Isto vem do dia da semana e do seu calendário: quanto rende, só as suas vendas do ano passado dizem.`,
  }
}

/** Letters between an event and what posts may not offer beside it. */
const near = 12

/** What stays of an event whose posts may not tell one part of it: the rest has its posts. */
export function keptBeside(
  { place }: WishOf<'refusedPost'>,
  { sheet: { wishes } }: Pick<EngineContext, 'sheet'>,
): string {
  const event = wishes.find(
    (wish) =>
      wish.kind === 'date' &&
      !wish.closed &&
      place !== undefined &&
      wish.place?.input === place.input &&
      Math.min(Math.abs(place.start - wish.place.end), Math.abs(wish.place.start - place.end)) <= near,
  )
  return event?.kind === 'date' ? ` “${capitalize(event.what)}” fica no calendário, sem esta parte.` : ''
}
