/**
 * The outcome of every kind of wish in every automation.
 * @module-tag slow
 */
import { describe, expect, test } from 'vitest'
import { type AutomationType, automationOf, automationTypes } from '../automation-types.ts'
import { EngineError } from '../base/errors.ts'
import { type Wish, wishKinds, wishSchema } from '../base/request/wish.ts'
import { deliver } from '../deliver.ts'
import { goldenAnswers } from '../golden/golden.ts'
import { boteco } from '../golden/houses.ts'
import { answeredWishes } from '../report/wish-section.ts'
import type { ResultContent } from '../results.ts'
import { unrelated } from './answer.ts'

/** Outcomes by automation, in the order of the catalogue: M met, N not possible, R refused before payment. */
const table: readonly (readonly [outcomes: string, wish: Record<string, unknown>])[] = [
  // drink_creation · food_pairing · dish_creation · menu_redesign · content_generation · predictive_analytics · competitor_analysis · dynamic_pricing
  ['MMMNMNMM', { kind: 'exclude', what: 'camarão', why: 'allergy' }],
  ['MMMMMNMM', { kind: 'exclude', what: 'limão' }],
  ['MNMNNNNN', { kind: 'only', what: 'caju' }],
  ['MNMNNNNN', { kind: 'only', what: 'alambique' }],
  ['MMMNMNNN', { kind: 'prefer', what: 'caju' }],
  ['MMMNNNMN', { kind: 'price', max: 25 }],
  ['MMMNNNMN', { kind: 'price', max: 42 }],
  ['MMMNNNMN', { kind: 'price', min: 20 }],
  ['MMMMNNMM', { kind: 'price', max: 25, origin: 'house' }],
  ['NNNMNNNM', { kind: 'price', max: 60, item: 'Pastel' }],
  ['NNNMNNNN', { kind: 'price', max: 20, item: 'Pastel' }],
  ['NNNNNNNN', { kind: 'price', max: 20, item: 'Lagosta' }],
  ['MMMMMNNN', { kind: 'count', count: 6 }],
  ['NNNNNNNN', { kind: 'count', count: 40 }],
  ['NNNMNNNN', { kind: 'count', count: 2, of: 'pages' }],
  ['NNNMNNNN', { kind: 'count', count: 1, of: 'pages', bound: 'at_most' }],
  ['NNNNNNNN', { kind: 'count', count: 9, of: 'pages', bound: 'at_least' }],
  ['NNNNNNNN', { kind: 'count', count: 60, of: 'items', bound: 'at_least' }],
  ['MNMNNNNN', { kind: 'count', count: 4, of: 'ingredients', bound: 'at_most' }],
  ['MNMNNNNN', { kind: 'count', count: 6, of: 'ingredients', bound: 'at_least' }],
  ['MMMMMMMM', { kind: 'keepPrice', item: 'Cerveja' }],
  ['MMMMMMMM', { kind: 'capPrice', item: 'Cerveja' }],
  ['MMMMMMMM', { kind: 'keepItem', item: 'Caldinho de feijão' }],
  ['MMNMMNNN', { kind: 'dropItem', item: 'Caldinho de feijão' }],
  ['MMNMMNNN', { kind: 'promote', item: 'Caldinho de feijão' }],
  ['NNNNNNNN', { kind: 'promote', item: 'lagosta' }],
  ['MMNNNNNN', { kind: 'style', what: 'mais secos' }],
  ['NNNNNNNN', { kind: 'style', what: 'descontraído' }],
  ['MNMNNNNN', { kind: 'style', what: 'rápidos de fazer', weekdays: [5] }],
  ['NNMNNNNN', { kind: 'style', what: 'para dividir' }],
  ['MNNNNNNN', { kind: 'audience', what: 'casais' }],
  ['MNMNMNNN', { kind: 'date', what: 'Natal', from: '2026-12-25', to: '2026-12-25' }],
  // A post cannot say what there will be: the owner has to complete it.
  ['MNMNNNNN', { kind: 'date', what: 'vende mais', from: '2026-12-01', to: '2026-12-15', effect: 'up' }],
  ['NNMNMMNN', { kind: 'date', what: 'reforma', from: '2026-12-01', to: '2026-12-07', closed: true }],
  ['MMNMMMNM', { kind: 'date', what: 'fecha segunda', weekdays: [1], closed: true }],
  ['NMNNMMNN', { kind: 'date', what: 'Caldinho de feijão', weekdays: [4] }],
  ['NNNNNNNN', { kind: 'date', what: 'aniversário' }],
  ['MNNNNMNN', { kind: 'date', what: 'Longe', from: '2027-08-01' }],
  ['NNNNNNNN', { kind: 'salesPeriod', from: '2026-10-01', to: '2026-10-31' }],
  ['NNNNMNNN', { kind: 'period', from: '2026-12-01', to: '2026-12-15' }],
  ['NNNNNNNN', { kind: 'period', from: '2026-01-01', to: '2026-01-15' }],
  ['NNNNMNNN', { kind: 'onlyPrice', price: 22 }],
  ['NNNNMNNN', { kind: 'onlyPrice' }],
  ['NNNNNNNN', { kind: 'refusedPost', what: 'raffle' }],
  ['NNNNMNNN', { kind: 'postRule', what: 'noEmoji' }],
  ['NNNNMNNN', { kind: 'postRule', what: 'mostHashtags', most: 1 }],
  ['NNNNMNNN', { kind: 'postRule', what: 'noPosts', weekdays: [0] }],
  ['NNNNMNNN', { kind: 'postTopic', what: 'Caldinho de feijão', count: 2 }],
  ['NNNNNNNN', { kind: 'postTopic', what: 'lagosta', count: 2 }],
  [
    'NNNNMNNN',
    {
      kind: 'combo',
      what: 'combo da mesa',
      of: '2 caldinhos',
      price: 31,
      from: '2026-12-05',
      to: '2026-12-05',
    },
  ],
  ['NNNNMNNN', { kind: 'houseFact', about: 'seats', count: 40 }],
  ['NNNNMNNN', { kind: 'houseFact', about: 'story', what: 'o feijão vem do seu Abel de Itapipoca' }],
  ['NNNNMNNN', { kind: 'question', about: 'consent', what: 'clientes' }],
  ['NNNNMNNN', { kind: 'question', about: 'postAdvice', what: 'hour' }],
  ['MMNNMMNN', { kind: 'date', what: 'chorinho', weekdays: [5], at: 19 }],
  ['NNNNNNNN', { kind: 'refusedPost', what: 'health' }],
  ['NNNNMNNM', { kind: 'hours', what: 'happy hour', start: 17, end: 19 }],
  ['NNNNMNNM', { kind: 'hours', what: 'almoço executivo', start: 11.5, end: 14 }],
  ['NMNNMNNN', { kind: 'hours', what: 'casa aberta', start: 16, end: 24 }],
  ['MMMMNNNN', { kind: 'equipment', what: 'liquidificador', has: true }],
  ['MMMMNNNN', { kind: 'equipment', what: 'forno', has: false }],
  ['MMMNMNNN', { kind: 'zeroAlcohol' }],
  ['MMMNNNNN', { kind: 'zeroAlcohol', count: 2 }],
  ['MNNNNNNN', { kind: 'strength', max: 12 }],
  ['MNNNNNNN', { kind: 'strength', min: 10, max: 20 }],
  ['MNMMNNNN', { kind: 'share', what: 'limão', of: 'few' }],
  ['MNMNNNNN', { kind: 'share', what: 'limão', of: 'many' }],
  ['MNNMNNNN', { kind: 'audience', what: 'Público acima de 40 anos' }],
  ['MNMNNNNN', { kind: 'cost', max: 8 }],
  ['MNMNNNNN', { kind: 'cost', percent: 25, leaves: 10 }],
  ['MNNNNNNN', { kind: 'drinkTrait', what: 'built', count: 2, bound: 'at_least' }],
  ['MNNNNNNN', { kind: 'drinkTrait', what: 'shaken', count: 1, bound: 'at_most' }],
  ['MNNNNNNN', { kind: 'drinkTrait', what: 'jug', count: 1, bound: 'at_least', servings: 4 }],
  ['MMNNNNNN', { kind: 'glass', what: 'taça', has: 'no' }],
  ['MNNNNNNN', { kind: 'pace', seconds: 90 }],
  ['NNNMNNNN', { kind: 'layout', what: 'large_type' }],
  ['NNNMNNNN', { kind: 'noNew', what: 'dish' }],
  ['NNNMNNNN', { kind: 'pageNote', note: 'o selo do mercado na capa' }],
  ['MMMMNNNN', { kind: 'layout', what: 'marked_allergens' }],
  ['NNNNNNNN', { kind: 'layout', what: 'dearest_first' }],
  ['NNNMNNNM', { kind: 'elasticity', value: -1.5 }],
  ['NNNNNNNM', { kind: 'costNow', item: 'Caldinho de feijão', price: 5 }],
  ['NNNMNNNM', { kind: 'question', about: 'total' }],
  ['NNNNNMNN', { kind: 'question', about: 'trust' }],
  ['NNNNNNMM', { kind: 'question', about: 'happyHour', weekdays: [1, 3], end: 20 }],
  ['NNNNNNMM', { kind: 'question', about: 'openBar', item: 'Caipirinha', price: 50 }],
  ['NNNMNNMM', { kind: 'question', about: 'payDiscount', percent: 5 }],
  ['NNNMNNNM', { kind: 'question', about: 'pastChange', item: 'Caipirinha' }],
  ['NNNNNNMN', { kind: 'question', about: 'position' }],
  ['NNNNNNMN', { kind: 'question', about: 'agreement', competitor: 'Bar X' }],
  ['NNNNNNMN', { kind: 'question', about: 'newItem', what: 'rodízio', against: true }],
  ['NNNNNNNN', { kind: 'question', about: 'other' }],
  ['NNNNNNMN', { kind: 'rivalFact', competitor: 'Bar X', about: 'season', months: [7] }],
  ['NNNMNNMM', { kind: 'question', about: 'itemPrice', item: 'Caldinho de feijão', price: 40 }],
  ['NNNNNNNN', { kind: 'question', about: 'itemPrice', item: 'Lagosta', price: 40 }],
  ['NNNMNNNM', { kind: 'question', about: 'keepWorth', item: 'Caldinho de feijão' }],
  ['NNNMNNNM', { kind: 'question', about: 'couvert' }],
  ['NNNMNNNN', { kind: 'sections', names: ['beliscar', 'beber'] }],
  ['NNNMNNNN', { kind: 'newDrink', what: 'caipirinha de abacaxi', max: 40 }],
  ['NNNNNNNN', { kind: 'newDrink', what: 'caipirinha de pedra' }],
  ['NMNMNNMN', { kind: 'newCombo', count: 1, max: 60 }],
  ['NMNNNNNN', { kind: 'pairing', rule: 'never', serves: ['caipirinha'], dishes: ['petiscos'] }],
  ['NNNNNNNN', { kind: 'pairing', rule: 'only', serves: ['cerveja artesanal'] }],
  ['NMNNNNNN', { kind: 'flight', courses: 4, max: 60 }],
  ['NMNNNNNN', { kind: 'pairingRule', what: 'lineWords', most: 12 }],
  ['NMNNNNNN', { kind: 'question', about: 'drinkFor', item: 'Caldinho de feijão' }],
  ['NNNNNNNN', { kind: 'target', of: 'margin', amount: 90_000 }],
  ['NNMMNNNN', { kind: 'budget', max: 400 }],
  ['MMMMNNNN', { kind: 'deadline', what: 'o Natal', by: '2026-12-24' }],
  ['NNNMNNNN', { kind: 'costShare', max: 90 }],
  ['NNNMNNNN', { kind: 'served', item: 'Caldinho de feijão', weekdays: [5, 6] }],
  ['MNNNNNNN', { kind: 'question', about: 'bar', what: 'doses', percent: 3 }],
  ['MMMMNNNM', { kind: 'ending', ends: 'either' }],
  [
    'NNNNNNMN',
    { kind: 'competitorPrice', competitor: 'Bar da Esquina', item: 'caipirinha', min: 18, max: 18 },
  ],
  ['NNNNNMMN', { kind: 'portion', item: 'Caldinho de feijão', amount: 300, unit: 'ml' }],
  ['NNNNNNNN', { kind: 'portion', item: 'lagosta', amount: 400, unit: 'g' }],
  ['NNNNNMNN', { kind: 'scope', from: '2026-11-23', to: '2026-12-20' }],
  ['NNNNNNNN', { kind: 'scope', from: '2027-09-01', to: '2027-09-30' }],
  ['NNNNNMNN', { kind: 'scope', show: ['week', 'item'] }],
  ['NNNNNMNN', { kind: 'scope', only: 'drink' }],
  ['NNMNNNNN', { kind: 'dishLimit', of: 'minutes', max: 20 }],
  ['NNMNNNNN', { kind: 'dishLimit', of: 'cooks', max: 2 }],
  ['NNMNNNNN', { kind: 'dishTrait', what: 'shared', count: 1, serves: 2 }],
  ['NNMNNNNN', { kind: 'leftover', what: 'macaxeira', amount: 10, unit: 'kg' }],
  ['NNMNNNNN', { kind: 'tasting', courses: 5, price: 180, guests: 30, twin: 'vegetariano' }],
  ['NNMNNNNN', { kind: 'question', about: 'alcoholLeft' }],
]

const wishOf = (wish: Record<string, unknown>): Wish => wishSchema.parse({ text: 'dito', ...wish })

/** A comparison needs a price to compare. */
const known = wishOf({ kind: 'competitorPrice', competitor: 'Bar X', item: 'caipirinha', min: 18, max: 18 })

const withAnyPrice = (type: AutomationType, wish: Wish) =>
  type === 'competitor_analysis' && wish.kind !== 'competitorPrice' ? [wish, known] : [wish]

const letters = { met: 'M', not_possible: 'N', violated: 'V' } as const

/** Wishes that do not concern an automation leave its results as they are: one report for all of them. */
const reports = new Map<string, ReturnType<ReturnType<typeof automationOf>['report']>>()

function reportOf(type: AutomationType, contents: readonly ResultContent[]) {
  const key = JSON.stringify(contents)
  const report = reports.get(key) ?? automationOf(type).report(contents)
  reports.set(key, report)
  return report
}

/** The answer to a single wish, and the report section that it points to. */
async function ask(type: AutomationType, wish: Wish) {
  const answers = (await goldenAnswers(type)).boteco
  const sheet = { wishes: withAnyPrice(type, wish), unread: [] }
  const { checks, items } = await deliver(type, answers, { ...boteco.context, sheet })
  const contents = items.map(({ content }) => content)
  const { sections } = await reportOf(type, contents)
  const [check] = checks
  if (!check) throw new Error('a wish without an answer')
  return { ...check, place: answeredWishes([check], sections)[0]?.section ?? null }
}

describe.each(automationTypes.map((type, index) => [type, index] as const))('in %s', (type, index) => {
  test.each(table.map(([outcomes, wish]) => [JSON.stringify(wish), outcomes[index], wish] as const))(
    '%s is answered %s',
    async (_, expected, wish) => {
      try {
        const { outcome, reason, place } = await ask(type, wishOf(wish))
        expect(letters[outcome]).toBe(expected)
        if (outcome === 'met') expect(place).not.toBeNull()
        else {
          expect(reason).toMatch(/^[\p{L}“].*\.$/u)
          expect([unrelated.reason, 'Esta consultoria não define esse número.']).not.toContain(reason)
        }
      } catch (error) {
        if (!(error instanceof EngineError)) throw error
        expect([error.code, 'R']).toEqual(['impossible_restrictions', expected])
      }
    },
  )
})

test('the table has every kind of wish and every automation', () => {
  expect(new Set(table.map(([, { kind }]) => kind))).toEqual(new Set(wishKinds))
  for (const [outcomes] of table) expect(outcomes).toHaveLength(automationTypes.length)
})
