/** What owners ask of dishes only: limits, kinds of plates, leftovers, a menu in courses. */

import { shortDay, weekdayNames } from '../base/calendar.ts'
import type { FactOf } from '../base/facts.ts'
import { formatBrl, formatNumber, joinList } from '../base/language/text.ts'
import { exclusionOf } from '../base/lexicon/exclusion.ts'
import { readText } from '../base/lexicon/read-text.ts'
import { courseLabels, courseOfLabel } from '../base/request/course-labels.ts'
import { hasForm } from '../base/request/dish-forms.ts'
import { costLimited, isLimited } from '../base/request/limited-dishes.ts'
import { isMeatless, meatless } from '../base/request/meatless.ts'
import { isOfSauce, plainDishTrait, sharedMinutes } from '../base/request/plain-dish-trait.ts'
import { isOfTaste } from '../base/request/recipe-wishes.ts'
import { reasonToAvoid } from '../base/request/requirements.ts'
import { foodsCounted } from '../base/request/share-terms.ts'
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, cent, type Given, met, notPossible, only, unrelated, violated } from './answer.ts'
import { offence } from './kept-out.ts'
import { isMadeOf } from './shares.ts'

type Dish = FactOf<'dish'>

const named = (dishes: readonly { name: string }[]) => joinList(dishes.map(({ name }) => name))

/** "só sexta" */
const daysWords = (weekdays: readonly number[]): string =>
  `só ${joinList(weekdays.map((day) => (weekdayNames[day] ?? '').replace('-feira', '')))}`

const foodCostOf = ({ price, cost }: Dish) => (price && cost !== null ? (cost / price) * 100 : null)

/** Rounding of prices moves the share by less than this, in points. */
const roundedShare = 0.5

function planned(of: FactOf<'dishPlan'>['of'], what: string, { facts }: Given): Answer {
  const plan = only(facts, 'dishPlan').find((fact) => fact.of === of && fact.what === what)
  if (!plan) return unrelated
  return plan.met ? met(plan.text) : notPossible(plan.text)
}

export function checkDishLimit(wish: WishOf<'dishLimit'>, given: Given): Answer {
  const { of, max } = wish
  const dishes = only(given.facts, 'dish')
  if (dishes.length === 0) return unrelated
  if (of === 'cooks') return planned('cooks', '', given)
  if (of === 'minutes') {
    const traits = given.sheet.wishes.filter((one) => one.kind === 'dishTrait')
    const own = ({ serves = 1 }: Dish) => (serves > 1 ? sharedMinutes(traits, serves) : null)
    const slow = dishes.filter((dish) => (dish.minutes ?? 0) > Math.max(max, own(dish) ?? 0))
    const most = Math.max(...dishes.filter((dish) => own(dish) === null).map(({ minutes = 0 }) => minutes))
    return slow.length === 0
      ? met(`O mais demorado sai em ${most} minutos, com a base pronta.`)
      : violated(`${named(slow)}: mais de ${max} minutos.`)
  }
  if (of === 'plateCost') {
    const own = dishes.filter(({ section, serves = 1 }) =>
      isLimited({ course: courseOfLabel(section), serves }, wish),
    )
    if (own.length === 0) return notPossible('Nenhum prato é desse tipo.')
    const high = own.filter(
      ({ cost, serves = 1 }) => cost === null || costLimited({ cost, serves }, wish) > max + cent,
    )
    if (high.length > 0) return notPossible(`Passam disso, ou têm custo em aberto: ${named(high)}.`)
    return met(`${own.map(({ name, cost }) => `${name}, ${formatBrl(cost ?? 0)}`).join('; ')}.`)
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

const isOfCourse = ({ section }: Dish, { course, taste }: WishOf<'dishTrait'>) =>
  (course === undefined || section === courseLabels[course]) && isOfTaste(courseOfLabel(section), taste)

const isDessert = ({ section }: Dish) => section === courseLabels.sobremesa

function hasTrait(dish: Dish, wish: WishOf<'dishTrait'>, { menu }: Given): boolean {
  const { what, serves = 2, max, min = 0, anyOf = [], of = '', way, minutes = 0, days = 0 } = wish
  if (!isOfCourse(dish, wish)) return false
  const isWithin =
    max === undefined || (dish.price !== null && dish.price <= max + cent && dish.price >= min - cent)
  switch (what) {
    case 'holds': {
      const within = anyOf.map((name) => foodsCounted(name, { of: 'many' }))
      return (
        within.some((foods) => isMadeOf(dish, foods)) &&
        (wish.weekdays === undefined || wish.weekdays.join() === dish.weekdays?.join())
      )
    }
    case 'free':
      if (isOfSauce(wish)) return dish.drips !== true
      return (
        offence(exclusionOf(meatless(of), reasonToAvoid(wish.text)), { ...dish, text: '' }, menu) === null &&
        !(isMeatless(of) && isDessert(dish))
      )
    case 'cooked':
      return [way, wish.orWay].some((one) => one !== undefined && dish.ways?.includes(one) === true)
    case 'quick':
      return dish.minutes !== undefined && dish.minutes <= minutes
    case 'keeps':
      return (dish.keeps ?? 0) >= days
    case 'shared':
      return (dish.serves ?? 1) >= serves && isWithin
    case 'boxed':
      return dish.boxed === true
    case 'ahead':
      return dish.ahead === true
    case 'waits':
      return (dish.stands ?? 0) >= minutes
    case 'handheld':
      return dish.handheld === true
    case 'unchilled':
      return (dish.unchilled ?? 0) * 60 >= minutes
    case 'form':
      return hasForm(dish.name, of)
    case 'priced':
      return isWithin && (wish.course !== undefined || dish.section !== courseLabels.sobremesa)
  }
}

/** "Torta de banana, R$ 21,00" */
const withPrice = ({ name, price }: Dish) => (price === null ? name : `${name}, ${formatBrl(price)}`)

/** "peixe só na sexta": every dish with it is marked for these days. */
function checkBound(wish: WishOf<'dishTrait'>, dishes: readonly Dish[], given: Given): Answer {
  const { weekdays: _days, ...anyDay } = wish
  const holding = dishes.filter((dish) => hasTrait(dish, anyDay, given))
  const marked = holding.filter((dish) => hasTrait(dish, wish, given))
  const days = daysWords(wish.weekdays ?? [])
  if (holding.length === 0)
    return wish.count === undefined || wish.bound === 'at_most'
      ? met(`Nenhum destes leva; quando entrar, ${days}.`)
      : notPossible(`Nenhum leva ${joinList(wish.anyOf ?? [])}.`)
  const told = `${holding.map(withPrice).join('; ')}, ${days}.`
  if (marked.length < holding.length) return violated(told)
  return wish.count !== undefined && holding.length > wish.count ? notPossible(told) : met(told)
}

export function checkDishTrait(said: WishOf<'dishTrait'>, given: Given): Answer {
  const wish = plainDishTrait(said)
  const dishes = only(given.facts, 'dish')
  if (dishes.length === 0) return unrelated
  if (wish.weekdays !== undefined) return checkBound(wish, dishes, given)
  const found = dishes.filter((dish) => hasTrait(dish, wish, given))
  const asked = dishes.filter(
    (dish) => isOfCourse(dish, wish) && !(wish.what === 'shared' && isDessert(dish)),
  ).length
  const { count = wish.part === 'half' ? Math.ceil(dishes.length / 2) : asked, bound } = wish
  // A ceiling for some of the dishes counts those that need it.
  if (wish.what === 'priced' && wish.mayCostMore && bound === 'at_most') return checkExceptions(wish, dishes)
  const fits =
    bound === 'at_most'
      ? found.length <= count
      : bound === 'exactly'
        ? found.length === count
        : found.length >= count
  if (asked === 0 && wish.course !== undefined && wish.count === undefined)
    return met('Este menu não tem pratos dessa parte.')
  const told = found.length === 0 ? 'Nenhum ficou assim.' : `${found.map(withPrice).join('; ')}.`
  return fits ? met(told) : notPossible(`${told} Você pediu ${count}.`)
}

/** "menos um, que pode chegar a R$ 25" */
function checkExceptions({ max = 0, count = 1 }: WishOf<'dishTrait'>, dishes: readonly Dish[]): Answer {
  const above = dishes.filter(({ aboveCeiling }) => aboveCeiling === true)
  const tooDear = above.filter(({ price }) => price !== null && price > max + cent)
  const told = above.length === 0 ? 'Nenhum precisou.' : `${above.map(withPrice).join('; ')}.`
  return above.length <= count && tooDear.length === 0 ? met(told) : violated(told)
}

export const checkLeftover = ({ what }: WishOf<'leftover'>, given: Given): Answer =>
  planned('leftover', what, given)

/** Whether all new dishes or drinks are sold by the day that the owner names. */
export function checkDeadline({ by }: WishOf<'deadline'>, given: Given): Answer {
  const starts = only(given.facts, 'start')
  if (starts.length === 0) return unrelated
  if (by === undefined) return notPossible('Falta o dia: escreva a data, e o calendário termina antes dela.')
  const last =
    starts
      .map(({ on }) => on)
      .toSorted()
      .at(-1) ?? ''
  const late = starts.filter(({ on }) => on > by)
  if (late.length === 0) return met(`Todos estreiam até ${shortDay(last)}.`)
  return notPossible(`Até ${shortDay(by)} não dá tempo de ${named(late)}: ${shortDay(last)}.`)
}

export const checkTasting = (_wish: WishOf<'tasting'>, given: Given): Answer => planned('tasting', '', given)

/** What the owner has for the first purchase, and what stands beside the food, as the menu's plan answers it. */
export const checkDishBudget = (_wish: WishOf<'budget'>, given: Given): Answer => planned('budget', '', given)

/** A dish of the house that is served on some days: the new ones with its food are marked for them. */
export function checkServed({ text, weekdays = [] }: WishOf<'served'>, { facts }: Given): Answer {
  const named = readText(text).named.flatMap(({ name, kind }) =>
    kind === 'ingredient' || kind === 'group' ? [foodsCounted(name, { of: 'many' })] : [],
  )
  const holding = only(facts, 'dish').filter((dish) => named.some((foods) => isMadeOf(dish, foods)))
  if (named.length === 0 || holding.length === 0) return unrelated
  const told = `${holding.map(withPrice).join('; ')}, ${daysWords(weekdays)}.`
  return holding.every((dish) => dish.weekdays?.join() === weekdays.join()) ? met(told) : unrelated
}
