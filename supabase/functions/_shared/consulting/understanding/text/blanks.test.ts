import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({ menu: [{ section: 'Pizzas', name: 'Calabresa', price: 52 }] })
const read = (constraints: string) =>
  understand('menu_redesign', { answers: { constraints }, house, today: '2026-11-17' })

test('many blanks between words are read as one, at the places of the owner’s text', () => {
  const plain = 'não mexer na Calabresa. letra grande, por favor'
  const spaced = 'não   mexer na\t\tCalabresa.    letra  grande, por favor'
  const [one, other] = [read(plain), read(spaced)]
  expect(one.wishes.length).toBeGreaterThan(1)
  const bare = ({ wishes, unread }: typeof one) => ({
    wishes: wishes.map(({ text: _, place: __, ...wish }) => wish),
    unread: unread.map(({ text }) => text),
  })
  expect(bare(other)).toEqual(bare(one))
  for (const { place, text } of other.wishes)
    if (place)
      expect(spaced.slice(place.start, place.end).replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '))
})
