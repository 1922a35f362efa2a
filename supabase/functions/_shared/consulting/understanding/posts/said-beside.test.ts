/** What stands beside a wish for posts and is said of it alone. */
import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Pratos', 'Galinha caipira', 58],
    ['Pratos', 'Feijoada completa', 62],
    ['Bebidas', 'Suco de caju', 11],
    ['Rodízio', 'Rodízio de massas', 69],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const wishes = (special_dates: string) =>
  understand('content_generation', { answers: { special_dates }, house, today: '2026-11-28' }).wishes.map(
    ({ text: _, place: __, origin: ___, ...wish }) => wish,
  )

test.each(['que só sai no almoço', 'que é só no almoço', 'só no almoço'])('a counted dish, %s', (beside) => {
  expect(wishes(`2 posts da galinha caipira, ${beside}`)).toEqual([
    expect.objectContaining({ kind: 'postTopic', count: 2 }),
    { kind: 'houseFact', about: 'lunchOnly', what: 'Galinha caipira' },
  ])
})

test('"sem álcool" beside a counted juice leaves no drink out of the others', () => {
  expect(wishes('1 post do suco de caju, sem álcool').map(({ kind }) => kind)).toEqual(['postTopic'])
  expect(wishes('1 post do suco de caju. Sem álcool em nenhum post').map(({ kind }) => kind)).toContain(
    'exclude',
  )
})

test.each(['bebida à parte', 'bebida não inclusa', 'só no salão', 'não vale para viagem'])(
  'the condition of a price, %s, stays with its offer',
  (beside) => {
    const [offer, ...others] = wishes(`rodízio de massas toda quarta R$ 69, ${beside}`)
    expect(offer).toMatchObject({ weekdays: [3], price: 69, note: beside })
    expect(others).toEqual([])
  },
)

test.each(['confra de empresa: reservar até 10/12', 'confraternização: reservas até 10/12'])(
  '%s: the last day to book',
  (said) => {
    expect(wishes(said)).toEqual([
      expect.objectContaining({
        what: expect.stringMatching(/^último dia de reservas \(conf/),
        to: '2026-12-10',
      }),
    ])
  },
)
