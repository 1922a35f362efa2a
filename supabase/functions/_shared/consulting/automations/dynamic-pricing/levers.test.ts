import { expect, test } from 'vitest'
import { purchaseOf, spoiling } from './levers.ts'

const bought = (name: string, drink: boolean, names = [name]) =>
  purchaseOf({ name, names, drink, monthCost: 1000, costShare: 0.3 })

test.each(['Stout 470 ml', 'Vinho tinto da casa (taça)', 'Taça de espumante brut', 'Água com gás', 'Tônica'])(
  'the house buys %s as it sells it',
  (name) => expect(bought(name, true)).toBe(`a compra de ${name}`),
)

test.each(['Mocha de rapadura', 'Aperol spritz', 'Gim com tônica', 'Gim-tônica', 'Suco de cajá', 'Ipanema'])(
  'the bar makes %s',
  (name) => expect(bought(name, true)).toBe(`os ingredientes de ${name}`),
)

test('a dish is made, whatever its name begins with', () => {
  expect(bought('Coco gratinado', false)).toBe('os ingredientes de Coco gratinado')
})

test('beers of one supplier are one purchase', () => {
  expect(bought('cervejas', true, ['Cerveja 600 ml', 'Long neck'])).toBe('a compra das cervejas')
})

test('what spoils unsold, as the owner says, is known by its whole name', () => {
  const text = 'Me preocupa o espeto de camarão, que sai cada vez menos e estraga'
  const spoils = spoiling({ wishes: [], unread: [], asides: [{ text }] })
  expect(spoils('Espeto de camarão')).toBe(true)
  expect(spoils('Espeto de carne')).toBe(false)
  const kept = spoiling({ wishes: [], unread: [], asides: [{ text: 'O espeto de camarão vende bem' }] })
  expect(kept('Espeto de camarão')).toBe(false)
})
