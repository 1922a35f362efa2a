import { expect, test } from 'vitest'
import { answerCouvert } from './rights.ts'

test('a cover charge is told by ten guests and by the table of two, and no service fee is meant', () => {
  const { verdict, texts } = answerCouvert({ kind: 'question', about: 'couvert', price: 12 } as never)
  expect(verdict).toContain('R$ 120,00')
  expect(verdict).toContain('R$ 24,00')
  expect([verdict, ...texts].join(' ')).not.toMatch(/10%|gorjeta/)
})

test('without its price, a cover charge is held against the musician’s fee', () => {
  expect(answerCouvert({ kind: 'question', about: 'couvert' } as never).verdict).toContain('cachê')
})
