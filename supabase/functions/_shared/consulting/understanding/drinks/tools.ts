/** The owner's own entries among the equipment, one per line. */
import { type Draft, unreadAt } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { glassNamed } from '../words/glass-names.ts'

/** Bottles for syrups, which every bar uses. */
const holdsSyrup = /bisnaga|squeeze/i

function ofLine(text: string, start: number, end: number, { wishes, unread }: Draft): Draft {
  const isInside = (one: { start: number; end: number }) => one.start >= start && one.end <= end
  const own = wishes.filter(isInside)
  const left = unread.filter(isInside)
  const glass = glassNamed(foldInPlace(text.slice(start, end)))
  const tools = own.filter(({ wish }) => wish.kind === 'equipment' || wish.kind === 'exclude')
  const glasses =
    glass === null ? [] : [{ wish: { kind: 'glass' as const, what: glass, has: 'yes' as const }, start, end }]
  const found = [...tools, ...glasses]
  const blocking = left.filter((one) => one.blocking)
  if (found.length > 0 || holdsSyrup.test(text.slice(start, end))) return { wishes: found, unread: blocking }
  // "molho" in a line that names no tool asks for no sauce: the line is not understood.
  const whole = own.length === 0 || blocking.length > 0
  return {
    wishes: [],
    unread: whole ? left : [unreadAt({ start, end })],
  }
}

/**
 * Tools and glasses only: a squeeze bottle "de molho" asks for no sauce. What may concern someone's health stays with
 * the owner.
 */
export function ofTools(text: string, draft: Draft): Draft {
  const result: Draft = { wishes: [], unread: [] }
  let start = 0
  for (const line of text.split('\n')) {
    const read = ofLine(text, start, start + line.length, draft)
    result.wishes.push(...read.wishes)
    result.unread.push(...read.unread)
    start += line.length + 1
  }
  return result
}
