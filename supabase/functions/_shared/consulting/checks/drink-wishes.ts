/** Costs, techniques, colours, glasses and pace of drinks, from their facts. */
import { traitLabels } from '../base/drinks/asked-traits.ts'
import { fitsGlass } from '../base/drinks/serving-glasses.ts'
import { litresIn } from '../base/drinks/shared-drink.ts'
import { isVessel } from '../base/drinks/vessels.ts'
import type { FactOf } from '../base/facts.ts'
import { capitalize } from '../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../base/language/text.ts'
import { halfOf } from '../base/request/share-bounds.ts'
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, cent, type Given, met, notPossible, only, unrelated, violated } from './answer.ts'

/** Cost and price of one portion of each result that has both. */
function costed({ facts }: Given) {
  return only(facts, 'drink', 'dish').flatMap((fact) => {
    const servings = fact.kind === 'drink' ? (fact.servings ?? 1) : 1
    return fact.cost === null || fact.price === null
      ? []
      : [{ name: fact.name, cost: fact.cost / servings, price: fact.price / servings }]
  })
}

/** A share of the price that rounds to the asked one. */
const percentSlack = 0.05

/** Every result, at the cost and the price of its recipe. */
export function checkCost({ max, percent, leaves }: WishOf<'cost'>, given: Given): Answer {
  const results = costed(given)
  if (results.length === 0) return unrelated
  const beyond = results.find(
    ({ cost, price }) =>
      cost > (max ?? Number.POSITIVE_INFINITY) + cent ||
      (cost / price) * 100 > (percent ?? 100) + percentSlack ||
      price - cost < (leaves ?? Number.NEGATIVE_INFINITY) - cent,
  )
  if (beyond) {
    const told = `“${beyond.name}” custa ${formatBrl(beyond.cost)} e sai a ${formatBrl(beyond.price)}.`
    // Dishes are not yet chosen by what they cost.
    return only(given.facts, 'drink').length > 0 ? violated(told) : notPossible(told)
  }
  const most = Math.max(...results.map(({ cost }) => cost))
  const share = Math.max(...results.map(({ cost, price }) => (cost / price) * 100))
  const least = Math.min(...results.map(({ cost, price }) => price - cost))
  if (leaves !== undefined) return met(`O que deixa menos, deixa ${formatBrl(least)}.`)
  return percent === undefined
    ? met(`O mais caro de fazer custa ${formatBrl(most)}.`)
    : met(`O maior custo é ${formatNumber(share)}% do preço.`)
}

const drinksOf = ({ facts }: Given): FactOf<'drink'>[] => only(facts, 'drink')

export function checkDrinkTrait(wish: WishOf<'drinkTrait'>, given: Given): Answer {
  const { what, part, bound = 'exactly' } = wish
  const drinks = drinksOf(given)
  if (drinks.length === 0) return unrelated
  const count = part === 'half' ? halfOf(drinks.length) : wish.count
  const { seconds, max, min, vessel } = wish
  const isIn = (drink: FactOf<'drink'>) => {
    if (vessel !== undefined && !drink.glass?.includes(vessel)) return false
    if (what === 'fast') return drink.seconds !== undefined && drink.seconds <= (seconds ?? 0)
    if (what !== 'priced') return drink.traits?.includes(what) === true
    const { price } = drink
    return price !== null && price <= (max ?? price) + cent && price >= (min ?? price) - cent
  }
  const found = drinks.filter(isIn)
  const names = joinList(found.map(({ name }) => name))
  const [one, many] = what === 'priced' ? pricedWords({ max, min }) : traitLabels[what]
  if (count === undefined) {
    const other = drinks.find((drink) => !found.includes(drink))
    return other ? notPossible(`“${other.name}” não é ${one}.`) : met(wordsOfAll(what, drinks))
  }
  if (bound === 'at_most')
    return found.length <= count
      ? met(found.length === 0 ? 'Nenhum.' : `${names}.`)
      : violated(`São ${found.length}: ${names}.`)
  if (found.length >= count && (part === 'half' || bound === 'at_least' || found.length === count))
    return met(what === 'jug' ? jugWords(found, wish.text) : `${names}.`)
  return notPossible(
    found.length === 0
      ? `Nenhum ${one} coube na carta com os demais pedidos.`
      : `${found.length === 1 ? 'É' : 'São'} ${found.length} ${found.length === 1 ? one : many}: ${names}.`,
  )
}

/** What all drinks have, from their recipes: the ice of each glass, or that nothing stands on the rim. */
function wordsOfAll(what: WishOf<'drinkTrait'>['what'], drinks: readonly FactOf<'drink'>[]): string {
  if (what === 'noGarnish') return 'Nenhuma receita leva, e a lista de compras também não.'
  if (what !== 'littleIce') return ''
  const grams = drinks.map(
    ({ ingredients, servings = 1 }) =>
      (ingredients.find(({ name }) => name.startsWith('gelo'))?.amount ?? 0) / servings,
  )
  const [least, most] = [Math.min(...grams), Math.max(...grams)]
  return most === 0
    ? 'Nenhum copo leva gelo.'
    : `De ${formatNumber(least)} a ${formatNumber(most)} g por copo, com a bebida e o suco já gelados; um copo cheio de gelo leva de 150 a 200 g.`
}

/** The jugs with their size, and why it is not the one that the owner named. */
function jugWords(found: readonly FactOf<'drink'>[], said: string): string {
  const litres = litresIn(said)
  const other = found.some(({ glass = '' }) => litres !== null && litresIn(glass) !== litres)
  const sizes = joinList(found.map(({ name, glass }) => (glass ? `${name} (${glass})` : name)))
  return `${sizes}.${other ? ` Com o gelo, ${litres === 1 ? '1 litro' : `${String(litres).replace('.', ',')} litros`} não ${litres === 1 ? 'dá' : 'dão'} para tanta gente sem afinar a dose.` : ''}`
}

/** "de até R$ 20,00" */
function pricedWords({ max, min }: Pick<WishOf<'drinkTrait'>, 'max' | 'min'>): readonly [string, string] {
  const words =
    max !== undefined && min !== undefined
      ? `de ${formatBrl(min)} a ${formatBrl(max)}`
      : max !== undefined
        ? `de até ${formatBrl(max)}`
        : `a partir de ${formatBrl(min ?? 0)}`
  return [words, words]
}

export function checkGlass(wish: WishOf<'glass'>, given: Given): Answer {
  const drinks = drinksOf(given).filter(({ glass }) => glass !== undefined)
  if (drinks.length === 0) return unrelated
  if (wish.has === 'yes') {
    const served = drinks.filter(({ glass = '' }) => fitsGlass(glass, wish)).map(({ name }) => name)
    return served.length > 0
      ? met(`${joinList(served)}.`)
      : notPossible('Nenhuma destas receitas pede esse copo.')
  }
  // A jug is no glass, whatever the house pours into.
  const single = drinks.filter(({ servings = 1, glass = '' }) => servings <= 2 && !isVessel(glass))
  const others = given.sheet.wishes.filter((other) => other.kind === 'glass' && other.has === 'only')
  const wrong = single.find(({ glass = '' }) =>
    wish.has === 'no'
      ? !fitsGlass(glass, wish)
      : !others.some((other) => other.kind === 'glass' && fitsGlass(glass, other)),
  )
  return wrong ? notPossible(`“${wrong.name}” pede ${(wrong.glass ?? '').toLowerCase()}.`) : met()
}

export function checkPace({ seconds }: WishOf<'pace'>, given: Given): Answer {
  const timed = drinksOf(given).filter((drink) => drink.seconds !== undefined)
  if (timed.length === 0) return unrelated
  // A jug takes longer than a glass, and serves a table.
  const slow = timed.filter(({ seconds: own = 0, servings = 1 }) => own / servings > seconds)
  if (slow.length === 0) {
    const longest = (some: readonly FactOf<'drink'>[]) =>
      Math.ceil(Math.max(0, ...some.map((drink) => drink.seconds ?? 0)) / 5) * 5
    const [glasses, jugs] = [timed, timed].map((all, index) =>
      all.filter(({ servings = 1 }) => servings > 1 === (index === 1)),
    ) as [FactOf<'drink'>[], FactOf<'drink'>[]]
    const ahead = glasses.some(({ fromBatch }) => fromBatch) ? ', com os lotes prontos' : ''
    const most = [
      ...(glasses.length > 0 ? [`O copo mais demorado leva ${longest(glasses)} segundos${ahead}`] : []),
      ...(jugs.length > 0 ? [`para dividir, ${longest(jugs)} segundos`] : []),
    ]
    return met(
      `${jugs.length === 0 ? most.join('').replace('copo mais', 'mais') : capitalize(most.join('; '))}.`,
    )
  }
  return notPossible(
    `${joinList(slow.map(({ name }) => name))} ${slow.length === 1 ? 'passa' : 'passam'} disso.`,
  )
}
