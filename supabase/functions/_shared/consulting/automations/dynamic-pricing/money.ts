import { shortDay, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import { formatBrl } from '../../base/language/text.ts'

/** Amounts in whole R$: "R$ 1.234". Prices keep their cents. */
export const reais = (value: number): string => formatBrl(Math.round(value)).slice(0, -3)

/** "12%": whole percents, for shares that are known no more precisely. */
export const roundly = (fraction: number): string => `${Math.round(fraction * 100)}%`

/** "1.234" */
export const whole = (value: number): string => reais(value).replace('R$ ', '')

/** "terça-feira, 02/03" */
export const dayWords = (iso: string): string => `${weekdayNames[weekdayOf(iso)]}, ${shortDay(iso)}`

/** "na terça-feira, 02/03" */
export const onDay = (iso: string): string =>
  `${[0, 6].includes(weekdayOf(iso)) ? 'no' : 'na'} ${dayWords(iso)}`

export { shortDay }
