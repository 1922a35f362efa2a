import { randomBytes } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** Creates an id like Stripe's: a prefix, then 24 letters and digits (58 after `cs_test_a1`). */
export function newId(
  prefix: 'ch' | 'du' | 'evt' | 'li' | 'pi' | 'pm' | 'price' | 'prod' | 're' | 'req',
): string {
  return `${prefix}_${prefix === 'req' ? randomText(14) : randomText(24)}`
}

export function newSessionId(): string {
  return `cs_test_a1${randomText(56)}`
}

export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomText(25)}`
}

/** Creates a boleto's typeable line of 47 digits. It is not payable: bank 000 does not exist. */
export function newBoletoNumber(): string {
  return `000${Array.from(randomBytes(44), (byte) => byte % 10).join('')}`
}

/** Creates the text of a Pix QR code. It is not payable: the key's domain does not exist. */
export function newPixCode(intentId: string): string {
  return `00020126580014br.gov.bcb.pix0136pix.engenho48.example/${intentId}5204000053039865802BR6304`
}
