import { type ClosedSeason, closedSeason, seasonDays } from '../pantry/closed-seasons.ts'

/** About how far ahead a printed menu or a month's plan reaches, in days. */
const daysAhead = 60

const energyDrink = /energ[eé]tico|red ?bull|monster/i
const spirit = /vod[ck]a|gim\b|gin\b|u[ií]sque|whisky|rum\b|tequila|cacha[cç]a/i

type Words = { name: string; description?: string | null }

/** "lagosta em defeso até 30/04", "pargo em defeso de 15/12 a 30/04". */
function seasonText({ name, from, to, dated }: ClosedSeason, today: string): string {
  const last = to.split('-').toReversed().slice(0, 2).join('/')
  const when = from <= today ? `até ${last}` : seasonDays({ from, to })
  return dated ? `${name} em defeso ${when}` : `${name} pode estar em defeso ${when}`
}

/** The closed season that an item is in, or enters while a menu printed today is in use; null if there is none. */
export function seasonOf({ name, description }: Words, today: string): string | null {
  const season = closedSeason(`${name} ${description ?? ''}`, today, daysAhead)
  // A season whose dates are not announced yet matters only within the time in which it may fall.
  if (!season || (!season.dated && season.from > today)) return null
  return `${seasonText(season, today)}, só com nota de origem`
}

/**
 * Why a house may sell an item but should not promote it; null if nothing speaks against it. Energy drinks carry a
 * warning against alcohol on their labels (ANVISA, RDC 719/2022).
 */
export function heldBack(item: Words, today: string): string | null {
  if (energyDrink.test(item.name) && spirit.test(item.name))
    return 'o rótulo do energético desaconselha o álcool'
  return seasonOf(item, today)
}
