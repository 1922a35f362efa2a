import { View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'

/** Fewer rows than this are not left alone at the top of a page. */
const kept = 3

/** Rows of a list or table; the last ones break to the next page together. */
export function LastTogether({ children }: { children: readonly ReactNode[] }) {
  if (children.length <= kept) return <View wrap={false}>{children}</View>
  return (
    <>
      {children.slice(0, -kept)}
      <View wrap={false}>{children.slice(-kept)}</View>
    </>
  )
}
