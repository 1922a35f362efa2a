/**
 * Golden reports of three houses: a changed rule shows here in words and figures. `npx vitest run --project unit
 * golden -u` updates them; `tests/e2e/consultations.spec.ts` compares the same reports through the wizards.
 */
import { describe, expect, test } from 'vitest'
import { type AutomationType, automationOf, automationTypes } from '../automation-types.ts'
import { answersSchema } from '../base/answers/schema.ts'
import { runEngine } from '../run-engine.ts'
import { menuLines, readMenuLines, readSheet } from './files.ts'
import { goldenAnswers, goldenContext, goldenFile, renderResults } from './golden.ts'
import { type House, houses } from './houses.ts'
import { trades } from './sales.ts'

async function render(house: House, type: AutomationType): Promise<string> {
  const answers = (await goldenAnswers(type))[house.id]
  return renderResults(await runEngine(type, answers, goldenContext(type, house, answers)))
}

describe.each(houses.map((house) => [house.id, house] as const))('the %s', (id, house) => {
  test('sends files that are read completely', () => {
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
    test('gives answers that the wizard accepts', async () => {
      const answers = await goldenAnswers(type)
      const result = answersSchema(automationOf(type).definition).safeParse(answers[id])
      expect(result.success).toBe(true)
    })

    test('gets the same report as before', async () => {
      await expect(await render(house, type)).toMatchFileSnapshot(goldenFile(type, id))
    })
  })
})

/** The lines of a report without titles and short labels, which all reports share. */
const linesOf = (markdown: string) => new Set(markdown.split('\n').filter((line) => line.length > 25))

test.each(automationTypes)('no two houses get the same advice in %s', async (type) => {
  const read = (await Promise.all(houses.map((house) => render(house, type)))).map(linesOf)
  for (const [index, own] of read.entries()) {
    const others = read.filter((_, other) => other !== index)
    const alone = [...own].filter((line) => others.every((other) => !other.has(line)))
    expect(alone.length / own.size).toBeGreaterThan(0.5)
  }
})
