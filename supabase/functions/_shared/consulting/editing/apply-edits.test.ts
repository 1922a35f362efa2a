/** @module-tag slow */
import { describe, expect, test } from 'vitest'
import { type AutomationType, automationTypes } from '../automation-types.ts'
import { unknownHouse } from '../base/context.ts'
import { goldenAnswers, goldenContext } from '../golden/golden.ts'
import { runEngine } from '../run-engine.ts'
import { applyEdits } from './apply-edits.ts'
import { fieldsOf } from './fields.ts'

const context = {
  today: '2026-11-21',
  restaurant: { name: 'Bar do Teste', city: 'Fortaleza', type: 'bar' as const },
  ...unknownHouse,
}

const contentsOf = async (type: AutomationType) => {
  const answers = (await goldenAnswers(type)).boteco
  const results = await runEngine(type, answers, goldenContext(type, { context }, answers))
  return results.map(({ content }) => content)
}

describe.each(automationTypes)('the contents of %s', (type) => {
  test('have editable sentences, each of which can be changed separately', async () => {
    const contents = await contentsOf(type)
    const fields = contents.flatMap(fieldsOf).filter(({ kind }) => kind === 'text')
    expect(fields.length).toBeGreaterThan(0)
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
    const [field] = fields
    const edited = await applyEdits(contents, [{ id: field?.id ?? '', value: 'Texto da fazenda.' }])
    const after = edited.flatMap(fieldsOf)
    expect(after.find(({ id }) => id === field?.id)).toMatchObject({ value: 'Texto da fazenda.' })
    expect(after.filter(({ id }) => id !== field?.id)).toEqual(
      contents.flatMap(fieldsOf).filter(({ id }) => id !== field?.id),
    )
  })

  test('are unchanged without edits', async () => {
    const contents = await contentsOf(type)
    expect(await applyEdits(contents, [])).toEqual(contents)
  })
})

test.each([
  ['drink_creation', 'drink', 'drink_menu'],
  ['dish_creation', 'dish', 'dish_menu'],
] as const)(
  'an edited price of %s changes share, margin, overview and averages with it',
  async (type, kind, menu) => {
    const contents = await contentsOf(type)
    const index = contents.findIndex((content) => content.kind === kind)
    const price = contents.flatMap(fieldsOf).find((field) => field.id === `${index}/suggestedPrice`)
    expect(price).toMatchObject({ kind: 'price', value: expect.any(Number) })
    const edited = await applyEdits(contents, [{ id: price?.id ?? '', value: 99.994 }])
    const before = JSON.parse(JSON.stringify(contents[index]))
    const after = JSON.parse(JSON.stringify(edited[index]))
    expect(after).toMatchObject({ id: before.id, suggestedPrice: 99.99, priceBasis: 'farm' })
    expect(after.contributionMargin ?? after.margin).toBeCloseTo(99.99 - (after.doseCost ?? after.cost), 5)
    const overviewOf = (from: readonly unknown[]) => {
      const found = JSON.parse(JSON.stringify(from)).find(
        (content: { kind: string }) => content.kind === menu,
      )
      return {
        row: found.overview.find(({ id }: { id: string }) => id === before.id),
        averages: found.averages,
      }
    }
    expect(overviewOf(edited).row.suggestedPrice).toBe(99.99)
    expect(overviewOf(edited).averages).not.toEqual(overviewOf(contents).averages)
  },
)

test('no code in a result is mistaken for a sentence', async () => {
  for (const type of automationTypes) {
    const codes = (await contentsOf(type))
      .flatMap(fieldsOf)
      .filter((field) => field.kind === 'text' && /^[a-z_]+$/.test(field.value))
    expect(codes).toEqual([])
  }
})

test.each([
  ['a name', '0/name', 'Outro nome'],
  ['an unknown field', '0/segredo', 'x'],
  ['a field of no content', '99/story', 'x'],
  ['an empty sentence', '0/story', '  '],
  ['a number for a sentence', '0/story', 3],
  ['markup', '0/story', '<script>alert(1)</script>'],
  [
    'a sentence that advertising alcohol may not say',
    '0/story',
    'Beba e dirija mais feliz, faz bem à saúde.',
  ],
  ['an endless sentence', '0/story', 'x'.repeat(2001)],
  ['a price of nothing', '0/suggestedPrice', 0],
  ['a negative price', '0/suggestedPrice', -3],
  ['a price that is a slip', '0/suggestedPrice', 2700000],
  ['a price in words', '0/suggestedPrice', 'vinte'],
])('%s is refused', async (_, id, value) => {
  const contents = await contentsOf('drink_creation')
  expect(contents[0]?.kind).toBe('drink')
  await expect(applyEdits(contents, [{ id, value }])).rejects.toThrow()
})
