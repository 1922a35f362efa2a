/**
 * The reports of three houses, kept so that people can read them: a change of a rule shows here in words and
 * figures. `npx vitest run --project unit golden -u` writes them anew; `tests/e2e/consultations.spec.ts` gets
 * the same ones through the wizards.
 */
import { describe, expect, test } from 'vitest'
import { automationTypes } from '../base/answers/definition.ts'
import { answersSchema } from '../base/answers/schema.ts'
import { automationDefinitions } from '../registry.ts'
import { runEngine } from '../run-engine.ts'
import { menuLines, readMenuLines, readSheet } from './files.ts'
import { goldenFile, renderResults } from './render.ts'
import { restaurants } from './restaurants.ts'
import { trades } from './sales.ts'

const render = (house: (typeof restaurants)[number], type: (typeof automationTypes)[number]) =>
  renderResults(runEngine(type, house.answers[type], house.context))

describe.each(restaurants.map((restaurant) => [restaurant.id, restaurant] as const))(
  'the %s',
  (id, house) => {
    test('sends files that are read whole', () => {
      const { items } = readMenuLines(house.menu)
      expect(items.map(({ name, category, price }) => [name, category, price])).toEqual(
        house.menu.items.map(({ name, category, price }) => [name, category?.toUpperCase(), price]),
      )
      const described = (menu: readonly { description: string | null }[]) =>
        menu.map(({ description }) => description?.toLowerCase() ?? null)
      expect(described(items)).toEqual(described(house.menu.items))
      expect(menuLines(house.menu).length).toBeGreaterThan(items.length)

      const sales = readSheet(house.menu, trades[id])
      expect(sales.rows).toMatchObject({ totals: 0, blank: 0, refused: 0 })
      expect(sales.weeks).toHaveLength(trades[id].weeks)
      expect(new Set(sales.items.map(({ name }) => name))).toEqual(new Set(items.map(({ name }) => name)))
    })

    describe.each(automationTypes)('in %s', (type) => {
      test('gives answers that the wizard accepts', () => {
        const result = answersSchema(automationDefinitions[type]).safeParse(house.answers[type])
        expect(result.success).toBe(true)
      })

      test('gets the same as before', async () => {
        await expect(render(house, type)).toMatchFileSnapshot(goldenFile(type, id))
      })
    })
  },
)

/** What a report says, line by line; titles and short labels are alike in all. */
const linesOf = (markdown: string) => new Set(markdown.split('\n').filter((line) => line.length > 25))

test.each(automationTypes)('no two houses get the same advice in %s', (type) => {
  const read = restaurants.map((house) => linesOf(render(house, type)))
  for (const [index, own] of read.entries()) {
    const others = read.filter((_, other) => other !== index)
    const alone = [...own].filter((line) => others.every((other) => !other.has(line)))
    expect(alone.length / own.size).toBeGreaterThan(0.5)
  }
})
