import { describe, expect, test } from 'vitest'
import { checkAge } from './age'

const today = new Date(2026, 10, 20)
const born = (day: string, month: string, year: string) => checkAge({ day, month, year }, today).kind

describe('checkAge', () => {
  test('turns 18 on the birthday, not the day before', () => {
    expect(born('20', '11', '2008')).toBe('adult')
    expect(born('21', '11', '2008')).toBe('underage')
    expect(born('20', '12', '2008')).toBe('underage')
  })

  test('a person born on 29/02 turns 18 on 01/03 of a common year', () => {
    const leapling = { day: '29', month: '02', year: '2008' }
    expect(checkAge(leapling, new Date(2026, 1, 28)).kind).toBe('underage')
    expect(checkAge(leapling, new Date(2026, 2, 1)).kind).toBe('adult')
  })

  test.each([
    ['31', '02', '1990'],
    ['29', '02', '1990'],
    ['00', '10', '1990'],
    ['12', '13', '1990'],
    ['01', '01', '0001'],
    ['01', '01', '1899'],
    ['01', '01', '2030'],
  ])('%s/%s/%s is no birth date', (day, month, year) => {
    expect(born(day, month, year)).toBe('impossible')
  })

  test.each([
    ['', '02', '1990'],
    ['01', '', '1990'],
    ['01', '02', ''],
    ['01', '02', '199'],
    ['1a', '02', '1990'],
  ])('%j/%j/%j is not complete', (day, month, year) => {
    expect(born(day, month, year)).toBe('incomplete')
  })

  test('one digit is enough for a day and a month', () => {
    expect(born('1', '2', '1990')).toBe('adult')
  })
})
