/** The styles that the owner asks for. */

import { quickSeconds } from '../base/drinks/traits.ts'
import type { FactOf } from '../base/facts.ts'
import { formatNumber } from '../base/language/text.ts'
import { findTerm } from '../base/lexicon/lexicon.ts'
import { courseLabels } from '../base/request/course-labels.ts'
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, type Given, met, notPossible, only, violated } from './answer.ts'
import { weighed } from './house-and-public.ts'
import { isLocal } from './ingredient-names.ts'
import { holds } from './ingredients.ts'

/** The wording in a recipe's service text. */
const isHot = ({ text }: FactOf<'drink'>) => /(?<!\p{L})bem quente(?!\p{L})/u.test(text)

/** In the glass; a cube of cheese beside it makes no drink creamy. */
const creamy = ['creme de leite', 'leite condensado', 'leite de vaca', 'leite de coco']

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

const isQuick = ({ seconds }: FactOf<'drink'>) => seconds !== undefined && seconds <= quickSeconds

const countOf = <Recipe>(recipes: readonly Recipe[], test: (recipe: Recipe) => boolean) =>
  recipes.filter(test).length

/** Seconds of the slowest quick drink, in steps of five as on the recipe sheets. */
const slowest = (drinks: readonly FactOf<'drink'>[]) =>
  Math.ceil(Math.max(...drinks.filter(isQuick).map(({ seconds = quickSeconds }) => seconds), 0) / 5) * 5 ||
  quickSeconds

/** "4 de 6 drinks se fazem em até 70 segundos." */
function quickly(quick: number, total: number, noun: string, limit: string): Answer {
  const told = `${quick} de ${total} ${noun} se ${quick === 1 ? 'faz' : 'fazem'} em até ${limit}.`
  return quick * 2 >= total ? met(told) : notPossible(`Só ${told}`)
}

/** "sem pressa" allows slow recipes but does not require them. */
const unhurried = (slow: number, noun: string, limit: string): Answer =>
  slow === 0
    ? met(`Nem foi preciso: todos os ${noun} se fazem em até ${limit}.`)
    : met(`${slow} ${slow === 1 ? 'pede' : 'pedem'} mais de ${limit}.`)

/** Maximum time from the order until a quick dish leaves the kitchen, in minutes. */
const quickMinutes = 10

/** Styles of dishes that can be verified from their facts; null for the others. */
function ofDishes(name: string, dishes: readonly FactOf<'dish'>[]): Answer | null {
  const timed = dishes.filter(({ minutes }) => minutes !== undefined)
  const quick = countOf(timed, ({ minutes = 0 }) => minutes <= quickMinutes)
  const limit = `${quickMinutes} minutos`
  switch (name) {
    case 'rápidos de fazer':
      return timed.length === 0 ? null : quickly(quick, timed.length, 'pratos', limit)
    case 'sem pressa':
      return timed.length === 0 ? null : unhurried(timed.length - quick, 'pratos', limit)
    case 'para dividir': {
      if (dishes.length === 0) return null
      const snacks = countOf(dishes, ({ section }) => section === courseLabels.petisco)
      const plates = countOf(
        dishes,
        ({ section, serves = 1 }) => section !== courseLabels.petisco && serves > 1,
      )
      const shared = snacks + plates
      const kind =
        plates === 0
          ? shared === 1
            ? 'é petisco'
            : 'são petiscos'
          : snacks === 0
            ? shared === 1
              ? 'é prato para mais de um'
              : 'são pratos para mais de um'
            : 'são petiscos ou pratos para mais de um'
      const told = `${shared} de ${dishes.length} ${kind}, para pôr no meio da mesa.`
      return shared * 2 >= dishes.length ? met(told) : notPossible(`Só ${told}`)
    }
    case 'ingredientes locais':
      return dishes.length === 0 ? null : met('Todos partem da cozinha e dos ingredientes que você marcou.')
    default:
      return null
  }
}

/** Styles that can be verified from ingredients and strength; for the others the automation's statement is trusted. */
export function checkStyle({ what }: WishOf<'style'>, given: Given): Answer {
  const drinks = only(given.facts, 'drink')
  const name = findTerm(what)?.name ?? what
  if (drinks.length === 0) return ofDishes(name, only(given.facts, 'dish')) ?? weighed('style', what, given)
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
    case 'rápidos de fazer':
      return quickly(
        countOf(drinks, isQuick),
        drinks.length,
        'drinks',
        `${slowest(drinks)} segundos${drinks.some((drink) => isQuick(drink) && drink.fromBatch) ? ', com os lotes da tarde prontos' : ''}`,
      )
    case 'sem pressa':
      return unhurried(drinks.length - countOf(drinks, isQuick), 'drinks', `${quickSeconds} segundos`)
    case 'para dividir':
      return notPossible('As receitas são de um copo; nenhuma é de jarra.')
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
