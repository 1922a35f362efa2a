import { describe, expect, test } from 'vitest'
import { equipmentOptions } from '../house/options.ts'
import { readVenue } from '../house/read-venue.ts'
import { ingredient } from '../pantry/bar.ts'
import { readEquipment } from '../pantry/equipment.ts'
import { estimatedPrices } from '../pantry/house-prices.ts'
import { dilution } from '../strength.ts'
import type { Candidate } from './candidate.ts'
import { candidatesFor } from './compose-candidates.ts'
import { alcoholFreeConcepts, concepts } from './concepts/index.ts'
import { unconditional } from './conditions.ts'
import { batchOf, siblingOf } from './for-service.ts'
import { writeMethod } from './method.ts'
import { freePrice } from './price.ts'
import { companionsOf } from './stand-ins.ts'

const venue = readVenue(['Bar de coquetelaria'], [])
const all: readonly Candidate[] = concepts.flatMap((concept) =>
  [new Set<never>(), readEquipment([...equipmentOptions]).has].flatMap((has) =>
    candidatesFor(concept, { ...unconditional, has, glassware: venue.glassware }),
  ),
)

const total = (candidate: Candidate, top: boolean) =>
  candidate.portions
    .filter(({ item }) => (item.phase === 'top') === top)
    .reduce((sum, { item, amount }) => sum + item.mlPerUnit * amount, 0)

test('the ice dilutes what is poured before the top-up; soda adds only its own volume', () => {
  const topped = all.filter((candidate) => candidate.path.method === 'build' && total(candidate, true) > 0)
  expect(topped.length).toBeGreaterThan(20)
  for (const candidate of topped) {
    const before = total(candidate, false)
    expect(candidate.strength.waterMl).toBeCloseTo(before * dilution('built', 0), 6)
    expect(candidate.strength.volumeMl).toBeCloseTo(before * 1.25 + total(candidate, true), 6)
  }
})

describe('a batch', () => {
  const made = all.flatMap((candidate) => {
    const batch = batchOf(candidate)
    return batch ? [{ candidate, batch }] : []
  })

  test('is never made of what turns its colour before the guest', () => {
    const isOf = (id: string) => (one: Candidate) => one.portions.some(({ item }) => item.id === id)
    expect(all.filter(isOf('cha_clitoria')).length).toBeGreaterThan(0)
    const turning = made.filter(
      ({ candidate }) => isOf('cha_clitoria')(candidate) && isOf('limao')(candidate),
    )
    expect(turning).toEqual([])
  })

  test('holds its number of glasses to the millilitre, with the water that the ice would have given', () => {
    expect(made.length).toBeGreaterThan(100)
    for (const { batch } of made) {
      const poured = batch.parts.reduce((sum, { ml }) => sum + ml, 0) + batch.waterMl
      expect(batch.pourMl * batch.servings).toBeCloseTo(poured, 6)
    }
  })

  test('pours amounts that a jigger measures, wherever water makes up the glass', () => {
    const watered = made.filter(({ batch }) => batch.waterMl > 0)
    expect(watered.length).toBeGreaterThan(50)
    for (const { batch, candidate } of watered) {
      expect(batch.pourMl % 5, candidate.concept.id).toBeCloseTo(0, 6)
      expect(Math.abs(batch.waterMl / batch.servings - candidate.strength.waterMl)).toBeLessThanOrEqual(2.5)
    }
  })

  test('keeps only as long as its most perishable ingredient', () => {
    for (const { candidate, batch } of made) {
      const names = batch.parts.map(({ name }) => name).join()
      if (/limão|tangerina|coco|creme|condensado/.test(names))
        expect(batch.keepsDays, candidate.concept.id).toBe(1)
      expect(batch.keepsDays).toBeLessThanOrEqual(14)
    }
  })

  test('leaves egg white, soda and pressed fruit for the moment of serving', () => {
    for (const { batch } of made) {
      expect(batch.parts.map(({ name }) => name).join()).not.toMatch(/clara|água com gás|espumante|em cubos/)
    }
    expect(
      all.filter(({ portions }) => portions.some(({ item }) => item.id === 'caju_fresco')).map(batchOf),
    ).toContain(null)
  })
})

describe('a version without alcohol', () => {
  const companions = companionsOf(new Set(['cajuina']), () => true)

  test('prefers what the house already pours', () => {
    expect(companions[0]).toBe(ingredient('cajuina'))
  })

  test('is never made of a drink that contains other alcohol, and costs less than it sells for', () => {
    const made = all.flatMap((candidate) => {
      // The price of R$ 36 to 46 applies to the drink, not to its version without the spirit.
      const rule = { ...freePrice, owner: { least: 36, most: 46 } }
      const sibling = siblingOf(candidate, companions, venue, estimatedPrices, { rule, price: 36 })
      return sibling ? [{ candidate, sibling }] : []
    })
    expect(made.length).toBeGreaterThan(100)
    for (const { candidate, sibling } of made) {
      expect(candidate.portions.slice(1).every(({ item }) => item.abv === 0)).toBe(true)
      expect(sibling.cost).toBeLessThan(sibling.price)
      expect(sibling.price).toBeLessThanOrEqual(Math.max(36 * 0.85, sibling.cost))
    }
    expect(all.some(({ portions }) => portions.some(({ item }) => item.id === 'vermute'))).toBe(true)
  })

  test('never shakes, blends or warms a carbonated ingredient', () => {
    const soda = [ingredient('agua_gas')]
    for (const candidate of all) {
      if (candidate.path.method === 'build') continue
      const sibling = siblingOf(candidate, soda, venue, estimatedPrices, { rule: freePrice, price: 36 })
      expect(sibling, candidate.concept.id).toBeNull()
    }
  })

  test('replaces the spirit with an ingredient that continues the drink’s flavour', () => {
    const texts = all.flatMap((candidate) => {
      const sibling = siblingOf(
        candidate,
        companionsOf(new Set(), () => true),
        venue,
        estimatedPrices,
        {
          rule: freePrice,
          price: 36,
        },
      )
      return sibling ? [sibling.text.replace(/^\d+ ml de (.*?) (?:no lugar|em vez|onde iria).*$/, '$1')] : []
    })
    expect(new Set(texts).size).toBeGreaterThanOrEqual(4)
  })
})

test('carbonated ingredients are poured last in every recipe, and never shaken, blended, stirred or warmed', () => {
  const bubbly = /água com gás|tônica|ginger ale|espumante/
  const hard = /coqueteleira|bata |liquidificador|aqueça|copo misturador/i
  const every = [...concepts, ...alcoholFreeConcepts].flatMap((concept) =>
    [new Set<never>(), readEquipment([...equipmentOptions]).has].flatMap((has) =>
      candidatesFor(concept, { ...unconditional, has, glassware: venue.glassware }).map((candidate) => ({
        concept,
        steps: writeMethod(candidate, has).steps,
        method: candidate.path.method,
        bubbles: candidate.portions.some(({ item }) => bubbly.test(item.name)),
      })),
    ),
  )
  expect(every.filter(({ bubbles }) => bubbles).length).toBeGreaterThan(50)
  for (const { concept, steps, method, bubbles } of every) {
    for (const step of steps) if (bubbly.test(step)) expect(step, concept.id).not.toMatch(hard)
    if (bubbles) expect(method, concept.id).not.toBe('blend')
  }
})
