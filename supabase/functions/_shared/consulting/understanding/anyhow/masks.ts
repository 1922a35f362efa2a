/** The stretches of a clause that name something or hold a figure. */
import type { Term } from '../../base/lexicon/term.ts'
import { findDates } from '../dates/find-dates.ts'
import { weekdays } from '../dates/found-date.ts'
import { slotsOf } from '../orders/slots.ts'
import type { Named } from '../spoken/pieces.ts'
import { meets, type Span } from '../text/half-read.ts'
import { scan } from '../text/scan.ts'
import { Vocabulary } from '../words/vocabulary.ts'
import { drinkNames } from './drink-names.ts'

export type Mask = 'ITEM' | 'FOOD' | 'TOOL' | 'MONEY' | 'PERCENT' | 'NUMBER' | 'DATE' | 'WEEKDAY' | 'HOUR'

/** `names`: of the house's items, or the term of the lexicon. `value`: of a figure. */
export type Masked = Span & { mask: Mask; names?: readonly string[]; value?: number }

const amountMasks = { money: 'MONEY', percent: 'PERCENT', bare: 'NUMBER' } as const
const weekday = new RegExp(`(?<![a-z])(?:${weekdays.join('|')})s?(?:[ -]feiras?)?(?![a-z])`, 'g')
const hour = /(?<![\d.,])(?:[01]?\d|2[0-4])(?:\s*(?:h|hs|horas?)(?![a-z])\d{0,2}|:[0-5]\d)/g
const foods: ReadonlySet<Term['kind']> = new Set<Term['kind']>([
  'ingredient',
  'dish',
  'group',
  'allergen',
  'cachaca',
])

/** Any day: which words are dates does not depend on it. */
const anyDay = '2026-01-01'

let common: Vocabulary | null = null

/** The foods and tools that a text names, with their places. */
export function foodsIn(text: string): Masked[] {
  common ??= new Vocabulary()
  const tokens = scan(text)
  const found: Masked[] = []
  for (let at = 0; at < tokens.length; ) {
    const match = common.match(tokens, at)
    const [first, last] = [tokens[at], tokens[at + (match?.length ?? 1) - 1]]
    const terms = match?.meaning.marks.size === 0 ? match.meaning.terms : []
    const tool = terms.find(({ kind }) => kind === 'equipment')
    const term = terms.find(({ kind }) => foods.has(kind)) ?? tool
    if (term && first && last)
      found.push({
        start: first.start,
        end: last.end,
        mask: term === tool ? 'TOOL' : 'FOOD',
        names: [term.name],
      })
    at += match?.length ?? 1
  }
  return found
}

/** "bebida quente": a word for a drink's temperature, and not the section of that name. */
const isOfDrink = (folded: string, { at, said }: { at: number; said: string }) =>
  // "em apenas um tempo" names no "Menu degustação 7 tempos".
  /^(?:tempos?|etapas?|passos?|pares|par)$/.test(said) ||
  (/^(?:quentes?|fri[oa]s?|gelad[oa]s?|leves?|fortes?|doces?)$/.test(said) &&
    /(?:bebidas?|drinks?|drinques?|doses?|coisas?|algo|ou) $/.test(folded.slice(0, at)))

/** Whether it is a glass that drinks are poured in. */
const isGlass = (folded: string, { mask, start, end }: Masked) =>
  mask === 'TOOL' &&
  /^(?:copos?|copinhos?|tac(?:a|as|inha|inhas)|canecas?|shots?|jarras?)$/.test(folded.slice(start, end))

/** "taça de gin": which glass it is, and no gin. */
const isOfGlass = (folded: string, { mask, start }: Masked) =>
  mask === 'FOOD' && /(?<![a-z])(?:copos?|copinhos?|tacas?) (?:de|para|pra) $/.test(folded.slice(0, start))

/** Whether words are a food, and only a part of the names of items. */
const isFoodOf = (said: string, items: readonly string[]) => {
  const [food, ...more] = foodsIn(said)
  const isWhole = food?.mask === 'FOOD' && more.length === 0 && food.start === 0 && food.end === said.length
  return isWhole && items.every((name) => name.length > said.length)
}

/**
 * The masks of a clause in their order; where two meet, the first found counts.
 * @param folded the text without accents, in lower case
 * @param isRecipe whether "limão" is the fruit where the house has a "Caipirinha de limão"
 * @param pours whether drinks are chosen: also those that only their names tell
 */
export function masksIn(
  text: string,
  folded: string,
  names: readonly Named[],
  { isRecipe = false, pours = false }: { isRecipe?: boolean; pours?: boolean } = {},
): Masked[] {
  const found: Masked[] = []
  const add = (one: Masked) => {
    if (found.every((other) => !meets(one, other))) found.push(one)
  }
  for (const { start, end } of findDates(text, anyDay)) add({ start, end, mask: 'DATE' })
  for (const [words, mask] of [
    [weekday, 'WEEKDAY'],
    [hour, 'HOUR'],
  ] as const)
    for (const { 0: said, index } of folded.matchAll(words))
      add({ start: index, end: index + said.length, mask })
  const slots = slotsOf(folded, names).filter((slot) => !(pours && isOfDrink(folded, slot)))
  for (const slot of slots) {
    const span = { start: slot.at, end: slot.end }
    // "a estrela do cardápio" names no item.
    const isPaper =
      /^(?:cardapio|menu|carta)$/.test(folded.slice(slot.at, slot.end)) &&
      /(?:^|\s)[dn][oa] $/.test(folded.slice(0, slot.at))
    // "um prato do dia" is none of the section "Pratos".
    const isDaily =
      /^pratos?$/.test(folded.slice(slot.at, slot.end)) && /^ d[oe] dia(?![a-z])/.test(folded.slice(slot.end))
    if (isDaily) continue
    if (slot.kind === 'items' && isRecipe && isFoodOf(text.slice(span.start, span.end), slot.names)) continue
    if (slot.kind === 'items' && !isPaper) add({ ...span, mask: 'ITEM', names: slot.names })
  }
  if (pours)
    for (const { 0: said, index } of folded.matchAll(drinkNames))
      add({
        start: index,
        end: index + said.length,
        mask: 'FOOD',
        names: [text.slice(index, index + said.length).toLowerCase()],
      })
  for (const { at: start, end, ...slot } of slots)
    if (slot.kind === 'amount')
      add({ start, end, mask: amountMasks[slot.amount.unit], value: slot.amount.value })
  // A glass stands for what is in it: "cada copo até 16".
  for (const food of foodsIn(text))
    if (!(pours && isGlass(folded, food)) && !(isRecipe && isOfGlass(folded, food))) add(food)
  return found.toSorted((a, b) => a.start - b.start)
}
