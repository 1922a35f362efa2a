import { addDays } from '../calendar.ts'
import { ofThe } from '../language/grammar.ts'
import { moonsWithin } from '../moons.ts'

/**
 * Closed seasons (defeso) of Ceará's seafood. Sources: lobster 1 November to 30 April and southern red snapper (pargo)
 * 15 December to 30 April, as IBAMA announces them every year; caranguejo-uçá by Portaria Interministerial MPA/MMA
 * 45/2026, whose dates follow the moon and change each year. Until a year's dates are published, the six days from each
 * new and full moon of January to April count as closed: in 2026 every period began on such a day.
 */

type Season = {
  /** Words that name it on menus and in requests. */
  words: RegExp
  name: string
  /** "MM-DD" of each year; a season that ends before it begins runs into the next year. */
  yearly: readonly (readonly [from: string, to: string])[]
  /** The season is six days from each new and full moon within the yearly dates. */
  byMoon?: true
  /** Published dates of single years, which replace the yearly ones. */
  dated?: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>
}

const seasons: readonly Season[] = [
  { name: 'lagosta', words: /\blagostas?\b/i, yearly: [['11-01', '04-30']] },
  { name: 'pargo', words: /\bpargos?\b/i, yearly: [['12-15', '04-30']] },
  {
    name: 'caranguejo-uçá',
    words: /\bcaranguej(?:o|os|ada)\b|\bpatinhas?\b/i,
    yearly: [['01-01', '04-30']],
    byMoon: true,
    dated: {
      '2026': [
        ['01-18', '01-23'],
        ['02-01', '02-06'],
        ['02-17', '02-22'],
        ['03-03', '03-08'],
        ['03-18', '03-23'],
        ['04-17', '04-22'],
      ],
    },
  },
]

export type ClosedSeason = {
  name: string
  /** yyyy-mm-dd */
  from: string
  to: string
  /** Whether the dates are published; otherwise they are estimated from the moon. */
  dated: boolean
}

/** "de 15/12 a 30/04" */
export function seasonDays({ from, to }: Pick<ClosedSeason, 'from' | 'to'>): string {
  const short = (day: string) => day.split('-').slice(1).toReversed().join('/')
  return `de ${short(from)} a ${short(to)}`
}

/** "a portaria do defeso do caranguejo-uçá de 2027 não saiu, e pela lua uma parada deve ir de 07/01 a 12/01" */
export function undatedWords(season: ClosedSeason): string {
  return `a portaria do defeso ${ofThe(season.name)} de ${season.from.slice(0, 4)} não saiu, e pela lua uma parada deve ir ${seasonDays(season)}`
}

const isDated = ({ dated }: Season, year: number) => dated === undefined || dated[String(year)] !== undefined

/** Days after the moon until which an estimated closed season lasts. */
const moonDays = 5

function periodsOf(season: Season, year: number): ClosedSeason[] {
  const { name, yearly, byMoon, dated } = season
  const days = (dated?.[String(year)] ?? yearly).map(([from, to]) => ({
    from: `${year}-${from}`,
    to: `${to < from ? year + 1 : year}-${to}`,
  }))
  if (isDated(season, year)) return days.map((period) => ({ name, ...period, dated: true }))
  return days
    .flatMap((period) =>
      byMoon
        ? moonsWithin(period.from, period.to).map(({ day }) => ({ from: day, to: addDays(day, moonDays) }))
        : [period],
    )
    .map((period) => ({ name, ...period, dated: false }))
}

/** The closed seasons that apply to a food on a day or start within the given days, earliest first. */
export function closedSeasons(food: string, day: string, within = 0): ClosedSeason[] {
  const named = seasons.filter(({ words }) => words.test(food))
  if (named.length === 0) return []
  const year = Number(day.slice(0, 4))
  const last = addDays(day, within)
  return named
    .flatMap((season) => [year - 1, year, year + 1].flatMap((one) => periodsOf(season, one)))
    .filter(({ from, to }) => from <= last && day <= to)
    .toSorted((a, b) => a.from.localeCompare(b.from))
}

/** The first closed season that applies to a food on a day or starts within the given days; null if it may be sold. */
export function closedSeason(food: string, day: string, within = 0): ClosedSeason | null {
  return closedSeasons(food, day, within)[0] ?? null
}

/** A food whose closed season in the year of a day exists but has unknown dates: its name and the year. */
export function unknownSeason(food: string, day: string): { name: string; year: number } | null {
  const year = Number(day.slice(0, 4))
  const season = seasons.find((one) => one.words.test(food) && !isDated(one, year))
  return season ? { name: season.name, year } : null
}

/** What an owner who sells a food must know about its closed season within some days; null if there is nothing. */
export function seasonWords(food: string, day: string, within: number): string | null {
  const season = closedSeason(food, day, within)
  if (season) {
    return season.dated ? `o defeso ${ofThe(season.name)} vai ${seasonDays(season)}` : undatedWords(season)
  }
  const unknown = unknownSeason(food, day)
  return unknown
    ? `a portaria do defeso ${ofThe(unknown.name)} de ${unknown.year} não saiu: confira os dias antes de comprar`
    : null
}
