/** Forms of dishes beside desserts that are counted apart, and forms that are named again. */
import { type DishForm, formOf } from '../../base/request/dish-forms.ts'
import type { DraftWish } from '../text/draft.ts'

/** The part of the menu that a form belongs to, where the desserts are counted apart: a sweet pizza is one of these. */
const savouryPart: Partial<Record<DishForm, 'principal'>> = {
  pizza: 'principal',
}

/** Forms that a menu has among its starters. */
const starterForms: ReadonlySet<string> = new Set<DishForm>(['caldo', 'bolinho', 'espetinho', 'pastel'])

/** "duas pizzas e uma sobremesa … uma das pizzas vegetariana": each counts once, and the form is no food. */
export function withFormsApart(wishes: readonly DraftWish[]): DraftWish[] {
  const forms = new Set(
    wishes.flatMap(({ wish }) => (wish.kind === 'dishTrait' && wish.what === 'form' ? (wish.of ?? []) : [])),
  )
  const counts = wishes.flatMap(({ wish }) =>
    wish.kind === 'count' && wish.of === undefined && wish.bound === 'exactly' ? [wish] : [],
  )
  const sumOf = (some: typeof counts) => some.reduce((sum, { count }) => sum + count, 0)
  const desserts = sumOf(counts.filter(({ course }) => course === 'sobremesa'))
  const total = Math.max(0, ...counts.flatMap(({ count, course }) => (course === undefined ? count : [])))
  // "oito sabores de pizza: cinco salgados, três doces": there the sweet ones are pizzas as well.
  const isApart = (count = 1) => desserts > 0 && count + desserts <= total
  const starters = counts.find(({ course }) => course === 'petisco')
  /** "quatro caldos e duas porções": six starters, of which these are four and no more. */
  const isBeside = ({ wish }: DraftWish) =>
    wish.kind === 'dishTrait' &&
    wish.what === 'form' &&
    starterForms.has(wish.of ?? '') &&
    starters !== undefined &&
    wish.count !== undefined &&
    wish.count + starters.count === total
  const isFormAgain = ({ wish }: DraftWish) =>
    (wish.kind === 'share' || (wish.kind === 'prefer' && wish.why === 'taste')) &&
    forms.has(formOf(wish.what) ?? '')
  return wishes
    .filter((one) => !isFormAgain(one))
    .map((one) => {
      const { wish } = one
      if (wish === starters && wishes.some(isBeside)) return { ...one, wish: { ...wish, count: total } }
      if (wish.kind === 'dishTrait' && isBeside(one))
        return { ...one, wish: { ...wish, bound: 'exactly' as const } }
      if (wish.kind !== 'dishTrait' || wish.what !== 'form' || wish.course !== undefined) return one
      if (!isApart(wish.count)) return one
      const form = formOf(wish.of ?? '')
      const course = form && savouryPart[form]
      return course ? { ...one, wish: { ...wish, course } } : one
    })
}
