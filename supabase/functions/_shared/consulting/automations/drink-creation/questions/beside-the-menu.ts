/** Answers that set the new drinks beside what the house serves: its lunch, and the drinks that it has. */
import type { Drink } from '../../../base/drinks/drink.schema.ts'
import { formatBrl, formatNumber, joinList, tokenize } from '../../../base/language/text.ts'
import { secondsOf, timeText } from '../seconds.ts'
import type { Answerer } from './asked.ts'
import { flavoursOf, marginOf } from './tables.ts'

/** Light, cold and quick: a guest of the lunch goes back to work. */
const suitsLunch = (drink: Drink) => -drink.abvPct - secondsOf(drink) / 20 + marginOf(drink) * 0.1

export const answerForLunch: Answerer = (_, { drinks }) => {
  const cold = drinks.filter(({ traits = [], servings }) => !traits.includes('hot') && servings === undefined)
  const [first] = cold.filter(({ base }) => base !== null).toSorted((a, b) => suitsLunch(b) - suitsLunch(a))
  const [sober] = cold.filter(({ base }) => base === null).toSorted((a, b) => secondsOf(a) - secondsOf(b))
  if (!first && !sober) return null
  const strong = first
    ? `${first.name}, de ${flavoursOf(first)}: ${formatNumber(first.abvPct)}% vol, o mais leve que sai depressa (${timeText(secondsOf(first))}), e deixa ${formatBrl(marginOf(first))}.`
    : ''
  const without = sober
    ? `${first ? ' ' : ''}Para quem volta ao trabalho, ${sober.name}, sem álcool, deixa ${formatBrl(marginOf(sober))}.`
    : ''
  return `${strong}${without}`
}

export const answerNotRepeated: Answerer = (_, { drinks, context }) => {
  const own = context.house.menu.filter(({ active }) => active)
  if (own.length === 0)
    return 'Sem o cardápio em “Casa” não dá para comparar: ponha lá os drinks que você já vende.'
  const keyOf = (name: string) => tokenize(name).join(' ')
  const names = new Map(own.map(({ name }) => [keyOf(name), name]))
  const repeated = drinks.filter(({ name }) => names.has(keyOf(name)))
  if (repeated.length > 0) return `${joinList(repeated.map(({ name }) => name))} já está no seu cardápio.`
  return `Nenhum dos ${drinks.length} tem o nome de um item do seu cardápio.`
}
