import { expect, test } from 'vitest'
import { understood } from '../../../../../../../tests/support/understood.ts'
import { createDrinks } from '../engine.ts'

/** The answer to a question that names no drink of the house. */
function replyTo(question: string) {
  const answers = {
    establishment_info: ['Boteco ou bar de bairro'],
    target_audience: ['Casais'],
    equipment: ['Coqueteleira', 'Liquidificador'],
    preferences: `6 drinks. ${question}`,
  }
  const { menu } = createDrinks(answers, understood('drink_creation', answers))
  return { menu, replies: (menu.answers ?? []).map(({ text }) => text) }
}

test.each([
  ['Quando o freguês diz que tá caro, o que o garçom responde?', 'ofereça o mais em conta'],
  ['E o que o garçom fala quando o cliente acha caro?', 'ofereça o mais em conta'],
  ['Como subo o preço sem a turma chiar?', 'no máximo 10% por vez'],
  ['Com o que não gira, fazer o quê?', 'por semana sai'],
  ['Que gelo eu uso?', 'Cubo inteiro'],
])('“%s” is answered for the new drinks', (question, expected) => {
  const { replies } = replyTo(question)
  expect(replies).toHaveLength(1)
  expect(replies[0]).toContain(expected)
})

test('staff whom guests ask how strong a drink is can name the strongest', () => {
  const { menu, replies } = replyTo('O que o garçom fala quando perguntam se é forte?')
  const [strongest] = menu.drinks.filter(({ base }) => base !== null).toSorted((a, b) => b.abvPct - a.abvPct)
  expect(replies[0]).toContain(strongest?.name)
})

test('how much ice to buy is still a number of kilos', () => {
  expect(replyTo('Quanto gelo eu compro?').replies[0]).toContain('kg a mais')
})
