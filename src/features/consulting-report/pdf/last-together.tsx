import { View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { styles } from './styles'

/** Fewer rows than this are not left alone at the top of a page. */
const kept = 3

/**
 * Rows of a list or table; the last ones break to the next page together. The margin below the block is theirs: react-pdf
 * moves a whole block whose own margin does not fit on the page, and leaves its heading behind.
 */
export function LastTogether({ children }: { children: readonly ReactNode[] }) {
  const first = children.length <= kept ? [] : children.slice(0, -kept)
  return (
    <>
      {first}
      <View wrap={false} style={styles.block}>
        {children.slice(-kept)}
      </View>
    </>
  )
}
