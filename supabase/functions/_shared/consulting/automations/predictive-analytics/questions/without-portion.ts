/** Dishes that the kilograms of a food leave out. */
import { foldAccents, joinList } from '../../../base/language/text.ts'
import { formatCount as whole } from '../figures.ts'
import type { Asked } from './asked.ts'

/** With the food in their name, and no portion of it: "paçoca de carne de sol" beside the carne de sol. */
export function withoutPortion(
  goods: readonly { name: string; items: readonly string[] }[],
  { forecast }: Pick<Asked, 'forecast'>,
): string[] {
  const counted = new Set(goods.flatMap(({ items }) => items))
  const words = goods.map(({ name }) => foldAccents(name.toLowerCase()))
  const left = forecast.purchases.filter(
    ({ name }) => !counted.has(name) && words.some((word) => foldAccents(name.toLowerCase()).includes(word)),
  )
  return left.length === 0
    ? []
    : [
        `Não conta ${joinList(left.map(({ name, expected }) => `${name} (${whole(expected)} por semana)`))}, que também ${left.length === 1 ? 'leva' : 'levam'}: diga quantos gramas, e entra.`,
      ]
}
