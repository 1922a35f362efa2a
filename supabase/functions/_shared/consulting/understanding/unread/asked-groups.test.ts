import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Grelhados', 'Alcatra na brasa'],
    ['Grelhados', 'Carne de sol acebolada'],
    ['Grelhados', 'Bife ancho'],
    ['Entradas', 'Pastel de carne'],
    ['Entradas', 'Bolinho de bacalhau'],
    ['Sobremesas', 'Cocada cremosa'],
    ['Sobremesas', 'Pudim de leite'],
    ['Bebidas', 'Cerveja 600 ml'],
    ['Bebidas', 'Cerveja long neck'],
  ].map(([section = '', name = '']) => ({ section, name, price: 30 })),
})
const read = (type: 'dynamic_pricing' | 'competitor_analysis', text: string) =>
  brief(understand(type, { answers: answersWith(type, text), house, today: '2026-11-22' }))

describe('a question that begins with "qual" and a noun is about the group', () => {
  test.each([
    ['Qual carne está barata demais?', 'question upDown carnes'],
    ['Que sobremesa dá para subir?', 'question upDown sobremesas'],
    ['Quais cervejas estão defasadas?', 'question upDown cervejas'],
    ['Alguma entrada está cara?', 'question upDown entradas'],
    ['Qual prato está barato?', 'question upDown todos os pratos'],
  ])('%s', (said, wish) => expect(read('dynamic_pricing', said)).toEqual([wish]))

  test('beside competitors too', () =>
    expect(read('competitor_analysis', 'Qual sobremesa está barata?')).toEqual([
      'question position sobremesas',
    ]))
})

test('the only item of its group is asked about by its name', () =>
  expect(read('dynamic_pricing', 'Qual bolinho está barato?')).toEqual([
    'question fairPrice Bolinho de bacalhau',
  ]))

test('a group that the house is not known to have is given back, and not widened to all prices', () =>
  expect(read('dynamic_pricing', 'Qual temaki está barato?').join()).not.toContain('upDown'))

test.each([
  ['Qual item está barato?', 'question upDown'],
  ['A carne de sol está barata?', 'question fairPrice Carne de sol acebolada'],
])('asks of everything, or of one item, as before: %s', (said, wish) =>
  expect(read('dynamic_pricing', said)).toEqual([wish]),
)
