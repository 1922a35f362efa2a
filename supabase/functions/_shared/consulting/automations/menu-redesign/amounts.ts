import { formatBrl } from '../../base/language/text.ts'

/** A price as menus print it: "R$ 148", "R$ 14,90". */
export const inPrint = (price: number): string => formatBrl(price).replace(/,00$/, '')

/** A sum that rests on assumptions: whole reais. */
export const inReais = (value: number): string => inPrint(Math.round(value))
