/** Weeks of a month that were not normal, found by their fall: the owner knows the month and how long it lasted. */
import { addDays, shortDay } from '../../base/calendar.ts'
import { formatNumber, joinList } from '../../base/language/text.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { median } from '../../base/statistics.ts'

type Week = { monday: string; units: number }
type Sought = { from: string; to: string; weeks?: number | undefined; rose?: boolean }

export type Episode = {
  mondays: string[]
  /** Sales of its weeks relative to the weeks on both sides. */
  factor: number
}

/** Days of a week within the month for it to be one of the month's weeks. */
const fewestDays = 3
/** Of what lasted days, one may be enough: four days at the end of March fall into a week of April. */
const fewestOfDays = 1
/** Weeks on each side that it is compared with: the nearest ones, because seasons move the others. */
const beside = 2
const fewestBeside = 3
/** A smaller change from the weeks beside it is what weeks do by themselves. */
const noticeable = 0.15
/** A week beside the found ones belongs to them with at least half of their change. */
const alike = 0.5
/** Weeks that an episode lasted if the owner does not say. */
const usualLength = 2
/** The most and the least that an episode may do to the weeks that repeat it. */
const bounds = { down: 0.05, up: 2 } as const

const daysWithin = (monday: string, { from, to }: Sought) =>
  [0, 1, 2, 3, 4, 5, 6].filter((offset) => {
    const day = addDays(monday, offset)
    return day >= from && day <= to
  }).length

/** The weeks of a month that stand out most, as many as it lasted, or one more where it began in the middle of a week. */
export function episodeIn(weeks: readonly Week[], sought: Sought): Episode | null {
  const fewest = (sought.weeks ?? usualLength) <= 1 ? fewestOfDays : fewestDays
  const inside = weeks.flatMap(({ monday }, at) => (daysWithin(monday, sought) >= fewest ? [at] : []))
  const length = Math.min(sought.weeks ?? usualLength, inside.length)
  if (length === 0) return null
  const unitsAt = (at: number) => weeks[at]?.units ?? 0
  const usualFor = (first: number, last: number) => {
    const known = [
      ...weeks.slice(Math.max(0, first - beside), first),
      ...weeks.slice(last + 1, last + beside + 1),
    ]
    // The median, because a week beside it may belong to the episode.
    return known.length < fewestBeside ? 0 : median(known.map(({ units }) => units))
  }
  const changeOf = (first: number, last: number) => {
    const usual = usualFor(first, last)
    if (usual <= 0) return 0
    const own = weeks.slice(first, last + 1).reduce((sum, { units }) => sum + units, 0)
    return own / (last - first + 1) / usual - 1
  }
  const sign = sought.rose ? 1 : -1
  const [best] = inside
    .slice(0, inside.length - length + 1)
    .map((first) => ({ first, last: first + length - 1, change: changeOf(first, first + length - 1) }))
    .toSorted((a, b) => sign * (b.change - a.change))
  if (!best || sign * best.change < noticeable) return null
  let { first, last } = best
  const usual = usualFor(first, last)
  const belongs = (at: number) => inside.includes(at) && (unitsAt(at) / usual - 1) / best.change >= alike
  if (belongs(first - 1)) first -= 1
  else if (belongs(last + 1)) last += 1
  const found = weeks.slice(first, last + 1)
  const change = found.reduce((sum, { units }) => sum + units / usual - 1, 0) / length
  return {
    mondays: found.map(({ monday }) => monday),
    factor: Math.min(bounds.up, Math.max(bounds.down, 1 + change)),
  }
}

/** What a statement seeks in the sheet; null if it names no episode. */
export function soughtBy({ from, to = from, weeks, like, effect }: WishOf<'date'>): Sought | null {
  const rose = effect === 'up'
  if (like !== undefined) return { ...like, rose }
  return weeks === undefined || from === undefined || to === undefined ? null : { from, to, weeks, rose }
}

const measured = ({ mondays, factor }: Episode) =>
  `${mondays.length === 1 ? 'a semana' : 'as semanas'} de ${joinList(mondays.map(shortDay))} ${mondays.length === 1 ? 'ficou' : 'ficaram'} ${formatNumber(Math.round(Math.abs(factor - 1) * 100))}% ${factor > 1 ? 'acima' : 'abaixo'} das vizinhas`

/** What was done about an episode that is over, and about the days that repeat one. */
export function episodeWords(
  wish: WishOf<'date'>,
  episode: Episode | null,
): { text: string; unmet: boolean } {
  if (wish.like !== undefined)
    return episode === null
      ? {
          text: 'a planilha não mostra naquele mês uma semana que se destaque, e o número não mudou.',
          unmet: true,
        }
      : { text: `na planilha ${measured(episode)}, e a conta repete isso nesses dias.`, unmet: false }
  return episode === null
    ? {
        text: 'nenhuma semana desse mês se destaca das outras na planilha: nada a tirar da conta.',
        unmet: false,
      }
    : {
        text: `achamos na planilha: ${measured(episode)}; ${episode.mondays.length === 1 ? 'ficou' : 'ficaram'} fora da conta, e as outras do mês continuam nela.`,
        unmet: false,
      }
}
