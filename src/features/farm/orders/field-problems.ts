/** Whether a text fits; the database has the same limits (order_fulfilments). */
const tooLong = (text: string, most: number): string | undefined =>
  text.trim().length > most ? `Use no máximo ${most} caracteres` : undefined

export const carrierProblem = (carrier: string): string | undefined =>
  carrier.trim() === '' ? 'Diga quem leva o pedido' : tooLong(carrier, 80)

export const codeProblem = (code: string): string | undefined => tooLong(code, 60)

export const receiverProblem = (name: string): string | undefined =>
  name.trim() === '' ? 'Diga quem recebeu' : tooLong(name, 120)

export const reasonProblem = (reason: string): string | undefined =>
  reason.trim() === '' ? 'Escreva o motivo' : tooLong(reason, 500)

export const referenceProblem = (reference: string): string | undefined =>
  reference.trim() === '' ? 'Escreva o número do comprovante ou como pagou' : tooLong(reference, 120)
