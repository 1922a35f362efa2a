import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  understand('content_generation', {
    answers: answersWith('content_generation', text),
    house: emptyHouse,
    today: '2026-11-20',
  })
const asked = (text: string) => read(text).wishes.find(({ kind }) => kind === 'question')

test.each([
  'Posso avisar da confraternização já em novembro?',
  'Quando a gente anuncia a noite de massas?',
  'Quando devemos divulgar o rodízio?',
  'Dá para abrir as reservas do Réveillon desde já?',
  'Já posso começar a vender os convites?',
])('when to tell of an event is a question, and no event of its own: %s', (text) => {
  expect(asked(text)).toMatchObject({ about: 'postAdvice', what: 'ahead' })
  expect(read(text).wishes.filter(({ kind }) => kind === 'date')).toEqual([])
})

test.each([
  'Podemos filmar os hóspedes no salão para o perfil?',
  'Dá para mostrar fregueses nas fotos?',
  'Posso colocar o rosto dos clientes nos vídeos?',
])('whether guests may be shown is asked, and no post of them: %s', (text) => {
  expect(asked(text)).toMatchObject({ about: 'consent' })
})

test.each([
  ['A noite de terça anda vazia.', 2],
  ['Preciso encher a quarta, que está parada.', 3],
  ['Domingo é o nosso dia mais fraco.', 0],
  ['puxar a segunda que ta fraca', 1],
])('a weak day gets posts of its own: %s', (text, weekday) => {
  expect(read(text).wishes).toMatchObject([{ kind: 'postRule', what: 'moreOn', weekdays: [weekday] }])
  expect(read(text).unread).toEqual([])
})
