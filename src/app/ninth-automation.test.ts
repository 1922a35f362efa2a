/** An automation made of one folder and one registry line works from the answers to the PDF. */
import { join } from 'node:path'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  type Ai,
  type Core,
  context,
  forgetTastingNight,
  loadCore,
  registerTastingNight,
} from '../../tests/fixtures/tasting-night/registered.ts'

const answers = { theme: 'caju e queijo coalho' }

let core: Core
let renderPdf: typeof import('@/features/consulting-report/pdf/render-pdf').renderPdf

beforeAll(async () => {
  registerTastingNight()
  core = await loadCore()
  ;({ renderPdf } = await import('@/features/consulting-report/pdf/render-pdf'))
})

afterAll(forgetTastingNight)

test('its own steps validate its answers', async () => {
  const { type, runEngine } = core
  await expect(runEngine(type, { theme: ' ' }, context)).rejects.toMatchObject({ code: 'answers_invalid' })
  expect(await runEngine(type, answers, context)).toHaveLength(1)
})

test('an AI may rewrite only the fields it names', async () => {
  const { type, runEngine, rewrite } = core
  const asked: unknown[] = []
  const ai: Ai = {
    ask: async ({ prompt, schema }) => {
      asked.push(JSON.parse(prompt).textos)
      return z.parse(schema, { texts: [{ id: '0/summary', text: 'Uma noite de caju, com calma.' }] })
    },
  }
  const results = await runEngine(type, answers, context)
  const { items, writer } = await rewrite(ai, type, answers, context, results, [])
  expect(writer).toBe('ai')
  expect(asked).toEqual([[{ id: '0/summary', text: 'Uma noite de caju e queijo coalho no Bar da Ana.' }]])
  expect(items[0]?.content).toMatchObject({ summary: 'Uma noite de caju, com calma.' })
})

test('its stored results are read back, shown and printed', async () => {
  const { type, runEngine, parseContent, reportSections, buildReport } = core
  const stored: unknown[] = JSON.parse(
    JSON.stringify((await runEngine(type, answers, context)).map(({ content }) => content)),
  )
  const contents = (await Promise.all(stored.map(parseContent))).filter((content) => content !== null)
  expect(contents).toEqual(stored)
  expect(await parseContent({ kind: 'tasting_plan' })).toBeNull()

  const sections = await reportSections(contents)
  const font = (name: string) => join(import.meta.dirname, '../features/consulting-report/pdf/fonts', name)
  const pdf = await renderPdf(
    buildReport({
      requestId: 'r',
      title: 'Noite de Degustação',
      restaurant: 'Bar da Ana',
      createdAt: '2026-11-21T12:00:00Z',
      sections,
    }),
    {
      figtree: font('figtree-400.ttf'),
      figtreeBold: font('figtree-700.ttf'),
      fraunces: font('fraunces-600.ttf'),
    },
  )
  const { text } = await extractText(new Uint8Array(await pdf.arrayBuffer()), { mergePages: true })
  expect(text.replace(/\s+/g, ' ')).toContain('Uma noite de caju e queijo coalho no Bar da Ana.')
  expect(text).toContain('Roteiro da noite')
  expect(text).toContain('Castanheira Extra-Premium')
})
