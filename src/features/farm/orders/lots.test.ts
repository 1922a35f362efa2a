import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Lot, proposeLots } from './lots'

const lot = (id: string, left: number, productId = 'prata'): Lot => ({
  id,
  productId,
  number: id.toUpperCase(),
  bottledOn: '2026-05-10',
  left,
})

test('the oldest lot is taken first, and the next one for the rest', () => {
  const { takes, missing } = proposeLots(
    [{ itemId: 'a', productId: 'prata', quantity: 5 }],
    [lot('l1', 3), lot('other', 9, 'ouro'), lot('l2', 9)],
  )
  expect(takes).toEqual([
    { itemId: 'a', lotId: 'l1', quantity: 3 },
    { itemId: 'a', lotId: 'l2', quantity: 2 },
  ])
  expect(missing.size).toBe(0)
})

test('two lines of the same bottle share a lot', () => {
  const { takes, missing } = proposeLots(
    [
      { itemId: 'a', productId: 'prata', quantity: 4 },
      { itemId: 'b', productId: 'prata', quantity: 4 },
    ],
    [lot('l1', 5)],
  )
  expect(takes).toEqual([
    { itemId: 'a', lotId: 'l1', quantity: 4 },
    { itemId: 'b', lotId: 'l1', quantity: 1 },
  ])
  expect(missing.get('prata')).toBe(3)
})

test('no lot gives more than it holds, and nothing is lost between taken and missing', () => {
  const product = fc.constantFrom('prata', 'ouro')
  fc.assert(
    fc.property(
      fc.array(fc.record({ productId: product, quantity: fc.integer({ min: 1, max: 60 }) }), {
        maxLength: 8,
      }),
      fc.array(fc.record({ productId: product, left: fc.integer({ min: 0, max: 80 }) }), { maxLength: 8 }),
      (lines, shelf) => {
        const wanted = lines.map((line, index) => ({ ...line, itemId: `i${index}` }))
        const lots = shelf.map(({ productId, left }, index) => lot(`l${index}`, left, productId))
        const { takes, missing } = proposeLots(wanted, lots)
        for (const { id, left } of lots) {
          const taken = takes
            .filter(({ lotId }) => lotId === id)
            .reduce((sum, take) => sum + take.quantity, 0)
          expect(taken).toBeLessThanOrEqual(left)
        }
        const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
        expect(sum(takes.map(({ quantity }) => quantity)) + sum([...missing.values()])).toBe(
          sum(wanted.map(({ quantity }) => quantity)),
        )
      },
    ),
  )
})
