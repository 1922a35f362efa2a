/** What a report says to one house is true of its kitchen, words and recipes. */
import { describe, expect, it, test } from 'vitest'
import { asking, houseWith, sheetOf } from '../../../../../../tests/support/understood.ts'
import type { EngineContext } from '../../base/context.ts'
import { houseSettingsSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'
import { dishActions } from './actions.ts'
import { createDishes } from './engine.ts'
import type { Dish, DishContent, DishMenu } from './schema.ts'
import { dishSections } from './sections.ts'
import { dishWords, isServed } from './served.ts'
import { ideas } from './tables/index.ts'

const kitchen = {
  cuisine_preferences: ['Petiscos de boteco', 'Sertaneja'],
  complexity_level: 'Até 30 minutos por prato',
}
const june = '2026-06-10'

function make(context: EngineContext, answers: Record<string, string | string[]> = kitchen) {
  const results = createDishes(answers, { ...context, today: june })
  const contents: DishContent[] = results.map(({ content }) => content)
  return {
    contents,
    dishes: contents.filter((content): content is Dish => content.kind === 'dish'),
    menu: contents.find((content): content is DishMenu => content.kind === 'dish_menu'),
  }
}

const told = (answers: Record<string, string | string[]>) =>
  make(
    { ...asking(understand('dish_creation', { answers, house: asking(sheetOf()).house, today: june })) },
    answers,
  )

const all = make(asking(sheetOf({ kind: 'count', count: 12 })))
const dishOf = (id: string, dishes: readonly Dish[] = all.dishes) => dishes.find((dish) => dish.id === id)

describe('food safety', () => {
  const wide = [
    ['Sertaneja', 'Petiscos de boteco'],
    ['Italiana', 'Francesa'],
    ['Praiana', 'Mediterrânea'],
    ['Na brasa', 'Asiática'],
    ['Confeitaria e sobremesas', 'Petiscos de boteco'],
  ].flatMap(
    (cuisine_preferences) =>
      make(asking(sheetOf({ kind: 'count', count: 12 })), {
        cuisine_preferences,
        complexity_level: 'Cozinha completa com equipe',
      }).dishes,
  )
  const rulesOf = ({ safety = [] }: Dish) =>
    safety.flatMap((point) => (typeof point === 'object' ? [point.rule] : []))

  it('does not ask to cook the egg in bought ice cream or bread', () => {
    const bought = wide.filter(
      ({ ingredients }) =>
        ingredients.some(({ id }) => id === 'sorvete' || id === 'pao') &&
        !ingredients.some(({ id }) => id === 'ovo'),
    )
    expect(bought.length).toBeGreaterThan(0)
    for (const dish of bought) expect(rulesOf(dish)).not.toContain('egg')
    // Control: an egg that is cooked here.
    for (const dish of wide.filter(({ ingredients }) => ingredients.some(({ id }) => id === 'ovo')))
      expect(rulesOf(dish)).toContain('egg')
  })

  it('keeps hot only what waits in a pot, never what is finished to order', () => {
    const held = wide.filter((dish) => rulesOf(dish).includes('holding'))
    expect(held.length).toBeGreaterThan(0)
    for (const { id, method, equipment } of held) {
      expect([id, method.join(' ')]).toEqual([id, expect.not.stringMatching(/No pedido|na hora\b/)])
      expect(equipment).not.toContain('chapa')
    }
  })

  it('keeps cold what is cooked ahead and served cold', () => {
    const octopus = dishOf('polvo-vinagrete', wide)
    expect(octopus && rulesOf(octopus)).toEqual(['chilled'])
  })

  it('flames no spirit in a pan that stands on the fire', () => {
    for (const { id, technique, steps } of ideas) {
      if (technique !== 'flambe') continue
      const step = steps.find(({ text }) => /acenda/.test(text))?.text
      expect([id, step]).toEqual([id, expect.stringMatching(/fora do fogo/i)])
    }
  })

  it('gives the amount of spirit for every flamed dish', () => {
    const flamed = all.dishes.filter(({ flambe }) => flambe).map(({ cachaca }) => cachaca.mlPerPortion)
    const line = all.menu?.safety[0] ?? ''
    expect(line).toContain(String(Math.max(...flamed)).replace('.', ','))
    expect(line).toContain(String(Math.min(...flamed)).replace('.', ','))
  })
})

test('a plate contains nothing that the recipe leaves uncosted', () => {
  for (const { id, plating } of ideas)
    expect([id, /torrada|pão ou|beiju|(?:farinha|arroz|pirão)[^,;]* à parte/i.test(plating)]).toEqual([
      id,
      false,
    ])
})

test('the owner is told what the menu’s words do not name: meat, cheese, nuts', () => {
  const markdownOf = (dishes: readonly DishContent[]) => JSON.stringify(dishSections(dishes))
  const green = told({ ...kitchen, ingredients: '12 pratos. Usar macaxeira e carne de sol.' })
  const silent = green.dishes.filter(({ unnamed = [] }) => unnamed.includes('carne de sol'))
  expect(silent.length).toBeGreaterThan(0)
  for (const { name, story } of silent) expect(`${name} ${story}`).not.toMatch(/carne de sol/i)
  expect(markdownOf(green.contents)).toContain('diga que leva carne de sol')
})

test('hours in the refrigerator appear in the work plan', () => {
  const plan = (contents: readonly DishContent[]) =>
    JSON.stringify(dishSections(contents).find(({ id }) => id === 'bases'))
  const cold = make(asking(sheetOf({ kind: 'count', count: 12 })), {
    cuisine_preferences: ['Brasileira contemporânea', 'Praiana'],
    ingredients: 'ceviche',
    complexity_level: 'Montagem a frio, sem fogão',
  })
  expect(dishOf('pargo-curado', cold.dishes)).toBeDefined()
  expect(plan(cold.contents)).toMatch(/horas na geladeira: [^"]*Pargo curado/)
})

describe('the request', () => {
  it('is refused in words that fit any ingredient', () => {
    const answers = {
      ...kitchen,
      ingredients: 'Usar pitomba, cheddar e pato.',
      complexity_level: 'Um cozinheiro e uma chapa',
    }
    const context = asking(sheetOf())
    const sheet = understand('dish_creation', { answers, house: context.house, today: june })
    const reasons = createDishes(answers, { ...context, sheet })
      .flatMap(({ explanations = [] }) => explanations.map(({ wish, reason }) => `${wish.text}: ${reason}`))
      .join(' ')
    expect(reasons).toMatch(/pitomba: Ainda não está entre os ingredientes que sabemos medir e custear\./)
    expect(reasons).not.toContain('queijo prato')
    expect(reasons).toContain('que a cozinha não tem, pelo que você respondeu')
    expect(reasons).not.toContain('Com ele,')
  })
})

test('a recipe of a form that the house does not sell is refused for that, and not for a kitchen that has it all', () => {
  const answers = { ...kitchen, ingredients: 'Usar bacon.', complexity_level: 'Cozinha completa com equipe' }
  const context = asking(sheetOf())
  const sheet = understand('dish_creation', { answers, house: context.house, today: june })
  const reasons = createDishes(answers, { ...context, sheet })
    .flatMap(({ explanations = [] }) => explanations.map(({ reason }) => reason))
    .join(' ')
  expect(reasons).toMatch(/As receitas com bacon são de .+, que o seu cardápio não tem\./)
})

describe('the house', () => {
  const of = (name: string, type: string, settings = {}) => {
    const context = asking(sheetOf())
    return {
      ...context,
      restaurant: { name, city: 'Fortaleza', type },
      house: { ...context.house, settings: { ...houseSettingsSchema.parse({}), ...settings } },
    }
  }

  it('of quick service gets no dish priced beyond such houses', () => {
    const { dishes } = make(of('Lanches do Beto', 'fast_casual'))
    for (const { suggestedPrice } of dishes) expect(suggestedPrice ?? 0).toBeLessThanOrEqual(45)
  })

  it('has its own floor listed among the assumptions', () => {
    const context = of('Pousada Duna Clara', 'casual_dining', { priceFloor: 28 })
    const sheet = understand('dish_creation', { answers: kitchen, house: context.house, today: june })
    expect(make({ ...context, sheet }).menu?.assumptions.join(' ')).toContain('nunca abaixo de R$ 28,00')
  })

  it('is told which item has an ingredient, and no other', () => {
    const house = houseWith(['Petiscos', 'Queijo de manteiga frito', 27], ['Doces', 'Pudim de rapadura', 18])
    const fits = make({ ...asking(sheetOf({ kind: 'count', count: 12 })), house }).dishes.map(
      ({ fit }) => fit,
    )
    expect(fits.join(' ')).not.toMatch(/manteiga, como|manteiga e rapadura|rapadura e manteiga/)
    expect(fits.join(' ')).toMatch(/rapadura, como o Pudim de rapadura/)
    for (const fit of fits) expect(fit).not.toMatch(/, e .*, e /)
  })

  it('has no roles and rooms that a small house lacks', () => {
    const text = JSON.stringify(dishActions(all.contents)) + JSON.stringify(dishSections(all.contents))
    expect(text).not.toMatch(/Chefe de cozinha|[Ss]alão|lascas de parmesão ralado/)
  })
})

describe('a dish that the house already serves', () => {
  const idea = ideas.find(({ name }) => name.startsWith('Magret de pato com redução'))
  const isOn = (...menu: string[]) => idea && isServed(idea, { served: menu.map(dishWords) })

  it('is recognised by a name that begins like one of its own', () => {
    expect(isOn('Magret de pato com redução de cajá')).toBe(true)
    expect(isOn('Peito de pato com redução de cajá', 'Magret defumado')).toBe(false)
  })
})
