import { paths } from '@/config/paths'

/** Addresses of the room's pages. */
export const ordersAddress = `${paths.farm}/pedidos`
export const orderAddress = (id: string): string => `${ordersAddress}/${id}`
export const printAddress = (ids: readonly string[]): string =>
  `${ordersAddress}/imprimir?ids=${ids.join(',')}`

/** The most orders that can be processed or printed at once. */
export const mostAtOnce = 50
