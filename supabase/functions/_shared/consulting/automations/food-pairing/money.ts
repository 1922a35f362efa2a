import { formatBrl } from '../../base/language/text.ts'

/** As menus print it: "R$ 15", "R$ 16,90". */
export const menuPrice = (value: number): string => formatBrl(value).replace(/,00$/, '')
