import { Text } from '@react-pdf/renderer'
import { splitBold } from '../rich-text'

/** A text with its `**bold**` parts. */
export function Rich({ text }: { text: string }) {
  return splitBold(text).map(({ text: part, bold }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text's parts is fixed
    <Text key={index} style={bold ? { fontWeight: 700 } : {}}>
      {part}
    </Text>
  ))
}
