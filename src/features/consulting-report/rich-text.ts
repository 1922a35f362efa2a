import { keepAmountsWhole } from '@/domain/money'

export type TextPart = { text: string; bold: boolean }

/** Splits `**bold**` out of a text. An asterisk pair without its partner stays as it is. Amounts stay on one line. */
export function splitBold(text: string): TextPart[] {
  return keepAmountsWhole(text)
    .split(/\*\*(.+?)\*\*/g)
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter(({ text: part }) => part !== '')
}
