/** What the house has, its audience, and its style. */

import { quickSeconds } from '../base/drinks/traits.ts'
import type { FactOf } from '../base/facts.ts'
import { formatNumber } from '../base/language/text.ts'
import { exclusionOf, judgeMenuText } from '../base/lexicon/exclusion.ts'
import { findTerm } from '../base/lexicon/lexicon.ts'
import { equipmentIdOf } from '../base/request/requirements.ts'
import { halfOf } from '../base/request/share-bounds.ts'
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, type Given, met, notPossible, only, unrelated, violated } from './answer.ts'
import { isLocal } from './ingredient-names.ts'
import { holds } from './ingredients.ts'

export function checkEquipment({ what, has, origin }: WishOf<'equipment'>, { facts }: Given): Answer {
  const recipes = [
    ...only(facts, 'drink', 'dish'),
    ...only(facts, 'pairing').flatMap(({ serve, equipment }) =>
      equipment ? [{ name: serve, equipment }] : [],
    ),
  ]
  if (recipes.length === 0) return unrelated
  const name = findTerm(what)?.name ?? what
  const id = equipmentIdOf(what)
  const isIt = (own: string) =>
    (findTerm(own)?.name ?? own) === name || (id !== null && (own === id || equipmentIdOf(own) === id))
  const user = recipes.find(({ equipment }) => equipment.some(isIt))
  if (!has) return user ? violated(`“${user.name}” pede ${name}, que a casa não tem.`) : met()
  if (user) return met()
  const unused = 'Nenhuma receita precisou.'
  // What stands on `/casa` was not asked for: a tool of the house that nothing needs is not reported.
  return origin === 'house' ? notPossible(unused) : met(unused)
}

/** % of volume up to which a drink may be called alcohol-free (Decreto 6.871/2009). */
const alcoholFree = 0.5

const isAlcoholFree = ({ base, abv }: FactOf<'drink'>) => base === null && abv <= alcoholFree

const anyAlcohol = exclusionOf('bebidas alcoólicas', 'taste')

/** By its recipe, otherwise by the words of the house's menu. */
const poursAlcohol = ({ alcohol, serve }: FactOf<'pairing'>) =>
  alcohol ?? judgeMenuText(anyAlcohol, serve) === 'no'

type ZeroWish = Pick<WishOf<'zeroAlcohol'>, 'count' | 'part'>

/** How many of so many the owner wants without alcohol; undefined for all of them. */
const zeroOf = ({ count, part }: ZeroWish, results: number): number | undefined =>
  part === 'half' ? halfOf(results) : count

function zeroBesideDishes(pairings: readonly FactOf<'pairing'>[], wish: ZeroWish): Answer {
  const count = zeroOf(wish, new Set(pairings.map(({ dish }) => dish)).size)
  const strong = pairings.find(poursAlcohol)
  if (count === undefined) {
    return strong ? violated(`“${strong.serve}”, com “${strong.dish}”, leva álcool.`) : met()
  }
  const free = new Set(
    pairings.flatMap((fact) => [
      ...(fact.alcoholFree === undefined ? [] : [fact.alcoholFree]),
      ...(poursAlcohol(fact) ? [] : [fact.serve]),
    ]),
  )
  return free.size >= count ? met() : notPossible(`As harmonizações trazem ${free.size} sem álcool.`)
}

export function checkZeroAlcohol(wish: WishOf<'zeroAlcohol'>, { facts }: Given): Answer {
  const drinks = only(facts, 'drink')
  const pairings = only(facts, 'pairing')
  const posts = only(facts, 'post')
  if (drinks.length > 0) {
    const zero = drinks.filter(isAlcoholFree).length
    const count = zeroOf(wish, drinks.length)
    if (count === undefined) {
      const strong = drinks.find((drink) => !isAlcoholFree(drink))
      return strong ? violated(`“${strong.name}” leva álcool.`) : met()
    }
    return zero >= count ? met() : violated(`Eram ${count} sem álcool, e o resultado traz ${zero}.`)
  }
  if (pairings.length > 0) return zeroBesideDishes(pairings, wish)
  if (posts.length === 0) return unrelated
  if (wish.count !== undefined || wish.part !== undefined)
    return notPossible('O calendário não conta drinks: fala do que está no cardápio.')
  const strong = posts.find(({ alcohol }) => alcohol)
  return strong ? violated(`A publicação “${strong.title}” fala de álcool.`) : met()
}

/** As the service of a recipe says it. */
const isHot = ({ text }: FactOf<'drink'>) => /(?<!\p{L})bem quente(?!\p{L})/u.test(text)

const creamy = ['laticínios', 'leite de coco']

const nameOf = (what: string) => (findTerm(what)?.name ?? what).toLowerCase()

/** The criteria that the automation states. */
function weighed(by: FactOf<'choice'>['by'], what: string, { facts }: Given): Answer {
  const choices = only(facts, 'choice').filter((fact) => fact.by === by)
  return choices.some((fact) => nameOf(fact.what) === nameOf(what)) ? met('Pesou nas escolhas.') : unrelated
}

const syrup = /^(?:xarope|calda|redução)(?= )/

/** ml of syrup in the sweetest drink. */
const mostSyrup = (drinks: readonly FactOf<'drink'>[]) =>
  Math.max(
    ...drinks.map(({ ingredients }) =>
      ingredients.reduce(
        (sum, { name, amount, unit }) => sum + (unit === 'ml' && syrup.test(name) ? amount : 0),
        0,
      ),
    ),
  )

/** Styles that can be verified from ingredients and strength; for others the automation's statement counts. */
export function checkStyle({ what }: WishOf<'style'>, given: Given): Answer {
  const drinks = only(given.facts, 'drink')
  if (drinks.length === 0) return weighed('style', what, given)
  const name = findTerm(what)?.name ?? what
  const share = (test: (drink: FactOf<'drink'>) => boolean) => drinks.filter(test).length / drinks.length
  const mostly = (found: number) =>
    found >= 0.5
      ? met(`Vale para ${formatNumber(found * 100)}% dos drinks.`)
      : notPossible(`Só ${formatNumber(found * 100)}% dos drinks são assim.`)
  const some = (term: string) =>
    share((drink) => holds(drink, term)) > 0 ? met() : notPossible('Nenhum drink ficou assim.')
  switch (name) {
    case 'mais leves':
      return mostly(share(({ abv }) => abv < 14))
    case 'mais fortes':
      return mostly(share(({ abv }) => abv >= 14))
    case 'rápidos de fazer': {
      const quick = drinks.filter(({ seconds }) => seconds !== undefined && seconds <= quickSeconds).length
      const told = `${quick} de ${drinks.length} drinks se ${quick === 1 ? 'faz' : 'fazem'} em até ${quickSeconds} segundos.`
      return quick * 2 >= drinks.length ? met(told) : notPossible(`Só ${told}`)
    }
    case 'frutados':
      return mostly(share((drink) => holds(drink, 'frutas')))
    case 'com ervas':
      return some('ervas')
    case 'amargos':
      return some('ingredientes amargos')
    case 'sem drinks cremosos': {
      const bad = drinks.find((drink) => creamy.some((term) => holds(drink, term)))
      return bad ? violated(`“${bad.name}” é cremoso.`) : met()
    }
    case 'quentes':
      return drinks.some(isHot) ? met() : notPossible('Nenhum drink ficou assim.')
    case 'sem drinks quentes': {
      const bad = drinks.find(isHot)
      return bad ? violated(`“${bad.name}” é servido quente.`) : met()
    }
    case 'só ingredientes locais': {
      const bad = drinks.find(({ ingredients }) => ingredients.some((one) => isLocal(one.name) === false))
      return bad ? violated(`“${bad.name}” leva ingrediente de fora.`) : met()
    }
    case 'mais secos': {
      const answer = weighed('style', what, given)
      return answer.outcome === 'met'
        ? met(`No máximo ${mostSyrup(drinks)} ml de xarope ou calda por copo.`)
        : answer
    }
    default:
      return weighed('style', what, given)
  }
}

export const checkAudience = ({ what }: WishOf<'audience'>, given: Given): Answer =>
  weighed('audience', what, given)
