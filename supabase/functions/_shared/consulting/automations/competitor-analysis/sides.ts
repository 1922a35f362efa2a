/** The sides included with a dish at the house and at a competitor, which prices alone do not show. */
import { trimEndWhile } from '../../base/language/text.ts'
import type { Compared, CompetitorMap } from './schema.ts'

const usual =
  /pir[aã]o|bai[aã]o|arroz|farofa|feij[aã]o|macaxeira|batata|frita|pur[eê]|salada|vinagrete|legumes/i

/** Whether the house's menu says that a dish includes sides. */
export const comesWith = ({ description = '' }: Pick<Compared, 'description'>): boolean =>
  usual.test(description)

/** The description without its full stop, for use within a sentence. */
export const describedAs = ({ description = '' }: Pick<Compared, 'description'>): string => {
  const told = trimEndWhile(description, /[.\s]/)
  return `${told.charAt(0).toLowerCase()}${told.slice(1)}`
}

/** Sides that cost more than this share of the dish count as dishes. */
const largestShare = 0.35

/** Sides ordered with nearly every dish, in order of preference: pirão with fish, then rice, then the rest. */
const usualFirst = (dish: string) => [
  ...(/peix|moqueca|sirigado|pargo|robalo|camar|polvo|caldeirada/i.test(dish) ? [/pir[aã]o/i] : []),
  /bai[aã]o|arroz/i,
  /batata|frita|farofa|macaxeira/i,
]

/** The house's usual sides that suit a dish of that price; at most two. */
export function sidesFor({ sides = [] }: Pick<CompetitorMap, 'sides'>, dish: string, price: number) {
  const fitting = sides.filter((side) => usual.test(side.name) && side.price <= price * largestShare)
  const found = usualFirst(dish).flatMap((words) => fitting.find(({ name }) => words.test(name)) ?? [])
  return [...new Set(found)].slice(0, 2)
}
