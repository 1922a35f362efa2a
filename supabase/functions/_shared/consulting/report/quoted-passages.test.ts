import { expect, test } from 'vitest'
import { passagesOf } from './quoted-passages.ts'

test('a few words are quoted with their clause, and several of one clause as the clause', () => {
  const within = 'Sócio do clube (uns 120) paga 10% menos'
  expect(
    passagesOf([
      { text: 'Sócio do clube', within },
      { text: 'paga 10% menos', within },
      { text: 'quebrado', within: 'preço quebrado não' },
      { text: 'a gente vê depois' },
    ]),
  ).toEqual([within, 'quebrado (em: preço quebrado não)', 'a gente vê depois'])
})

test('a quotation begins with a word, and not with the comma before it', () => {
  expect(passagesOf([{ text: ', porque aqui só entra plástico' }])).toEqual(['porque aqui só entra plástico'])
})

test('a clause of which other words were read is not quoted as if none was', () => {
  const within = 'Smash 62: simples 22, lotado toda sexta, não aceita vale (eu aceito)'
  expect(
    passagesOf([
      { text: 'lotado toda sexta', within },
      { text: 'eu aceito', within },
    ]),
  ).toEqual([`lotado toda sexta (em: ${within})`, `eu aceito (em: ${within})`])
})

test.each(['e', 'mas o', 'ida', 'que a'])('a scrap of grammar is not quoted: “%s”', (text) => {
  expect(passagesOf([{ text, within: `${text} resto fica` }, { text: 'resto' }])).toEqual(['resto'])
})

test.each(['nada', 'sem', 'não', 'só', 'nem', '3'])(
  'a word that may refuse or limit is quoted: “%s”',
  (text) => {
    expect(passagesOf([{ text }])).toEqual([text])
  },
)
