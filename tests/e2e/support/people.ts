import { randomUUID } from 'node:crypto'
import { randomCnpj } from '../../support/cnpj.ts'

export type Person = { email: string; password: string; restaurant: string; cnpj: string }

/** Somebody who has never been here. */
export function newPerson(): Person {
  return {
    email: `ana.${randomUUID()}@exemplo.com`,
    password: 'Segredo123',
    restaurant: 'Bar da Ana',
    cnpj: randomCnpj(),
  }
}
