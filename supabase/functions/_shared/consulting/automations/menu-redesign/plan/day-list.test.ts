import { expect, test } from 'vitest'
import { menuOf, redesign, salesOf, sold } from '../test-case.ts'

const items = Array.from({ length: 12 }, (_, at) => sold(`Prato ${at + 1}`, 120 - 5 * at, 40, 12))
const answerTo = (text: string, of = items) =>
  redesign(menuOf(of.map(({ name }) => name)), salesOf(of), text).content.answers?.[0]

test('a smaller menu for a day is the dishes that leave most there, and no day by which something is due', () => {
  const answer = answerTo('Domingo a cozinha trava, preciso de um cardápio menor no domingo')
  expect(answer?.about).toBe('slowDishes')
  expect(answer?.verdict).toMatch(/^Aos domingos, só 8 pratos: Prato 1, /)
  expect(answer?.texts.join(' ')).toContain('Prato 12')
})

test('a menu that is short already is not cut for a day', () => {
  expect(answerTo('aos sábados quero um menu enxuto', items.slice(0, 6))?.verdict).toContain('já é curto')
})
