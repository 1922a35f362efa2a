import { expect, it } from 'vitest'
import { houseWith, plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { createDishes } from './engine.ts'
import { answers as golden } from './golden/answers.ts'

it('names dishes for children from the house’s own menu, without cachaça and within the price', () => {
  const house = houseWith(
    ['Pratos', 'Filé de frango grelhado com arroz', 34],
    ['Pratos', 'Moqueca de arraia', 96],
    ['Petiscos', 'Batata frita', 24],
    ['Petiscos', 'Camarão na moranga', 28],
    ['Petiscos', 'Linguiça na cachaça', 28],
    ['Bebidas', 'Caipirinha', 19],
  )
  const answers = { ...golden.boteco, ingredients: '4 pratos. Um para crianças, até R$ 35.' }
  const contents = createDishes(
    answers,
    understood('dish_creation', answers, { ...plainContext, house }),
  ).map(({ content }) => content)
  const menu = contents.find(({ kind }) => kind === 'dish_menu')
  const text =
    (menu?.kind === 'dish_menu' && menu.answers?.find(({ about }) => about === 'childrensDish')?.text) || ''
  expect(text).toContain('Filé de frango grelhado com arroz (R$ 34,00)')
  expect(text).toContain('Batata frita')
  expect(text).not.toMatch(/Moqueca|Camarão|Linguiça|Caipirinha/)
})

it.each(['5 pratos. Um deles tem que servir pra criança.', '5 pratos, sem cachaça em pelo menos um deles.'])(
  '%s: at least one of the new dishes is made without cachaça',
  (ingredients) => {
    const answers = { ...golden.boteco, ingredients }
    const results = createDishes(answers, understood('dish_creation', answers, plainContext))
    const dishes = results.flatMap(({ content }) => (content.kind === 'dish' ? [content] : []))
    expect(dishes).toHaveLength(5)
    expect(dishes.filter(({ sober }) => sober === true).length).toBeGreaterThanOrEqual(1)
  },
)
