/** The foods that the owner names, and how many dishes must have them. */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { kitchenContents } from '../../base/pantry/contents.ts'
import type { Food } from '../../base/pantry/food.ts'
import { type FoodId, foods } from '../../base/pantry/kitchen.ts'
import { calledBy, saidAs } from '../../base/request/called-by.ts'
import { type DishForm, hasForm } from '../../base/request/dish-forms.ts'
import { rangeShare, type Share } from '../../base/request/menu-shares.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { foodHolds, type Requirements } from '../../base/request/requirements.ts'
import type { Wish } from '../../base/request/wish.ts'
import { sum } from '../../base/statistics.ts'
import type { Asks } from './asks.ts'
import type { Candidate } from './compose.ts'
import { dishesInCourses } from './size.ts'

/** What the lexicon counts among chicken, and a kitchen cooks in its own way: by the owner's name, with ours. */
const breeds: Readonly<Record<string, string>> = { 'galinha caipira': 'frango de capoeira' }

/** Whether a term is a breed, which nothing else of its kind stands for. */
export const isBreed = (term: string): boolean => Object.values(breeds).includes(term)

/** The breed that the owner names by a food, else the food. */
export const breedOf = (what: string, text: string): string => breeds[calledBy(what, text)] ?? what

/** The request in which wishes and questions name the breed that the owner names. */
export const withBreeds = (sheet: RequestSheet): RequestSheet => ({
  ...sheet,
  wishes: sheet.wishes.map((wish): Wish => {
    if (wish.kind === 'dishTrait' && wish.anyOf)
      return { ...wish, anyOf: wish.anyOf.map((what) => breedOf(what, wish.text)) }
    if ((wish.kind === 'prefer' || wish.kind === 'question') && wish.what !== undefined)
      return { ...wish, what: breedOf(wish.what, wish.text) }
    return wish
  }),
})

/** The fish that the owner calls by another name than the pantry, each as the owner calls it. */
export const fishAsCalled = ({ wishes }: Pick<RequestSheet, 'wishes'>): ReadonlyMap<string, Food> =>
  new Map(
    wishes.flatMap((wish) => {
      if (wish.kind !== 'prefer' && wish.kind !== 'leftover') return []
      const said = saidAs(wish.what, wish.text)
      return foods
        .filter(
          ({ name, tags }) => tags.includes('fish') && name === `filé de ${wish.what}` && said !== wish.what,
        )
        .map((food) => [food.id, { ...food, name: `filé de ${said}` }] as const)
    }),
  )

/** Pantry ids for a term: the food itself if we have it, else its members. */
export function foodIdsOf(term: string): FoodId[] {
  const name = findTerm(term)?.name ?? term
  const exact = foods.filter(({ id }) => kitchenContents[id].some((own) => own === name))
  const found = exact.length > 0 ? exact : foods.filter((item) => foodHolds(item, name))
  return found.map(({ id }) => id)
}

/** Whether a term is one food, not a group: of "peixe" the house has some kind, but we do not know which. */
export function isExact(term: string): boolean {
  const name = findTerm(term)?.name ?? term
  return foods.some(({ id }) => kitchenContents[id].some((own) => own === name))
}

/** "O peixe é robalo e carapeba" wants these two, and no other fish. */
export const named = (terms: readonly string[]): string[] =>
  terms.filter((term) => {
    const ids = foodIdsOf(term)
    return !terms.some((other) => {
      const within = other === term ? [] : foodIdsOf(other)
      return within.length > 0 && within.length < ids.length && within.every((id) => ids.includes(id))
    })
  })

/** Dishes that a leftover goes into: one alone makes the house depend on its sale, unless few are left beside a diet's. */
const usesOfLeftover = { usual: 2, few: 1 } as const
const fewDishes = 3

type Counted = Pick<Requirements, 'count' | 'courses'> & Pick<Asks, 'traits'>

/** So many dishes with a food. Where the owner counts the parts of the menu, no other part takes it up. */
function usesOf(term: string, least: number, asked: Counted): Share<Candidate>[] {
  // Where courses and forms leave dishes of the number open, those may take it up as well.
  const inForms = sum(asked.traits.map(({ what, count = 0 }) => (what === 'form' ? count : 0)))
  const courses = (asked.count?.most ?? 0) > dishesInCourses(asked) + inForms ? [] : asked.courses
  const ids: readonly string[] = foodIdsOf(term)
  const isIn = ({ idea, parts }: Candidate) =>
    parts.some(({ item }) => ids.includes(item.id)) &&
    (courses.length === 0 || courses.some(({ course }) => course === idea.course))
  return ids.length === 0 ? [] : [rangeShare(isIn, { least, most: null })]
}

export const leftoverShares = (
  { leftovers, traits }: Pick<Asks, 'leftovers' | 'traits'>,
  asked: Pick<Requirements, 'count' | 'courses' | 'shares'>,
): Share<Candidate>[] => {
  const inDiets = sum([
    ...traits.map(({ what, count = 0 }) => (what === 'free' ? count : 0)),
    ...asked.shares.map(({ avoids, count = 0 }) => (avoids ? count : 0)),
  ])
  const sweets = asked.courses.find(({ course }) => course === 'sobremesa')?.range.least ?? 0
  const total = asked.count?.most ?? dishesInCourses(asked)
  const isTight = inDiets > 0 && total > 0 && total - sweets - inDiets < fewDishes
  const least = isTight ? usesOfLeftover.few : usesOfLeftover.usual
  return leftovers.flatMap(({ what }) => usesOf(what, least, { ...asked, traits }))
}

/** "dá para congelar a massa do bolinho?" expects one among the dishes. */
export const formShares = ({ formsAsked }: { formsAsked: readonly DishForm[] }): Share<Candidate>[] =>
  formsAsked.map((form) => rangeShare(({ name }: Candidate) => hasForm(name, form), { least: 1, most: null }))

/** "usem galinha caipira, shiitake, banana-da-terra e café": each of them is in one dish at least. */
export const wantedShares = ({
  preferred,
  ...asked
}: Pick<Requirements, 'preferred'> & Counted): Share<Candidate>[] =>
  named(preferred).flatMap((term) => usesOf(term, 1, asked))
