import { expect, it } from 'vitest'
import { decide, riseWords } from './rise-words.ts'

const free = { fixed: null, lowest: null, highest: null, floor: null, ceiling: null }
const draught = { name: 'Chopp 300 ml', price: 11.9, cost: 4.2, units: 2700 }
const risen = { name: 'Chopp 300 ml', from: 4.2, to: 4.6, basis: 'whole' as const, share: 1 }

it('follows a rise where the next price earns more at the new cost, with its break-even', () => {
  const decided = decide(risen, draught, -0.9, free)
  expect(decided.newPrice).toBeGreaterThan(11.9)
  const { verdict, lost, table } = riseWords({ what: 'barril', was: 680, price: 745 }, [decided], 'por mês')
  expect(verdict).toContain('Repasse')
  expect(lost).toBeCloseTo(0.4 * 2700, 6)
  const left = decided.newPrice - 4.6
  expect(table.rows[0]?.[6]).toBe(
    `${String(Math.round((1 - 7.3 / left) * 1000) / 10).replace('.', ',')}%: ${Math.floor((1 - 7.3 / left) * 2700)} de 2.700`,
  )
})

it('lets the best seller leave its usual step for its own cost', () => {
  const crab = { name: 'Caranguejo', price: 9, cost: 3.9, units: 4000 }
  const place = { kind: 'doorway' as const }
  const decided = decide({ name: 'Caranguejo', from: 3.9, to: 4.8, basis: 'whole', share: 1 }, crab, -1.2, {
    ...free,
    place,
  })
  expect(decided.newPrice).toBe(10)
})

it('holds a price that the owner fixes, and says so', () => {
  const decided = decide(risen, draught, -0.9, { ...free, fixed: 11.9 })
  expect(decided.newPrice).toBe(11.9)
  expect(riseWords({ what: 'barril', was: 680, price: 745 }, [decided], null).texts.join(' ')).toContain(
    'a seu pedido',
  )
})
