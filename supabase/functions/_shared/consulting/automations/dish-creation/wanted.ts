/** The foods that the owner names. */
import { termName } from '../../base/lexicon/lexicon.ts'
import { kitchenContents } from '../../base/pantry/contents.ts'
import type { Food } from '../../base/pantry/food.ts'
import type { Prices } from '../../base/pantry/house-prices.ts'
import { type FoodId, foods } from '../../base/pantry/kitchen.ts'
import { calledBy, saidAs } from '../../base/request/called-by.ts'
import { foodHolds } from '../../base/request/judge-exclusions.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { Wish } from '../../base/request/wish.ts'

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

/** The meat and fish that the owner calls by another name than the pantry, each as the owner calls it. */
export const fleshAsCalled = ({ wishes }: Pick<RequestSheet, 'wishes'>): ReadonlyMap<string, Food> =>
  new Map(
    wishes.flatMap((wish) => {
      const terms =
        wish.kind === 'prefer' || wish.kind === 'leftover' || wish.kind === 'share'
          ? [wish.what]
          : wish.kind === 'dishTrait' && wish.what === 'holds'
            ? (wish.anyOf ?? [])
            : []
      return terms.flatMap((term) => {
        const own = saidAs(term, wish.text).replace(/^.* de /u, '')
        return foods
          .filter(
            ({ name, tags }) =>
              own !== term &&
              (tags.includes('fish') ? name === `filé de ${term}` : name === `carne de ${term}`),
          )
          .map((food) => [food.id, { ...food, name: food.name.replace(term, own) }] as const)
      })
    }),
  )

/** The price of such a food is that of the pantry's, where the house gives none under its own name. */
export function asCalled(called: ReadonlyMap<string, Food>, prices: Prices): Prices {
  const ours = new Map([...called].map(([id, { name }]) => [name, foods.find((food) => food.id === id)]))
  return (item) => {
    const pack = prices(item)
    const known = pack === item.pack ? ours.get(item.name) : undefined
    return known ? prices(known) : pack
  }
}

/** Pantry ids for a term: the food itself if we have it, else its members. */
export function foodIdsOf(term: string): FoodId[] {
  const name = termName(term)
  const exact = foods.filter(({ id }) => kitchenContents[id].some((own) => own === name))
  const found = exact.length > 0 ? exact : foods.filter((item) => foodHolds(item, name))
  return found.map(({ id }) => id)
}

/** Whether a term is one food, not a group: of "peixe" the house has some kind, but we do not know which. */
export function isExact(term: string): boolean {
  const name = termName(term)
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
