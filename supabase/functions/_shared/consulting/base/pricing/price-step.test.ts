import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceLimits } from './limits.ts'
import { bestRise, menuPriceAbove, priceStep } from './price-step.ts'

const free: PriceLimits = { fixed: null, lowest: null, highest: null, floor: null, ceiling: null }
const step = (price: number, cost: number, limits: Partial<PriceLimits> = {}, elasticity = -0.9) =>
  priceStep({ price, cost, units: 100 }, elasticity, { ...free, ...limits })

const best = (price: number, limits: Partial<PriceLimits> = {}) =>
  bestRise({ price, cost: price * 0.4, units: 100 }, -0.9, { ...free, ...limits })?.price ?? null

test('a price that goes back ends as the owner asks', () => {
  const place = {
    kind: 'undo',
    since: '2026-09-01',
    to: 32,
    elasticity: -3.4,
    weak: -2.4,
    strong: -4.2,
    fell: 0.3,
    others: 0,
    lost: 900,
  } as const
  expect(step(36, 10, { place })).toMatchObject({ kind: 'gain', price: 32 })
  expect(step(36, 10, { place, endings: 'ninety' })).toMatchObject({ kind: 'gain', price: 31.9 })
})

test('a price goes back by half where the sheet expects more of that', () => {
  const place = (elasticity: number) =>
    ({
      kind: 'undo',
      since: '2026-09-01',
      to: 32,
      elasticity,
      weak: -1,
      strong: -2,
      fell: 0.2,
      others: 0,
      lost: 90,
    }) as const
  expect(step(36, 12, { place: place(-2) })).toMatchObject({ kind: 'gain', price: 32 })
  expect(step(36, 12, { place: place(-1.75) })).toMatchObject({ kind: 'gain', price: 34 })
})

test('rounds a step of 10 % up to a whole price, by at most 12.5 %, or 15 % to the very next one', () => {
  expect(step(18, 4.6)).toMatchObject({ kind: 'gain', price: 20 })
  expect(step(9, 4)).toMatchObject({ kind: 'gain', price: 10 })
  // R$ 8,00 is 14 % more, but the next whole price; R$ 16,00 is 14 % more than 14, and not the next one.
  expect(step(7, 3)).toMatchObject({ kind: 'gain', price: 8 })
  expect(step(14, 9)).toMatchObject({ price: 15 })
  // R$ 6,00 would be 20 %.
  expect(step(5, 3)).toMatchObject({ kind: 'stays' })
  expect(best(5)).toBeNull()
  expect(menuPriceAbove(7)).toBe(8)
})

test('approaches a ceiling that the owner names by up to 15 %, and never exceeds it', () => {
  expect(step(15, 6, { allowed: 17, ceiling: 17 })).toMatchObject({ price: 17 })
  expect(step(15, 6, { allowed: 25, ceiling: 25 }).price).toBeLessThanOrEqual(17)
  // The price just below the ceiling is also considered.
  expect(best(69, { allowed: 70, ceiling: 70 })).toBe(70)
  expect(step(18, 8, { allowed: 19, ceiling: 19 })).toMatchObject({ price: 19 })
  // Allowed by name, but it would not pay off: −2.5 loses more guests than it gains.
  expect(step(18, 4.6, { allowed: 20, ceiling: 20 }, -2.5).price).toBeLessThanOrEqual(18)
})

test('takes the whole price whose expected and bad case are best together, not the one that promises most', () => {
  // R$ 53,00 would bring 203 and lose 104 in the bad case; R$ 52,00 brings 184 and loses 43.
  expect(priceStep({ price: 48, cost: 20.5, units: 216 }, -1.2, free)).toMatchObject({ price: 52 })
  // R$ 46,00 may lose 33; R$ 44,00 gains even in the bad case.
  expect(step(42, 17.9, {}, -1.2)).toMatchObject({ price: 44 })
})

test('raises what loses nothing in the bad case for less, and holds what risks more than half of its gain', () => {
  // 115 to win, 76 to lose at the reaction that the sheet shows.
  expect(step(7, 1.6, { measured: -1.26 })).toMatchObject({ kind: 'stays' })
  // A gain of 2.6 % of the profit, and still one if guests react a third more strongly.
  const safe = step(100, 70, { highest: 101 }, -0.7)
  expect(safe).toMatchObject({ kind: 'gain', price: 101 })
  expect(safe.gain).toBeLessThan(0.03 * 3000)
  // 1.9 %: nobody prints a menu for that.
  expect(step(100, 60, { highest: 101 }, -0.6)).toMatchObject({ kind: 'stays' })
})

test('is cautious with best sellers, dearer siblings and recent price changes', () => {
  expect(step(18, 4.6, { place: { kind: 'doorway' } }).price).not.toBe(20)
  const sibling = { kind: 'step_up', of: 'Cachaça da casa', more: 3.7 } as const
  expect(step(10, 5, { place: sibling }).price).toBeLessThanOrEqual(10)
  expect(step(10, 5, { place: sibling, allowed: 11, ceiling: 11 })).toMatchObject({ price: 11 })
  expect(step(10, 5, { place: { kind: 'recent', since: '2026-10-06', from: 9 } })).toMatchObject({
    price: 10,
  })
})

test('the rule, recomputed for any item: no safe price is left out, and no risky one is taken', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 200 }),
      fc.integer({ min: 5, max: 95 }),
      fc.constantFrom(-0.5, -0.9, -1.2, -2),
      fc.option(fc.integer({ min: -300, max: 50 }), { nil: undefined }),
      (price, share, elasticity, hundredths) => {
        const cost = (price * share) / 100
        const measured = hundredths === undefined ? undefined : hundredths / 100
        const profit = (price - cost) * 100
        const at = (to: number, reaction: number) =>
          (to - cost) * Math.max(0, 100 * (1 + reaction * (to / price - 1))) - profit
        const bad = Math.min(elasticity * (4 / 3), measured ?? 0)
        // Within 10 % every whole price is possible.
        const tried = Array.from({ length: 2 * Math.floor(price / 10) + 1 }, (_, index) => {
          const to = price - Math.floor(price / 10) + index
          return { to, gain: at(to, elasticity), low: Math.min(at(to, bad), at(to, elasticity / 2)) }
        }).filter(({ to }) => to !== price && to > cost)
        const allowed = ({ gain, low }: { gain: number; low: number }, slack: number) =>
          low >= -slack
            ? gain >= 0.02 * profit - slack
            : gain >= 0.03 * profit - slack && low >= -gain / 2 - slack
        const good = tried.filter(({ gain, low }) => allowed({ gain, low: low - 1e-6 }, -1e-6))
        const found = step(price, cost, measured === undefined ? {} : { measured }, elasticity)
        const chosen = {
          gain: at(found.price, elasticity),
          low: Math.min(at(found.price, bad), at(found.price, elasticity / 2)),
        }
        if (found.kind === 'stays') {
          expect(good).toEqual([])
          return
        }
        expect(allowed(chosen, 1e-6)).toBe(true)
        for (const { gain, low } of good)
          expect(chosen.gain + chosen.low).toBeGreaterThanOrEqual(gain + low - 1e-6)
      },
    ),
    { numRuns: 500 },
  )
})
