import { splitBold } from '../rich-text'

/** A sentence whose `**bold**` words are strong. */
export function RichText({ text }: { text: string }) {
  return splitBold(text).map(({ text: part, bold }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    bold ? <strong key={index}>{part}</strong> : part,
  )
}
