/** The dish of a weekday, where a date speaks of it. */
import { weekdayOf } from '../../base/calendar.ts'
import { pricesIn } from '../../base/language/prices-in.ts'
import type { Dated } from './dates.ts'
import type { Draft } from './drafts.ts'
import { shortWeekday } from './told-calendar.ts'

export function weeklyDishes(
  specials: readonly Draft[],
  accent: boolean,
  allows: (draft: Draft, day: string) => boolean,
  mayPrice: (price: number) => boolean,
) {
  const special = (day: string) =>
    specials.find((draft) => draft.weekdays?.includes(weekdayOf(day)) && !draft.alcohol && allows(draft, day))

  const named = (day: string) => (dishOf(day) === '' ? [] : (special(day)?.items ?? []))

  /** What is sold on a weekday only, and its price where posts may state it: "panelada, R$ 34". */
  function dishOf(day: string): string {
    const dish = special(day)
    const price = /R\$\s?[\d.,]*\d/.exec(dish?.short ?? '')?.[0]
    if (!dish || !price) return ''
    const name = dish.subject.replace(/^[oa]s? /, '')
    return pricesIn(price).every(mayPrice) ? `${name}, ${price}` : name
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
