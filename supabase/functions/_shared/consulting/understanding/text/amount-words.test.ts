import { expect, test } from 'vitest'
import { amountsIn } from './amount-words.ts'

const valuesIn = (said: string) => amountsIn(said).map(({ value }) => value)

test.each([
  ['entre tres e cinco itens', [3, 5]],
  ['quatro e seis', [4, 6]],
  ['vinte e tres', [23]],
  ['cento e vinte', [120]],
  ['dois mil e quinhentos', [2500]],
  ['dezenove e noventa', [19.9]],
])('“%s” says %j', (said, values) => expect(valuesIn(said)).toEqual(values))
