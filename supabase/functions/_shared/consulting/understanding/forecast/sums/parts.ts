/** What the readers of sums share: sentences with their neighbours, items by everyday words, days and money. */

import { addDays } from '../../../base/calendar.ts'
import { foldAccents } from '../../../base/language/text.ts'
import { findDates } from '../../dates/find-dates.ts'
import type { FoundDate } from '../../dates/found-date.ts'
import { figureOf } from '../../spoken/figures.ts'
import type { WishContent } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import type { HouseName } from '../../words/vocabulary.ts'
import type { Around } from '../sentence-words.ts'
import { itemsIn, joined } from '../slots.ts'

/** What a stretch of the text says: wishes, or nothing but what was told. */
export type Sum = {
  wishes: WishContent[]
  start: number
  end: number
  /** Other passages that it took, apart from this one. */
  also?: { start: number; end: number }[]
}

/** A sentence without accents, with its place in the text. */
export type Line = { said: string; start: number; end: number }

/** @property at which of the lines is read */
export type Lines = { lines: readonly Line[]; at: number; around: Around; text: string }

/** Reads a sum that begins in a line; it may take the lines after it. */
export type SumReader = (lines: Lines) => Sum | null

export function linesOf(text: string): Line[] {
  const folded = foldInPlace(text).toLowerCase()
  return [...folded.matchAll(/[^.;!?\n]+(?:[.](?=\d)[^.;!?\n]+)*/g)].flatMap(({ 0: raw, index }) => {
    const said = raw.trim()
    const start = index + raw.indexOf(said)
    return said === '' ? [] : [{ said, start, end: start + said.length }]
  })
}

/** The next day with this number after another day. */
export function nextDay(number: number, after: string): string {
  let day = addDays(after, 1)
  while (Number(day.slice(8)) !== number) day = addDays(day, 1)
  return day
}

/** A line with the one after it, where that one says more of it. */
export const next = ({ lines, at }: Lines, more = 1): Line | undefined => lines[at + more]

/** The owner's own letters of a folded stretch. */
export const own = ({ text }: Lines, { start }: Line, index: number, length: number): string =>
  text.slice(start + index, start + index + length)

/** Words that name no item: joints, measures, and what every sentence may hold. */
const plain =
  /^(?:com|sem|por|para|pra|que|nao|uma?|cada|dia|dias|semana|semanas|mes|ano|casa|prato|pratos|litros?|lata|garrafa|copo|fatias?|porcao|porcoes|unidade|quilos?|grande|pequeno|media|simples|novo|nova|bar|vez|mais|menos)$/
const singularOf = (word: string): string =>
  word
    .replace(/(?:oes|aes)$/, 'ao')
    .replace(/ais$/, 'al')
    .replace(/eis$/, 'el')
    .replace(/(?<=[rz])es$/, '')
    .replace(/s$/, '')
    .replace(/^espetinho$/, 'espeto')
const wordsOf = (said: string): string[] =>
  foldAccents(said.toLowerCase())
    .split(/[^a-z\d]+/)
    .filter((word) => word.length > 2 && !plain.test(word) && !/^\d+$/.test(word))
    .map(singularOf)

/** Items that words name: those with most of them; a word that several items share stands for all of these. */
export function namedItems(said: string, names: readonly HouseName[]): string | undefined {
  const words = new Set(wordsOf(said))
  const scored = names.flatMap(({ name, isSection }) => {
    const score = isSection ? 0 : wordsOf(name).filter((word) => words.has(word)).length
    return score === 0 ? [] : [{ name, score }]
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const found = scored.filter(({ score }) => score === best).map(({ name }) => name)
  if (found.length > 0) return joined(found)
  // "cervejas", "peixe": a kind of goods.
  return joined(itemsIn(said, names))
}

/** The first span of days to come in some words. */
export const datesAhead = (said: string, today: string): FoundDate[] =>
  findDates(said, today).filter(({ span }) => span.to >= today)

/** The first span of days that are over. */
export const datesBehind = (said: string, today: string): FoundDate[] =>
  findDates(said, today, true).filter(({ span }) => span.from < today)

const money =
  /(?:r\$ ?)(\d{1,3}(?:\.\d{3})+|\d+(?:,\d{1,2})?)( mil\b)?|\b(\d{1,3}(?:\.\d{3})+|\d{2,6})( mil)?(?= (?:reais|conto|contos|pila)\b)|\b(\d{1,3})( mil)\b|\b(\d{3,6}|\d{1,3}\.\d{3})(?= de (?:alugue[lr]|salario|folha|diaria|luz|conta|decimo|13))/g

/** The amounts of money of some words, in R$. */
export const moneyIn = (said: string): number[] =>
  [...said.matchAll(money)].flatMap((found) => {
    const digits = found[1] ?? found[3] ?? found[5] ?? found[7]
    const thousand = found[2] ?? found[4] ?? found[6]
    const value = figureOf(digits) * (thousand === undefined ? 1 : 1000)
    return value > 0 ? [value] : []
  })
