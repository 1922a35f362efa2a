import { joinList } from '../base/language/text.ts'
import { isDiet } from '../base/lexicon/diets.ts'
import { exclusionOf } from '../base/lexicon/exclusion.ts'
import { menuItemVerdict } from '../base/request/judge-exclusions.ts'
import { alcohol } from '../base/request/question-subjects.ts'
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, type Given, met, only } from './answer.ts'
import { offence } from './kept-out.ts'

/** Items of the house that an answer names as what shares its oil and boards. */
const mostNamed = 3

const drinksAlcohol = ({ base, abv }: { base: string | null; abv: number }) => base !== null || abv > 0.5

/**
 * Which results a guest may have who must avoid `what`, judged by recipe and allergens as an allergy is: what is unknown is
 * not safe. Null where nothing is proposed that somebody eats or drinks.
 */
export function safeFor({ what }: WishOf<'question'>, { facts, house, menu }: Given): Answer | null {
  const proposals = only(facts, 'drink', 'dish', 'pairing').filter(
    (fact) => fact.kind !== 'pairing' || fact.dish !== '',
  )
  if (what === undefined || proposals.length === 0) return null
  const isOfAlcohol = what === alcohol
  // Recipes show their alcohol, and pairs say it; only an allergy or a diet fears what is unknown.
  const exclusion = isOfAlcohol
    ? exclusionOf('bebidas alcoólicas', 'taste')
    : exclusionOf(what, isDiet(what) ? 'diet' : 'allergy')
  const holds = (fact: (typeof proposals)[number]): boolean => {
    if (isOfAlcohol && fact.kind === 'drink') return drinksAlcohol(fact)
    if (isOfAlcohol && fact.kind === 'pairing' && fact.alcohol !== false) return true
    return offence(exclusion, { ...fact, text: '' }, menu) !== null
  }
  const nameOf = (fact: (typeof proposals)[number]) =>
    fact.kind === 'pairing' ? `${fact.dish} com ${fact.serve}` : fact.name
  const unsafe = proposals.filter(holds)
  const safe = proposals.filter((fact) => !unsafe.includes(fact))
  const named = (list: readonly (typeof proposals)[number][]) => joinList([...new Set(list.map(nameOf))])
  const verdict =
    safe.length === 0
      ? 'Nenhum destes.'
      : unsafe.length === 0
        ? 'Todos, pela receita.'
        : `Pela receita, ${named(safe)}. Não sirva ${named(unsafe)}.`
  if (isOfAlcohol || isDiet(what)) return met(verdict)
  const own = house.menu.filter((item) => item.active && menuItemVerdict(exclusion, item) === 'no')
  const shared = own.slice(0, mostNamed).map(({ name }) => name)
  const apart =
    shared.length === 0
      ? 'Óleo, tábua e faca à parte: o traço também faz mal.'
      : `Sua cozinha também faz ${joinList(shared)}: óleo, tábua e faca à parte, ou o traço passa para o prato.`
  return met(safe.length === 0 ? verdict : `${verdict} ${apart}`)
}
