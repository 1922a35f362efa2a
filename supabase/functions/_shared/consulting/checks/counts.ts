import type { Fact, FactOf } from '../base/facts.ts'
import { joinList } from '../base/language/text.ts'
import { isNamedLine } from '../base/pairing/named-dishes.ts'
import { isCounted, partsOfGlass } from '../base/pantry/counted.ts'
import { countedGroups, eachSection } from '../base/request/counted-items.ts'
import { courseOfLabel } from '../base/request/course-labels.ts'
import { type CourseId, isOfTaste, type Taste } from '../base/request/recipe-wishes.ts'
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, type Given, itemOf, met, notPossible, only, removes, violated } from './answer.ts'
import { foodsByName } from './ingredient-names.ts'

function inCourse(course: CourseId, facts: readonly Fact[]): number[] | null {
  const dishes = only(facts, 'dish')
  if (dishes.length === 0) return null
  return [dishes.filter(({ section }) => courseOfLabel(section) === course).length]
}

function inTaste(taste: Taste, facts: readonly Fact[]): number[] | null {
  const dishes = only(facts, 'dish')
  return dishes.length === 0 ? null : [dishes.filter((dish) => hasTaste(dish, taste)).length]
}

const hasTaste = ({ section }: FactOf<'dish'>, taste: Taste) => isOfTaste(courseOfLabel(section), taste)

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
function countsOf(
  { of = 'results', course, taste, bound }: WishOf<'count'>,
  facts: readonly Fact[],
): number[] | null {
  if (course !== undefined) return inCourse(course, facts)
  if (taste !== undefined) return inTaste(taste, facts)
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
      return recipes.map(({ kind, ingredients }) => {
        const parts = ingredients.map(({ name }) => foodsByName(name))
        // Whoever asks for at least so many counts the garnish, too.
        const isOfGlass = kind === 'drink' && bound !== 'at_least'
        return (isOfGlass ? partsOfGlass(parts) : parts).filter(isCounted).length
      })
    }
  }
}

/** A number of the house's items: what stays of them, by name. */
function checkItems(wish: WishOf<'count'>, { facts, menu }: Given): Answer {
  const listed = only(facts, 'action').filter(({ onMenu }) => onMenu)
  const groups = countedGroups(
    wish,
    listed.map((fact) => ({ ...itemOf(fact, menu), gone: removes(fact) })),
  )
  const stays = groups.map((group) => group.filter(({ gone }) => !gone))
  if (stays.every((group) => group.length === 0)) return notPossible('Nenhum item do cardápio é disso.')
  const [group = []] = stays
  const names =
    wish.item === eachSection ? '' : `Ficam ${group.length}: ${joinList(group.map(({ name }) => name))}.`
  if (stays.every((one) => one.length === 0 || fits(wish, one.length))) return met(names)
  const short = groups.filter((one) => one.length > 0 && one.length < wish.count)
  return wish.bound === 'at_least' && short.length > 0
    ? notPossible(`${joinList(short.map(([first]) => first?.section ?? ''))} já tem menos do que isso hoje.`)
    : notPossible(`${names} Os que passam são os que você mandou manter.`.trim())
}

/** "Tapioca de frango e Pão molhado." of a course; "6 pratos." of the whole. */
function countedWordsOf({ course, taste, of = 'results' }: WishOf<'count'>, facts: readonly Fact[]): string {
  if (of !== 'results') return ''
  const dishes = only(facts, 'dish')
  if (taste !== undefined)
    return `${joinList(dishes.filter((dish) => hasTaste(dish, taste)).map(({ name }) => name))}.`
  if (course !== undefined) {
    const named = dishes.filter(({ section }) => courseOfLabel(section) === course).map(({ name }) => name)
    return named.length === 0 ? 'Nenhum dos pratos é.' : `${joinList(named)}.`
  }
  const recipes = only(facts, 'drink', 'dish').length
  return recipes === 0 ? '' : `São ${recipes}.`
}

const fits = (wish: WishOf<'count'>, count: number) =>
  wish.bound === 'at_most'
    ? count <= wish.count
    : wish.bound === 'at_least'
      ? count >= wish.count
      : count === wish.count

/** A number of pairings of a kind of dish. */
function checkPairingsOf(wish: WishOf<'count'>, pairings: readonly FactOf<'pairing'>[]): Answer {
  const found = pairings.filter(({ dish, section, description }) =>
    isNamedLine(wish.item ?? '', {
      name: dish,
      category: section ?? null,
      description: description ?? null,
      price: null,
      cost: null,
    }),
  )
  const names = joinList([...new Set(found.map(({ dish }) => dish))])
  if (fits(wish, found.length)) return met(found.length === 0 ? '' : `${names}.`)
  return notPossible(
    `${found.length === 0 ? 'Nenhum' : `Só ${names}`}: é o que cabe nos seus outros pedidos.`,
  )
}

export function checkCount(wish: WishOf<'count'>, given: Given): Answer {
  const pairings = only(given.facts, 'pairing')
  if (wish.item !== undefined && wish.of === 'results' && pairings.length > 0)
    return checkPairingsOf(wish, pairings)
  if (wish.item !== undefined) return checkItems(wish, given)
  const { facts } = given
  const counts = countsOf(wish, facts)
  if (!counts) return notPossible('Esta consultoria não define esse número.')
  const good =
    wish.of === 'ingredients'
      ? counts.every((count) => fits(wish, count))
      : counts.some((count) => fits(wish, count))
  if (good) return met(countedWordsOf(wish, facts))
  const wanted = { exactly: '', at_least: 'pelo menos ', at_most: 'no máximo ' }[wish.bound]
  const found = wish.of === 'ingredients' ? counts.find((count) => !fits(wish, count)) : counts[0]
  return violated(`Eram ${wanted}${wish.count}, e o resultado traz ${found ?? 0}.`)
}

/** Whether the facts show fewer than asked for: the one shortfall that an engine may explain. */
export function fallsShort(wish: WishOf<'count'>, facts: readonly Fact[]): boolean {
  return countsOf(wish, facts)?.every((count) => count < wish.count) ?? false
}
