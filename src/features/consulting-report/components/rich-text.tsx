import { splitBold } from '../rich-text'

/** A sentence with its `**bold**` words in `<strong>`. */
export function RichText({ text }: { text: string }) {
  return splitBold(text).map(({ text: part, bold }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text's parts is fixed
    bold ? <strong key={index}>{part}</strong> : part,
  )
}
