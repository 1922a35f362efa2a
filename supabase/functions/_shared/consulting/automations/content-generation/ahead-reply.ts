/** When to begin telling of a date: the day, and what the calendar does until then. */
import { addDays, shortDay, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import { joinList, tokenize } from '../../base/language/text.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { calledOf } from './date-fields.ts'
import { type Placed, sellsPlaces } from './dates.ts'

/** Days before it that a date needs: what is booked needs weeks. */
const needed = { supper: 28, places: 14, other: 7 } as const

const asksLeave = /^(?:j[áa] )?(?:posso|podemos|pode|d[áa] (?:pra|para)|vale|[ée] cedo)(?!\p{L})/iu

const onDay = (day: string) =>
  `${shortDay(day)}, ${(weekdayNames[weekdayOf(day)] ?? '').replace('-feira', '')}`

/** Null where the calendar has no such date of the owner's. */
export function aheadReply(
  { what, from, to = from, text }: WishOf<'question'>,
  today: string,
  posts: readonly { day: string }[],
  places: ReadonlyMap<number, Placed>,
): { text: string } | null {
  if (what !== 'ahead') return null
  const all = [...places].filter(
    ([, { date }]) =>
      date.stated &&
      !date.weekly &&
      date.combo === undefined &&
      (from === undefined || (date.day >= from && date.day <= (to ?? from))),
  )
  // "quando anuncio o jantar?": the event that the question names.
  const asked = new Set(tokenize(text).filter((word) => word.length > 3))
  const named = all.filter(([, { date }]) => tokenize(calledOf(date)).some((word) => asked.has(word)))
  const found = named.length > 0 ? named : all
  const days = [...new Set(found.map(([, { date }]) => date.day))]
  // Of several dates, the one that needs most time.
  const [date] = found
    .map(([, one]) => one.date)
    .toSorted((a, b) => Number(sellsPlaces(b)) - Number(sellsPlaces(a)) || a.day.localeCompare(b.day))
  if (!date || (from === undefined && days.length > 1 && !sellsPlaces(date))) return null
  const told = found
    .flatMap(([at, one]) => (one.date.day === date.day ? (posts[at]?.day ?? []) : []))
    .toSorted()
  const [first, ...later] = told
  const lead = date.supper ? needed.supper : sellsPlaces(date) ? needed.places : needed.other
  const ideal = addDays(date.bookBy ?? date.day, -lead)
  const isNear = first !== undefined && first <= addDays(ideal, 5)
  // "Posso já?": the calendar tells of it within the week.
  const isNow = ideal <= today || (asksLeave.test(text) && first !== undefined && first <= addDays(today, 6))
  const begin = isNear ? first : ideal
  const last = told.filter((day) => day < date.day).at(-1) ?? addDays(date.day, -3)
  const name = calledOf(date)
  const why = date.supper
    ? 'mesa de festa se decide com três a quatro semanas, e quem espera já tem programa'
    : sellsPlaces(date)
      ? 'o que se reserva pede duas semanas'
      : 'festa sem reserva rende mais na semana dela'
  const rest = later.length === 0 ? '' : `, e volta em ${joinList(later.map(shortDay))}`
  const close =
    date.bookBy === undefined && sellsPlaces(date)
      ? ` Feche as reservas em ${shortDay(last)}, para comprar certo, e diga isso na publicação desse dia.`
      : ''
  return {
    text: `**${isNow ? 'Sim, já' : `Em ${onDay(begin)}`}:** ${why}. ${first === undefined ? `Neste calendário ${name} não tem publicação antes.` : `O calendário ${isNear && !isNow ? 'começa nesse dia' : `começa em ${onDay(first)}`}${rest}.`}${close}`,
  }
}
