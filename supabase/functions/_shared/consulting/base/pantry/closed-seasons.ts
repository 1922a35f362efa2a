import { ofThe } from '../language/grammar.ts'

/**
 * Closed seasons (defeso) of Ceará's seafood. Sources: lobster 1 November to 30 April and southern red snapper (pargo)
 * 15 December to 30 April, as IBAMA announces them every year; caranguejo-uçá by Portaria Interministerial MPA/MMA
 * 45/2026, whose dates follow the moon and change each year. Until a year's dates are known, the whole time in which
 * they can fall counts as closed.
 */

type Season = {
  /** Words that name it on menus and in requests. */
  words: RegExp
  name: string
  /** "MM-DD" of each year; a season that ends before it begins runs into the next year. */
  yearly: readonly (readonly [from: string, to: string])[]
  /** Dates of single years, instead of the yearly ones. */
  dated?: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>
}

const seasons: readonly Season[] = [
  { name: 'lagosta', words: /\blagostas?\b/i, yearly: [['11-01', '04-30']] },
  { name: 'pargo', words: /\bpargos?\b/i, yearly: [['12-15', '04-30']] },
  {
    name: 'caranguejo-uçá',
    words: /\bcaranguej(?:o|os|ada)\b|\bpatinhas?\b/i,
    yearly: [['01-01', '04-30']],
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
  /** Whether the dates are known; if not, the whole time in which the season can fall counts as closed. */
  dated: boolean
}

/** "de 15/12 a 30/04" */
export function seasonDays({ from, to }: Pick<ClosedSeason, 'from' | 'to'>): string {
  const short = (day: string) => day.split('-').slice(1).toReversed().join('/')
  return `de ${short(from)} a ${short(to)}`
}

/** "os dias do defeso do caranguejo-uçá em 2027 não temos, e até conferir a portaria contamos de 01/01 a 30/04 como fechado" */
export function undatedWords(season: ClosedSeason): string {
  return `os dias do defeso ${ofThe(season.name)} em ${season.from.slice(0, 4)} não temos, e até conferir a portaria contamos ${seasonDays(season)} como fechado`
}

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const isDated = ({ dated }: Season, year: number) => dated === undefined || dated[String(year)] !== undefined

function periodsOf(season: Season, year: number): ClosedSeason[] {
  const { name, yearly, dated } = season
  return (dated?.[String(year)] ?? yearly).map(([from, to]) => ({
    name,
    from: `${year}-${from}`,
    to: `${to < from ? year + 1 : year}-${to}`,
    dated: isDated(season, year),
  }))
}

/** The closed season that a food is in on a day, or enters within some days of it; null if it may be sold. */
export function closedSeason(food: string, day: string, within = 0): ClosedSeason | null {
  const year = Number(day.slice(0, 4))
  const last = addDays(day, within)
  for (const season of seasons) {
    if (!season.words.test(food)) continue
    const period = [year - 1, year, year + 1]
      .flatMap((one) => periodsOf(season, one))
      .find(({ from, to }) => from <= last && day <= to)
    if (period) return period
  }
  return null
}

/** A food whose closed season of the year of a day is set, but not known here: its name and the year. */
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
    ? `os dias do defeso ${ofThe(unknown.name)} em ${unknown.year} não temos: confira a portaria antes de comprar`
    : null
}
