/** How much of a day's sales a part of it makes: by the hours of the sheet, else by the hours in which the house opens. */
import { weekdayOf } from '../../base/calendar.ts'
import type { House } from '../../base/house/house.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'

/** @property share of a day's sales, 0 to 1 */
export type DayPart = { share: number; words: string }

export const wholeDay: DayPart = { share: 1, words: '' }

/** Hours of each part of a day. */
const hours = { manhã: [0, 12], almoço: [11, 15], tarde: [12, 18], noite: [18, 30] } as const
/** Where neither the sheet nor the house shows hours; an assumption. */
const unknown = 0.5

const hourOf = (time: string): number => {
  const [hour = 0, minutes = 0] = time.split(':').map(Number)
  return hour + minutes / 60
}

/** Open hours of a week, and those of them within a part of the day; a house that closes after midnight goes on. */
function openHours({ settings }: House, [start, end]: readonly [number, number]) {
  let [all, inside] = [0, 0]
  for (const open of Object.values(settings.opening)) {
    if (open === null || open === undefined) continue
    const from = hourOf(open.from)
    const to = hourOf(open.to) > from ? hourOf(open.to) : hourOf(open.to) + 24
    all += to - from
    inside += Math.max(0, Math.min(to, end) - Math.max(from, start))
  }
  return { all, inside }
}

/** The part of its open hours that a house keeps which closes earlier on a day; null where its hours are unknown. */
function untilHour({ from }: WishOf<'date'>, closes: number, { settings }: House): DayPart | null {
  const open = from === undefined ? null : settings.opening[String(weekdayOf(from))]
  if (open === null || open === undefined) return null
  const start = hourOf(open.from)
  const end = hourOf(open.to) > start ? hourOf(open.to) : hourOf(open.to) + 24
  return closes <= start || closes >= end
    ? null
    : { share: (closes - start) / (end - start), words: 'pelas horas em que a casa abre nesse dia' }
}

/** The part of a day that a statement is of; the whole day where it names none. */
export const dayPartOf =
  ({ dayParts }: Sales, house: House) =>
  (wish: WishOf<'date'>): DayPart => {
    const { part, closes } = wish
    if (closes !== undefined) return untilHour(wish, closes, house) ?? wholeDay
    if (part === undefined) return wholeDay
    const of = (one: Sales['dayParts'][number]) => one.revenue ?? one.units
    const sold = dayParts.reduce((sum, one) => sum + of(one), 0)
    const own = dayParts.find((one) => one.part === part)
    if (own && sold > 0) return { share: of(own) / sold, words: 'pelas horas da planilha' }
    const { all, inside } = openHours(house, hours[part])
    return all > 0
      ? {
          share: inside / all,
          words: 'supondo a venda igual em todas as horas abertas, porque a planilha não tem a hora',
        }
      : {
          share: unknown,
          words: 'supondo que é metade do dia: a planilha não tem a hora, nem a casa o horário',
        }
  }
