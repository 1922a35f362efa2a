/** What owners ask of new drinks, in any order of words. */
import { number, type Rules, wish } from '../form.ts'
import { has } from '../words.ts'
import { drinkQuestions, workQuestions } from './drink-questions.ts'
import { inSomeOnly, readyBy, recipeOrders } from './recipes.ts'
import { inEnglish, noGlass, plasticGlasses, readyAhead, someWithout } from './service.ts'

export const drinkCreation: Rules = {
  first: [
    readyBy,
    ...inSomeOnly,
    someWithout,
    inEnglish,
    noGlass,
    plasticGlasses,
    readyAhead(wish('drinkTrait', { what: 'ahead' })),
  ],
  strange: 0,
  firstAsked: workQuestions.map((rule) => ({ ...rule, strange: 0 })),
  asked: drinkQuestions,
  wanted: [
    {
      words: [has('sem alcool|zero alcool|nao alcool\\w+|mocktail\\w*|zero|virgem|virgens'), has('NUMBER')],
      not: has('MONEY|reais|FOOD|nao|menos|que e'),
      form: wish('zeroAlcohol', { count: number }),
    },
    {
      words: [has('sem alcool|zero alcool|nao alcool\\w+|mocktail\\w*'), has('metade|meio a meio')],
      form: wish('zeroAlcohol', { part: 'half' }),
    },
    {
      words: [
        has('sem alcool|zero alcool|nao alcool\\w+|mocktail\\w*'),
        has('cada|todos? (?:com )?(?:uma )?vers\\w+|vers\\w+ de cada'),
      ],
      form: wish('zeroAlcohol', { part: 'each' }),
    },
    ...recipeOrders,
  ],
}
