/** Weekdays that stand before the question about them. */
import { weekdaysIn } from '../../dates/weekdays.ts'

/** "E domingo" */
export const onlyDays =
  /^\s*(?:(?:e|mas|agora) )*(?:(?:n[oa]s?|aos?|de|dia) )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?:[- ]feiras?)?(?: (?:e|ou) (?:n[oa]s? |aos? |de )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?:[- ]feiras?)?)?\s*$/

/** "E domingo, vale a pena abrir?" */
export function dayBefore(before: string): number[] | undefined {
  const said = /(?:^|[.;?!\n])([^.;?!\n]{3,30}),\s*$/.exec(before)?.[1] ?? ''
  const found = onlyDays.test(said) ? weekdaysIn(said) : []
  return found.length === 0 ? undefined : found
}
