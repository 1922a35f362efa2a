import { productName } from '@/content/product'

/** The greeting of the farm's messages to a house. */
export const greeting = (name: string | null, about = ''): string =>
  `Olá${name ? `, ${name}` : ''}! Aqui é da fazenda do ${productName}. ${about}`.trim()
