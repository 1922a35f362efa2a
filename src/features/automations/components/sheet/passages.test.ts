import { requestSheetSchema } from '@consulting/base/request/request-sheet.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passagesOf } from './passages'

const place = (text: string, words: string) => {
  const start = text.indexOf(words)
  return { input: 'preferences', start, end: start + words.length }
}

const text = 'Sem leite, até R$ 22.50 por drink.\nAlergia a sulfito; obrigada!'
const sheet = requestSheetSchema.parse({
  wishes: [
    { kind: 'exclude', what: 'leite', text: 'Sem leite', place: place(text, 'Sem leite') },
    { kind: 'price', max: 22.5, text: 'até R$ 22.50', place: place(text, 'até R$ 22.50') },
    { kind: 'count', count: 6, text: '6', place: { input: 'other', start: 0, end: 1 } },
  ],
  unread: [{ text: 'sulfito', place: place(text, 'sulfito'), blocking: true, why: 'allergy' }],
})

describe('the passages of an answer', () => {
  const passages = passagesOf('preferences', text, sheet)

  it('are its sentences and lines, each with its own wishes and unread words', () => {
    expect(
      passages.map(({ segments, wishes, unread }) => [
        segments
          .map((segment) => segment.text)
          .join('')
          .trim(),
        wishes.map(({ kind }) => kind),
        unread.map((one) => one.text),
      ]),
    ).toEqual([
      ['Sem leite, até R$ 22.50 por drink.', ['exclude', 'price'], []],
      ['Alergia a sulfito;', [], ['sulfito']],
      ['obrigada!', [], []],
    ])
  })

  it('mark what was understood and what was not', () => {
    expect(passages[0]?.segments.map(({ text: words, as }) => `${as}: ${words}`)).toEqual([
      'understood: Sem leite',
      'plain: , ',
      'understood: até R$ 22.50',
      'plain:  por drink.',
    ])
    expect(passages[1]?.segments.filter(({ as }) => as === 'unread')).toMatchObject([{ text: 'sulfito' }])
  })

  it('keep every character, whatever the text and the places', () => {
    const anyPlace = fc.record({ start: fc.nat(60), length: fc.integer({ min: 1, max: 20 }) })
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), fc.array(anyPlace), (words, places) => {
        const unread = places.map(({ start, length }, index) => ({
          text: String(index),
          place: { input: 'preferences', start, end: start + length },
        }))
        const cut = passagesOf('preferences', words, requestSheetSchema.parse({ wishes: [], unread }))
        const kept = cut.flatMap(({ segments }) => segments.map((segment) => segment.text)).join('')
        expect(kept.replace(/\s+/g, '')).toBe(words.replace(/\s+/g, ''))
        expect(cut.flatMap((passage) => passage.unread)).toHaveLength(unread.length)
      }),
    )
  })
})
