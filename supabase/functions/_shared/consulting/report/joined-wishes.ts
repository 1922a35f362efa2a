import { joinList } from '../base/language/text.ts'
import type { AnsweredWish } from './blocks.ts'

/** A wish that was both chosen and written is one line, in the written words. */
export function withChosenOnce(items: readonly AnsweredWish[]): AnsweredWish[] {
  const found = new Map<string, AnsweredWish>()
  for (const item of items) {
    const key = JSON.stringify([item.wish, item.met, item.answer])
    const known = found.get(key)
    found.set(key, known ? { ...known, words: known.words ?? item.words } : item)
  }
  return [...found.values()]
}

/** A competitor's price that the owner told. */
export const rivalPrice = /^(Comparar com o preço de .+?): (.+)$/
/** What the owner tells of a competitor, whose lines differ in nothing else. */
const rivalFact = /^(Contar com o que você sabe de .+?): (.+)$/

/** All prices of a competitor on one line, and all that is told of it, instead of repeating the answer. */
export function withRivalsOnce(items: readonly AnsweredWish[]): AnsweredWish[] {
  const lines: AnsweredWish[] = []
  for (const item of items) {
    const [, start, said] = rivalPrice.exec(item.wish) ?? rivalFact.exec(item.wish) ?? []
    const at = lines.findIndex(
      ({ wish, met }) => start !== undefined && wish.startsWith(`${start}: `) && met === item.met,
    )
    const known = lines[at]
    if (known === undefined) lines.push(item)
    else {
      const answer = known.answer.includes(item.answer) ? known.answer : `${known.answer} ${item.answer}`
      lines[at] = { ...known, answer, wish: `${known.wish} · ${said}`, words: null }
    }
  }
  return lines
}

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

/** "Dar preferência a: caju", "Aproveitar o que a casa já tem: caju": the food. */
const preference = /^(?:Dar preferência a|Aproveitar o que a casa já tem): (.+)$/

/** From this number on, named foods share a line. */
const manyFoods = 3

/** The foods that the owner named, each once, on one line with where they are: "caju: em Moqueca; coentro: em todos". */
export function withFoodsOnce(items: readonly AnsweredWish[]): AnsweredWish[] {
  const foodOf = ({ wish }: AnsweredWish) => preference.exec(wish)?.[1]
  const once = items.filter((item, at) => {
    const food = foodOf(item)
    return food === undefined || items.findIndex((one) => foodOf(one) === food && one.met === item.met) === at
  })
  const found = once.filter((item) => item.met && foodOf(item) !== undefined && /^Em /.test(item.answer))
  const [first] = found
  if (!first || found.length < manyFoods) return once
  const answer = found
    .map((item) => `${foodOf(item)}: ${item.answer.replace(/^E/, 'e').replace(/\.$/, '')}`)
    .join('; ')
  return once.flatMap((item) =>
    item === first
      ? [{ ...item, wish: 'Usar o que você citou', words: null, answer: `${answer}.` }]
      : found.includes(item)
        ? []
        : [item],
  )
}
