/** The check digit of an NF-e access key: modulus 11 over the 43 digits before it. */
export function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((sum, digit, index) => sum + Number(digit) * (2 + (index % 8)), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** Whether a text is an access key: 44 digits with a valid check digit. */
export const isAccessKey = (key: string): boolean =>
  /^\d{44}$/.test(key) && checkDigit(key.slice(0, 43)) === Number(key.at(-1))
