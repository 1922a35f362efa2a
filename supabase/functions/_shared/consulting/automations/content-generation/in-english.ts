/** Posts in English, of the house's facts alone: what it is, what it costs, where, and when the house opens. */
import { weekdayOf } from '../../base/calendar.ts'
import { isHoliday } from '../../base/holidays.ts'
import type { HouseItem } from '../../base/house/house.ts'
import { known } from '../../base/house/own-menu.ts'
import { englishLine } from '../../base/language/english.ts'
import { capitalize, uncapitalize } from '../../base/language/grammar.ts'
import { foldAccents } from '../../base/language/text.ts'
import type { Brief } from './brief.ts'
import { paragraphs } from './captions.ts'
import { warning } from './date-words.ts'
import type { Dated, Placed } from './dates.ts'
import { drinkAlcohol } from './menu-items.ts'
import { openingOf } from './opening-days.ts'
import type { PostDays } from './post-days.ts'
import { localPlace, shortName } from './registered-name.ts'
import { englishEvents, englishLeads } from './tables/english.ts'
import type { Written } from './write-post.ts'

export const english = 'inglês'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

const dayWords = (day: string) =>
  `${weekdays[weekdayOf(day)] ?? ''}, ${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1] ?? ''}`

/** "7 pm", "11:30 am" */
function clock(hour: number): string {
  const minutes = Math.round((hour % 1) * 60)
  const whole = Math.floor(hour) % 24
  const shown = whole % 12 === 0 ? 12 : whole % 12
  return `${shown}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`} ${whole < 12 ? 'am' : 'pm'}`
}

const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60

/** "R$ 92" */
const priceOf = (price: number) => `R$ ${price % 1 === 0 ? price : price.toFixed(2)}`

const perWords: Readonly<Record<string, string>> = {
  'por pessoa': ' per person',
  'por cabeça': ' per person',
  'o casal': ' per couple',
  'por casal': ' per couple',
}

/** What an event is, by how its name begins; null where no English word for it is known. */
function eventOf(name: string): string | null {
  const folded = foldAccents(name).toLowerCase()
  const found = Object.entries(englishEvents).find(([from]) => new RegExp(`^${from}(?![a-z])`).test(folded))
  return found?.[1] ?? null
}

export type English = (post: Written, placed: Placed | undefined) => string | null

/** The caption of a post in English; null where its facts have no English words. */
export function englishWriter(brief: Brief, { isClosed }: Pick<PostDays, 'isClosed'>): English {
  const { context, requirements, menu, byDay } = brief
  const { house, restaurant } = context
  const mayPrice = (price: number, items: readonly string[], day: string) =>
    (requirements.onlyPrices?.includes(price) ?? true) &&
    byDay.mayPrice(items, day) &&
    !byDay.forbidsPrice(items, day)
  let turn = 0

  const local = localPlace(house.settings.neighbourhood, restaurant.city)
  const where = `${local === restaurant.city ? '' : `${local}, `}${restaurant.city}`

  function hoursOf(day: string): string {
    const opening = house.settings.opening[String(weekdayOf(day))]
    if (!opening || isClosed(day) || isHoliday(day) || openingOf(context, requirements, day) === null)
      return ''
    const until = /^(?:00:00|23:59)$/.test(opening.to) ? 'midnight' : clock(hourOf(opening.to))
    return ` Open on ${dayWords(day)}, from ${clock(hourOf(opening.from))} to ${until}.`
  }

  function itemLine(item: HouseItem, day: string): string | null {
    const told = englishLine({ ...item, textToday: item.description }, item.section ?? '')
    if (told === null) return null
    const name = capitalize(shortName(item.name))
    const price = known(item.price)
    const cost = price !== null && mayPrice(price, [item.name], day) ? ` ${priceOf(price)}.` : ''
    return `${name}: ${uncapitalize(told.replace(/\.$/, ''))}.${cost}`
  }

  function ofDate(date: Dated, day: string): string | null {
    const event = eventOf(date.name)
    if (event === null || date.combo !== undefined) return null
    const at = date.at === undefined ? '' : `, ${clock(date.at)}`
    const price =
      date.price !== undefined && mayPrice(date.price, [], day)
        ? ` ${priceOf(date.price)}${perWords[date.per ?? ''] ?? ''}.`
        : ''
    const booking =
      date.bookBy === undefined || day > date.bookBy
        ? ''
        : ` Book by message by ${dayWords(date.bookBy)}: your name and how many you are.`
    return `${capitalize(event)}: ${dayWords(date.day)}${at}.${price}${booking}`
  }

  return (post, placed) => {
    // What the house has still to say of an event is left out in English too.
    if ((post.need !== undefined && !placed) || post.endings !== undefined) return null
    const told = [
      ...post.items.slice(0, 4).map((name) => {
        const item = menu.find((one) => one.name === name)
        return item ? itemLine(item, post.day) : null
      }),
      ...(placed
        ? [placed.when === 'day' || placed.when === 'ahead' ? ofDate(placed.date, post.day) : null]
        : []),
    ]
    if (told.length === 0 || told.some((one) => one === null)) return null
    const pours =
      post.alcohol || post.items.some((name) => menu.some((one) => one.name === name && drinkAlcohol(one)))
    const leads = englishLeads[placed ? 'event' : pours ? 'drink' : 'dish']
    const lead = leads[turn % leads.length] ?? ''
    turn += 1
    return paragraphs(
      [`${lead} ${told.join(' ')}`.trim(), `${where}.${hoursOf(post.day)}`],
      pours ? `Drink responsibly. Not for sale to under-18s. ${warning}` : null,
    )
  }
}
