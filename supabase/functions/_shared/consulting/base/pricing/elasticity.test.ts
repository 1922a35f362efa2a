import { expect, test } from 'vitest'
import { badOf, correctedBy, elasticitiesOf, isDrink, ownReaction, reactionOf } from './elasticity.ts'

test.each([
  ['Long neck', null, true],
  ['Long-neck Heineken', '', true],
  ['Camarão na cerveja', 'Petiscos', false],
  ['Espeto de alcatra', null, false],
  ['Cajuína 300 ml', null, true],
  ['Mate da casa', 'Sem álcool', true],
])('%s of section %s is a drink: %s', (name, section, drink) => expect(isDrink(name, section)).toBe(drink))

test.each([
  ['nothing was measured', undefined, -1.2],
  ['the test allows the assumption', { elasticity: -0.9, low: -1.3, high: -0.5 }, -1.2],
  ['guests reacted less than assumed', { elasticity: -0.1, low: -0.4, high: 0.2 }, -0.8],
  ['guests reacted more than assumed', { elasticity: -2, low: -2.4, high: -1.6 }, -1.4],
  ['sales rose with the price', { elasticity: 1, low: 0.5, high: 1.5 }, -0.6],
])('the assumption of 1.2 % is corrected by the house if %s', (_, seen, expected) =>
  expect(correctedBy(-1.2, seen)).toBeCloseTo(expected),
)

test("the owner's own elasticity is used as it is", () =>
  expect(elasticitiesOf(-2, () => ({ elasticity: -0.1, low: -0.4, high: 0.2 }))).toEqual({
    drinks: -2,
    food: -2,
  }))

test('the bad case bears the strong end of a narrow measurement, and a wide one only as measured', () => {
  expect(badOf({ elasticity: -1.4, low: -1.8, high: -1 })).toBe(-1.8)
  expect(badOf({ elasticity: -1.4, low: -3, high: 0.2 })).toBe(-1.4)
})

test('several tests of a kind replace most of the assumption if they are sure, and little of it if not', () => {
  const sure = reactionOf([
    { elasticity: -0.4, low: -0.6, high: -0.2 },
    { elasticity: -0.5, low: -0.7, high: -0.3 },
  ])
  const unsure = reactionOf([
    { elasticity: -0.4, low: -1.6, high: 0.8 },
    { elasticity: -0.5, low: -1.7, high: 0.7 },
  ])
  expect(correctedBy(-1.2, sure)).toBeGreaterThan(-0.7)
  expect(correctedBy(-1.2, sure)).toBeLessThan(-0.5)
  expect(correctedBy(-1.2, unsure)).toBeLessThan(-0.85)
  expect(correctedBy(-1.2, unsure)).toBeGreaterThan(-1.2)
})

test('of several tests the strongest is still the one to fear', () =>
  expect(
    badOf(
      reactionOf([
        { elasticity: -0.2, low: -0.4, high: 0 },
        { elasticity: -1.4, low: -1.8, high: -1 },
      ]),
    ),
  ).toBe(-1.8))

test('an item reacts as its own change showed, as far as its weeks are sure', () => {
  expect(ownReaction(-0.9, { elasticity: -1.5, low: -1.7, high: -1.2 })).toBeLessThan(-1.2)
  expect(ownReaction(-0.9, { elasticity: -0.1, low: -0.4, high: 0.2 })).toBeGreaterThan(-0.5)
  // What chance leaves open says little.
  expect(ownReaction(-0.9, { elasticity: -3, low: -6, high: 0 })).toBeGreaterThan(-1.2)
})
