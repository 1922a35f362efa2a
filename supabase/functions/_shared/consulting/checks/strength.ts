import type { Fact } from '../base/facts.ts'
import { formatNumber } from '../base/language/text.ts'
import { fitsStrength, requirementsOf } from '../base/request/requirements.ts'
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, met, only, unrelated, violated } from './answer.ts'

/** Points of % vol: reports round to one decimal. */
const rounding = 0.05

/** Every drink, at the strength computed from its recipe. */
export function checkStrength(wish: WishOf<'strength'>, { facts }: { facts: readonly Fact[] }): Answer {
  const drinks = only(facts, 'drink')
  const [first] = drinks
  if (!first) return unrelated
  const { strength } = requirementsOf({ wishes: [wish], unread: [] })
  const bounds = {
    max: strength.max === null ? null : strength.max + rounding,
    min: strength.min === null ? null : strength.min - rounding,
  }
  const beyond = drinks.find(({ abv, base }) => !fitsStrength(bounds, abv, base !== null))
  if (beyond) return violated(`“${beyond.name}” fica com ${formatNumber(beyond.abv)}% vol.`)
  const strongest = drinks.reduce((most, { abv }) => Math.max(most, abv), first.abv)
  return met(`O mais forte tem ${formatNumber(strongest)}% vol.`)
}
