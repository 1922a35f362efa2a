import { describe, expect, test } from 'vitest'
import { allergens, allergenTerms } from '../base/allergens.ts'
import { dishes as suggestions } from '../base/drinks/dish-suggestions.ts'
import type { Fact, FactOf } from '../base/facts.ts'
import { factSchema } from '../base/facts.ts'
import { emptyHouse, houseSchema } from '../base/house/house.ts'
import { terms } from '../base/lexicon/lexicon.ts'
import { ingredients, madeOf } from '../base/pantry/bar.ts'
import { garnishes } from '../base/pantry/garnishes.ts'
import { foods } from '../base/pantry/kitchen.ts'
import { requestSheetSchema } from '../base/request/request-sheet.ts'
import { requirementsOf } from '../base/request/requirements.ts'
import { check } from './check.ts'

type Input = Record<string, unknown> & { kind: string }

const sheetOf = (...wishes: Input[]) =>
  requestSheetSchema.parse({ wishes: wishes.map((wish) => ({ text: 'dito', ...wish })), unread: [] })

const drink = (changes: Partial<FactOf<'drink'>> = {}): FactOf<'drink'> => ({
  kind: 'drink',
  name: 'Vento Leste',
  base: 'Alambique',
  price: 22,
  cost: 5,
  abv: 12,
  ingredients: [{ name: 'cachaça Alambique', amount: 50, unit: 'ml' }],
  preparations: [],
  allergens: [],
  equipment: [],
  pairing: null,
  text: 'Vento Leste',
  ...changes,
})
const price = (changes: Partial<FactOf<'price'>> = {}): FactOf<'price'> => ({
  kind: 'price',
  item: 'Cerveja Pilsen 600 ml',
  priceNow: 14,
  priceNew: 15.9,
  reason: 'Vende bem.',
  ...changes,
})
const action = (changes: Partial<FactOf<'action'>> = {}): FactOf<'action'> => ({
  kind: 'action',
  item: 'Bolinho de bacalhau',
  quadrant: 'estrela',
  action: 'Manter a receita e o lugar',
  priceNow: 30,
  priceNew: null,
  gainPerMonth: 0,
  text: '',
  ...changes,
})
const pairing = (changes: Partial<FactOf<'pairing'>> = {}): FactOf<'pairing'> => ({
  kind: 'pairing',
  dish: 'Picanha na brasa',
  serve: 'dose de Carvalho Premium',
  score: 4,
  comboPrice: null,
  allergens: [],
  text: '',
  ...changes,
})
const post = (changes: Partial<FactOf<'post'>> = {}): FactOf<'post'> => ({
  kind: 'post',
  date: '2026-12-04',
  time: '18:00',
  title: 'Sexta na casa',
  body: 'Mesa posta.',
  hashtags: [],
  ...changes,
})

const week = (monday: string, units: number): Fact => ({
  kind: 'forecast',
  item: 'Total',
  week: monday,
  low: units,
  mid: units,
  high: units,
})
const told = (changes: Partial<FactOf<'expectation'>>): Fact => ({
  kind: 'expectation',
  what: 'reforma',
  from: '2026-12-07',
  to: '2026-12-13',
  closed: false,
  used: true,
  text: 'A casa fecha.',
  ...changes,
})
const menu = (changes: Partial<FactOf<'menu'>>): Fact => ({
  kind: 'menu',
  pages: null,
  sections: [],
  boxes: [],
  ...changes,
})

const answers = (facts: Fact[], wishes: Input[], options: Partial<Parameters<typeof check>[2]> = {}) =>
  check(facts, sheetOf(...wishes), { house: emptyHouse, ...options })
const outcomes = (facts: Fact[], ...wishes: Input[]) => answers(facts, wishes).map(({ outcome }) => outcome)

/** A seeded generator (mulberry32): the same cases on every machine. */
function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  return {
    next,
    pick,
    some: <Item>(items: readonly Item[], most: number) =>
      items.length === 0 ? [] : Array.from({ length: Math.floor(next() * (most + 1)) }, () => pick(items)),
  }
}

const excludable = terms.filter(({ kind }) =>
  ['ingredient', 'group', 'allergen', 'diet', 'cachaca'].includes(kind),
)
const whys = ['allergy', 'diet', 'taste', 'supply'] as const
const seeds = Array.from({ length: 150 }, (_, index) => index + 1)

describe('over random sheets and results', () => {
  /** A result that keeps to the sheet by the engines' own view of it, and what that view refuses. */
  function caseOf(seed: number) {
    const random = randomFrom(seed)
    const wishes = Array.from({ length: 1 + Math.floor(random.next() * 3) }, () => ({
      kind: 'exclude',
      what: random.pick(excludable).name,
      why: random.pick(whys),
    }))
    const needs = requirementsOf(sheetOf(...wishes))
    const bar = ingredients.filter(({ kind }) => kind === 'bought')
    const preparations = ingredients.filter(({ kind }) => kind === 'house')
    const parts = random.some(ingredients.filter(needs.allowsIngredient), 4)
    const trims = random.some(
      garnishes.filter((item) => needs.allowsGarnish(item) && needs.allowsText(item.name)),
      1,
    )
    const beside = random.some(
      suggestions.filter((item) => needs.allowsMenuItem(item) === 'yes'),
      1,
    )
    const good = drink({
      base: null,
      ingredients: [...parts, ...trims].map(({ name }) => ({ name, amount: 1, unit: 'ml' })),
      preparations: parts.flatMap((item) => madeOf(item).slice(1)).map(({ name }) => name),
      pairing: beside[0]?.name ?? null,
    })
    return {
      wishes,
      good,
      badBar: bar.filter((item) => !needs.allowsIngredient(item)),
      badPreparations: preparations.filter((item) => !needs.allowsIngredient(item)),
      badGarnishes: garnishes.filter((item) => !needs.allowsGarnish(item)),
      badFoods: foods.filter((item) => !needs.allowsFood(item)),
      badDishes: suggestions.filter((item) => needs.allowsMenuItem(item) === 'no'),
    }
  }
  const isViolated = (fact: Fact, wishes: Input[]) =>
    outcomes([drink({ base: null }), fact], ...wishes).includes('violated')

  test('what the engines may serve is met', () => {
    for (const seed of seeds) {
      const { good, wishes } = caseOf(seed)
      expect([seed, wishes, answers([good], wishes).filter(({ outcome }) => outcome !== 'met')]).toEqual([
        seed,
        wishes,
        [],
      ])
    }
  })

  test('a forbidden ingredient, preparation, garnish, food or pairing is violated', () => {
    const tried = { bar: 0, preparations: 0, garnishes: 0, foods: 0, dishes: 0 }
    for (const seed of seeds) {
      const { good, wishes, badBar, badPreparations, badGarnishes, badFoods, badDishes } = caseOf(seed)
      const withPart = (name: string) =>
        drink({ ...good, ingredients: [...good.ingredients, { name, amount: 1, unit: 'ml' }] })
      for (const { name } of badBar)
        expect([seed, name, isViolated(withPart(name), wishes)]).toEqual([seed, name, true])
      for (const { name } of badPreparations) {
        expect([seed, name, isViolated(withPart(name), wishes)]).toEqual([seed, name, true])
        const hidden = drink({ ...good, preparations: [name] })
        expect([seed, name, isViolated(hidden, wishes)]).toEqual([seed, name, true])
      }
      for (const { name } of badGarnishes) {
        expect([seed, name, isViolated(withPart(name), wishes)]).toEqual([seed, name, true])
      }
      for (const { name } of badFoods) {
        const dish: Fact = {
          kind: 'dish',
          name: 'Prato da casa',
          price: 40,
          cost: 12,
          ingredients: [{ name, amount: 100, unit: 'g' }],
          allergens: [],
          equipment: [],
          text: '',
        }
        expect([seed, name, isViolated(dish, wishes)]).toEqual([seed, name, true])
      }
      for (const { name } of badDishes) {
        expect([seed, name, isViolated(drink({ ...good, pairing: name }), wishes)]).toEqual([
          seed,
          name,
          true,
        ])
        expect([seed, name, isViolated(pairing({ dish: name }), wishes)]).toEqual([seed, name, true])
      }
      tried.bar += badBar.length
      tried.preparations += badPreparations.length
      tried.garnishes += badGarnishes.length
      tried.foods += badFoods.length
      tried.dishes += badDishes.length
    }
    for (const [what, count] of Object.entries(tried)) expect([what, count > 50]).toEqual([what, true])
  })

  test('a price out of bounds is violated, one within is met', () => {
    for (const seed of seeds) {
      const random = randomFrom(seed)
      const min = 5 + Math.floor(random.next() * 20)
      const max = min + 1 + Math.floor(random.next() * 30)
      const inside = min + (max - min) * random.next()
      const wish = { kind: 'price', min, max }
      const fine = [drink({ price: inside }), drink({ price: min }), drink({ price: max })]
      expect(outcomes(fine, wish)).toEqual(['met'])
      expect(outcomes([...fine, drink({ price: max + 0.01 })], wish)).toEqual(['violated'])
      expect(outcomes([...fine, drink({ price: min - 0.01 })], wish)).toEqual(['violated'])
    }
  })

  test('a missing or extra result is violated', () => {
    for (const seed of seeds.slice(0, 50)) {
      const random = randomFrom(seed)
      const count = 1 + Math.floor(random.next() * 12)
      const drinks = Array.from({ length: count }, () => drink())
      expect(outcomes(drinks, { kind: 'count', count })).toEqual(['met'])
      expect(outcomes([...drinks, drink()], { kind: 'count', count })).toEqual(['violated'])
      if (count > 1) expect(outcomes(drinks.slice(1), { kind: 'count', count })).toEqual(['violated'])
      expect(outcomes(drinks, { kind: 'count', count: count + 1, bound: 'at_most' })).toEqual(['met'])
      expect(outcomes(drinks, { kind: 'count', count: count + 1, bound: 'at_least' })).toEqual(['violated'])
    }
  })

  test('a changed price that was to be kept is violated', () => {
    for (const seed of seeds.slice(0, 100)) {
      const random = randomFrom(seed)
      const priceNow = Math.round(random.next() * 10_000) / 100 + 1
      const change = (random.next() < 0.5 ? -1 : 1) * (0.01 + random.next())
      const wish = { kind: 'keepPrice', item: 'cerveja' }
      expect(outcomes([price({ priceNow, priceNew: priceNow })], wish)).toEqual(['met'])
      expect(outcomes([price({ priceNow, priceNew: null })], wish)).toEqual(['met'])
      expect(outcomes([price({ priceNow, priceNew: priceNow + change })], wish)).toEqual(['violated'])
      expect(outcomes([action({ item: 'Cerveja', priceNow, priceNew: priceNow + change })], wish)).toEqual([
        'violated',
      ])
    }
  })
})

describe('allergies', () => {
  test.each(allergens)('%s stated by a result is violated for who is allergic to it', (allergen) => {
    for (const what of allergenTerms[allergen]) {
      const wish = { kind: 'exclude', what, why: 'allergy' }
      expect(outcomes([drink({ allergens: [allergen] })], wish)).toEqual(['violated'])
      expect(outcomes([pairing({ allergens: [allergen] })], wish)).toEqual(['violated'])
      expect(outcomes([drink()], wish)).toEqual(['met'])
    }
  })

  test('an ingredient of no pantry is violated for an allergy, and for a dislike only by its words', () => {
    const facts = [drink({ ingredients: [{ name: 'licor do avô', amount: 20, unit: 'ml' }] })]
    expect(outcomes(facts, { kind: 'exclude', what: 'leite', why: 'allergy' })).toEqual(['violated'])
    expect(outcomes(facts, { kind: 'exclude', what: 'leite' })).toEqual(['met'])
    const milky = [
      drink({ ingredients: [{ name: 'leite fermentado de coco queijo', amount: 20, unit: 'ml' }] }),
    ]
    expect(outcomes(milky, { kind: 'exclude', what: 'leite' })).toEqual(['violated'])
  })

  test('a dish whose words do not tell is violated, unless the house has told', () => {
    const wish = { kind: 'exclude', what: 'leite', why: 'allergy' }
    const facts = [pairing({ dish: 'Delícia do Chef' })]
    expect(outcomes(facts, wish)).toEqual(['violated'])
    const house = houseSchema.parse({ menu: [{ name: 'Delícia do chef', allergens: [] }] })
    expect(answers(facts, [wish], { house })[0]?.outcome).toBe('met')
    const milky = houseSchema.parse({ menu: [{ name: 'Delícia do chef', allergens: ['milk'] }] })
    expect(answers(facts, [wish], { house: milky })[0]?.outcome).toBe('violated')
  })

  test('an item of the house is found without what stands in brackets, a glass is not the drink it is named after', () => {
    const house = houseSchema.parse({ menu: [{ name: 'Delícia (8 un.)', allergens: [] }] })
    const wish = { kind: 'exclude', what: 'leite', why: 'allergy' }
    expect(answers([pairing({ dish: 'Delícia' })], [wish], { house })[0]?.outcome).toBe('met')
    expect(answers([pairing({ dish: 'Delícia (8 un.)' })], [wish], { house })[0]?.outcome).toBe('met')
    const sulphites = { kind: 'exclude', what: 'sulfitos', why: 'allergy' }
    expect(outcomes([drink({ text: 'Sirva em taça de vinho branco.' })], sulphites)).toEqual(['met'])
    expect(outcomes([drink({ text: 'Complete com vinho branco.' })], sulphites)).toEqual(['violated'])
    expect(outcomes([post({ body: 'Uma taça de vinho branco.' })], sulphites)).toEqual(['violated'])
  })

  test('what accompanies a dish is checked by its name or by what it is made of', () => {
    const wish = { kind: 'exclude', what: 'castanha-do-pará', why: 'allergy' }
    expect(outcomes([pairing({ serve: 'dose de Castanheira Extra-Premium' })], wish)).toEqual(['violated'])
    expect(outcomes([pairing({ serve: 'dose de Alambique' })], wish)).toEqual(['met'])
    expect(outcomes([pairing({ serve: 'Domingo na Parangaba' })], wish)).toEqual(['violated'])
    const made = ['cachaça Alambique', 'polpa de cajá']
    expect(outcomes([pairing({ serve: 'Domingo na Parangaba', serveIngredients: made })], wish)).toEqual([
      'met',
    ])
    const nutty = [...made, 'cachaça Castanheira Extra-Premium']
    expect(outcomes([pairing({ serve: 'Domingo na Parangaba', serveIngredients: nutty })], wish)).toEqual([
      'violated',
    ])
  })

  test('no reason of an engine excuses one', () => {
    const [wish] = sheetOf({ kind: 'exclude', what: 'leite', why: 'allergy' }).wishes
    if (!wish) throw new Error('no wish')
    const facts = [drink({ allergens: ['leite'] })]
    const explanations = [{ wish, reason: 'Não deu.' }]
    expect(
      check(facts, { wishes: [wish], unread: [] }, { house: emptyHouse, explanations })[0]?.outcome,
    ).toBe('violated')
  })
})

describe('each kind of wish', () => {
  test.each<[string, Fact[], Input[], string[]]>([
    [
      'exclude in a text',
      [drink({ text: 'Com uma roda de limão' })],
      [{ kind: 'exclude', what: 'limão' }],
      ['violated'],
    ],
    [
      'exclude in a post',
      [post({ body: 'Camarão na mesa' })],
      [{ kind: 'exclude', what: 'camarão' }],
      ['violated'],
    ],
    ['exclude where nothing is proposed', [price()], [{ kind: 'exclude', what: 'leite' }], ['not_possible']],
    [
      'only, one of several',
      [drink({ ingredients: [{ name: 'polpa de caju', amount: 1, unit: 'ml' }] })],
      [
        { kind: 'only', what: 'caju' },
        { kind: 'only', what: 'cajá' },
      ],
      ['met', 'met'],
    ],
    ['only, broken', [drink()], [{ kind: 'only', what: 'caju' }], ['violated']],
    ['prefer, not found', [drink()], [{ kind: 'prefer', what: 'caju' }], ['not_possible']],
    ['prefer a cachaça', [drink()], [{ kind: 'prefer', what: 'cachaça alambique' }], ['met']],
    ['about, near', [drink({ price: 24 })], [{ kind: 'price', about: 25 }], ['met']],
    ['about, far', [drink({ price: 40 })], [{ kind: 'price', about: 25 }], ['not_possible']],
    [
      'price of an item',
      [price({ priceNew: 15.9 }), price({ item: 'Picanha', priceNow: 80, priceNew: 85 })],
      [
        { kind: 'price', max: 15, item: 'cerveja' },
        { kind: 'price', max: 90 },
      ],
      ['violated', 'met'],
    ],
    [
      'a price that stays above what the owner asks for, and one that the house alone would not propose',
      [price({ priceNow: 80, priceNew: 70 })],
      [
        { kind: 'price', max: 60 },
        { kind: 'price', max: 60, origin: 'house' },
        { kind: 'price', max: 70 },
      ],
      ['not_possible', 'met', 'met'],
    ],
    ['combo above the bound', [pairing({ comboPrice: 60 })], [{ kind: 'price', max: 50 }], ['violated']],
    ['cap', [price({ priceNew: 15.9 })], [{ kind: 'capPrice', item: 'cerveja', max: 15 }], ['violated']],
    ['cap kept', [price({ priceNew: 15 })], [{ kind: 'capPrice', item: 'cerveja', max: 15 }], ['met']],
    ['cap at today', [price({ priceNew: 14.5 })], [{ kind: 'capPrice', item: 'cerveja' }], ['violated']],
    ['keep an unknown item', [price()], [{ kind: 'keepPrice', item: 'lagosta' }], ['not_possible']],
    [
      'keep item',
      [action({ action: 'Tirar do cardápio' })],
      [{ kind: 'keepItem', item: 'bolinho' }],
      ['violated'],
    ],
    ['keep item, kept', [action()], [{ kind: 'keepItem', item: 'bolinho de bacalhau' }], ['met']],
    ['drop item', [action()], [{ kind: 'dropItem', item: 'bolinho' }], ['violated']],
    [
      'drop item, dropped',
      [action({ action: 'Tirar do cardápio' })],
      [{ kind: 'dropItem', item: 'bolinho' }],
      ['met'],
    ],
    [
      'promote',
      [pairing()],
      [
        { kind: 'promote', item: 'picanha' },
        { kind: 'promote', item: 'lula' },
      ],
      ['met', 'not_possible'],
    ],
    [
      'equipment',
      [drink({ equipment: ['siphon'] })],
      [{ kind: 'equipment', what: 'sifão', has: false }],
      ['violated'],
    ],
    [
      'equipment by label',
      [drink({ equipment: ['Liquidificador'] })],
      [{ kind: 'equipment', what: 'liquidificador', has: false }],
      ['violated'],
    ],
    [
      'equipment not asked for',
      [drink({ equipment: ['shaker'] })],
      [{ kind: 'equipment', what: 'sifão', has: false }],
      ['met'],
    ],
    ['zero alcohol', [drink()], [{ kind: 'zeroAlcohol' }], ['violated']],
    [
      'zero alcohol, enough',
      [drink(), drink({ base: null, abv: 0 })],
      [{ kind: 'zeroAlcohol', count: 1 }],
      ['met'],
    ],
    ['zero alcohol, too few', [drink()], [{ kind: 'zeroAlcohol', count: 1 }], ['violated']],
    [
      'only local ingredients',
      [drink({ ingredients: [{ name: 'água tônica', amount: 1, unit: 'ml' }] })],
      [{ kind: 'style', what: 'só ingredientes locais' }],
      ['violated'],
    ],
    ['light', [drink({ abv: 9 })], [{ kind: 'style', what: 'mais leves' }], ['met']],
    [
      'closed day',
      [post()],
      [{ kind: 'date', what: 'folga', from: '2026-12-04', closed: true }],
      ['violated'],
    ],
    [
      'a date with its post, and one without',
      [post({ occasion: 'Festa' })],
      [
        { kind: 'date', what: 'festa', from: '2026-12-01', to: '2026-12-05' },
        { kind: 'date', what: 'bingo', from: '2026-12-01', to: '2026-12-05' },
      ],
      ['met', 'not_possible'],
    ],
    [
      'a closed week that the forecast counts as zero, and one that it does not',
      [week('2026-12-07', 0), told({ closed: true })],
      [{ kind: 'date', what: 'reforma', from: '2026-12-07', to: '2026-12-13', closed: true }],
      ['met'],
    ],
    [
      'a closed week with sales',
      [week('2026-12-07', 40), told({ closed: true })],
      [{ kind: 'date', what: 'reforma', from: '2026-12-07', to: '2026-12-13', closed: true }],
      ['violated'],
    ],
    [
      'a period that the forecast says it does not use',
      [week('2026-12-07', 40), told({ used: false })],
      [{ kind: 'date', what: 'reforma', from: '2026-12-07', to: '2026-12-13', effect: 'up' }],
      ['not_possible'],
    ],
    [
      'a number of pages, items and results of a menu',
      [menu({ pages: 2 }), action({ onMenu: true }), action({ item: 'Pudim', onMenu: true })],
      [
        { kind: 'count', count: 2, of: 'pages' },
        { kind: 'count', count: 1, of: 'pages' },
        { kind: 'count', count: 2, of: 'items' },
        { kind: 'count', count: 2 },
        { kind: 'count', count: 3 },
      ],
      ['met', 'violated', 'met', 'met', 'violated'],
    ],
    [
      'an ingredient too many; water and ice do not count',
      [
        drink({
          ingredients: ['cachaça Alambique', 'polpa de caju', 'água com gás'].map((name) => ({
            name,
            amount: 1,
            unit: 'ml',
          })),
        }),
      ],
      [
        { kind: 'count', count: 2, of: 'ingredients', bound: 'at_most' },
        { kind: 'count', count: 1, of: 'ingredients', bound: 'at_most' },
      ],
      ['met', 'violated'],
    ],
    [
      'what leaves a menu, and what stays on it',
      [
        action({ item: 'Camarão ao alho', action: 'tirar', onMenu: true }),
        action({ item: 'Risoto', description: 'arroz e camarão', onMenu: true }),
      ],
      [{ kind: 'exclude', what: 'camarão', why: 'allergy' }],
      ['violated'],
    ],
    [
      'a menu that does not say what its items hold',
      [action({ item: 'Delícia do Chef', onMenu: true })],
      [
        { kind: 'exclude', what: 'camarão', why: 'allergy' },
        { kind: 'exclude', what: 'camarão' },
      ],
      ['not_possible', 'met'],
    ],
    [
      'what is kept although it holds what is left out',
      [action({ item: 'Camarão ao alho', onMenu: true })],
      [
        { kind: 'keepItem', item: 'camarão ao alho' },
        { kind: 'exclude', what: 'camarão' },
      ],
      ['met', 'not_possible'],
    ],
    [
      'promote on a menu: in a frame, first of its section, or neither',
      [
        menu({
          sections: [{ name: 'Petiscos', items: ['Lula', 'Pastel', 'Batata'] }],
          boxes: ['Batata'],
        }),
      ],
      [
        { kind: 'promote', item: 'lula' },
        { kind: 'promote', item: 'batata' },
      ],
      ['met', 'met'],
    ],
    [
      'promote on a menu, buried',
      [menu({ sections: [{ name: 'Petiscos', items: ['Lula', 'Pastel'] }] })],
      [{ kind: 'promote', item: 'pastel' }],
      ['not_possible'],
    ],
    [
      'zero alcohol beside dishes',
      [pairing({ alcohol: true, alcoholFree: 'Suco de cajá' })],
      [{ kind: 'zeroAlcohol' }, { kind: 'zeroAlcohol', count: 1 }, { kind: 'zeroAlcohol', count: 2 }],
      ['violated', 'met', 'not_possible'],
    ],
    [
      'zero alcohol beside a dish, by the words of the menu',
      [pairing({ serve: 'Caipirinha de limão' })],
      [{ kind: 'zeroAlcohol' }],
      ['violated'],
    ],
    ['zero alcohol in posts', [post({ alcohol: true })], [{ kind: 'zeroAlcohol' }], ['violated']],
    [
      'equipment that a suggested recipe asks for',
      [pairing({ equipment: ['Coqueteleira'] })],
      [{ kind: 'equipment', what: 'coqueteleira', has: false }],
      ['violated'],
    ],
    ['a date outside', [post()], [{ kind: 'date', what: 'festa', from: '2027-02-01' }], ['not_possible']],
    [
      'hours',
      [price(), { kind: 'offer', what: 'happy hour', start: 17, end: 19 }],
      [
        { kind: 'hours', what: 'happy hour', start: 17, end: 19 },
        { kind: 'hours', what: 'happy hour', start: 17, end: 20 },
      ],
      ['met', 'not_possible'],
    ],
    [
      'elasticity',
      [{ kind: 'elasticity', drinks: -1.2, food: -1.2 }],
      [{ kind: 'elasticity', value: -1.2 }],
      ['met'],
    ],
    [
      'another elasticity than the one given',
      [{ kind: 'elasticity', drinks: -0.9, food: -1.2 }],
      [{ kind: 'elasticity', value: -1.2 }],
      ['violated'],
    ],
    [
      'a competitor’s price',
      [{ kind: 'gap', item: 'Caipirinha', ours: 20, theirs: 18, note: '' }],
      [{ kind: 'competitorPrice', competitor: 'Bar Y', item: 'caipirinha', min: 18, max: 18 }],
      ['met'],
    ],
    [
      'a competitor’s price under another spelling, among prices that the house keeps',
      [{ kind: 'gap', item: 'hambúrguer', ours: 27, theirs: 22, prices: [26, 18], note: '' }],
      [{ kind: 'competitorPrice', competitor: 'Bar Y', item: 'burger', min: 26, max: 26 }],
      ['met'],
    ],
    [
      'a competitor’s price that the result changed',
      [{ kind: 'gap', item: 'hambúrguer', ours: 27, theirs: 22, prices: [22], note: '' }],
      [{ kind: 'competitorPrice', competitor: 'Bar Y', item: 'hambúrguer', min: 26, max: 26 }],
      ['violated'],
    ],
    [
      'audience',
      [drink(), { kind: 'choice', by: 'audience', what: 'Casais' }],
      [
        { kind: 'audience', what: 'Casais' },
        { kind: 'audience', what: 'Turistas' },
        { kind: 'style', what: 'mais secos' },
      ],
      ['met', 'not_possible', 'not_possible'],
    ],
  ])('%s', (_name, facts, wishes, expected) => {
    expect(outcomes(facts, ...wishes)).toEqual(expected)
  })

  test('an item that was to leave and that a post names', () => {
    const house = houseSchema.parse({
      menu: [{ name: 'Bolinho de bacalhau', section: 'Petiscos' }, { name: 'Pastel de queijo' }],
    })
    const of = (body: string, item: string) =>
      answers([post({ body })], [{ kind: 'dropItem', item }], { house })[0]?.outcome
    expect(of('Venha provar o bolinho de bacalhau.', 'bolinho')).toBe('violated')
    expect(of('Venha provar o bolinho de bacalhau.', 'petiscos')).toBe('violated')
    expect(of('Os petiscos estão na mesa.', 'petiscos')).toBe('met')
    expect(of('Venha provar o pastel de queijo.', 'bolinho')).toBe('met')
  })

  test('a section of the file sent, which the house does not keep, is known by what the facts state', () => {
    const raised = price({ item: 'Heineken', section: 'Cervejas', priceNow: 12, priceNew: 13 })
    expect(outcomes([raised], { kind: 'keepPrice', item: 'cervejas' })).toEqual(['violated'])
  })

  test('a shortfall with the engine’s reason was not possible; a surplus is no shortfall', () => {
    const { wishes } = sheetOf({ kind: 'count', count: 3 })
    const explanations = wishes.map((wish) => ({ wish, reason: 'Só cabem dois.' }))
    const run = (facts: Fact[]) =>
      check(facts, { wishes, unread: [] }, { house: emptyHouse, explanations })[0]
    expect(run([drink(), drink()])).toMatchObject({ outcome: 'not_possible', reason: 'Só cabem dois.' })
    expect(run([drink(), drink(), drink(), drink()])?.outcome).toBe('violated')
  })

  test('whatever is not simply met says why in one sentence', () => {
    const all = answers(
      [price(), drink({ price: 90 })],
      [
        { kind: 'price', max: 10 },
        { kind: 'keepItem', item: 'lagosta' },
        { kind: 'date', what: 'Natal', from: '2026-12-25' },
        { kind: 'count', count: 4 },
      ],
    )
    for (const { outcome, reason } of all) {
      expect(outcome).not.toBe('met')
      expect(reason).toMatch(/^[A-ZÀ-Ú“].*\.$/)
    }
  })

  test('the facts of these tests are facts', () => {
    for (const fact of [drink(), price(), action(), pairing(), post()])
      expect(factSchema.safeParse(fact).success).toBe(true)
  })
})
