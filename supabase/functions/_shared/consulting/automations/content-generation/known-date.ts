/** A date that the calendar knows. */

/** States of the Northeast. */
export type State = 'AL' | 'BA' | 'CE' | 'MA' | 'PB' | 'PE' | 'PI' | 'RN' | 'SE'

export type KnownDate = {
  name: string
  /** Its day in a year. */
  on: (year: number) => string
  /** The only city, or the only state, that celebrates it. */
  city?: string
  state?: State
  /** Text some days ahead, after "{data}": what the date is, without a promise. */
  ahead: string
  /** Text on the day itself; absent if there is nothing to add. */
  text: string
  /** What only the house can fill in. */
  need: string
}
