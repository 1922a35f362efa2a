/** Weekdays that stand before the question about them. */
import { weekdaysIn } from '../../dates/weekdays.ts'

const day = '(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?:[- ]feiras?)?'
const days = `(?:n[oa]s? |aos? |de |dia )?${day}(?: (?:e|ou) (?:n[oa]s? |aos? |de )?${day})?`

/** "E domingo" */
export const onlyDays = new RegExp(`^\\s*(?:(?:e|mas|agora) )*${days}\\s*$`)

const atEnd = new RegExp(`(?:^|[.;?!,\\n]\\s*|\\s(?=e ))(?:(?:e|mas|agora) )*(?<days>${days})\\s*,?\\s*$`)

/** "E domingo, vale a pena abrir?": the days right before a clause, where nothing else is said of them. */
export function dayBefore(before: string): number[] | undefined {
  const found = weekdaysIn(atEnd.exec(before)?.groups?.days ?? '')
  return found.length === 0 ? undefined : found
}
