/** What the owner adds or confirms before a post is published. */
import { ofThe } from '../../base/language/grammar.ts'
import { closedSeason, seasonDays, unknownSeason } from '../../base/pantry/closed-seasons.ts'
import { missingFruit } from './tables/seasons.ts'

/** What to confirm of seafood whose closed season is on, or whose days of the year are not known. */
function seasonNeed(item: string, day: string): string | null {
  const season = closedSeason(item, day)
  if (season?.dated)
    return `que o estoque é declarado: o defeso ${ofThe(season.name)} vai ${seasonDays(season)}`
  const unknown = unknownSeason(item, day)
  return unknown
    ? `os dias do defeso ${ofThe(unknown.name)} em ${unknown.year}, que não temos: confira a portaria`
    : null
}

/** Whether the fresh fruit of a drink is still to be had. Juices and batidas are made of pulp. */
function fruitNeed(item: string, day: string): string | null {
  const fruit = /^caip/i.test(item) ? missingFruit(item, day) : null
  return fruit === null ? null : `se há ${fruit} na feira; sem a fruta, troque de dia com outra publicação`
}

/** What the owner adds or confirms, the closed season of the seafood that the post shows included. */
export function needOf(need: string | null, items: readonly string[], day: string): string | null {
  const seasons = [...new Set(items.flatMap((item) => seasonNeed(item, day) ?? fruitNeed(item, day) ?? []))]
  const all = [...(need === null ? [] : [need]), ...seasons]
  return all.length === 0 ? null : all.join('; ')
}
