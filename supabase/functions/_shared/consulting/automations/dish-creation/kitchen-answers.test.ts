import { expect, test } from 'vitest'
import { dishQuestionWords } from '../../base/request/describe-dish-wish.ts'
import { kitchenTopicOf } from '../../base/request/kitchen-topics.ts'
import { kitchenAnswer } from './kitchen-answers.ts'

test.each([
  ['Quanto tempo aguenta o salgado na estufa sem ter problema?', /acima de 60 °C.*6 horas/i],
  ['a que temperatura deixo a cuba?', /60 °C/],
  ['posso servir no jantar o que sobrou do almoço?', /2 horas.*70 °C/],
  ['Dá para deixar o arroz pronto de um dia pro outro?', /assadeira rasa/],
  ['o charque eu dessalgo de um dia pro outro ou dá pra fazer mais rápido?', /na geladeira.*ferva/i],
  ['quanto tempo antes posso temperar a carne?', /2 a 12 horas/],
  ['quanto tempo dura no freezer e como o cliente esquenta?', /micro-ondas/],
  ['Como escrevo os alérgenos no cardápio?', /Tapioca: “Contém leite”/],
  ['quanto tempo dura a maionese na geladeira?', /3 dias/],
])('“%s” is answered by its own rule, and headed by its own words', (text, answer) => {
  const topic = kitchenTopicOf(text)
  expect(
    topic && kitchenAnswer(topic, { chosen: [], dishes: [{ name: 'Tapioca', allergens: ['leite'] }] }),
  ).toMatch(answer)

  expect(dishQuestionWords('keeping', { text })).not.toMatch(/cada um dura/)
})

test('how long the new dishes keep is no such question', () => {
  expect(kitchenTopicOf('Quanto tempo dura cada um na geladeira?')).toBeUndefined()
})
