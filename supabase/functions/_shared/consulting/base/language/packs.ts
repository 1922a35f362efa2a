import { formatNumber } from './text.ts'

/** "3 × garrafa de 500 ml", but "2 kg de laranja", "40 unidades" and "1 abacaxi": only a pack has contents to multiply. */
export function packsText(count: number, label: string): string {
  const [, first = '', rest = ''] = /^(\S+)(.*)$/.exec(label) ?? []
  const number = formatNumber(count)
  if (/^(?:kg|g|ml|l)$/.test(first)) return `${number} ${label}`
  if (/^(?:litro|unidade)$/.test(first)) return `${number} ${first}${count >= 2 ? 's' : ''}${rest}`
  return count === 1 && rest === '' ? `1 ${first}` : `${number} × ${label}`
}
