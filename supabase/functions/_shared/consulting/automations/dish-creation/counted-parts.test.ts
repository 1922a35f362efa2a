import { expect, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { createDishes } from './engine.ts'

const item = (section: string, name: string, price: number, cost: number) => ({
  section,
  name,
  price,
  cost,
  kind: 'dish',
})
const kilo = (price: number) => ({ price, amount: 1, unit: 'kg' })

function madeFor(house: unknown, answers: Record<string, string | string[]>) {
  const context = { ...plainContext, house: houseSchema.parse(house) }
  const contents = createDishes(answers, understood('dish_creation', answers, context)).map(
    ({ content }) => content,
  )
  return contents.flatMap((content) => (content.kind === 'dish' ? [content] : []))
}

test('a lunch house gets its two plates at the price that it charges, and the dessert at that of its desserts', () => {
  const dishes = madeFor(
    {
      menu: [
        item('Almoço', 'Lasanha de abobrinha', 26, 8),
        item('Almoço', 'Estrogonofe de cogumelo', 26, 9),
        item('Almoço', 'Moqueca de caju', 26, 7.5),
        item('Doces', 'Bolo de milho', 9, 2.2),
        item('Doces', 'Pudim de coco', 9, 2.4),
      ],
      ingredientPrices: { 'Feijão-verde': kilo(15), Jerimum: kilo(4), Macaxeira: kilo(5), Arroz: kilo(6) },
    },
    {
      cuisine_preferences: ['Vegetariana', 'Regional cearense'],
      dietary_restrictions: ['Vegetariana'],
      complexity_level: 'Preparo na véspera e finalização rápida',
      ingredients:
        'Quero dois pratos do dia e uma sobremesa. Tenho sempre feijão-verde, jerimum, macaxeira, queijo de coalho e banana-da-terra. Nada que imite carne. Até 8 reais de ingredientes cada prato, porque vendo a 26 reais.',
    },
  )
  const prices = (course: string) =>
    dishes.filter((one) => one.course === course).map(({ suggestedPrice }) => suggestedPrice)
  expect(prices('principal')).toEqual([26, 26])
  expect(prices('sobremesa')).toHaveLength(1)
  expect(prices('sobremesa')[0]).toBeLessThan(16)
  expect(dishes).toHaveLength(3)
})

test('each part of a divided number is what the owner says of it', () => {
  const dishes = madeFor(
    {
      menu: [item('Principais', 'Cordeiro com xerém', 92, 33), item('Principais', 'Filé com pequi', 98, 38)],
      ingredientPrices: { 'Capote inteiro': kilo(40), Pequi: kilo(18), Rapadura: kilo(12) },
    },
    {
      cuisine_preferences: ['Sertaneja', 'Brasileira contemporânea'],
      complexity_level: 'Cozinha completa com equipe',
      ingredients:
        'Queremos três pratos novos para a ceia: uma entrada vegetariana, um principal de capote e uma sobremesa com rapadura. Temos boa oferta de pequi e macaxeira.',
    },
  )
  const held = (course: string) =>
    dishes.filter((one) => one.course === course).map(({ ingredients }) => JSON.stringify(ingredients))
  expect(dishes.map(({ course }) => course).toSorted()).toEqual(['petisco', 'principal', 'sobremesa'])
  expect(held('principal')[0]).toContain('capote')
  expect(held('sobremesa')[0]).toContain('rapadura')
  expect(held('petisco')[0]).not.toMatch(/carne|frango|peixe|camarão|linguiça/)
})
