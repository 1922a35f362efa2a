/** Digits only. Full-width digits count. */
export function digitsOf(value: string): string {
  return value.normalize('NFKC').replace(/\D/g, '')
}

/** Area code and number: 10 digits, or 11 for a mobile phone. */
export function isPhone(value: string): boolean {
  const { length } = digitsOf(value)
  return length === 10 || length === 11
}

export function isEmail(value: string): boolean {
  const email = value.trim()
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254
}
