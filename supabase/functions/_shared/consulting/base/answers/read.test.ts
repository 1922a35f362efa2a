import { expect, test } from 'vitest'
import { menuOf } from './read.ts'

const item = (name: string, size?: string) => ({
  name,
  category: null,
  description: null,
  price: 10,
  cost: null,
  ...(size && { size }),
})
const upload = (...items: ReturnType<typeof item>[]) => ({
  cardapio: { path: 'a/b.pdf', name: 'b.pdf', size: 1, type: '', menu: { items } },
})

test('dishes of the same name are told apart by size', () => {
  const menu = menuOf(
    upload(item('Chopp', '300 ml'), item('Chopp', '500 ml'), item('Suco', '300 ml')),
    'cardapio',
  )
  expect(menu?.items.map(({ name }) => name)).toEqual(['Chopp 300 ml', 'Chopp 500 ml', 'Suco'])
})

test('an answer without a menu gives none', () => {
  expect(menuOf({}, 'cardapio')).toBeNull()
})
