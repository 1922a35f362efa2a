/** What owners ask of new drinks, in any order of words. */
import { type Rule, type Rules, wish } from '../form.ts'
import { drinkDates, drinkOrders, paces } from './drink-orders.ts'
import { drinkParts, praised, surplusStock } from './drink-parts.ts'
import { drinkQuestions } from './drink-questions.ts'
import { drinkStyles, tastes } from './drink-styles.ts'
import { workQuestions } from './drink-work-questions.ts'
import { zeroCount, zeroOfThem } from './drink-zero.ts'
import { inSomeOnly, readyBy, recipeOrders } from './recipes.ts'
import { inEnglish, noGlass, plasticGlasses, readyAhead, someWithout } from './service.ts'

/** Of sentences that say nothing else: what stands beside an order may change it. */
const whole = (rules: readonly Rule[]): Rule[] =>
  rules.map((rule) => ({
    ...rule,
    notIn: /[,;]| e (?!o (?:teto|limite|maximo|minimo))| (?:mas|nem|ou|pq|porque|pois) /,
  }))

export const drinkCreation: Rules = {
  first: [
    paces,
    ...whole([...drinkOrders, ...tastes]),
    surplusStock,
    ...drinkParts,
    readyBy,
    ...inSomeOnly,
    someWithout,
    inEnglish,
    noGlass,
    plasticGlasses,
    readyAhead(wish('drinkTrait', { what: 'ahead' })),
  ],
  strange: 0,
  firstAsked: workQuestions.map((rule) => ({ ...rule, strange: 1 })),
  asked: drinkQuestions,
  wanted: [
    zeroOfThem,
    zeroCount,
    ...drinkOrders,
    drinkDates,
    ...recipeOrders,
    praised,
    ...drinkParts.map((rule) => ({ ...rule, strange: 2 })),
    ...drinkStyles.map((rule) => ({ ...rule, strange: 2 })),
  ],
}
