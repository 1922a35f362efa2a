import { formatInteger } from '@/format/money'

/** `1 garrafa` or `12 garrafas`. */
export const formatBottles = (count: number): string =>
  `${formatInteger(count)} ${count === 1 ? 'garrafa' : 'garrafas'}`

/** `1 pedido` or `12 pedidos`. */
export const formatOrders = (count: number): string =>
  `${formatInteger(count)} ${count === 1 ? 'pedido' : 'pedidos'}`
