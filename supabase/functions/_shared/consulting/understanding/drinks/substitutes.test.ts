import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  understand('drink_creation', {
    answers: answersWith('drink_creation', text),
    house: emptyHouse,
    today: '2026-11-30',
  })

test.each([
  ['O sítio só entrega cajá até abril: o que boto no lugar depois?', 'cajá', undefined],
  ['Meu vizinho só traz umbu até março. E depois, o que uso no lugar?', 'umbu', undefined],
  ['Quando a seriguela sumir da feira, o que entra no lugar?', 'seriguela', undefined],
  ['Se faltar goiaba, posso trocar por manga?', 'goiaba', 'manga'],
  ['Acabando a mangaba, qual fruta substitui?', 'mangaba', undefined],
  ['Sem manjericão no mercado, o que eu ponho?', 'manjericão', undefined],
])('what takes the place of an ingredient that runs out is asked: %s', (text, item, other) => {
  const { wishes, unread } = read(text)
  expect(unread).toEqual([])
  expect(wishes).toMatchObject([{ kind: 'question', about: 'bar', what: 'substitute', item }])
  expect(Object(wishes[0]).other).toBe(other)
})

test.each(['Troque o limão por tangerina.', 'Posso usar vodca no lugar da cachaça?', 'Não quero cajá.'])(
  'an order, another spirit and a refusal ask for no substitute: %s',
  (text) => {
    expect(read(text).wishes.map((wish) => ('what' in wish ? wish.what : ''))).not.toContain('substitute')
  },
)
