import type { Fact } from '../base/facts.ts'
import { isCounted } from '../base/pantry/counted.ts'
import { courseLabels } from '../base/request/course-labels.ts'
import { type CourseId, courseIds, type WishOf } from '../base/request/wish.ts'
import { type Answer, type Given, met, notPossible, only, removes, violated } from './answer.ts'
import { foodsByName } from './ingredient-names.ts'

const courseOfLabel = (section: string | undefined) =>
  courseIds.find((course) => courseLabels[course] === section)

function inCourse(course: CourseId, facts: readonly Fact[]): number[] | null {
  const dishes = only(facts, 'dish')
  if (dishes.length === 0) return null
  return [dishes.filter(({ section }) => courseOfLabel(section) === course).length]
}

function resultsIn(facts: readonly Fact[]): number[] | null {
  const recipes = only(facts, 'drink', 'dish')
  const posts = only(facts, 'post')
  const pairings = only(facts, 'pairing')
  if (recipes.length > 0) return [recipes.length]
  if (posts.length > 0) return [posts.length]
  if (pairings.length === 0) return itemsIn(facts)
  // An owner may mean dishes, drinks beside them, or combos with a price.
  const combos = pairings.filter(({ comboPrice }) => comboPrice !== null).length
  const dishes = new Set(pairings.map(({ dish }) => dish)).size
  return [dishes, pairings.length, ...(combos > 0 ? [combos] : [])]
}

function itemsIn(facts: readonly Fact[]): number[] | null {
  const listed = only(facts, 'action').filter(({ onMenu }) => onMenu)
  return listed.length === 0 ? null : [listed.filter((fact) => !removes(fact)).length]
}

/** The number of results under each possible meaning; null if the result has no such number. */
function countsOf({ of = 'results', course }: WishOf<'count'>, facts: readonly Fact[]): number[] | null {
  if (course !== undefined) return inCourse(course, facts)
  switch (of) {
    case 'results':
      return resultsIn(facts)
    case 'items':
      return itemsIn(facts)
    case 'pages': {
      const pages = only(facts, 'menu').flatMap((menu) => menu.pages ?? [])
      return pages.length === 0 ? null : pages
    }
    case 'ingredients': {
      const recipes = only(facts, 'drink', 'dish')
      if (recipes.length === 0) return null
      return recipes.map(
        ({ ingredients }) => ingredients.filter(({ name }) => isCounted(foodsByName(name))).length,
      )
    }
  }
}

export function checkCount(wish: WishOf<'count'>, { facts }: Given): Answer {
  const counts = countsOf(wish, facts)
  if (!counts) return notPossible('Esta consultoria não define esse número.')
  const fits = (count: number) =>
    wish.bound === 'at_most'
      ? count <= wish.count
      : wish.bound === 'at_least'
        ? count >= wish.count
        : count === wish.count
  const good = wish.of === 'ingredients' ? counts.every(fits) : counts.some(fits)
  if (good) return met()
  const wanted = { exactly: '', at_least: 'pelo menos ', at_most: 'no máximo ' }[wish.bound]
  const found = wish.of === 'ingredients' ? counts.find((count) => !fits(count)) : counts[0]
  return violated(`Eram ${wanted}${wish.count}, e o resultado traz ${found ?? 0}.`)
}

/** Whether the facts show fewer than asked for: the one shortfall that an engine may explain. */
export function fallsShort(wish: WishOf<'count'>, facts: readonly Fact[]): boolean {
  return countsOf(wish, facts)?.every((count) => count < wish.count) ?? false
}
