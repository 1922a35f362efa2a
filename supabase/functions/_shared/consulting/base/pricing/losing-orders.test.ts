import { expect, it } from 'vitest'
import { losingOrders, whyLeft, withoutOrder } from './losing-orders.ts'

const free = { fixed: null, lowest: null, highest: null, floor: null, ceiling: null }
const at = (name: string, price: number, newPrice: number, gain: number, asked: boolean) => ({
  name,
  price,
  newPrice,
  gain,
  limits: asked ? { ...free, highest: newPrice } : free,
})

it('leaves out the costliest orders until the new prices lose nothing', () => {
  const moqueca = at('Moqueca', 72, 60, -500, true)
  const pastel = at('Pastel', 29, 24, -100, true)
  expect(losingOrders([moqueca, pastel, at('Pargo', 80, 86, 200, false)]).map(({ name }) => name)).toEqual([
    'Moqueca',
  ])
  expect(losingOrders([pastel, at('Pargo', 80, 86, 200, false)])).toEqual([])
})

it('lets the price move the other way, and says what the order would cost', () => {
  expect(withoutOrder({ ...free, highest: 60 }, 72)).toEqual({ ...free, ceiling: 72 })
  expect(withoutOrder({ ...free, lowest: 60 }, 52)).toEqual({ ...free, floor: 52 })
  expect(whyLeft({ name: 'Moqueca', price: 72, to: 60, loss: 500 }, 'por mês')).toMatch(
    /^Baixar Moqueca .* custaria R\$.500,00 por mês, .*: fica em R\$.72,00\.$/,
  )
})
