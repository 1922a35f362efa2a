/** When each task of a new menu is due: in a week of the plan, or on a day back from the owner's deadline. */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import type { MenuRedesign, steps } from './schema.ts'

type Step = (typeof steps)[number] | 'early' | 'review' | 'drinks'

/** The week of each step without a deadline. */
const weeks: Readonly<Record<Step, number>> = {
  kitchen: 1,
  proof: 2,
  team: 2,
  print: 3,
  table: 3,
  early: 4,
  review: 7,
  drinks: 10,
}

/** Days after the new menu is on the table. */
const later = { early: 7, review: 28, drinks: 49 } as const

const isLater = (step: Step): step is keyof typeof later => Object.hasOwn(later, step)

/** "Semana 3", or the day if the owner named a deadline: "17/12". */
export function dueIn({ dates = [] }: MenuRedesign): (step: Step) => string {
  const onOf = (step: Step) => dates.find((one) => one.step === step)?.on
  return (step) => {
    const table = onOf('table')
    let on = isLater(step) ? table && addDays(table, later[step]) : onOf(step)
    while (on !== undefined && isLater(step) && (weekdayOf(on) === 0 || on.endsWith('-01-01')))
      on = addDays(on, 1)
    const [, month, day] = on?.split('-') ?? []
    return on === undefined ? `Semana ${weeks[step]}` : `${day}/${month}`
  }
}
