/** What the engines make of the longest answers that the wizards accept: it can be stored, and be shown. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { largestAnswers, largestContext, type Write } from '../../../../../tests/support/largest-answers.ts'
import { automationTypes } from '../automations/types.ts'
import { EngineError } from './errors.ts'
import { runEngine } from './index.ts'
import { maxTitleLength, resultItemSchema } from './results.ts'

/** Bytes of JSON. Far below what a `jsonb` column and a request to the database take. */
const largestStored = 2_000_000

/** Words that the engines know, so that they get beyond "not understood". */
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

/** A text of exactly the length, unless its last letter has to be left out to keep it whole. */
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

/** What the table, the results' schema and the screen ask of what an engine gives. */
function expectStorable(items: ReturnType<typeof runEngine>): void {
  // `position` is a smallint.
  expect(items.length).toBeLessThan(32_768)
  for (const item of items) {
    expect(resultItemSchema.safeParse(item).error?.issues).toBeUndefined()
    expect([...item.title].length).toBeLessThanOrEqual(maxTitleLength)
  }
  const stored = JSON.stringify(items)
  // JSON writes half an emoji, and the null character, as an escape; `jsonb` refuses both.
  expect(stored).not.toMatch(/(?<!\\)(?:\\\\)*\\u(?:d[89a-f]|0000)/i)
  expect(Buffer.byteLength(stored)).toBeLessThan(largestStored)
}

/** Texts that have to be understood by every engine: dishes, drinks, prices. */
const understood: Record<string, Write> = {
  words: (length, index) =>
    `Bar ${index}: moqueca de camarão com cachaça R$ ${10 + (index % 90)},00, `
      .repeat(60)
      .slice(0, length)
      .trim(),
  'signs for names': (length, index, what) =>
    what === 'name' && length === 120
      ? `${'🦐'.repeat(50)}${'!'.repeat(index % 20)}`
      : 'Bar da Esquina: moqueca de camarão com cachaça R$ 18,00'.slice(0, length).trim(),
}

describe.each(automationTypes)('%s, at the longest that its wizard accepts', (type) => {
  test('gives results that its table, its schema and its screen take, or says why not', () => {
    fc.assert(
      fc.property(texts, (write) => {
        try {
          expectStorable(runEngine(type, largestAnswers(type, write), largestContext(write)))
        } catch (error) {
          if (!(error instanceof EngineError)) throw error
        }
      }),
      { numRuns: 6 },
    )
  }, 120_000)

  test.each(Object.entries(understood))('gives results for %s', (_, write) => {
    const items = runEngine(type, largestAnswers(type, write), largestContext(write))
    expect(items.length).toBeGreaterThan(0)
    expectStorable(items)
  })
})
