import { expect, test } from 'vitest'
import { kindsOf } from './kinds.ts'

const item = (name: string, price: number, section = 'Pratos') => ({ name, section, price })

test('an item named like a side is a main dish at the price of a main dish, and otherwise a side', () => {
  const mains = [item('Peixada', 120), item('Picanha', 140), item('Moqueca', 150)]
  const rice = item('Arroz do mar', 130)
  const plain = item('Arroz branco', 12)
  const kindOf = kindsOf([...mains, rice, plain])
  expect([rice, plain].map(kindOf)).toEqual(['dish', 'side'])
})

test('a section of sides contains only sides, at any price', () => {
  const farofa = item('Farofa de camarão', 30, 'Acompanhamentos')
  expect(kindsOf([farofa, item('Queijo', 30, 'Acompanhamentos')])(farofa)).toBe('side')
})
