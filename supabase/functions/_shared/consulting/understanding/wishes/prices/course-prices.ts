import type { Draft } from '../../text/draft.ts'

const course =
  /^(?:(?:nenhuma?|tod[oa]s?|cada|[oa]s?) )*(pratos?(?: principa(?:l|is))?|principa(?:l|is)|petiscos?|sobremesas?|entradas?|lanches?)(?![\p{L}\p{N}])/iu

/** Parts of a menu that nobody includes in "all dishes". */
const narrow = /^(?:sobremesa|lanche|petisco|entrada|pratos? principa|principa)/

/**
 * "pratos até 40 e petiscos até 25": each bound applies to its own part of the menu. A bound for "pratos" alone applies
 * to all dishes.
 */
export function withCoursePrices(text: string, draft: Draft): Draft {
  const courses = draft.wishes.map(({ wish, start, end }) =>
    wish.kind === 'price' && wish.item === undefined
      ? course.exec(text.slice(start, end))?.[1]?.toLowerCase()
      : undefined,
  )
  const different = new Set(
    draft.wishes.flatMap(({ wish }, at) => {
      const own = wish.kind === 'price' ? (courses[at] ?? wish.item?.toLowerCase()) : undefined
      return own?.slice(0, 5) ?? []
    }),
  )
  // "petisco até 28 e nada passa de 45"
  const general = Math.max(
    ...draft.wishes.map(({ wish }, at) =>
      wish.kind === 'price' && wish.item === undefined && !courses[at] ? (wish.max ?? 0) : 0,
    ),
    0,
  )
  const isLower = draft.wishes.some(
    ({ wish }, at) => wish.kind === 'price' && courses[at] !== undefined && (wish.max ?? general) < general,
  )
  if (different.size < 2 && !isLower && !courses.some((name) => name && narrow.test(name))) return draft
  const wishes = draft.wishes.map((placed, at) => {
    const item = courses[at]
    return item && placed.wish.kind === 'price' ? { ...placed, wish: { ...placed.wish, item } } : placed
  })
  return { ...draft, wishes }
}
