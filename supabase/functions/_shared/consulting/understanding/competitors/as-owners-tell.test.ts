import { expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Clássicos', 'Negroni', 39],
    ['Clássicos', 'Caipirinha', 28],
    ['Petiscos', 'Tábua do céu', 118],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const read = (competitors: string) =>
  understand('competitor_analysis', { answers: { competitors }, house, today: '2026-11-29' })

it.each([
  ['Terraço 84 (na mesma rua, abriu tem seis meses): negroni 36, caipirinha 26', 'Terraço 84'],
  ['Bar 54 (em frente): negroni 36, caipirinha 26', 'Bar 54'],
  ['Bar do Pedrinho lá embaixo: negroni 36, caipirinha 26', 'Bar do Pedrinho'],
])('%s', (said, name) => {
  const { wishes } = read(said)
  expect(wishes).toMatchObject([
    { kind: 'competitorPrice', competitor: name, item: 'negroni', min: 36 },
    { kind: 'competitorPrice', competitor: name, item: 'caipirinha', min: 26 },
  ])
})

it('a house of another world is out of the account', () => {
  const { wishes } = read(
    'Bar do Pedrinho: caipirinha 15, mas esse aí é outro mundo, não quero brigar com ele em preço.',
  )
  expect(wishes).toContainEqual(
    expect.objectContaining({ kind: 'rivalFact', competitor: 'Bar do Pedrinho', about: 'apart' }),
  )
})

it('what an action may cost is no price of the menu', () => {
  const { wishes, unread } = read(
    'Bar do Zé: negroni 36. Me dê três coisas pra fazer já essa semana, e nenhuma que custe mais de 500 conto.',
  )
  expect(unread).toEqual([])
  expect(wishes).toContainEqual(expect.objectContaining({ about: 'actions', count: 3, price: 500 }))
  const other = read('Bar do Zé: negroni 36. nenhuma despesa que custe mais de 500 reais').wishes
  expect(other.some(({ kind }) => kind === 'price')).toBe(false)
})
