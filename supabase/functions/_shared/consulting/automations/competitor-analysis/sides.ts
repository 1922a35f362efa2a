/** What a dish comes with, here and at a competitor: the difference that prices hide. */
import { formatBrl, trimEndWhile } from '../../base/language/text.ts'
import type { Compared, CompetitorMap } from './schema.ts'

const usual =
  /pir[aã]o|bai[aã]o|arroz|farofa|feij[aã]o|macaxeira|batata|frita|pur[eê]|salada|vinagrete|legumes/i

/** Whether the house's menu says that a dish comes with sides. */
export const comesWith = ({ description = '' }: Pick<Compared, 'description'>): boolean =>
  usual.test(description)

/** The description without its stop, within a sentence. */
export const describedAs = ({ description = '' }: Pick<Compared, 'description'>): string => {
  const told = trimEndWhile(description, /[.\s]/)
  return `${told.charAt(0).toLowerCase()}${told.slice(1)}`
}

/** Sides dearer than this share of the dish are dishes of their own. */
const largestShare = 0.35

/** The house's usual sides that one would order with a dish of that price, the cheapest two. */
export const sidesFor = ({ sides = [] }: Pick<CompetitorMap, 'sides'>, price: number) =>
  sides
    .filter((side) => usual.test(side.name) && side.price <= price * largestShare)
    .toSorted((a, b) => a.price - b.price)
    .slice(0, 2)

/** "pirão (R$ 16,00)" */
export const sideText = ({ name, price }: { name: string; price: number }): string =>
  `${name.toLowerCase()} (${formatBrl(price)})`
