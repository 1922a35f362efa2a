/**
 * Golden reports of eleven houses: a changed rule shows here in words and figures. `npx vitest run --project unit
 * golden -u` updates them; `tests/e2e/consultations.spec.ts` compares three of them through the wizards.
 */
import { describe, expect, test } from 'vitest'
import { type AutomationType, automationOf, automationTypes } from '../automation-types.ts'
import type { Answers } from '../base/answers/definition.ts'
import { answersSchema } from '../base/answers/schema.ts'
import { deliver } from '../deliver.ts'
import { reportSections } from '../report/build-report.ts'
import { expectCostless } from './costless.ts'
import { menuLines, readMenuLines } from './files.ts'
import { type FurtherHouse, furtherHouses } from './further-houses.ts'
import { goldenAnswers, goldenContext, goldenFile, renderResults } from './golden.ts'
import { type House, houses } from './houses.ts'

type AnyHouse = House | FurtherHouse

const allHouses: readonly AnyHouse[] = [...houses, ...furtherHouses]

const answersOf = async (house: AnyHouse, type: AutomationType): Promise<Answers> =>
  'answers' in house ? house.answers[type] : (await goldenAnswers(type))[house.id]

/** As delivered: a result that contradicts a wish of the house throws. */
async function resultsOf(house: AnyHouse, type: AutomationType) {
  const answers = await answersOf(house, type)
  return (await deliver(type, answers, goldenContext(type, house, answers))).items
}

describe.each(allHouses.map((house) => [house.id, house] as const))('the %s', (id, house) => {
  test('sends files that are read completely', () => {
    const { items } = readMenuLines(house.menu)
    expect(items.map(({ name, category, price }) => [name, category, price])).toEqual(
      house.menu.items.map(({ name, category, price }) => [name, category?.toUpperCase(), price]),
    )
    const described = (menu: readonly { description: string | null }[]) =>
      menu.map(({ description }) => description?.toLowerCase() ?? null)
    expect(described(items)).toEqual(described(house.menu.items))
    expect(menuLines(house.menu).length).toBeGreaterThan(items.length)

    const { sales } = house.files.sales
    expect(sales?.rows).toMatchObject({ totals: 0, blank: 0, refused: 0 })
    expect(sales?.weeks).toHaveLength(house.trade.weeks)
    expect(new Set(sales?.items.map(({ name }) => name))).toEqual(new Set(items.map(({ name }) => name)))
  })

  describe.each(automationTypes)('in %s', (type) => {
    test('gives answers that the wizard accepts', async () => {
      const answers = await answersOf(house, type)
      const result = answersSchema(automationOf(type).definition).safeParse(answers)
      expect(result.success).toBe(true)
    })

    test('gets the same report as before, which reveals no cost when read without costs', async () => {
      const items = await resultsOf(house, type)
      await expect(await renderResults(items)).toMatchFileSnapshot(goldenFile(type, id))
      await expectCostless(
        type,
        items.map(({ content }) => content),
      )
    })

    test('begins each action, and what it brings, as a sentence begins', async () => {
      const items = await resultsOf(house, type)
      const sections = await reportSections(items.map(({ content }) => content))
      const said = sections
        .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'actions' ? block.items : [])))
        .flatMap(({ what, brings }) => [what, brings ?? ''])
      expect(said.filter((text) => /^\**\p{Ll}/u.test(text))).toEqual([])
    })
  })
})
