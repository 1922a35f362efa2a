import { describe, expect, test } from 'vitest'
import { requestSheetSchema } from './request-sheet.ts'
import { wishSchema } from './wish.ts'

const parsed = (wish: object) => wishSchema.parse({ text: 'dito', ...wish })

describe('the origin of a wish', () => {
  test('is the request unless it says otherwise', () => {
    expect(parsed({ kind: 'price', max: 22 })).toMatchObject({ origin: 'request' })
    expect(parsed({ kind: 'price', max: 22, origin: 'house' })).toMatchObject({ origin: 'house' })
  })

  test('is stored beside the first day of a date', () => {
    const date = { kind: 'date', what: 'reforma', from: '2026-12-01', closed: true }
    expect(parsed({ ...date, origin: 'house' })).toMatchObject({ origin: 'house', from: '2026-12-01' })
    expect(parsed(date)).toMatchObject({ origin: 'request', from: '2026-12-01' })
  })

  test('is read from sheets that stored it as "from"', () => {
    const stored = {
      wishes: [
        { kind: 'exclude', text: 'sem leite', what: 'leite', why: 'diet', from: 'request' },
        { kind: 'price', text: 'Teto de preço da casa', max: 25, from: 'house' },
        { kind: 'date', text: 'São João', what: 'São João', from: '2026-06-24', closed: false },
      ],
      unread: [],
    }
    const { wishes } = requestSheetSchema.parse(stored)
    expect(wishes.map(({ origin }) => origin)).toEqual(['request', 'house', 'request'])
    expect(wishes[0]).not.toHaveProperty('from')
    expect(wishes[2]).toHaveProperty('from', '2026-06-24')
  })

  test('cannot be anything else', () => {
    const safe = (wish: object) => wishSchema.safeParse({ text: 'dito', ...wish }).success
    expect(safe({ kind: 'price', max: 22, origin: 'model' })).toBe(false)
    expect(safe({ kind: 'date', what: 'festa', from: 'request' })).toBe(true)
    expect(safe({ kind: 'date', what: 'festa', from: 'amanhã' })).toBe(false)
  })
})
