import { describe, expect, test } from 'vitest'
import { understood } from '../../../../../../tests/support/understood.ts'
import type { Answers } from '../../base/answers/definition.ts'
import { weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { formatBrl } from '../../base/language/text.ts'
import { sum } from '../../base/statistics.ts'
import { furtherHouses } from '../../golden/further-houses.ts'
import { boteco } from '../../golden/houses.ts'
import { toMarkdown } from '../../report/to-markdown.ts'
import { dishActions } from './actions.ts'
import { createDishes } from './engine.ts'
import { firstStageOf, gainOf, ordersOf, replacedMargin, resultWords } from './launch.ts'
import type { Dish, DishContent } from './schema.ts'
import { dishSections } from './sections.ts'
import { ideas } from './tables/index.ts'
import { spokenNames } from './tables/spoken-names.ts'

const answers: Answers = {
  cuisine_preferences: ['Regional cearense', 'Petiscos de boteco'],
  ingredients: 'queijo coalho, macaxeira, carne de sol',
  dietary_restrictions: [],
  complexity_level: 'Um cozinheiro e uma chapa',
}
const sunday: EngineContext = { ...boteco.context, today: '2026-11-22' }

function make(given: Answers = answers, context = sunday) {
  const contents: DishContent[] = createDishes(given, understood('dish_creation', given, context)).map(
    ({ content }) => content,
  )
  const dishes = contents.filter((content): content is Dish => content.kind === 'dish')
  const menu = contents.find((content) => content.kind === 'dish_menu')
  if (!menu?.plan) throw new Error('no plan')
  return { contents, dishes, menu, plan: menu.plan }
}
const { contents, dishes, menu, plan } = make()

describe('the entry', () => {
  test('has three stages for one cook: three, two and one dish, two weeks apart and never on a busy day', () => {
    expect(dishes).toHaveLength(6)
    expect(plan.stages.map((stage) => stage.dishes.length)).toEqual([3, 2, 1])
    expect(plan.stages.flatMap((stage) => stage.dishes).toSorted()).toEqual(
      dishes.map(({ id }) => id).toSorted(),
    )
    for (const { day } of plan.stages) expect([2, 3, 4]).toContain(weekdayOf(day))
  })

  test('of a season that has begun has no stage after it, nor of one that begins soon', () => {
    for (const [from, today] of [
      ['2026-12-01', '2026-12-06'],
      ['2026-12-01', '2026-11-22'],
    ] as const) {
      const sheet = {
        wishes: [
          {
            kind: 'date' as const,
            what: 'dezembro',
            from,
            to: '2026-12-31',
            closed: false,
            text: 'pratos para dezembro',
            origin: 'request' as const,
          },
        ],
        unread: [],
      }
      const days = createDishes(answers, { ...boteco.context, today, sheet }).flatMap(({ content }) =>
        content.kind === 'dish_menu' ? (content.plan?.stages.map(({ day }) => day) ?? []) : [],
      )
      expect(days.length).toBeGreaterThan(0)
      for (const day of days) expect(day > today && day <= '2026-12-31').toBe(true)
    }
  })

  test('states one weekly gain with its careful value', () => {
    const first = firstStageOf(menu, dishes)
    if (!first) throw new Error('no figures')
    const { expected, slow } = ordersOf(plan)
    const each = first.dishes.map((dish) => {
      const [margin, other] = [dish.margin ?? 0, replacedMargin(dish, plan) ?? 0]
      return margin - other / 2
    })
    expect(first.expected).toBeCloseTo(expected * sum(each), 6)
    expect(first.careful).toBeCloseTo(slow * sum(each), 6)
    const told = dishActions(contents)
      .map(({ brings }) => brings ?? '')
      .join(' ')
    for (const amount of [first.expected, first.careful]) expect(told).toContain(resultWords(amount))
  })

  test('every dish replaces an order, also one of a course that the house does not have', () => {
    const [dish] = dishes
    if (!dish) throw new Error('no dish')
    const { beside: _, ...alone } = { ...dish, margin: 10, suggestedPrice: 14 }
    const known = { ...plan, displaced: { margin: 9 } }
    expect(replacedMargin(alone, known)).toBe(9)
    // No more than its own price can leave.
    expect(replacedMargin(alone, { ...plan, displaced: { margin: 33 } })).toBeCloseTo(14 * 0.72, 9)
    expect(gainOf(alone, { ...plan, displaced: { margin: null } })).toMatchObject({ careful: 40 })
  })

  test('counts for a replaced dish without a known cost no more than its own price can leave', () => {
    const [dish] = dishes
    if (!dish) throw new Error('no dish')
    const beside = { name: 'Rapadura com coco', price: 12, margin: null, isLike: false }
    const gain = gainOf({ ...dish, margin: 10, beside }, { ...plan, displaced: { margin: 33 } })
    expect(gain?.careful).toBeCloseTo(8 * (10 - (12 * 0.72) / 2), 9)
  })

  test('calls a negative week a loss', () => {
    expect(resultWords(-101.48)).toBe(`perda de ${formatBrl(101.48)}`)
  })

  test('buys for the first stage only', () => {
    const launched = dishes.filter(({ id }) => plan.stages[0]?.dishes.includes(id))
    const used = new Set(launched.flatMap(({ ingredients }) => ingredients.map(({ name }) => name)))
    for (const { name } of menu.shopping.items) expect(used).toContain(name)
  })
})

describe('the kitchen', () => {
  test('has a place on the griddle for each dish that needs it, and none in other kitchens', () => {
    const onGriddle = dishes.filter(({ equipment }) => equipment.includes('chapa')).map(({ name }) => name)
    expect(plan.griddle.map(({ dish }) => dish).toSorted()).toEqual(onGriddle.toSorted())
    expect(make({ ...answers, complexity_level: 'Cozinha completa com equipe' }).plan.griddle).toEqual([])
  })

  test('puts raw meat on the hot side, in a sandwich too', () => {
    const snackBar = furtherHouses.find(({ id }) => id === 'lanchonete')
    if (!snackBar) throw new Error('no snack bar')
    const made = make(snackBar.answers.dish_creation, snackBar.context)
    const sandwich = made.dishes.find(({ id }) => id === 'sanduiche-frango')
    expect(made.plan.griddle).toContainEqual({ place: 'hot', dish: sandwich?.name })
  })

  test('is told which dishes can be served without cachaça', () => {
    expect(plan.sober.map(({ dish }) => dish)).toEqual(dishes.map(({ name }) => name))
    const cannot = plan.sober.filter(({ how }) => how === null).map(({ dish }) => dish)
    for (const { name, method } of dishes) {
      const inBase = method.some((step) => /^antes do serviço.*cachaça.*(?:misture|massa)/i.test(step))
      if (inBase) expect(cannot).toContain(name)
    }
  })

  test('gets a fire warning in every recipe, at the step in which the spirit meets heat', () => {
    const all = ['Até 15 minutos por prato', 'Um cozinheiro e uma chapa'].flatMap(
      (complexity_level) => make({ ...answers, ingredients: '12 pratos', complexity_level }).dishes,
    )
    for (const { id, flambe, method } of all) {
      const heated = method.find((step) => /cachaça/.test(step) && /ferva|reduza|apure/i.test(step))
      if (flambe || heated === undefined) continue
      expect([id, heated]).toEqual([
        id,
        expect.stringMatching(/fogo baixo, panela funda|fora do fogo|longe da chama/),
      ])
    }
  })
})

describe('names', () => {
  test('are spoken names in a simple house, with the plain name on the sheet', () => {
    const spoken = dishes.filter(({ what }) => what !== undefined)
    expect(spoken.length).toBeGreaterThan(0)
    for (const { id, name } of spoken) expect(name).toBe(spokenNames[id])
    const fine = { ...sunday, restaurant: { ...sunday.restaurant, name: 'Casa Alta', type: 'fine_dining' } }
    expect(make(answers, fine).dishes.every(({ what }) => what === undefined)).toBe(true)
  })

  test('are unique, and each spoken name belongs to a dish', () => {
    const ids = ideas.map(({ id }) => id)
    for (const id of Object.keys(spokenNames)) expect(ids).toContain(id)
    expect(new Set(Object.values(spokenNames)).size).toBe(Object.keys(spokenNames).length)
  })

  test('that leave out the meat come with a text for guests that mentions it', () => {
    for (const { name, story, what, unnamed, ingredients } of dishes) {
      const meat = ingredients.find(({ id }) => ['carne_sol', 'linguica', 'pernil', 'sobrecoxa'].includes(id))
      if (what === undefined || !meat) continue
      expect(`${name} ${story} ${unnamed?.join(' ')}`).toMatch(
        /carne|linguiça|pernil|porco|frango|sobrecoxa/i,
      )
    }
  })

  test('or the line for the menu mention cachaça', () => {
    const markdown = toMarkdown('Menu', dishSections(contents))
    for (const { name, story } of dishes) {
      const line = markdown.split('\n').find((one) => one.includes(`“${story}”`) && one.startsWith('Para o'))
      expect(`${name} ${line}`).toMatch(/cachaça/)
    }
  })
})
