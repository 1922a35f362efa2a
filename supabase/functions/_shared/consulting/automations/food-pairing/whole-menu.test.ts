import { expect, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { menuAnswer } from '../../golden/houses.ts'
import { createPairings } from './engine.ts'

const item = (category: string, name: string, price: number): MenuItem => ({
  category,
  name,
  price,
  cost: null,
  description: null,
})

const menu = [
  item('Petiscos', 'Torresmo de rolo MEIA', 24),
  item('Petiscos', 'Torresmo de rolo INTEIRA', 39),
  item('Entradas', 'Polenta frita com gorgonzola', 22),
  item('Pratos', 'Lasanha à bolonhesa', 58),
  item('Pratos', 'Ossobuco com polenta', 84),
  item('Sobremesas', 'Pudim de leite', 22),
  item('Drinks', 'Caipirinha de limão', 24),
]

/** Without portions that a table shares. */
const single = menu.filter(({ name }) => !name.startsWith('Torresmo'))

function analysisOf(items: readonly MenuItem[], ...focus: string[]) {
  const answers = {
    menu_upload: menuAnswer({ items: [...items] }),
    cuisine_style: 'Italiana',
    focus_areas: ['Pratos principais', 'Entradas e petiscos', 'Sobremesas', ...focus],
  }
  const contents = createPairings(answers, understood('food_pairing', answers, plainContext))
  const analysis = contents.find(({ content }) => content.kind === 'pairing_menu')?.content
  if (analysis?.kind !== 'pairing_menu') throw new Error('the analysis is missing')
  return analysis
}

test('two portions of one dish are paired once', () => {
  const names = analysisOf(menu).overview.map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('Torresmo'))).toEqual(['Torresmo de rolo INTEIRA'])
})

test('a limit for each guest of a tasting menu is compared with dishes and drinks', () => {
  const { flight, asked } = analysisOf(single, 'degustação de 4 tempos', 'máx R$ 150 por pessoa')
  if (!flight) throw new Error('the tasting menu is missing')
  const dishes = flight.moments.map(({ dish }) => single.find(({ name }) => name === dish)?.price ?? 0)
  expect(flight.plates).toBe(dishes.reduce((sum, price) => sum + price, 0))
  const statement = asked?.planned.find(({ wish }) => wish === 'price')
  expect(statement?.done).toBe(false)
})
