/** The house's equipment, and its audience. */

import type { FactOf } from '../base/facts.ts'
import { joinList } from '../base/language/text.ts'
import { exclusionOf, judgeMenuText } from '../base/lexicon/exclusion.ts'
import { termName } from '../base/lexicon/lexicon.ts'
import { olderGuests } from '../base/request/recipe-wishes.ts'
import { equipmentIdOf } from '../base/request/requirements.ts'
import { halfOf } from '../base/request/share-bounds.ts'
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, type Given, met, notPossible, only, unrelated, violated } from './answer.ts'

export function checkEquipment({ what, has, origin }: WishOf<'equipment'>, { facts }: Given): Answer {
  const recipes = [
    ...only(facts, 'drink', 'dish'),
    ...only(facts, 'pairing').flatMap(({ serve, equipment }) =>
      equipment ? [{ name: serve, equipment }] : [],
    ),
  ]
  if (recipes.length === 0) return unrelated
  const name = termName(what)
  const id = equipmentIdOf(what)
  const isIt = (own: string) =>
    termName(own) === name || (id !== null && (own === id || equipmentIdOf(own) === id))
  const users = recipes.filter(({ equipment }) => equipment.some(isIt))
  const [user] = users
  if (!has)
    return user ? violated(`“${user.name}” pede ${name}, que a casa não tem.`) : met('Nenhuma receita pede.')
  if (user) return met(users.length === 1 ? `Em ${user.name}.` : `Em ${users.length} receitas.`)
  const unused = 'Nenhuma receita precisou.'
  // Equipment from `/casa` was not requested, so an unused tool is not reported.
  return origin === 'house' ? notPossible(unused) : met(unused)
}

/** % of volume up to which a drink may be called alcohol-free (Decreto 6.871/2009). */
const alcoholFree = 0.5

const isAlcoholFree = ({ base, abv }: FactOf<'drink'>) => base === null && abv <= alcoholFree

const anyAlcohol = exclusionOf('bebidas alcoólicas', 'taste')

/** By its recipe, otherwise by the words of the house's menu. */
const poursAlcohol = ({ alcohol, serve }: FactOf<'pairing'>) =>
  alcohol ?? judgeMenuText(anyAlcohol, serve) === 'no'

/** What a recipe takes its alcohol from; vinegar has none. */
const spirit =
  /(?<!vinagre de )(?<!\p{L})(?:cachaça|vinho|cerveja|conhaque|licor|rum|vodca|gim|espumante)(?!\p{L})/iu
const hasCachaca = ({ ingredients }: FactOf<'dish'>) => ingredients.some(({ name }) => /cachaça/i.test(name))

type ZeroWish = Pick<WishOf<'zeroAlcohol'>, 'count' | 'part'>

/** Requested number of drinks without alcohol, given the total; undefined for all of them. */
const zeroOf = ({ count, part }: ZeroWish, results: number): number | undefined =>
  part === 'half' ? halfOf(results) : part === 'each' ? results : count

function zeroBesideDishes(pairings: readonly FactOf<'pairing'>[], wish: ZeroWish): Answer {
  const count = zeroOf(wish, new Set(pairings.map(({ dish }) => dish)).size)
  const strong = pairings.find(poursAlcohol)
  if (wish.part === 'each') {
    const without = pairings.filter((fact) => poursAlcohol(fact) && fact.alcoholFree === undefined)
    const names = [...new Set(without.map(({ dish }) => dish))]
    return names.length === 0 ? met() : notPossible(`Sem opção sem álcool ficam ${joinList(names)}.`)
  }
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
  const dishes = only(facts, 'dish')
  if (dishes.length > 0 && wish.count === undefined) {
    const strong = dishes.find(({ ingredients }) => ingredients.some(({ name }) => spirit.test(name)))
    return strong ? violated(`“${strong.name}” leva álcool.`) : met()
  }
  if (dishes.length > 0 && wish.count !== undefined) {
    const free = dishes.filter((dish) => !hasCachaca(dish))
    const names = free.map(({ name }) => name).join('; ')
    return free.length >= wish.count ? met(`${names}.`) : unrelated
  }
  if (drinks.length > 0) {
    const zero = drinks.filter(isAlcoholFree).length
    if (wish.part === 'each') return notPossible(`A carta traz ${zero} sem álcool, e não um para cada drink.`)
    const count = zeroOf(wish, drinks.length)
    if (count === undefined) {
      const strong = drinks.find((drink) => !isAlcoholFree(drink))
      return strong ? violated(`“${strong.name}” leva álcool.`) : met()
    }
    return zero >= count ? met() : violated(`Eram ${count} sem álcool, e o resultado traz ${zero}.`)
  }
  if (pairings.length > 0) return zeroBesideDishes(pairings, wish)
  if (facts.some(({ kind }) => kind === 'menu'))
    return notPossible('O que a casa vende com álcool continua no cardápio: diga qual item sai.')
  if (posts.length === 0) return unrelated
  if (wish.count !== undefined || wish.part !== undefined)
    return notPossible('O calendário não conta drinks: fala do que está no cardápio.')
  const strong = posts.find(({ alcohol }) => alcohol)
  return strong ? violated(`A publicação “${strong.title}” fala de álcool.`) : met()
}

const nameOf = (what: string) => termName(what).toLowerCase()

/** The criteria that the automation states. */
export function weighed(by: FactOf<'choice'>['by'], what: string, { facts }: Given): Answer {
  const choices = only(facts, 'choice').filter((fact) => fact.by === by)
  const found = choices.find((fact) => nameOf(fact.what) === nameOf(what))
  return found ? met(`Pesou nas escolhas.${found.how === undefined ? '' : ` ${found.how}`}`) : unrelated
}

/** Older guests are met by a menu in large type. */
export function checkAudience({ what }: WishOf<'audience'>, given: Given): Answer {
  const large = only(given.facts, 'menu').some(({ layout = [] }) => layout.includes('large_type'))
  return large && what === olderGuests ? met() : weighed('audience', what, given)
}
