/** What a list of counted dishes asks for. */
import type { CourseId } from '../../base/request/recipe-wishes.ts'
import type { WishContent } from '../text/draft.ts'
import type { Entry } from './counted-entries.ts'
import { boundOf } from './shape.ts'

export const exactly = (
  count: number,
  course?: CourseId,
  bound: 'exactly' | 'at_least' | 'at_most' = 'exactly',
): WishContent => ({
  kind: 'count',
  count,
  bound,
  ...(course === undefined ? {} : { course }),
})

/** @param isHeld whether what is said of a part of the menu holds for no other: the starter is the vegetarian one */
export function traitWishes({ traits, count, bound, course, form }: Entry, isHeld = false): WishContent[] {
  const scope = course === undefined ? {} : { course }
  const many = boundOf(bound, 'at_least')
  const of = many === 'at_most' ? ('few' as const) : ('many' as const)
  const told = bound === undefined ? {} : { bound: boundOf(bound) }
  const wishes = traits.flatMap((trait): WishContent[] => {
    if (isHeld && course !== undefined && trait.what === 'holds')
      return [{ kind: 'dishTrait', what: 'holds', anyOf: trait.names, count, bound: many, course }]
    if (isHeld && course !== undefined && trait.what === 'free')
      return trait.names.map((of) => ({ kind: 'dishTrait', what: 'free', of, count, bound: many, course }))
    switch (trait.what) {
      case 'holds':
        return trait.names.length === 1
          ? [{ kind: 'share', what: trait.names[0] ?? '', of, count, ...told }]
          : [{ kind: 'dishTrait', what: 'holds', anyOf: trait.names, count, bound: 'at_least' }]
      case 'free':
        return trait.names.map((what) => ({
          kind: 'share',
          what,
          of,
          count,
          ...told,
          ...(trait.isDiet ? {} : { without: true }),
        }))
      case 'shared':
        // Starters are for the middle of the table anyway.
        return course === 'petisco' && trait.serves <= 2
          ? []
          : [{ kind: 'dishTrait', bound: many, count, ...trait, ...scope }]
      default:
        return [{ kind: 'dishTrait', bound: many, count, ...trait, ...scope }]
    }
  })
  return form ? [{ kind: 'dishTrait', what: 'form', of: form, count, bound: 'at_least' }, ...wishes] : wishes
}

/** The wishes of a list: its size, its parts, and what each is. */
export function wishesOf(
  { entries, isDivided }: { entries: Entry[]; isDivided: boolean },
  isHeld = false,
): WishContent[] {
  const [first, ...others] = entries
  if (!first) return []
  const parts = isDivided ? others : entries
  // "3 pratos, um vegetariano, e uma sobremesa": the second is one of the three.
  const counted = isDivided ? parts : parts.filter((_, at) => !isWithin(parts, at))
  const total = isDivided ? first.count : counted.reduce((sum, { count }) => sum + count, 0)
  const [lone] = parts
  // "um salgado" is one of the dishes, and not all that there will be.
  if (isDivided === false && parts.length === 1 && lone?.isSavoury && lone.count === 1 && !lone.traits.length)
    return []
  const bound = boundOf(isDivided ? first.bound : lone?.bound)
  // A noun without a course is what the bare entries after it are too: "dois sanduíches frios e um quente".
  const course = parts.every((entry) => entry.course === first.course || isBare(entry))
    ? first.course
    : undefined
  const isOfCourses = !isDivided && parts.every((entry) => entry.course !== undefined)
  // A list that goes on behind what is read may count desserts as well.
  const isComplete = parts.reduce((sum, { count }) => sum + count, 0) >= total
  const sweets = parts.filter((entry) => entry.course === 'sobremesa')
  const size: WishContent[] =
    isOfCourses && parts.length > 1
      ? parts.map((entry) => exactly(entry.count, entry.course, boundOf(entry.bound)))
      : [
          exactly(total, course, isDivided || parts.length === 1 ? bound : 'exactly'),
          ...(course === undefined
            ? parts.flatMap((entry) =>
                entry.course === undefined ? [] : [exactly(entry.count, entry.course, boundOf(entry.bound))],
              )
            : []),
          ...(course === undefined &&
          isComplete &&
          sweets.length === 0 &&
          // "4 pratos feitos e 2 salgados": what is eaten from the counter is not sweet either.
          parts.every((entry) => entry.isSavoury || entry.course === 'principal') &&
          parts.some((entry) => entry.isSavoury)
            ? [exactly(0, 'sobremesa')]
            : []),
        ]
  const ofAll = isDivided ? [{ ...first, count: total }] : []
  return [
    ...(isSome(entries) ? [] : size),
    ...[...ofAll, ...withForm(parts)].flatMap((entry) => traitWishes(entry, isHeld)),
  ]
}

/** "pelo menos três pratos sem ovo": some of the dishes, and no size of the menu. */
export const isSome = ([first, ...others]: readonly Entry[]): boolean =>
  first?.isResult === true &&
  (first.bound !== undefined || first.isSibling === true) &&
  first.traits.length > 0 &&
  others.length === 0

/** "6 lanches, dois veganos e um sem glúten": what has no noun of its own, behind a comma, is of those named before. */
function isWithin(parts: readonly Entry[], at: number): boolean {
  const entry = parts[at]
  const from = parts.findLastIndex((one, place) => place < at && !isBare(one))
  const [head, next] = [parts[from], parts[from + 1]]
  if (!entry || !head || !next || !isBare(entry) || entry.traits.length === 0) return false
  const isComma = next.start - head.end === ', '.length
  const within = parts.slice(from + 1, at + 1).reduce((sum, { count }) => sum + count, 0)
  return head.traits.length === 0 && (head.isResult || isComma) && within < head.count
}

const isBare = ({ course, form, isResult, isSavoury }: Entry) => !course && !form && !isResult && !isSavoury

/** The bare entries after a form are of it: "dois sanduíches frios e um quente" are three. */
function withForm(parts: readonly Entry[]): Entry[] {
  const [first, ...others] = parts
  if (!first?.form || others.length === 0) return [...parts]
  const { form, ...rest } = first
  const count = parts.reduce(
    (sum, entry, at) => sum + (entry === first || (isBare(entry) && !isWithin(parts, at)) ? entry.count : 0),
    0,
  )
  return [{ ...first, count, traits: [], form }, rest, ...others]
}
