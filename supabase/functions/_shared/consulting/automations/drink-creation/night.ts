import { addDays, daysBetween, monthNames, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { foldAccents } from '../../base/language/text.ts'
import { isClosedOn } from '../../base/request/closed-days.ts'
import { deadlineIn, lastDayBefore } from '../../base/request/deadline.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import type { WishOf } from '../../base/request/wish.ts'

/** The first night on which the new drinks are sold. */
export interface BusyNight {
  /** yyyy-mm-dd */
  date: string
  /** 0 Sunday … 6 Saturday */
  weekday: number
  /** Whether all drinks are wanted from that night on: it opens a feast, or the owner names a deadline. */
  allAtOnce: boolean
}

/** Glasses of new drinks per seat on the first night. */
export const perSeat = 0.25

/** Glasses of a night and nights of the week that the owner names; null without a figure. */
export function toldGlasses(said: string): { glasses: number; nights: number | null } | null {
  const folded = foldAccents(said)
  const [, perNight] =
    /\b(\d{2,4}) (?:cop[oa]s?|drinks?|doses?|caipirinhas?|bebidas?)(?: (?:vendid[oa]s|no total))? (?:por|na|em cada|a cada|numa|cada) (?:noite|dia|festa|sabado|sexta)/.exec(
      folded,
    ) ?? []
  const [, guests] = /\b(\d{2,3}) (?:pessoas|convidados|passageiros|hospedes)\b/.exec(folded) ?? []
  const glasses = Number(perNight ?? guests ?? '')
  if (!(glasses >= 10 && glasses <= 2000)) return null
  const [, figure] = /\b(?:em|por|nas|durante) (\d|duas|tres|quatro) (?:noites|dias)\b/.exec(folded) ?? []
  const named: Readonly<Record<string, number>> = { duas: 2, tres: 3, quatro: 4 }
  const nights = figure === undefined ? null : (named[figure] ?? Number(figure))
  return { glasses, nights: nights ?? (perNight === undefined ? 1 : null) }
}

/** Christmas and New Year's Day, on which no house starts anything. @param day yyyy-mm-dd */
export const isQuiet = (day: string) => day.endsWith('-12-25') || day.endsWith('-01-01')

const friday = 5
/** Busiest first: in the evening, and in a house that closes before it. */
const usualOrder = [5, 6, 4, 3, 0, 2, 1] as const
const byDay = [6, 0, 5, 4, 3, 2, 1] as const
/** A house that closes by then on its Fridays lives by its days. */
const evening = '19:00'

function orderOf({ settings }: EngineContext['house']) {
  const hours = settings.opening[friday]
  return hours && hours.to > hours.from && hours.to <= evening ? byDay : usualOrder
}
/** Days needed to buy, cook syrups and try every drink. */
const daysAhead = 4

/** The weekday that the owner names, else Friday, else the busiest open day; at least four days ahead. */
export function busyNight(context: Pick<EngineContext, 'house' | 'sheet' | 'today'>): BusyNight {
  const dates = context.sheet.wishes.filter((wish) => wish.kind === 'date')
  const isDish = (what: string) => context.house.menu.some((item) => namesItem(what, item))
  const asked = dates.flatMap(({ what, closed, weekdays = [] }) => (closed || isDish(what) ? [] : weekdays))
  const first = addDays(context.today, daysAhead)
  const next = (weekday: number) => addDays(first, (weekday - weekdayOf(first) + 7) % 7)
  const opens = (weekday: number) =>
    context.house.settings.opening[weekday] !== null &&
    !isClosedOn(dates, next(weekday)) &&
    !isQuiet(next(weekday))
  const feast = feastOf(dates, first)
  const from = feast === null ? first : feast.from
  const after = (weekday: number) => addDays(from, (weekday - weekdayOf(from) + 7) % 7)
  if (feast !== null && daysBetween(feast.from, feast.to) <= longestFeast) {
    const date = isQuiet(feast.from) ? addDays(feast.from, -1) : feast.from
    return { date, weekday: weekdayOf(date), allAtOnce: feast.from !== feast.to }
  }
  const weekday = [...asked, ...orderOf(context.house)].find(opens) ?? friday
  const by = deadlineIn(context.sheet)
  if (by === null) return { date: after(weekday), weekday, allAtOnce: false }
  // Everything must be on the menu by then.
  const opensOn = (day: string) =>
    context.house.settings.opening[weekdayOf(day)] !== null && !isClosedOn(dates, day) && !isQuiet(day)
  const date = after(weekday) <= by ? after(weekday) : lastDayBefore(by, context.today, opensOn)
  return { date, weekday: weekdayOf(date), allAtOnce: true }
}

/** Most days of a feast, on whose first day the drinks start; within a longer season they start on the usual night. */
const longestFeast = 8

/** The first feast or season that the owner names and that leaves enough days to prepare. */
function feastOf(dates: readonly WishOf<'date'>[], first: string): { from: string; to: string } | null {
  const named = dates.flatMap(({ from, to = from, closed, weekdays }) =>
    closed || weekdays !== undefined || from === undefined || to === undefined || to < first
      ? []
      : [{ from: from < first ? first : from, to }],
  )
  return named.toSorted((a, b) => a.from.localeCompare(b.from))[0] ?? null
}

/** "sexta" @param weekday 0 Sunday … 6 Saturday */
export const dayName = (weekday: number) => (weekdayNames[weekday] ?? '').replace('-feira', '')

/** "novembro" @param day yyyy-mm-dd */
export const monthOf = (day: string) => monthNames[Number(day.slice(5, 7)) - 1] ?? ''

/** Whether power comes for some hours only: "a luz só vem de noite". */
export const hasPowerAtTimes = ({ wishes }: Pick<EngineContext['sheet'], 'wishes'>): boolean =>
  wishes.some((wish) => wish.kind === 'equipment' && !wish.has && namesPower.test(foldAccents(wish.text)))

const namesPower = /\b(?:gerador|energia|luz|forca|eletricidade)\b/

/** Whether one person alone serves: "só eu no balcão", "quem serve é meu filho sozinho". */
export const servesAlone = ({ wishes }: Pick<EngineContext['sheet'], 'wishes'>): boolean =>
  wishes.some((wish) => wish.kind === 'style' && onesOwn.test(foldAccents(wish.text)))

const onesOwn = /\b(?:sozinh[oa]|so eu|uma pessoa|um so|uma so)\b/

/** Whether nothing stays frozen: no freezer, or none that keeps its cold. */
export const lacksFreezer = ({ equipment: { lacks } }: Pick<Requirements, 'equipment'>): boolean =>
  lacks.has('refrigerator') || lacks.has('freezer')

/** Whether the owner says that the bar has no refrigerator. */
export const lacksFridge = ({ equipment: { lacks } }: Pick<Requirements, 'equipment'>): boolean =>
  lacks.has('refrigerator')
