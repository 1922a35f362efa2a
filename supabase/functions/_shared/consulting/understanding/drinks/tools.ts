/** The owner's own entries among the equipment. */
import type { Draft } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { glassNamed } from './glasses.ts'

/**
 * Tools and glasses only: a squeeze bottle "de molho" asks for no sauce. What no recipe uses is named in the report, so
 * nothing of it remains unread, unless it may concern someone's health.
 */
export function ofTools(text: string, { wishes, unread }: Draft): Draft {
  const glass = glassNamed(foldInPlace(text))
  return {
    wishes: [
      ...wishes.filter(({ wish }) => wish.kind === 'equipment' || wish.kind === 'exclude'),
      ...(glass === null
        ? []
        : [{ wish: { kind: 'glass' as const, what: glass, has: 'yes' as const }, start: 0, end: text.length }]),
    ],
    unread: unread.filter(({ blocking }) => blocking),
  }
}
