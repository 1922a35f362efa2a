import { expect, test } from 'vitest'
import { wishLabel } from '../../base/request/describe-wish.ts'
import { canonicalName, measureOf } from '../../base/same-item.ts'

test('reads a bare number after a beer as millilitres', () => {
  expect(measureOf('skol 600')).toEqual({ amount: 600, unit: 'ml' })
  expect(measureOf('chopp pilsen 300')).toEqual({ amount: 300, unit: 'ml' })
  expect(canonicalName('skol 600')).toBe(canonicalName('Skol 600 ml'))
  expect(measureOf('combo 300')).toBeNull()
})

test('recognises food sold by weight under all its names', () => {
  const names = ['Self-service por kg', 'self-service', 'buffet por quilo', 'Buffet a quilo']
  expect(new Set(names.map(canonicalName)).size).toBe(1)
  expect(canonicalName('Buffet livre')).not.toBe(canonicalName('Self-service por kg'))
})

test('writes a size once', () => {
  const price = (item: string, size: string) =>
    wishLabel({
      kind: 'competitorPrice',
      competitor: 'Bar',
      item,
      size,
      min: 14,
      max: 14,
      text: '',
      origin: 'request',
    })
  expect(price('Heineken 600 ml', '600 ml')).toBe('Bar: Heineken 600 ml R$ 14')
  expect(price('Heineken', '600 ml')).toBe('Bar: Heineken (600 ml) R$ 14')
  expect(price('Heineken 600ml', '355 ml')).toBe('Bar: Heineken 600ml (355 ml) R$ 14')
})
