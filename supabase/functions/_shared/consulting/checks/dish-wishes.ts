/** What owners ask of dishes only: limits, kinds of plates, leftovers, a menu in courses. */
import type { FactOf } from '../base/facts.ts'
import { formatBrl, formatNumber, joinList } from '../base/language/text.ts'
import { courseLabels } from '../base/request/course-labels.ts'
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, cent, type Given, met, notPossible, only, unrelated, violated } from './answer.ts'

type Dish = FactOf<'dish'>

const named = (dishes: readonly Dish[]) => joinList(dishes.map(({ name }) => name))

const foodCostOf = ({ price, cost }: Dish) => (price && cost !== null ? (cost / price) * 100 : null)

/** Rounding of prices moves the share by less than this, in points. */
const roundedShare = 0.5

function planned(of: FactOf<'dishPlan'>['of'], what: string, { facts }: Given): Answer {
  const plan = only(facts, 'dishPlan').find((fact) => fact.of === of && fact.what === what)
  if (!plan) return unrelated
  return plan.met ? met(plan.text) : notPossible(plan.text)
}

export function checkDishLimit({ of, max }: WishOf<'dishLimit'>, given: Given): Answer {
  const dishes = only(given.facts, 'dish')
  if (dishes.length === 0) return unrelated
  if (of === 'cooks') return planned('cooks', '', given)
  if (of === 'minutes') {
    const slow = dishes.filter(({ minutes = 0 }) => minutes > max)
    const most = Math.max(...dishes.map(({ minutes = 0 }) => minutes))
    return slow.length === 0
      ? met(`O mais demorado sai em ${most} minutos, com a base pronta.`)
      : violated(`${named(slow)}: mais de ${max} minutos.`)
  }
  const shares = dishes.flatMap((dish) => foodCostOf(dish) ?? [])
  if (shares.length === 0) return notPossible('Falta preço de ingrediente para fechar o custo.')
  const most = `${formatNumber(Math.max(...shares))}%`
  const above = dishes.filter((dish) => (foodCostOf(dish) ?? 0) > max + roundedShare)
  return above.length === 0
    ? met(`O custo mais alto fica em ${most} do preço.`)
    : notPossible(
        `Com o teto de preço, ${named(above)} ${above.length === 1 ? 'passa' : 'passam'} disso: até ${most}.`,
      )
}

function hasTrait(dish: Dish, { what, serves = 2, max = 0 }: WishOf<'dishTrait'>): boolean {
  switch (what) {
    case 'shared':
      return (dish.serves ?? 1) >= serves
    case 'boxed':
      return dish.boxed === true
    case 'ahead':
      return dish.ahead === true
    case 'priced':
      return dish.price !== null && dish.price <= max + cent && dish.section !== courseLabels.sobremesa
  }
}

/** "Torta de banana, R$ 21,00" */
const withPrice = ({ name, price }: Dish) => (price === null ? name : `${name}, ${formatBrl(price)}`)

export function checkDishTrait(wish: WishOf<'dishTrait'>, { facts }: Given): Answer {
  const dishes = only(facts, 'dish')
  if (dishes.length === 0) return unrelated
  const found = dishes.filter((dish) => hasTrait(dish, wish))
  const { count = dishes.length, bound } = wish
  const fits =
    bound === 'at_most'
      ? found.length <= count
      : bound === 'exactly'
        ? found.length === count
        : found.length >= count
  const told = found.length === 0 ? 'Nenhum ficou assim.' : `${found.map(withPrice).join('; ')}.`
  return fits ? met(told) : notPossible(`${told} Você pediu ${count}.`)
}

export const checkLeftover = ({ what }: WishOf<'leftover'>, given: Given): Answer =>
  planned('leftover', what, given)

export const checkTasting = (_wish: WishOf<'tasting'>, given: Given): Answer => planned('tasting', '', given)
