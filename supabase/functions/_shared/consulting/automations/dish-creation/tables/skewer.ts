import type { Amounts, CuisineOption, DishIdea } from '../idea.ts'

/** A skewer of 100 g, sold by the piece: what is on it, its marinade, and how it is done. */
export interface Skewer {
  id: string
  /** After "Espetinho de". */
  name: string
  called: string
  cuisines?: readonly CuisineOption[]
  cachaca?: DishIdea['cachacas']
  ml?: number
  lines: Readonly<Record<string, Amounts | number>>
  marinade: string
  /** On the grill, with time and temperature. */
  grill: string
  /** After the fire; null if nothing is added. */
  finish?: string
  story: string
  keeps: string
  course?: 'sobremesa'
  finishMinutes: number
}
