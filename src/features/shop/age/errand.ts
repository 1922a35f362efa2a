import { paths } from '@/config/paths'

/** What an owner was doing when their age was asked for, kept in the URL while they are away. */
export type Errand =
  | { kind: 'buy'; priceId: string; quantity: number }
  | { kind: 'order'; orderId: string }
  | { kind: 'none' }

/** The page of the verification, which leads back to the errand. */
export function ageAddress(errand: Errand): string {
  switch (errand.kind) {
    case 'buy':
      return `${paths.age}?${new URLSearchParams({ comprar: errand.priceId, quantidade: String(errand.quantity) })}`
    case 'order':
      return `${paths.age}?${new URLSearchParams({ pedido: errand.orderId })}`
    case 'none':
      return paths.age
  }
}

/** Reads the errand from a URL, which anybody may have written. */
export function readErrand(search: URLSearchParams): Errand {
  const priceId = search.get('comprar') ?? ''
  const quantity = search.get('quantidade') ?? ''
  if (/^\w{1,120}$/.test(priceId) && /^[1-9]\d?$/.test(quantity))
    return { kind: 'buy', priceId, quantity: Number(quantity) }
  const orderId = search.get('pedido') ?? ''
  return /^[\da-f-]{36}$/i.test(orderId) ? { kind: 'order', orderId } : { kind: 'none' }
}

/** The provider adds this to the address when it sends the person back. */
export const isBackFromProvider = (search: URLSearchParams): boolean => search.has('verificationSessionId')
