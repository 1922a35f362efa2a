import { expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Bebidas', 'Chope 300 ml', 11],
    ['Bebidas', 'Caipirinha de cajá', 21],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const asked = (constraints: string) =>
  understand('dynamic_pricing', { answers: { constraints }, house, today: '2026-11-23' }).wishes.map(
    (wish) => (wish.kind === 'question' ? [wish.about, wish.item ?? null] : [wish.kind]),
  )

it.each([
  ['dá pra fazer um preço mais baixo no chope só na quarta?', ['weekdayPrice', 'Chope 300 ml']],
  ['compensa fazer dobro de caipirinha na quarta?', ['weekdayPrice', 'Caipirinha de cajá']],
  ['posso cobrar mais caro no sábado?', ['dearDays', null]],
])('%s', (said, question) => {
  expect(asked(said)).toEqual([question])
})
