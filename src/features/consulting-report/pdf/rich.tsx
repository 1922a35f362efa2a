import { Text } from '@react-pdf/renderer'
import { splitBold } from '../rich-text'

/** Makes whole words bold: the renderer adds a hyphen where the style changes within one, as in "(**defeso**)". */
const withWholeWords = (text: string) => text.replace(/([^\s*]*)\*\*(.+?)\*\*([^\s*]*)/g, '**$1$2$3**')

/** A text with its `**bold**` parts. */
export function Rich({ text }: { text: string }) {
  return splitBold(withWholeWords(text)).map(({ text: part, bold }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text's parts is fixed
    <Text key={index} style={bold ? { fontWeight: 700 } : {}}>
      {part}
    </Text>
  ))
}
