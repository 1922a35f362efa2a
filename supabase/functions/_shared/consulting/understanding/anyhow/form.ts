/** The wishes that a clause may be, and what of the clause fills their fields. */
import { everyDish, everyDrink, everyItem } from '../../base/request/match-item.ts'
import type { QuestionSubject } from '../../base/request/question-subjects.ts'
import { type WishKind, wishSchema } from '../../base/request/wish.ts'
import type { WishContent } from '../text/draft.ts'
import { canon } from '../text/scan.ts'
import { plainWords } from '../words/everyday-words.ts'
import { grammar } from '../words/grammar-words.ts'
import type { Slots } from './slots.ts'

/** Takes the value of a field from a clause; undefined if there is none. */
export type Take = (slots: Slots) => unknown
type Maybe = { maybe: Take }

/** A wish of a kind: what each field holds, or what takes it from the clause. */
export type Form = {
  kind: WishKind
  fields: Readonly<Record<string, unknown>>
  /** The field that holds one name: a clause with several names is as many wishes. */
  each?: { field: string; take: (slots: Slots) => readonly string[] }
  /** Changes the fields by the clause; null if they cannot be filled. */
  turn?: (fields: Record<string, unknown>, slots: Slots) => Record<string, unknown> | null
  /**
   * Wishes of other kinds that the same words are, if they are any: with the same fields and these, or of other names of the
   * clause.
   */
  also?: readonly Omit<Form, 'also'>[]
}

/**
 * All `words` occur in the masked clause, and none of `not`.
 * `written`: as `words`, in the owner's own words, which masks hide: "que gelo eu uso?" is "que FOOD eu uso". There `not`
 * looks at both.
 * `strange`: how many words may stay unexplained, where they cannot change the wish: "antes do dia 29 que começa a romaria".
 * `told`: the clause may also tell of the past, or hold under a condition: "era a do meu pai, essa não sai".
 * `notIn`: words of the whole sentence by which its parts belong together.
 * `alone`: read first only if rules explain the whole sentence, but for its reasons.
 * `beside`: words that may stand in the clause and say nothing more.
 * `noFood`: the clause names no food besides.
 */
export type Rule = {
  words: readonly RegExp[]
  written?: readonly RegExp[]
  not?: RegExp
  strange?: number
  beside?: RegExp
  noFood?: true
  notIn?: RegExp
  told?: true
  alone?: true
  form: Form
}

/** The rules of an automation, in the order in which they are tried: for what is asked, and for what is wanted. */
export type Rules = {
  /** What is read before anything else, as other readers would take half of it. */
  first?: readonly Rule[]
  /** Questions that are read before anything else, and most words of them that nothing explains (none). */
  firstAsked?: readonly Rule[]
  strangeAsked?: number
  /** Those are read first only if the whole sentence is explained: other readers know what leads up to a question. */
  asksWhole?: true
  asked: readonly Rule[]
  wanted: readonly Rule[]
  /** Most words of a wish that nothing explains. */
  strange: number
  /** "sobremesas" are new ones, not the menu's section; tools and drinks stay known by their words. */
  ofDishes?: true
}

const grammarWords: ReadonlySet<string> = new Set(grammar.flatMap(({ phrase }) => phrase))

const isClass = (name: string) => name === everyItem || name === everyDish || name === everyDrink

export const maybe = (take: Take): Maybe => ({ maybe: take })
export const item: Take = (slots) => slots.item()
export const itemOrAll: Take = (slots) => slots.item() ?? everyItem
export const money: Take = (slots) => slots.money()
export const percent: Take = (slots) => slots.percent()
export const number: Take = (slots) => slots.number()
export const onWeekdays: Take = (slots) => slots.weekdays()
export const until: Take = (slots) => slots.until()
export const said: Take = (slots) => slots.text.slice(0, 120)
export const foods: Take = (slots) => {
  const named = slots.foods()
  return named.length > 0 ? named : undefined
}
export const food: Take = (slots) => slots.food()
/** The part of the menu that the clause names. */
export const course: Take = (slots) => slots.course()
/** A food to cook with, also where an item of the house has its name. */
export const ingredient: Take = (slots) => slots.ingredient()
export const unit: Take = (slots) => slots.unit()
export const dayPhrase: Take = (slots) => slots.dayPhrase()
/** The last day on which something may be ready. */
export const by: Take = (slots) => slots.by()

export const eachItem: NonNullable<Form['each']> = {
  field: 'item',
  take: (slots) => {
    const named = slots.items()
    return named.length > 0 ? named : slots.isAboutAll ? [everyItem] : []
  },
}
/** Items, sections and classes of items; every item where none is named. */
export const eachItemOrAll: NonNullable<Form['each']> = {
  field: 'item',
  take: (slots) => {
    const named = slots.items()
    return named.length > 0 ? named : [everyItem]
  },
}
/** Items and sections by name; none where "tudo" or "os pratos" is meant. */
export const eachNamed: NonNullable<Form['each']> = {
  field: 'item',
  take: (slots) => {
    const named = slots.items()
    return named.some(isClass) ? [] : named
  },
}
export const eachFood: NonNullable<Form['each']> = { field: 'what', take: (slots) => slots.foods() }

export const eachTool: NonNullable<Form['each']> = { field: 'what', take: (slots) => slots.tools() }

/** The fields with the days that the clause names; null if it names none. */
export const dated =
  (over = false) =>
  (fields: Record<string, unknown>, slots: Slots): Record<string, unknown> | null => {
    const days = slots.days(over)
    return days ? { ...fields, ...days } : null
  }
/** The fields; figures that change nothing in them have their place too: "3" and "2" in an offer that is refused. */
export const withFigures = (fields: Record<string, unknown>, slots: Slots) => {
  slots.percent()
  while (slots.amount() !== undefined);
  return fields
}
export const maybeDated = (fields: Record<string, unknown>, slots: Slots) => ({ ...fields, ...slots.days() })

export const wish = (kind: WishKind, fields: Form['fields'] = {}, more: Partial<Form> = {}): Form => ({
  kind,
  fields,
  ...more,
})
export const ask = (about: QuestionSubject, fields: Form['fields'] = {}): Form =>
  wish('question', { about, ...fields })

/** What a clause names beside the fields belongs to the wish, or does not change it. */
export const withRest = (fields: Record<string, unknown>, slots: Slots): Record<string, unknown> => {
  slots.takeRest()
  return fields
}

const isMaybe = (value: unknown): value is Maybe =>
  typeof value === 'object' && value !== null && 'maybe' in value

function filled(fields: Form['fields'], slots: Slots): Record<string, unknown> | null {
  const taken: Record<string, unknown> = {}
  for (const [name, source] of Object.entries(fields)) {
    const value = isMaybe(source)
      ? source.maybe(slots)
      : typeof source === 'function'
        ? source(slots)
        : source
    if (value !== undefined) taken[name] = value
    else if (!isMaybe(source)) return null
  }
  return taken
}

/** Wishes whose number says how many there are. */
const counting: ReadonlySet<WishKind> = new Set<WishKind>(['count', 'share', 'zeroAlcohol'])
/** "no máximo 40 ml por drink", "vendo caipirinha a 18": a measure and a price count nothing. */
const notCounted =
  /(?<![a-z])(?:vend|cobr)\w+ (?:\w+ ){1,4}(?:a|por) NUMBER|NUMBER ?(?:ml|cl|l|litros?|mililitros?|g|gr|gramas?|kg|quilos?|graus?|min|minutos?|segundos?)(?![a-z])/

function wishesOf(form: Form, slots: Slots): WishContent[] | null {
  if (counting.has(form.kind) && notCounted.test(slots.said) && !/NUMBER.*NUMBER/.test(slots.said))
    return null
  const fields = filled(form.fields, slots)
  const names = form.each?.take(slots) ?? [null]
  if (!fields || names.length === 0) return null
  const found: WishContent[] = []
  for (const name of names) {
    const own = form.each && name !== null ? { ...fields, [form.each.field]: name } : fields
    const turned = form.turn ? form.turn(own, slots) : own
    const content = turned && contentOf({ ...turned, kind: form.kind })
    if (!content) return null
    found.push(content)
  }
  const more = (form.also ?? []).flatMap((also) => {
    if (also.each) return wishesOf(also, slots) ?? []
    return found.flatMap((one) => {
      const own = { ...one, ...also.fields }
      const turned = also.turn ? also.turn(own, slots) : own
      return (turned && contentOf({ ...turned, kind: also.kind })) ?? []
    })
  })
  return slots.isUsedUp ? [...found, ...more] : null
}

/** The wish with these fields, without fields of other kinds; null if it is none. */
function contentOf(fields: Record<string, unknown>): WishContent | null {
  const parsed = wishSchema.safeParse({ ...fields, text: 'x', origin: 'request' })
  if (!parsed.success) return null
  const { text: _text, origin: _origin, place: _place, ...content } = parsed.data
  return content as WishContent
}

/** The name of a section beside its mask. */
const namedKind =
  /ITEM (?:coisas?|cozinha|drinks?|drinques?|petiscos?|sobremesas?|entradas?|cervejas?|doses|porcoes|bebidas?)(?![a-z])/g

/** Words that neither the rule nor everyday language explains: they may change what is asked for. */
function strangeWords(said: string, words: readonly RegExp[]): number {
  const left = words
    .reduce((text, one) => text.replace(new RegExp(one.source, 'g'), ' '), said.replace(namedKind, 'ITEM'))
    .replace(/~\S*/g, ' ')
  return (left.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => !/^[A-Z]+$/.test(word) && !plainWords.has(canon(word)) && !grammarWords.has(canon(word)),
  ).length
}

/** The wishes of the first rule whose words a clause has and whose fields take all that it names; null if none does. */
export function readBy(
  rules: readonly Rule[],
  slots: Slots,
  most = Number.POSITIVE_INFINITY,
): WishContent[] | null {
  for (const { words, written, not, strange, beside, noFood, form } of rules) {
    if (!words.every((one) => one.test(slots.said)) || not?.test(slots.said)) continue
    if (written && (!written.every((one) => one.test(slots.folded)) || not?.test(slots.folded))) continue
    const left = written ? slots.beyond(written) : slots.said
    if (noFood && left.includes('FOOD')) continue
    if (strangeWords(left, beside ? [...words, beside] : words) > (strange ?? most)) continue
    const found = wishesOf(form, slots)
    if (found) return found
    slots.release()
  }
  return null
}
