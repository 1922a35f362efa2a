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
  ['Caldo da Neide, perto da praça: negroni 36, caipirinha 26', 'Caldo da Neide'],
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

it('a house that is not fought with is the one named before, and not all of them', () => {
  const { wishes, unread } = read(
    'Bar do Zé: caipirinha 26. Bar do Pedrinho: caipirinha 45. O Bar do Pedrinho é de outro nível, não quero brigar com ele.',
  )
  expect(unread).toEqual([])
  expect(wishes.filter(({ kind }) => kind === 'question')).toEqual([
    expect.objectContaining({ about: 'lower', against: true, competitor: 'Bar do Pedrinho' }),
  ])
})

it.each([
  ['A caipirinha não baixa de 26.', 'Caipirinha', 26],
  ['Não desço o negroni de 35', 'Negroni', 35],
])('a price that does not go under an amount is a floor of the house: %s', (said, item, min) => {
  expect(read(`Bar do Zé: negroni 36. ${said}`).wishes.at(-1)).toMatchObject({ kind: 'price', min })
  expect(read(`Bar do Zé: negroni 36. ${said}`).wishes.at(-1)).toMatchObject({
    item: expect.stringMatching(new RegExp(item, 'i')),
  })
  const theirs = read('Bar do Zé: negroni 36. O Bar do Zé não baixa o negroni de 30.').wishes
  expect(theirs.some(({ kind }) => kind === 'price')).toBe(false)
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
