import { expect, test } from 'vitest'
import { fillChoices } from './choices.ts'

test('resolves every choice, by the seed alone', () => {
  const text = '[Sai|Fica] por R$ 20[ hoje|].'
  const said = Array.from({ length: 40 }, (_, seed) => fillChoices(text, String(seed)))
  expect(new Set(said)).toEqual(
    new Set(['Sai por R$ 20 hoje.', 'Sai por R$ 20.', 'Fica por R$ 20 hoje.', 'Fica por R$ 20.']),
  )
  expect(fillChoices(text, '7')).toBe(fillChoices(text, '7'))
})

test('leaves brackets without a choice alone', () => {
  expect(fillChoices('[nome] [a|a]', 'x')).toBe('[nome] a')
})
