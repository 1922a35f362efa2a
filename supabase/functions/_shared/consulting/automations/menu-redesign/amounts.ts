import { formatBrl } from '../../base/language/text.ts'

/** A price in the format of menus: "R$ 148", "R$ 14,90". */
export const inPrint = (price: number): string => formatBrl(price).replace(/,00$/, '').replace(/^-/, '−')

/** An amount that rests on assumptions, in whole R$; a loss is rounded as the same gain is. */
export const inReais = (value: number): string => inPrint(Math.sign(value) * Math.round(Math.abs(value)))

/** A saving on an item's ingredients that a purchase or a portion can bring: a twentieth of its cost. */
export const savingOf = (cost: number): number => cost / 20
