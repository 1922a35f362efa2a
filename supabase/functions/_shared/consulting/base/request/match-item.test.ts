import { expect, test } from 'vitest'
import { namesItem } from './match-item.ts'

test.each([
  ['cerveja de 600', 'Cerveja 600 ml Brahma', true],
  ['cerveja de 600 ml', 'Cerveja 600 ml', true],
  ['cerveja de 600', 'Cerveja 355 ml', false],
  ['pão de queijo', 'Pão na chapa com queijo', false],
])('“%s” names “%s”: %s', (said, name, named) => expect(namesItem(said, { name })).toBe(named))

test('beer from the tap is no mixed drink, whatever it is called', () => {
  expect(namesItem('Drinks', { name: 'IPA 500 ml', section: 'Chopes' })).toBe(false)
  expect(namesItem('drinks', { name: 'Negroni', section: 'Bar' })).toBe(true)
})
