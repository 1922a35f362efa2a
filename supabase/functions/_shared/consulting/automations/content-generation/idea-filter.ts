/** Which ideas may be told of a house. */
import type { EngineContext } from '../../base/context.ts'
import { sellsOf } from '../../base/house/own-menu.ts'
import { containsPhrase, tokenize } from '../../base/language/text.ts'
import { readText } from '../../base/lexicon/read-text.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { isInTheCountry, speaksOfTown } from './country.ts'
import type { Idea } from './tables/ideas.ts'

/** Whether a text holds a name, word by word. */
export const inText = (text: string, name: string) => containsPhrase(tokenize(text), tokenize(name))

/** Whether an idea may be told: within what the owner leaves out, and of nothing that the house has not got. */
export function ideaFilter(context: EngineContext, requirements: Requirements) {
  const menu = sellsOf(context.house)
  const sold = menu.map(({ name, description }) => `${name} ${description ?? ''}`)
  const dropped = context.sheet.wishes.flatMap((wish) => (wish.kind === 'dropItem' ? [wish.item] : []))
  const sells = (dish: string) => sold.some((text) => inText(text, dish))
  const opening = Object.values(context.house.settings.opening).flatMap((hours) =>
    hours ? [hours.from] : [],
  )
  const opensLate = opening.length > 0 && opening.every((from) => from > '14:00')
  const isRural = isInTheCountry(context.restaurant)
  return (idea: Idea, theme: string): boolean => {
    const told = [theme, idea.title, idea.body, idea.question, idea.visual].join('. ')
    if (isRural && speaksOfTown(told)) return false
    if (requirements.zeroAlcohol && requirements.zeroAlcohol.count === null && idea.alcohol) return false
    if (opensLate && /(?<!\p{L})almoço/iu.test(idea.title)) return false
    if (!requirements.allowsText(told) || dropped.some((name) => inText(told, name))) return false
    if (idea.sells && !sold.some((text) => idea.sells?.test(text))) return false
    if (sold.length === 0) return true
    return readText(told).named.every(({ name, kind }) => kind !== 'dish' || sells(name))
  }
}
