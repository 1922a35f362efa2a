const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Fortaleza', dateStyle: 'short' })

/** The date of a moment in America/Fortaleza, yyyy-mm-dd. */
export function dayInFortaleza(moment: Date): string {
  return format.format(moment)
}
