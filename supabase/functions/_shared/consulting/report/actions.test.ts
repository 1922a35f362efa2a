import { describe, expect, test } from 'vitest'
import { type AutomationType, automationTypes } from '../automation-types.ts'
import { goldenAnswers, goldenContext } from '../golden/golden.ts'
import { type House, houses } from '../golden/houses.ts'
import type { ResultContent } from '../results.ts'
import { runEngine } from '../run-engine.ts'
import { withActions } from './actions.ts'
import type { Action, Block, ReportSection } from './blocks.ts'
import { reportSections } from './build-report.ts'

async function contentsOf(type: AutomationType, house: House): Promise<ResultContent[]> {
  const answers = (await goldenAnswers(type))[house.id]
  return (await runEngine(type, answers, goldenContext(type, house, answers))).map(({ content }) => content)
}

const actionsIn = (sections: readonly ReportSection[]): readonly Action[] =>
  sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'actions')?.items ?? []

const cases = automationTypes.flatMap((type) => houses.map((house) => [type, house.id, house] as const))

describe.each(cases)('%s for the %s', (type, _, house) => {
  test('opens with three to five different actions, each with its effect, date and role', async () => {
    const sections = await reportSections(await contentsOf(type, house))
    expect(sections[0]).toMatchObject({ id: 'resumo', title: 'Resumo' })
    const actions = actionsIn(sections.slice(0, 1))
    expect(actions.length).toBeGreaterThanOrEqual(3)
    expect(actions.length).toBeLessThanOrEqual(5)
    expect(new Set(actions.map(({ what }) => what)).size).toBe(actions.length)
    for (const text of actions.flatMap(({ what, brings, by, who }) => [what, brings ?? '', by, who])) {
      expect(text.trim()).not.toBe('')
      expect(text).not.toMatch(/undefined|null|NaN|Infinity|R\$ -|\.\.$/)
    }
    // A figure states its assumption or its basis.
    for (const { brings } of actions) expect(brings).not.toMatch(/^\*\*R\$ [\d.,]+\*\*( por mês)?\.$/)
  })

  test('gives the same actions for stored contents as for new ones', async () => {
    const contents = await contentsOf(type, house)
    const stored: ResultContent[] = JSON.parse(JSON.stringify(contents))
    expect(actionsIn(await reportSections(stored))).toEqual(actionsIn(await reportSections(contents)))
  })
})

test('drinks that were stored without an analysis of the menu have actions', async () => {
  const [house] = houses
  if (!house) throw new Error('no house')
  const contents = (await contentsOf('drink_creation', house)).filter(({ kind }) => kind === 'drink')
  const sections = await reportSections(contents)
  expect(actionsIn(sections)).toHaveLength(5)
  expect(sections.map(({ id }) => id)).toEqual(['resumo', 'drinks'])
})

describe('the summary', () => {
  const action: Action = { what: 'Provar', brings: 'Certeza.', by: 'Semana 1', who: 'Chefe de bar' }
  const table: Block = { kind: 'table', caption: 'Tudo', headers: ['Item'], rows: [['Caju']] }
  const text: Block = { kind: 'text', text: 'Em poucas palavras.' }
  const pairs: Block = { kind: 'keyValues', items: [{ key: 'Estilo', value: 'boteco' }] }
  const sections: ReportSection[] = [
    { id: 'resumo', title: 'Resumo', blocks: [text, pairs, table] },
    { id: 'plano', title: 'Plano de 30 dias', blocks: [] },
  ]

  test('fits on one page, and loses none of its contents', () => {
    const result = withActions(sections, [action])
    expect(result.map(({ id }) => id)).toEqual(['resumo', 'visao-geral', 'plano'])
    expect(result[0]?.blocks).toEqual([text, { kind: 'actions', items: [action] }])
    expect(result[1]?.blocks).toEqual([pairs, table])
  })

  test('keeps what fits below the actions', () => {
    const [summary, ...others] = sections
    if (!summary) throw new Error('no summary')
    const result = withActions([{ ...summary, blocks: [text, pairs] }, ...others], [action])
    expect(result.map(({ id }) => id)).toEqual(['resumo', 'plano'])
    expect(result[0]?.blocks).toEqual([text, { kind: 'actions', items: [action] }, pairs])
  })

  test('is unchanged if an automation advises nothing', () => {
    expect(withActions(sections, [])).toEqual(sections)
  })
})
