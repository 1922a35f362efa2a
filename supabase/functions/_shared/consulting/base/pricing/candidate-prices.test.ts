import { expect, it } from 'vitest'
import { beatsToday, choiceWords, chooseAmong, leastRoom } from './candidate-prices.ts'

const dish = { name: 'Camarão na moranga', price: 104.9, cost: 41, units: 1000 }

it('takes the dearer price where the expected loss stays below break-even', () => {
  const choice = chooseAmong(dish, [109.9, 99.9], -1.2)
  expect(choice?.best.price).toBe(109.9)
  expect(choice?.best.even).toBeCloseTo(63.9 / 68.9 - 1, 9)
  expect(choice?.between.even).toBeCloseTo(1 - 58.9 / 68.9, 9)
})

it('takes the cheaper price where guests react more than the margin bears', () => {
  expect(chooseAmong({ ...dish, cost: 10 }, [99.9, 109.9], -1.6)?.best.price).toBe(99.9)
})

it('keeps every expected gain between its bad and its good case', () => {
  for (const cost of [5, 41, 80])
    for (const { gain, low, high } of chooseAmong({ ...dish, cost }, [95, 112, 140], -1.2)?.candidates ??
      []) {
      expect(gain).toBeGreaterThanOrEqual(low)
      expect(gain).toBeLessThanOrEqual(high)
    }
})

it('ignores prices that do not cover the cost', () => {
  expect(chooseAmong({ ...dish, cost: 100 }, [99.9, 109.9], -1.2)).toBeNull()
})

it('says which price, and the sales that each may lose', () => {
  const choice = chooseAmong(dish, [99.9, 109.9], -1.2)
  if (!choice) throw new Error('no choice')
  const { verdict, table } = choiceWords(dish, choice, 'por mês')
  expect(verdict).toBe('R$ 109,90.')
  expect(table.rows[0]?.[2]).toBe('precisa de mais 8,5%: 85 de 1.000')
  expect(table.rows[1]?.[2]).toBe('pode perder 7,3%: 72 de 1.000')
})

it('knows without a cost what a dearer price may lose at least', () => {
  expect(leastRoom(7, 8)).toBe(0.125)
})

it('stays at the price of today where the better price risks more than half of what it promises', () => {
  const fish = { name: 'Peixada', price: 129, cost: 47.5, units: 242 }
  const choice = chooseAmong(fish, [129, 139], -1.2)
  if (!choice) throw new Error('no choice')
  expect(beatsToday(choice)).toBe(false)
  expect(choiceWords(fish, choice, 'por mês').verdict).toBe('R$ 129,00: fique no preço de hoje.')
})
