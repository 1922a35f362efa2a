import { formatBrl } from '../language/text.ts'
import { termName } from '../lexicon/lexicon.ts'
import type { CourseId } from './recipe-wishes.ts'
import type { RequestSheet } from './request-sheet.ts'
import type { Wish } from './wish.ts'

/** Alternative sheets, offered instead of one that cannot be met. */

const replacing = (sheet: RequestSheet, isOld: (wish: Wish) => boolean, wish: Wish): RequestSheet => {
  const at = sheet.wishes.findIndex(isOld)
  const rest = sheet.wishes.filter((other) => !isOld(other))
  return { ...sheet, wishes: at < 0 ? [...rest, wish] : rest.toSpliced(Math.min(at, rest.length), 0, wish) }
}

/** Asks for exactly `count` results. */
export function withCount(sheet: RequestSheet, count: number): RequestSheet {
  return replacing(
    sheet,
    (wish) => wish.kind === 'count' && (wish.of ?? 'results') === 'results' && !wish.course,
    {
      kind: 'count',
      text: `${count}`,
      origin: 'request',
      count,
      bound: 'exactly',
    },
  )
}

/** Raises the ceiling of all prices; bounds of single items stay. */
export function withCeiling(sheet: RequestSheet, max: number): RequestSheet {
  return replacing(
    sheet,
    (wish) => wish.kind === 'price' && wish.item === undefined && wish.max !== undefined,
    {
      kind: 'price',
      text: `até ${formatBrl(max)}`,
      origin: 'request',
      max,
    },
  )
}

/** Leaves out the lowest price of all results. */
export function withoutFloor({ wishes, unread }: RequestSheet): RequestSheet {
  return {
    unread,
    wishes: wishes.flatMap((wish): Wish[] => {
      if (wish.kind !== 'price' || wish.item !== undefined || wish.min === undefined) return [wish]
      const { min: _, ...rest } = wish
      return rest.max === undefined && rest.about === undefined ? [] : [rest]
    }),
  }
}

/** Leaves out the highest price of all results. */
export function withoutCeiling({ wishes, unread }: RequestSheet): RequestSheet {
  return {
    unread,
    wishes: wishes.flatMap((wish): Wish[] => {
      if (wish.kind !== 'price' || wish.item !== undefined || wish.max === undefined) return [wish]
      const { max: _, ...rest } = wish
      return rest.min === undefined && rest.about === undefined ? [] : [rest]
    }),
  }
}

/** Sets the exact number of results for a part of the menu. */
export function withCourseCount(sheet: RequestSheet, course: CourseId, count: number): RequestSheet {
  return replacing(sheet, (wish) => wish.kind === 'count' && wish.course === course, {
    kind: 'count',
    text: `${count}`,
    origin: 'request',
    count,
    bound: 'exactly',
    course,
  })
}

const isShareOf = (wish: Wish, what: string) =>
  wish.kind === 'share' && termName(wish.what) === what && wish.count !== undefined

/** Sets the number of results with or without something. @param what as `Requirements.shares` names it */
export const withShareCount = (
  { wishes, unread }: RequestSheet,
  what: string,
  count: number,
): RequestSheet => ({
  unread,
  wishes: wishes.map((wish) => (wish.kind === 'share' && isShareOf(wish, what) ? { ...wish, count } : wish)),
})

/** Removes the number of results with or without something. */
export const withoutShare = ({ wishes, unread }: RequestSheet, what: string): RequestSheet => ({
  unread,
  wishes: wishes.filter((wish) => !isShareOf(wish, what)),
})
