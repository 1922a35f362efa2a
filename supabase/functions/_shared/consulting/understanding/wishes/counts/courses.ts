import { type CourseId, courseIds } from '../../../base/request/recipe-wishes.ts'
import type { WishContent } from '../../text/draft.ts'
import { type Element, has } from '../../words/elements.ts'

const words: readonly (readonly [words: RegExp, course: CourseId])[] = [
  [/^(petisco|entrada|entradinha|tira gosto|tiragosto|belisco)/, 'petisco'],
  [/^(prato )?principa[li]s?$/, 'principal'],
  [/^lanche/, 'lanche'],
  [/^sobremesa/, 'sobremesa'],
]

/** The part of a menu that a word names: "petiscos", "pratos principais". */
export function courseOf(element: Element | undefined): CourseId | null {
  return (element && words.find(([known]) => known.test(element.key))?.[1]) ?? null
}

type Found = { wishes: WishContent[]; to: number }

const none = (course: CourseId): WishContent => ({ kind: 'count', count: 0, bound: 'exactly', course })

/** Whether the whole part of the menu is meant: "sem sobremesa de fruta" means only some desserts. */
function ends(elements: readonly Element[], at: number): boolean {
  const next = elements[at]
  return (
    next === undefined ||
    next.kind === 'comma' ||
    has(next, 'but', 'only', 'want', 'max', 'min') ||
    next.key === 'e'
  )
}

/** "sem sobremesa", "nada de entrada" */
function withoutCourse(elements: readonly Element[], at: number): Found | null {
  const element = elements[at]
  const course = courseOf(elements[at + 1])
  if (!has(element, 'without', 'not') || element?.key === 'zero' || !course || !ends(elements, at + 2))
    return null
  return { wishes: [none(course)], to: at + 2 }
}

/** "só petiscos e sobremesas" excludes all other parts. */
function onlyCourses(elements: readonly Element[], at: number): Found | null {
  if (!has(elements[at], 'only')) return null
  const asked = new Set<CourseId>()
  let to = at + 1
  for (let course = courseOf(elements[to]); course; course = courseOf(elements[to])) {
    asked.add(course)
    to += 1
    const joins = elements[to]?.key === 'e' || elements[to]?.kind === 'comma'
    if (!joins || !courseOf(elements[to + 1])) break
    to += 1
  }
  // "só petisco de boteco": the place adds no meaning.
  if (elements[to]?.key === 'de' && /^(boteco|bar|praia|buteco)$/.test(elements[to + 1]?.key ?? '')) to += 2
  if (asked.size === 0 || !ends(elements, to)) return null
  return { wishes: courseIds.filter((course) => !asked.has(course)).map(none), to }
}

/** Parts of the menu that get no dish. */
export const noneOfCourses = (elements: readonly Element[], at: number): Found | null =>
  withoutCourse(elements, at) ?? onlyCourses(elements, at)
