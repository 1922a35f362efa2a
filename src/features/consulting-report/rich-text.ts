import { keepAmountsWhole } from '@/format/money'

export type TextPart = { text: string; bold: boolean }

/** Splits `**bold**` out of a text. An unpaired `**` stays as it is. Amounts stay on one line. */
export function splitBold(text: string): TextPart[] {
  return keepAmountsWhole(text)
    .split(/\*\*(.+?)\*\*/g)
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter(({ text: part }) => part !== '')
}
