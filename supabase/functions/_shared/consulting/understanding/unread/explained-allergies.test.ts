import { expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  brief(
    understand('food_pairing', {
      answers: answersWith('food_pairing', text),
      house: emptyHouse,
      today: '2026-11-22',
    }),
  )

it.each([
  ['sem gengibre nos drinks, que o bartender é alérgico', 'exclude gengibre allergy'],
  ['nenhum drink com mel, porque a garçonete tem alergia', 'exclude mel allergy'],
])('what no drink may hold for somebody’s health is an allergy: %s', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

it('what the guests do not like in a glass stays a rule of the pairs', () => {
  expect(read('sem cerveja nos pares, que o povo não gosta')).toEqual(['pairing never cerveja'])
})

it.each([
  'Uma hóspede é celíaca: dá pra servir? Não usa polvo nem lula, distribuidor daqui não é confiável.',
  'Um sócio tem alergia a amendoim, advogado já ligou e o padre almoça aqui.',
  'Não vou aumentar nada até março e vem um senhor da oficina que merenda aqui e tem alergia a gergelim.',
  'Meu tio é diabético e merenda aqui, queria que o doce servisse pra ele.',
  'Recebo um celíaco por mês e não sei se outra farinha basta, a pia é uma só.',
])('the people and places of a house are no food, and stop nothing beside an allergy: %s', (text) => {
  const { unread } = understand('dish_creation', {
    answers: answersWith('dish_creation', text),
    house: emptyHouse,
    today: '2026-11-22',
  })
  expect(unread.filter(({ blocking }) => blocking)).toEqual([])
})

it.each([
  'Uma moça tem alergia a gergelim e não pode ter pozol.',
  'Vem um celíaco aos domingos, e não pode comer pozol.',
  'Tem alergia a gergelim e pozol e merenda aqui.',
])('a food that nobody knows is asked about wherever one can stand: %s', (text) => {
  const { unread } = understand('dish_creation', {
    answers: answersWith('dish_creation', text),
    house: emptyHouse,
    today: '2026-11-22',
  })
  expect(unread.some(({ blocking }) => blocking)).toBe(true)
})
