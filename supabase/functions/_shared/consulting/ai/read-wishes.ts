import * as z from 'zod/mini'
import { type AutomationType, automationOf } from '../automation-types.ts'
import type { Answers, WizardInput } from '../base/answers/definition.ts'
import { tokenize } from '../base/language/text.ts'
import { widestMeaning } from '../base/lexicon/general-words.ts'
import { findTerm } from '../base/lexicon/lexicon.ts'
import type { TermKind } from '../base/lexicon/term.ts'
import { everyItem, isClass, namesItem } from '../base/request/match-item.ts'
import type { RequestSheet } from '../base/request/request-sheet.ts'
import {
  type Place,
  type Wish,
  type WishKind,
  type WishOf,
  wishFields,
  wishSchema,
} from '../base/request/wish.ts'
import { termSchema } from '../base/request/wish-parts.ts'
import { ownWords } from '../understanding/text/own-words.ts'
import type { AiService } from './service.ts'
import { stated } from './stated.ts'
import { wishInstructions } from './wish-instructions.ts'
import { type WishReply, wishReplySchema } from './wish-reply.ts'

export type Reading = {
  answers: Answers
  /** Names of the house's items. */
  names: readonly string[]
  /** yyyy-mm-dd in Fortaleza */
  today: string
}

/** The owner's texts, by input. */
function textsOf(inputs: readonly WizardInput[], answers: Answers): Record<string, string> {
  return Object.fromEntries(
    inputs.flatMap((input) => {
      const text = ownWords(input, answers)
      return text.trim() === '' ? [] : [[input.id, text]]
    }),
  )
}

const kindsOf: Readonly<Partial<Record<WishKind, readonly TermKind[]>>> = {
  style: ['style'],
  audience: ['audience'],
  equipment: ['equipment'],
  share: ['ingredient', 'group'],
}
const edible: readonly TermKind[] = [
  'ingredient',
  'group',
  'allergen',
  'diet',
  'cachaca',
  'dish',
  'technique',
]

type TermWish = WishOf<
  'exclude' | 'only' | 'prefer' | 'style' | 'audience' | 'equipment' | 'share' | 'newDrink'
>

const namesTerm = (wish: Wish): wish is TermWish => wishFields[wish.kind]?.get('what') === termSchema

/** The wish in terms of the lexicon and of the house; null if it names something unknown to both. */
function known(wish: Wish, names: readonly string[]): Wish | null {
  if ('item' in wish && wish.item !== undefined) {
    const { item } = wish
    // A limit for all of them is of no single item.
    if (isClass(item)) return wish
    const found =
      names.find((name) => name.toLowerCase() === item.toLowerCase()) ??
      names.find((name) => namesItem(item, { name }))
    if (found !== undefined) return { ...wish, item: found }
    // A competitor's item need not be one of the house's, nor an ingredient whose cost is told.
    const isSaid = tokenize(wish.text).join(' ').includes(tokenize(item).join(' '))
    const isOther = wish.kind === 'competitorPrice' || wish.kind === 'costNow' || wish.kind === 'question'
    return isOther && isSaid ? wish : null
  }
  if (!namesTerm(wish) || wish.what === undefined) return wish
  const term = findTerm(wish.what)
  const fits = term && (kindsOf[wish.kind] ?? edible).includes(term.kind)
  return fits ? { ...wish, what: term.name } : null
}

/** Whether a wish says something: bounds without a figure, and a scope without a field, do not. */
function saysSomething(wish: Wish): boolean {
  if (wish.kind === 'price' || wish.kind === 'strength')
    return wish.max !== undefined || wish.min !== undefined || wish.about !== undefined
  return (
    wish.kind !== 'scope' ||
    [wish.from, wish.show, wish.only, wish.items, wish.without].some((field) => field !== undefined)
  )
}

/** A general word near an allergy excludes all that it may mean, whoever read it. */
function atWidest(wish: Wish): Wish[] {
  const choices =
    wish.kind === 'exclude' && wish.why === 'allergy' ? (findTerm(wish.what)?.narrows ?? []) : []
  return choices.length === 0 ? [wish] : widestMeaning(choices).map((what) => ({ ...wish, what }) as Wish)
}

/** Kinds that a detail less does not turn into another wish: a day without its "closed" would be an event. */
const detailed: ReadonlySet<string> = new Set<WishKind>(['question', 'houseFact'])

/** What the model answered as a wish, without details of a wrong form where they only say more; null if it is none. */
function wishOf(given: Record<string, unknown>): Wish | null {
  const parsed = z.safeParse(wishSchema, given)
  if (parsed.success) return parsed.data
  if (!detailed.has(String(given.kind))) return null
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
  const rest = Object.fromEntries(Object.entries(given).filter(([field]) => !wrong.has(field)))
  return z.safeParse(wishSchema, rest).data ?? null
}

/** A model's reading of the owner's words, as far as they confirm it. */
export function judgeReading(
  reply: WishReply,
  texts: Readonly<Record<string, string>>,
  { names, today }: Pick<Reading, 'names' | 'today'>,
): RequestSheet {
  const sheet: RequestSheet = { wishes: [], unread: [] }
  for (const read of reply.wishes) {
    const text = Object.hasOwn(texts, read.input) ? texts[read.input] : undefined
    const start = text === undefined || read.text.trim() === '' ? -1 : text.indexOf(read.text)
    // A wish quoting words that the owner did not write is dropped.
    if (start < 0) continue
    const place: Place = { input: read.input, start, end: start + read.text.length }
    const said = Object.fromEntries(
      Object.entries(read).filter(([key, value]) => key !== 'input' && value !== null),
    )
    // A limit on rises that names no item is one for all.
    const given = said.kind === 'capPrice' ? { item: everyItem, ...said } : said
    const answered = wishOf({ ...given, place, origin: 'request' })
    const own = answered && saysSomething(answered) ? stated(answered, text ?? '', today) : null
    const wish = own && known(own, names)
    if (wish) {
      sheet.wishes.push(...atWidest(wish))
      continue
    }
    const blocking = given.why === 'allergy'
    const why = blocking ? 'allergy' : 'unknown'
    if (read.text.length <= 2000) sheet.unread.push({ text: read.text, place, blocking, why, choices: [] })
  }
  return sheet
}

/**
 * The second reading of the owner's words, by the AI service. Its answer is untrusted data: places, terms and figures
 * are checked against what the owner wrote, and `uniteSheets` never lets it remove an exclusion.
 * @throws AiError
 */
export async function readWishes(
  ai: AiService,
  type: AutomationType,
  { answers, names, today }: Reading,
): Promise<RequestSheet> {
  const texts = textsOf(automationOf(type).definition.inputs, answers)
  if (Object.keys(texts).length === 0) return { wishes: [], unread: [] }
  const reply = await ai.ask({
    instructions: wishInstructions,
    prompt: JSON.stringify({ consultoria: type, hoje: today, cardapio: names, textos: texts }),
    schema: wishReplySchema,
  })
  return judgeReading(reply, texts, { names, today })
}
