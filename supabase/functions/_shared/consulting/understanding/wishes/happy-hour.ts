import { weekdaysIn } from '../dates/weekdays.ts'
import type { WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { type Element, has, isFiller } from '../words/elements.ts'

/** Hours of an offer, and the index where they end: `to` exclusive. */
export type ReadHours = { wish: WishContent; to: number }

const weekday = /^(seg|segunda|ter|terca|qua|quarta|qui|quinta|sex|sexta|sab|sabado|dom|domingo|feira)$/

/** The weekdays that start here, with the words that introduce them: "de terça a quinta", "toda sexta". */
function weekdaysFrom(elements: readonly Element[], at: number): number | null {
  let to: number | null = null
  for (let next = at; next < elements.length; next += 1) {
    const element = elements[next]
    if (!element || element.claimed) break
    if (element.kind === 'words' && weekday.test(element.key)) to = next + 1
    else if (element.kind !== 'comma' && (element.kind !== 'words' || !isFiller(element))) break
  }
  return to
}

/** "happy hour das 17h às 19h", "happy hour 17:30-19:00". */
export function hoursFrom(text: string, elements: readonly Element[], at: number): ReadHours | null {
  const clocks: number[] = []
  let end = at + 1
  const name = elements[at]?.raw.toLowerCase() ?? ''
  const said = [/^(hh|happy|happyhour)$/.test(name) ? 'happy hour' : name]
  const passDays = (from: number): number => {
    const to = weekdaysFrom(elements, from)
    const [first, last] = [elements[from], elements[(to ?? 0) - 1]]
    if (to === null || !first || !last) return from
    said.push(text.slice(first.start, last.end).toLowerCase())
    return to
  }
  // A happy hour is never before noon.
  let evening = elements[at]?.key.startsWith('happy') === true
  for (let next = passDays(at + 1); next < elements.length && clocks.length < 2; next += 1) {
    const element = elements[next]
    if (!element) break
    if (element.kind === 'number') {
      const clock = clockOf(element)
      if (clock === null) return null
      let hour = clock
      if (has(elements[next + 1], 'hour')) {
        next += 1
        evening ||= /noite|tarde/.test(elements[next]?.key ?? '')
        const minutes = elements[next + 1]
        if (
          minutes?.kind === 'number' &&
          minutes.value !== null &&
          minutes.value < 60 &&
          adjacent(text, elements[next], minutes)
        ) {
          hour += minutes.value / 60
          next += 1
        }
      }
      clocks.push(hour)
      end = next + 1
    } else if (
      !isFiller(element) &&
      !has(element, 'hour', 'context', 'max', 'min', 'want', 'keep', 'happyHour')
    )
      break
  }
  if (evening && clocks.every((hour) => hour < 12)) clocks.splice(0, 2, ...clocks.map((hour) => hour + 12))
  const [start, finish] = clocks
  if (start === undefined || finish === undefined || start > 24 || finish > 24 || start === finish)
    return null
  end = passDays(end)
  const days = weekdaysIn(foldInPlace(said.slice(1).join(' ')))
  const on = days.length > 0 && { weekdays: days }
  return { wish: { kind: 'hours', what: said.join(' ').slice(0, 120), start, end: finish, ...on }, to: end }
}

function adjacent(text: string, left: Element | undefined, right: Element): boolean {
  return left !== undefined && text.slice(left.end, right.start).trim() === ''
}

/** "17", "17:30". */
function clockOf({ key, value }: Element): number | null {
  const parts = /^(\d{1,2}):(\d{2})$/.exec(key)
  if (parts) return Number(parts[1]) + Number(parts[2]) / 60
  return value !== null && value <= 24 ? value : null
}
