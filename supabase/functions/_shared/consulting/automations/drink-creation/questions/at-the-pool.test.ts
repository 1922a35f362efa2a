import { expect, test } from 'vitest'
import { understood } from '../../../../../../../tests/support/understood.ts'
import { createDrinks } from '../engine.ts'

test('what stands in a chilled glass without ice stays inside, and the date to ask is to come', () => {
  const answers = {
    establishment_info: ['Hotel ou pousada'],
    target_audience: ['Casais'],
    equipment: ['Coqueteleira', 'Liquidificador'],
    preferences: '8 drinks. Na piscina não pode vidro: quais posso servir lá?',
  }
  const context = understood('drink_creation', answers)
  const { menu } = createDrinks(answers, context)
  const reply = menu.answers?.find(({ text }) => text.includes('policarbonato'))?.text ?? ''
  const [outside = '', inside = ''] = reply.split('Ficam no salão')
  const chilled = menu.drinks.filter(({ glass, ice }) => /taça/i.test(glass) && /sem gelo/i.test(ice))
  expect(chilled.length).toBeGreaterThan(0)
  for (const { name } of menu.drinks) {
    const stays = chilled.some((one) => one.name === name)
    expect((stays ? inside : outside).includes(name), name).toBe(true)
    expect((stays ? outside : inside).includes(name), name).toBe(false)
  }
  const [, day = '', month = ''] = /até (\d\d)\/(\d\d)/.exec(reply) ?? []
  const [year, own] = [context.today.slice(0, 4), context.today.slice(5)]
  expect(`${year}-${month}-${day}` > context.today || `${month}-${day}` < own).toBe(true)
})
