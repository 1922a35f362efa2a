import { expect, test } from 'vitest'
import { plainContext } from '../../../../../../tests/support/understood.ts'
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
  item('Petiscos', 'Torresmo', 26),
  item('Petiscos', 'Bolinho de macaxeira', 24),
  item('Pratos', 'Costela no bafo', 58),
  item('Drinks', 'Caipirinha de limão', 19),
  item('Drinks', 'Negroni da casa', 48),
]

const answerTo = (max: number) =>
  createPairings(
    {
      menu_upload: menuAnswer({ items: menu }),
      cuisine_style: 'Brasileira',
      focus_areas: ['Petiscos', 'Pratos principais'],
    },
    {
      ...plainContext,
      today: '2027-01-12',
      sheet: {
        wishes: [{ kind: 'price', item: 'bebida', max, text: 'bebida', origin: 'request' }],
        unread: [],
      },
    },
  )
    .flatMap(({ content }) => (content.kind === 'pairing_menu' ? (content.asked?.planned ?? []) : []))
    .find(({ wish }) => wish === 'price')

test('a bound on drinks is answered by the drinks of the pairs, not by what else the house sells', () => {
  expect(answerTo(40)).toMatchObject({
    done: true,
    text: expect.stringMatching(/^A bebida mais cara dos pares é .+, a R\$/),
  })
})
