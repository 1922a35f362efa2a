import { randomInt } from 'node:crypto'

/** A CNPJ with its check digits right (Receita Federal: weights 2…9 from the right, modulo 11). */
export function randomCnpj(): string {
  const digits = Array.from({ length: 12 }, () => randomInt(10))
  for (const length of [12, 13]) {
    const sum = digits
      .slice(0, length)
      .reduce((total, digit, i) => total + digit * (2 + ((length - 1 - i) % 8)), 0)
    digits.push(sum % 11 < 2 ? 0 : 11 - (sum % 11))
  }
  return digits.join('')
}
