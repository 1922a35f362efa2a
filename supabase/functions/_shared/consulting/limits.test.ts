/**
 * Results for the longest answers that the wizards accept can be stored and shown.
 * @module-tag slow
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { largestAnswers, largestContext, type Write } from '../../../../tests/support/largest-answers.ts'
import type { AutomationType } from './automation-types.ts'
import { maxTitleLength } from './base/engine-result.ts'
import { EngineError } from './base/errors.ts'
import { automations } from './registry.ts'
import type { ResultItem } from './results.ts'
import { runEngine } from './run-engine.ts'
import { understand } from './understanding/understand.ts'

/** Bytes of JSON, far below the limits of a `jsonb` column and of a database request. */
const largestStored = 2_000_000

/** Words that the engines know, so that they get past "not understood". */
const known = [
  'moqueca de camarão com leite de coco',
  'caipirinha de limão com cachaça',
  'baião de dois',
  'R$ 18,90',
  'não pode subir',
  'São João 24/06',
  'sem lactose',
  'Bar da Esquina:',
  '; ',
  '\n',
]
const alphabets = [
  'a',
  'ã',
  'é\u0301\u0323',
  '鶏',
  'ﷺ',
  '👨‍👩‍👧‍👦',
  '🇧🇷',
  '‮',
  '"',
  '<',
  '{',
  '%',
  '\\',
  ' ',
  '9',
  '(',
]

/** A text of exactly this length, or one less where the last character would be cut in half. */
const filling = fc.array(
  fc.oneof(fc.constantFrom(...alphabets), fc.string({ unit: 'grapheme', minLength: 1 })),
  { minLength: 1, maxLength: 4 },
)
const start = fc.array(fc.constantFrom(...known), { maxLength: 3 })

const texts: fc.Arbitrary<Write> = fc
  .record({ name: start, text: start, filling, numbered: fc.boolean() })
  .map((words) => (length, index, what) => {
    const text =
      `${words[what].join(' ')} ${words.numbered ? index : ''}${words.filling.join('').repeat(length)}`
        .replace(/[\p{Cc}\p{Cs}]/gu, '')
        .trim()
    return (text === '' ? 'x' : text).slice(0, length).replace(/\p{Cs}$/u, '')
  })

/** The requirements of the table, the automation’s schema and the screen. */
async function expectStorable(
  { parse }: (typeof automations)[number],
  items: readonly ResultItem[],
): Promise<void> {
  // `position` is a smallint.
  expect(items.length).toBeLessThan(32_768)
  for (const item of items) {
    expect(await parse(item.content)).toEqual(item.content)
    expect(item.title).not.toBe('')
    expect([...item.title].length).toBeLessThanOrEqual(maxTitleLength)
  }
  const stored = JSON.stringify(items)
  // JSON escapes lone surrogates and the null character; `jsonb` rejects both.
  expect(stored).not.toMatch(/(?<!\\)(?:\\\\)*\\u(?:d[89a-f]|0000)/i)
  expect(Buffer.byteLength(stored)).toBeLessThan(largestStored)
}

/** Texts that every engine understands: dishes, drinks, prices. */
const understood: Record<string, Write> = {
  words: (length, index) =>
    `Bar ${index}: moqueca de camarão com cachaça R$ ${10 + (index % 90)},00, `
      .repeat(60)
      .slice(0, length)
      .trim(),
  // A pairing’s title joins its dish and its drink.
  'dishes beside drinks': (length, index, what) =>
    (what === 'name'
      ? `${index % 2 === 0 ? 'caipirinha' : 'Bar da Esquina: moqueca de camarão'} ${index}, R$ 18,00; `
      : 'Bar da Esquina: moqueca de camarão R$ 18,00\n'
    )
      .repeat(60)
      .slice(0, length)
      .trim(),
  'signs for names': (length, index, what) =>
    what === 'name' && length === 120
      ? `${'🦐'.repeat(50)}${'!'.repeat(index % 20)}`
      : 'Bar da Esquina: moqueca de camarão com cachaça R$ 18,00'.slice(0, length).trim(),
}

/** Results for the longest answers, confirmed as understood. */
function resultsOf(type: AutomationType, write: Write): Promise<ResultItem[]> {
  const answers = largestAnswers(type, write)
  const context = largestContext(write)
  const sheet = understand(type, { answers, house: context.house, today: context.today })
  return runEngine(type, answers, { ...context, sheet })
}

describe.each(automations)('$type, with the longest answers that its wizard accepts', (automation) => {
  const { type } = automation

  test('gives results that its table, its schema and its screen accept, or says why not', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (write) => {
        try {
          await expectStorable(automation, await resultsOf(type, write))
        } catch (error) {
          if (!(error instanceof EngineError)) throw error
        }
      }),
      { numRuns: 3 },
    )
  }, 120_000)

  test.each(Object.entries(understood))('gives results for %s', async (_, write) => {
    const items = await resultsOf(type, write)
    expect(items.length).toBeGreaterThan(0)
    await expectStorable(automation, items)
  })
})
