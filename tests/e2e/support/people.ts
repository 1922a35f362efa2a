import { randomUUID } from 'node:crypto'
import { randomCnpj } from '../../support/cnpj.ts'

export type Person = { email: string; password: string; restaurant: string; cnpj: string }

/** A new customer. */
export function newPerson(): Person {
  return {
    email: `ana.${randomUUID()}@exemplo.com`,
    password: 'Segredo123',
    restaurant: 'Bar da Ana',
    cnpj: randomCnpj(),
  }
}
