import { formatBrl } from '../../base/language/text.ts'

/** A price in the format of menus: "R$ 15", "R$ 16,90". */
export const menuPrice = (value: number): string => formatBrl(value).replace(/,00$/, '')
