import { describe, expect, it } from 'vitest'
import type { EngineContext } from './base/context.ts'
import { unknownHouse } from './base/context.ts'
import { parseContent } from './results.ts'
import { runEngine } from './run-engine.ts'

const answers = {
  establishment_info: ['Pub ou choperia'],
  target_audience: ['Grupos de amigos'],
  equipment: ['Coqueteleira'],
}

const context: EngineContext = {
  today: '2026-11-21',
  restaurant: { name: 'Bar do Teste', city: 'Fortaleza', type: 'bar' },
  ...unknownHouse,
}

describe('the engine', () => {
  it('gives one recipe per drink and then the analysis of the menu, all of them valid', async () => {
    const items = await runEngine('drink_creation', answers, context)
    expect(items.length).toBeGreaterThanOrEqual(11)
    expect(items.map(({ contentType }) => contentType)).toEqual([
      ...items.slice(1).map(() => 'recipe'),
      'analysis',
    ])
    for (const { content } of items) expect(await parseContent(content)).toEqual(content)
    const analysis = items.at(-1)?.content
    if (analysis?.kind !== 'drink_menu') throw new Error('the last result is not the menu')
    expect(analysis.overview.map(({ name }) => name)).toEqual(items.slice(0, -1).map(({ title }) => title))
    const margins = analysis.overview.map(({ contributionMargin }) => contributionMargin)
    expect(analysis.averages.contributionMargin).toBeCloseTo(
      margins.reduce((sum, margin) => sum + margin, 0) / margins.length,
      9,
    )
  })

  it('gives results that survive serialisation to JSON, as they are stored', async () => {
    const items = await runEngine('drink_creation', answers, context)
    expect(JSON.parse(JSON.stringify(items))).toEqual(items)
  })

  it('refuses answers that the wizard’s schema refuses', async () => {
    await expect(runEngine('drink_creation', { ...answers, equipment: [] }, context)).rejects.toThrow(
      expect.objectContaining({ code: 'answers_invalid', message: 'Escolha pelo menos uma opção.' }),
    )
  })
})
