import { describe, expect, test } from 'vitest'
import { parsePastedDate } from './birth-date'

describe('a pasted date', () => {
  const date = { day: '01', month: '02', year: '1990' }

  test.each([
    '01/02/1990',
    ' 01-02-1990 ',
    '01.02.1990',
    '01 02 1990',
    '01021990',
    '1990-02-01',
    '０１/０２/１９９０',
  ])('is read from "%s"', (text) => expect(parsePastedDate(text)).toEqual(date))

  test('can have one-digit days and months when it has separators', () => {
    expect(parsePastedDate('1/2/1990')).toEqual({ day: '1', month: '2', year: '1990' })
  })

  test.each(['', '1990', '0102199', 'hoje', '01/02/90'])('is not found in "%s"', (text) =>
    expect(parsePastedDate(text)).toBeNull(),
  )
})
