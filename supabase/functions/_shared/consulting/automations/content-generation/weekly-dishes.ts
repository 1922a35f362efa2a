/** The dish of a weekday, where a date speaks of it. */
import { weekdayOf } from '../../base/calendar.ts'
import type { Dated } from './dates.ts'
import type { Draft } from './drafts.ts'
import { shortWeekday } from './told-calendar.ts'

export function weeklyDishes(specials: readonly Draft[], accent: boolean) {
  const special = (day: string) =>
    specials.find((draft) => draft.weekdays?.includes(weekdayOf(day)) && !draft.alcohol)

  const named = (day: string) => (dishOf(day) === '' ? [] : (special(day)?.items ?? []))

  /** What is sold on a weekday only, and its price: "panelada, R$ 34". */
  function dishOf(day: string): string {
    const dish = special(day)
    const price = /R\$\s?[\d.,]*\d/.exec(dish?.short ?? '')?.[0]
    return dish && price ? `${dish.subject.replace(/^[oa]s? /, '')}, ${price}` : ''
  }

  const dishTitle = (day: string) => (dishOf(day) === '' ? '' : ` e ${dishOf(day).split(',')[0]}`)

  /** The dish of a celebration's weekday. */
  function ofThatDay({ day }: Dated): string {
    const dish = dishOf(day)
    if (dish === '') return ''
    return accent
      ? `E ainda calhou de ser ${shortWeekday(day)}: tem ${dish}.`
      : `E, como é ${shortWeekday(day)}, tem ${dish}.`
  }

  return { dishOf, named, dishTitle, ofThatDay }
}
