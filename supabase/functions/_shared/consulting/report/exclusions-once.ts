import { joinList } from '../base/language/text.ts'
import type { AnsweredWish } from './blocks.ts'

/** "Deixar de fora: leite, por alergia": the food and the reason. */
const exclusion = /^Deixar de fora: (.+?)(, por alergia|, pela dieta)?$/

/**
 * All that was left out with the same answer on one line: "Deixar de fora: leite e glúten, por alergia; flambar". A food
 * that is named for two reasons is listed with the first, allergies before diets.
 */
export function withExclusionsOnce(items: readonly AnsweredWish[]): AnsweredWish[] {
  const partsOf = ({ wish, met }: AnsweredWish) => (met ? exclusion.exec(wish) : null)
  const lines: AnsweredWish[] = []
  for (const item of items) {
    if (partsOf(item) === null) {
      lines.push(item)
      continue
    }
    const alike = items.filter((other) => partsOf(other) !== null && other.answer === item.answer)
    if (alike[0] !== item) continue
    const told = new Set<string>()
    const groups = [', por alergia', ', pela dieta', ''].flatMap((why) => {
      const names = alike.flatMap((other) => {
        const [, name = '', reason = ''] = partsOf(other) ?? []
        return reason === why ? [name] : []
      })
      const fresh = [...new Set(names)].filter((name) => !told.has(name))
      for (const name of fresh) told.add(name)
      return fresh.length > 0 ? [`${joinList(fresh)}${why}`] : []
    })
    lines.push(
      alike.length === 1 ? item : { ...item, wish: `Deixar de fora: ${groups.join('; ')}`, words: null },
    )
  }
  return lines
}
