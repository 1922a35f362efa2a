import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import type { Answers } from '../../base/answers/definition.ts'
import { answersSchema } from '../../base/answers/schema.ts'
import type { EngineContext } from '../../base/context.ts'
import { foodCostBand } from '../../base/costing.ts'
import { EngineError } from '../../base/errors.ts'
import { understand } from '../../base/pairing/understand.ts'
import { describeFood, foodCost, foodOf, foods, shortName } from '../../base/pantry/kitchen.ts'
import { courseLabels } from '../../base/request/course-labels.ts'
import { isBlocked } from '../../base/request/request-sheet.ts'
import { boteco, fineDining, foodTruck, houses } from '../../golden/houses.ts'
import { createDrinks } from '../drink-creation/engine.ts'
import { alcoholPerPortion } from './alcohol.ts'
import { definition as dishCreation } from './definition.ts'
import { createDishes } from './engine.ts'
import { answers as golden } from './golden/answers.ts'
import { kitchenPrices } from './house-costs.ts'
import { type Dish, type DishMenu, dishContentSchema } from './schema.ts'
import { dishSections } from './sections.ts'
import { ideas } from './tables/index.ts'

const optionsOf = (id: string): readonly string[] => {
  const input = dishCreation.inputs.find((candidate) => candidate.id === id)
  return input && 'options' in input ? (input.options ?? []) : []
}
const cuisines = optionsOf('cuisine_preferences')
const restrictions = optionsOf('dietary_restrictions')
const levels = optionsOf('complexity_level')

const plain: Answers = {
  cuisine_preferences: ['Brasileira contemporânea'],
  dietary_restrictions: [],
  complexity_level: 'Cozinha completa com equipe',
}

function create(answers: Answers, context: EngineContext = fineDining.context) {
  const results = createDishes(answers, understood('dish_creation', answers, context))
  const contents = results.map(({ content }) => content)
  const dishes = contents.filter((content): content is Dish => content.kind === 'dish')
  const menu = contents.find((content): content is DishMenu => content.kind === 'dish_menu')
  if (!menu) throw new Error('the analysis is missing')
  return { results, contents, dishes, menu }
}

/** All text of a dish that guests or cooks read. */
function textOf(dish: Dish): string {
  return [
    dish.name,
    dish.story,
    dish.plating,
    dish.keeps,
    ...dish.method,
    ...dish.ingredients.map(({ display }) => display),
    dish.cachaca.label,
  ].join('\n')
}

/** A restriction and the words that must not appear; independent of the engine’s tables. */
const forbidden: Readonly<Record<string, RegExp>> = {
  'Sem glúten': /trigo|pão|pães|shoyu|biscoito|penne ao ponto|massa seca/i,
  'Sem lactose':
    /queijo|coalho|manteiga|\bnata\b|creme de leite|leite condensado|leite integral|parmesão|sorvete/i,
  'Sem ovo': /\bovos?\b|sorvete|pão de hambúrguer|pães de hambúrguer/i,
  'Sem castanhas e amendoim': /castanha\b|castanha-de|amendoim|castanheira/i,
  'Sem frutos do mar': /camarão|lagosta|polvo|pargo|atum|tilápia|\bpeixe/i,
  'Sem carne de porco': /pernil|porco|costelinha|linguiça/i,
  Vegetariana:
    /carne|camarão|lagosta|polvo|pargo|atum|tilápia|peixe|pernil|costel|linguiça|frango|filé|pato\b|magret|cordeiro/i,
  Vegana:
    /carne|camarão|lagosta|polvo|pargo|atum|tilápia|peixe|pernil|costel|linguiça|frango|filé|magret|cordeiro|queijo|coalho|manteiga|\bnata\b|creme de leite|leite condensado|leite integral|parmesão|\bovos?\b|jandaíra|sorvete/i,
  'Sem açúcar adicionado': /rapadura|de açúcar|mel de|leite condensado|biscoito|chocolate|sorvete/i,
  'Pouco sal': /carne de sol|coalho|linguiça|shoyu|parmesão|sal grosso/i,
}

describe('the dish knowledge base', () => {
  it('contains well over thirty ideas with unique names and recipes of known ingredients', () => {
    expect(ideas.length).toBeGreaterThan(40)
    expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length)
    expect(new Set(ideas.map(({ name }) => name)).size).toBe(ideas.length)
    for (const idea of ideas) {
      for (const { options } of idea.lines) for (const [id] of options) expect(foodOf(id).id).toBe(id)
      const slots = idea.lines.map(({ slot }) => slot)
      expect(new Set(slots).size, idea.id).toBe(slots.length)
      for (const { text, slot } of idea.steps) {
        expect(slot === null || slots.includes(slot), idea.id).toBe(true)
        for (const [, named] of text.matchAll(/\{(?:\w+:)?(\w+)\}/g)) {
          expect([...slots, 'cachaca', 'dose'], `${idea.id}: ${named}`).toContain(named)
        }
      }
      expect(
        idea.steps.some(({ text }) => text.includes('{cachaca}')),
        idea.id,
      ).toBe(true)
    }
  })

  it('contains only dishes that the pairing engine understands', () => {
    for (const { name, course } of ideas) {
      const item = { name, category: courseLabels[course], description: null, price: null, cost: null }
      expect(understand(item).kind, name).toBe('dish')
    }
  })

  it('prices ingredients by yield: 1 kg of caju at R$ 12 gives 850 g', () => {
    expect(foodCost(foodOf('caju'), 850)).toBeCloseTo(12, 9)
    expect(foodCost(foodOf('ovo'), 30)).toBeCloseTo(24, 9)
    expect(foodCost(foodOf('lagosta'), 100)).toBeNull()
  })

  it('formats amounts as recipes do', () => {
    expect(describeFood(foodOf('coalho'), 480)).toBe('480 g de queijo coalho')
    expect(describeFood(foodOf('costela'), 2400)).toBe('2,4 kg de costela bovina com osso')
    expect(describeFood(foodOf('ovo'), 4)).toBe('4 ovos')
    expect(describeFood(foodOf('pao_frances'), 1)).toBe('1 pão francês')
    expect(shortName(foodOf('caju'))).toBe('caju')
    expect(shortName(foodOf('camarao'))).toBe('camarão')
  })

  it('computes the remaining alcohol: 80 ml at 40 %, flamed, in 4 portions leave 4.7 g each', () => {
    const flamed = ideas.find(({ id }) => id === 'coalho-flambado')
    if (!flamed) throw new Error('the idea is gone')
    expect(alcoholPerPortion(flamed, 40, 4)).toBeCloseTo((80 * 0.4 * 0.789 * 0.75) / 4, 9)
  })

  it('has plausible prices', () => {
    for (const food of foods) {
      if (!food.pack) continue
      expect(food.pack.price, food.id).toBeGreaterThan(0)
      expect(food.loss, food.id).toBeLessThan(0.5)
    }
  })
})

describe('a menu of dishes', () => {
  it('has golden answers that the wizard accepts', () => {
    for (const { id } of houses) {
      expect(answersSchema(dishCreation).safeParse(golden[id]).success).toBe(true)
    }
  })

  it('gives 6 to 8 recipe sheets and then the analysis, all valid and serialisable to JSON', () => {
    for (const { id, context } of houses) {
      const { results, dishes } = create(golden[id], context)
      expect(dishes.length).toBeGreaterThanOrEqual(6)
      expect(dishes.length).toBeLessThanOrEqual(8)
      expect(results.map(({ contentType }) => contentType)).toEqual([
        ...dishes.map(() => 'recipe'),
        'analysis',
      ])
      for (const { content } of results) expect(dishContentSchema.safeParse(content).success).toBe(true)
      expect(JSON.parse(JSON.stringify(results))).toEqual(results)
    }
  })

  it('puts cachaça in every dish and declares the alcohol of each', () => {
    for (const { id, context } of houses) {
      for (const dish of create(golden[id], context).dishes) {
        const spirit = dish.ingredients.at(-1)
        expect(spirit?.id).toBe(dish.cachaca.id)
        expect(spirit?.amount).toBeCloseTo(dish.cachaca.mlPerPortion * dish.portions, 9)
        expect(dish.alcohol.note).toMatch(/^(?:leva|menos da metade do|traços de) álcool/)
        // The table is too coarse for grams.
        expect(dish.alcohol.note).not.toMatch(/\d/)
        expect(dish.alcohol.gramsPerPortion).toBeGreaterThan(0)
      }
    }
  })

  it('uses what the owner has and wants, and leaves out what the owner refuses', () => {
    const { dishes, menu } = create(golden.boteco, boteco.context)
    const used = new Set(dishes.flatMap(({ ingredients }) => ingredients.map(({ id }) => id)))
    for (const id of ['carne_sol', 'coalho', 'macaxeira', 'caju']) expect(used.has(id), id).toBe(true)
    expect(used.has('camarao')).toBe(false)
    expect(menu.understood).toMatchObject({
      excluded: ['camarão'],
      owned: ['carne de sol', 'queijo coalho', 'macaxeira', 'caju'],
    })
    const fits = dishes.map(({ fit }) => fit).join(' ')
    expect(fits).toContain('que a casa já tem')
    // Control: an owner who asks for shrimp gets it.
    const asked = create({ ...golden.boteco, ingredients: 'camarão' }, boteco.context)
    expect(asked.dishes.some(({ ingredients }) => ingredients.some(({ id }) => id === 'camarao'))).toBe(true)
  })

  it('gives no price when the cost of lobster is unknown, and says how to find it', () => {
    const { dishes, menu } = create(golden['fine-dining'], { ...fineDining.context, today: '2026-06-10' })
    const lobster = dishes.find(({ id }) => id === 'lagosta-flambada')
    expect(lobster).toMatchObject({
      missing: ['lagosta'],
      suggestedPrice: null,
      margin: null,
      foodCostPct: null,
    })
    expect(lobster?.priceFormula).toContain('divida por 0,29')
    expect(menu.warnings.join(' ')).toContain('Custo incompleto')
    // This dish has no price yet, so the first purchase excludes it.
    expect(menu.plan?.stages[0]?.dishes).not.toContain('lagosta-flambada')
    expect(menu.shopping.items.some(({ name }) => name.includes('lagosta'))).toBe(false)
    // Control: other owners are not told to buy an ingredient without a price.
    expect(create(plain).dishes.every(({ missing }) => missing.length === 0)).toBe(true)
  })

  it('respects the equipment of the kitchen', () => {
    const cold = create({ ...plain, complexity_level: 'Montagem a frio, sem fogão' })
    for (const { equipment, flambe } of cold.dishes) {
      expect(flambe).toBe(false)
      expect(equipment.filter((name) => !['liquidificador', 'freezer'].includes(name))).toEqual([])
    }
    expect(cold.menu.safety).toEqual([])
    for (const { minutes } of create({ ...plain, complexity_level: 'Até 15 minutos por prato' }).dishes) {
      expect(minutes.finish).toBeLessThanOrEqual(15)
    }
    const full = create(plain).dishes
    expect(full.some(({ equipment }) => equipment.includes('forno'))).toBe(true)
  })

  it('halves portions and costs for a tasting menu', () => {
    const costs = new Map(create(plain).dishes.map(({ id, cost }) => [id, cost]))
    const tasting = create({ ...plain, complexity_level: 'Menu degustação' }).dishes
    const shared = tasting.filter(({ id }) => costs.has(id))
    expect(shared.length).toBeGreaterThan(0)
    for (const { id, cost } of shared) expect(cost).toBeCloseTo((costs.get(id) ?? 0) / 2, 6)
  })

  it('flames nothing in a food truck, and gives every other kitchen safety instructions', () => {
    const answers: Answers = {
      ...plain,
      cuisine_preferences: ['Petiscos de boteco', 'Confeitaria e sobremesas'],
    }
    expect(create(answers, foodTruck.context).dishes.some(({ flambe }) => flambe)).toBe(false)
    const { dishes, menu } = create(answers, boteco.context)
    expect(dishes.some(({ flambe }) => flambe)).toBe(true)
    expect(menu.safety.join(' ')).toContain('Nunca despeje a cachaça da garrafa')
  })

  it('contains only desserts if the owner asks for nothing else', () => {
    const { dishes } = create({ ...plain, cuisine_preferences: ['Confeitaria e sobremesas'] })
    expect(dishes.every(({ course }) => course === 'sobremesa')).toBe(true)
  })

  it('suggests a drink of the house’s own menu if there is one', () => {
    const houseDrinks = createDrinks(
      {
        establishment_info: ['Bistrô'],
        target_audience: ['Casais'],
        equipment: ['Coqueteleira'],
      },
      plainContext,
    ).menu.drinks
    const { dishes } = create(plain, { ...fineDining.context, houseDrinks })
    const names = houseDrinks.map(({ name }) => name)
    const suggested = dishes.flatMap(({ pairing }) => (pairing.drink === null ? [] : [pairing.drink]))
    expect(suggested.length).toBeGreaterThan(0)
    for (const name of suggested) expect(names).toContain(name)
    expect(create(plain).dishes.every(({ pairing }) => pairing.drink === null)).toBe(true)
  })

  it('makes every dish without cachaça where the request excludes it', () => {
    const spirits = (ingredients: string) =>
      create({ ...plain, ingredients }).dishes.map(
        (dish) => dish.ingredients.filter(({ name }) => /cachaça/i.test(name)).length,
      )
    expect(spirits('sem cachaça').length).toBeGreaterThanOrEqual(6)
    expect(new Set(spirits('sem cachaça'))).toEqual(new Set([0]))
    expect(Math.max(...spirits(''))).toBe(1)
  })

  it('is deterministic for a house and differs between houses', () => {
    expect(create(plain)).toEqual(create(plain))
    const names = houses.map(({ context }) =>
      create(plain, context)
        .dishes.map(({ name }) => name)
        .join(),
    )
    expect(new Set(names).size).toBe(houses.length)
    const prices = houses.map(({ context }) => create(plain, context).menu.averages?.foodCostPct)
    expect(new Set(prices).size).toBe(houses.length)
  })
})

describe('for any answers', { tags: 'slow' }, () => {
  const answersArbitrary = fc.record({
    cuisine_preferences: fc.uniqueArray(fc.constantFrom(...cuisines), { minLength: 1, maxLength: 4 }),
    dietary_restrictions: fc.uniqueArray(fc.constantFrom(...restrictions), { maxLength: 5 }),
    complexity_level: fc.constantFrom(...levels),
    ingredients: fc.constantFrom(
      '',
      'Tenho carne de sol, queijo coalho e caju',
      'usar camarão e coco',
      'sem coentro nem alho; quero abacaxi',
      'lagosta, pato e chocolate',
      'alergia a amendoim',
    ),
  })

  it('figures add up, prices stay within the band and excluded ingredients appear nowhere', () => {
    fc.assert(
      fc.property(answersArbitrary, fc.constantFrom(...houses), (answers, { context }) => {
        const { sheet } = understood('dish_creation', answers, context)
        // Something both wanted and refused is clarified before payment.
        fc.pre(!isBlocked(sheet))
        let outcome: ReturnType<typeof create>
        try {
          outcome = create(answers, context)
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError)
          return
        }
        const { dishes, menu, contents } = outcome
        for (const dish of dishes) {
          // Traces of a refused food are a warning, not an ingredient.
          const told = textOf({ ...dish, mayContain: [] })
          const known = dish.ingredients.reduce((sum, { costBRL }) => sum + (costBRL ?? 0), 0)
          expect(dish.cost).toBeCloseTo(known / dish.portions, 9)
          if (dish.suggestedPrice === null) {
            expect(dish.missing.length).toBeGreaterThan(0)
          } else {
            expect(dish.foodCostPct).toBeCloseTo((dish.cost / dish.suggestedPrice) * 100, 9)
            expect(dish.margin).toBeCloseTo(dish.suggestedPrice - dish.cost, 9)
            expect(dish.foodCostPct).toBeLessThanOrEqual(foodCostBand.max + 1e-9)
            if (dish.priceBasis === 'in_band') {
              expect(dish.foodCostPct).toBeGreaterThanOrEqual(foodCostBand.min)
            }
          }
          for (const restriction of answers.dietary_restrictions) {
            const word = forbidden[restriction]
            if (!word) throw new Error(`no check for ${restriction}`)
            // What the owner names is used in spite of its salt, after desalting.
            if (restriction === 'Pouco sal' && word.test(String(answers.ingredients ?? ''))) continue
            const text = told.replace(/sem (açúcar|castanha|ovo)\b/g, '')
            expect(text, `${restriction}: ${dish.name}`).not.toMatch(word)
          }
          if (answers.ingredients.includes('coentro')) expect(told).not.toMatch(/coentro|\balho\b/i)
          if (answers.ingredients.includes('amendoim')) expect(told).not.toMatch(/amendoim/i)
        }
        expect(menu.shopping.totalBRL).toBeCloseTo(
          menu.shopping.items.reduce((sum, { costBRL }) => sum + (costBRL ?? 0), 0),
          6,
        )
        expect(JSON.stringify(dishSections(contents))).not.toMatch(/undefined|NaN|Infinity|\{\w+\}/)
      }),
      { numRuns: 200 },
    )
  })

  it('each restriction alone leaves a menu in every kitchen with a stove', () => {
    for (const restriction of restrictions) {
      for (const level of levels.filter((name) => name !== 'Montagem a frio, sem fogão')) {
        const answers = { ...plain, dietary_restrictions: [restriction], complexity_level: level }
        expect(
          create(answers, boteco.context).dishes.length,
          `${restriction}, ${level}`,
        ).toBeGreaterThanOrEqual(6)
      }
    }
  })

  it('the shopping list covers the same portions of every dish of the first stage', () => {
    const { dishes, menu } = create(golden.boteco, boteco.context)
    const launched = dishes.filter(({ id }) => menu.plan?.stages[0]?.dishes.includes(id))
    expect(launched.length).toBeGreaterThanOrEqual(3)
    expect(launched.length).toBeLessThan(dishes.length)
    const used = new Set(launched.flatMap(({ ingredients }) => ingredients.map(({ name }) => name)))
    expect(new Set(menu.shopping.items.map(({ name }) => name))).toEqual(used)
    const byKilo = foods.filter(({ name, pack }) => used.has(name) && pack?.label === 'kg')
    expect(byKilo.length).toBeGreaterThan(0)
    for (const food of byKilo) {
      const { id } = food
      const needed = launched
        .flatMap((dish) => dish.ingredients.map((part) => ({ dish, part })))
        .filter(({ part }) => part.id === id)
        .reduce((sum, { dish, part }) => sum + (part.amount / dish.portions) * menu.shopping.portions, 0)
      const bought = menu.shopping.items.find(({ name }) => name === food.name)
      expect((bought?.packs ?? 0) * 1000 * (1 - food.loss)).toBeGreaterThanOrEqual(needed - 1e-6)
      expect(bought?.costBRL).toBeCloseTo(
        (bought?.packs ?? 0) * (kitchenPrices(boteco.context.house)(food)?.price ?? 0),
        9,
      )
    }
  })
})
