import { isExists } from 'date-fns/isExists'

export const minimumAge = 18

/** A birth date as typed: three strings of digits. */
export type BirthDateInput = { day: string; month: string; year: string }

export type AgeCheck =
  | { kind: 'incomplete' }
  | { kind: 'impossible' }
  | { kind: 'underage' }
  | { kind: 'adult' }

/** Checks a typed birth date. 31/02, the year 0001 and future dates are impossible. */
export function checkAge(input: BirthDateInput, today: Date): AgeCheck {
  if (!/^\d{1,2}$/.test(input.day) || !/^\d{1,2}$/.test(input.month) || !/^\d{4}$/.test(input.year)) {
    return { kind: 'incomplete' }
  }
  const day = Number(input.day)
  const month = Number(input.month)
  const year = Number(input.year)
  if (year < 1900 || !isExists(year, month - 1, day)) return { kind: 'impossible' }
  if (new Date(year, month - 1, day) > today) return { kind: 'impossible' }
  return ageOn(year, month, day, today) >= minimumAge ? { kind: 'adult' } : { kind: 'underage' }
}

/** Whole years on `today`. In common years a birthday on 29/02 counts from 01/03. */
function ageOn(year: number, month: number, day: number, today: Date): number {
  const hadBirthday =
    today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= day)
  return today.getFullYear() - year - (hadBirthday ? 0 : 1)
}
