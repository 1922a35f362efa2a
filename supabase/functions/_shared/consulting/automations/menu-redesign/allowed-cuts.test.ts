import { expect, test } from 'vitest'
import { menuOf, redesign, salesOf, sold } from './test-case.ts'

const items = [
  sold('Isca', 300, 30, 10),
  sold('Pastel', 280, 25, 9),
  sold('Caldinho', 260, 20, 8),
  sold('Dadinho', 60, 60, 10),
  sold('Torresmo', 50, 50, 10),
  sold('Mandioca', 2, 12, 11),
]
const menu = menuOf(items.map(({ name }) => name))

test('a leave to cut takes out only what costs next to nothing to lose', () => {
  const { content } = redesign(menu, salesOf(items), 'pode tirar até 4 coisas que vendem pouco')
  expect(content.leaves?.map(({ name }) => name)).toEqual(['Mandioca'])
})

test('an order to cut what sells little takes more', () => {
  const { content } = redesign(menu, salesOf(items), 'tire até 4 coisas que vendem pouco')
  expect(content.leaves?.length).toBeGreaterThan(1)
})

test('a wish to cut because the kitchen cannot cope is an order', () => {
  const { content } = redesign(menu, salesOf(items), undefined, [
    'Melhorar a margem',
    'Quero tirar até 3 itens, porque a chapa não dá conta de manhã',
  ])
  expect(content.leaves?.length).toBeGreaterThan(1)
})

test('what is to stand low on the page closes its section, without a frame', () => {
  const { content } = redesign(menu, salesOf(items), 'O dadinho só apareça embaixo, discreto')
  const [section] = content.newMenu?.sections ?? []
  expect(section?.items.at(-1)).toMatchObject({ name: 'Dadinho', box: false })
})
