import { describe, expect, it } from 'vitest'
import { boteco } from '../../golden/houses.ts'
import { understand } from '../../understanding/understand.ts'
import { createDishes } from './engine.ts'
import type { Dish, DishMenu } from './schema.ts'

const kitchen = {
  cuisine_preferences: ['Regional cearense', 'Sertaneja', 'Petiscos de boteco'],
  complexity_level: 'Cozinha completa com equipe',
}

function made(ingredients: string) {
  const answers = { ...kitchen, ingredients }
  const { context } = boteco
  const sheet = understand('dish_creation', { answers, house: context.house, today: context.today })
  const contents = createDishes(answers, { ...context, sheet }).map(({ content }) => content)
  return {
    dishes: contents.filter((content): content is Dish => content.kind === 'dish'),
    menu: contents.find((content): content is DishMenu => content.kind === 'dish_menu'),
  }
}

describe('what an owner asks of dishes', () => {
  it('is a number of plates for two, within the ceiling of a plate', () => {
    const { dishes } = made('quero 6 pratos, pelo menos dois pra duas pessoas, até 60 reais')
    const shared = dishes.filter(({ serves }) => serves === 2)
    expect(shared).toHaveLength(2)
    for (const { name, suggestedPrice } of shared) {
      expect(name).toContain('para 2')
      expect(suggestedPrice).toBeLessThanOrEqual(60)
    }
  })

  it('is an exact number of dishes with cachaça; the others contain none', () => {
    const { dishes } = made('quero 5 pratos, só dois com cachaça, os outros podem ser sem')
    const withIt = dishes.filter(({ ingredients }) => ingredients.some(({ name }) => /cachaça/.test(name)))
    expect(withIt).toHaveLength(2)
    for (const { name, method, sober } of dishes.filter((dish) => !withIt.includes(dish))) {
      expect([name, sober]).toEqual([name, true])
      expect(`${name} ${method.join(' ')}`).not.toMatch(/cachaça/i)
    }
  })

  it('is a limit of minutes that every dish keeps', () => {
    const { dishes } = made('quero 5 pratos, cada um pronto em até 7 minutos')
    expect(Math.max(...dishes.map(({ minutes }) => minutes.finish))).toBeLessThanOrEqual(7)
  })

  it('is a menu in courses, in their order, with a version of each for a diet', () => {
    const { dishes, menu } = made(
      'menu de 5 tempos a R$ 190 por pessoa, 24 lugares, com versão vegetariana de cada tempo',
    )
    expect(dishes).toHaveLength(5)
    expect(dishes.at(-1)?.course).toBe('sobremesa')
    expect(menu?.tasting?.courses.map(({ dish }) => dish)).toEqual(dishes.map(({ name }) => name))
    expect(menu?.tasting?.courses.every(({ twin }) => twin !== null)).toBe(true)
  })

  it('is an answer about the alcohol that is left', () => {
    const { menu } = made('o álcool evapora no fogo?')
    expect(menu?.answers?.[0]?.text).toMatch(/^Não todo: .*40%.*grávida/)
  })

  it('is what to do with a leftover, in portions', () => {
    const { menu } = made('tenho 9 kg de asa de frango no freezer, quero 5 pratos')
    expect(menu?.met?.[0]).toMatchObject({ of: 'leftover', what: 'frango', met: true })
    expect(menu?.met?.[0]?.text).toMatch(/^9 kg dão \d+ porç/)
  })
})
