import { productName } from '@/content/product'

/** How the farm begins a message to the person at a house. */
export const greeting = (name: string | null, about = ''): string =>
  `Olá${name ? `, ${name}` : ''}! Aqui é da fazenda do ${productName}. ${about}`.trim()
