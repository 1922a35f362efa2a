import { unknownHouse } from '@consulting/base/context.ts'
import { runEngine } from '@consulting/run-engine.ts'
import { describe, expect, it } from 'vitest'
import { inReadingOrder, parseResult } from './result-content'

const generated = await runEngine(
  'drink_creation',
  {
    establishment_info: ['Boteco ou bar de bairro'],
    target_audience: ['Grupos de amigos'],
    equipment: ['Coqueteleira', 'Dosador'],
  },
  {
    today: '2026-11-21',
    restaurant: { name: 'Bar do Teste', city: 'Fortaleza', type: 'bar' },
    ...unknownHouse,
  },
)
const rows = generated.map((item, index) => ({
  id: `row-${index}`,
  title: item.title,
  content_type: item.contentType,
  // As read from a jsonb column.
  content: JSON.parse(JSON.stringify(item.content)),
  metadata: { downloadable: item.downloadable },
}))

describe('stored results', () => {
  it('are understood for everything the engine writes', async () => {
    const kinds = new Set((await Promise.all(rows.map(parseResult))).map(({ content }) => content.kind))
    expect(kinds).toEqual(new Set(['drink', 'drink_menu']))
  })

  it('are shown with the analysis before the drinks, which keep their order', async () => {
    const results = inReadingOrder(await Promise.all(rows.map(parseResult)))
    expect(results[0]?.content.kind).toBe('drink_menu')
    const drinks = rows.filter(({ content }) => content.kind === 'drink')
    expect(results.slice(1).map(({ title }) => title)).toEqual(drinks.map(({ title }) => title))
  })

  it.each([
    ['a kind from a later version', { kind: 'poster', lines: ['Um', 'Dois'] }, 'lines:\n  • Um\n  • Dois'],
    ['a damaged drink', { kind: 'drink', name: 'Caju' }, 'name: Caju'],
    ['a bare text', 'Só texto', 'Só texto'],
    ['nothing', null, '–'],
  ])('are shown as plain text for %s', async (_, content, text) => {
    const result = await parseResult({
      id: '1',
      title: 'T',
      content_type: 'content',
      content: content ?? '–',
      metadata: {},
    })
    expect(result.content).toEqual({ kind: 'text', text })
  })

  it('can be downloaded unless marked otherwise', async () => {
    const row = { id: '1', title: 'T', content_type: 'content', content: 'x' }
    expect((await parseResult({ ...row, metadata: {} })).downloadable).toBe(true)
    expect((await parseResult({ ...row, metadata: { downloadable: false } })).downloadable).toBe(false)
  })
})
