/**
 * The parts of an owner's statement about sales, whatever their order: which items, which days and how they bound it, in
 * which tense. Readers combine them with the verb that they look for.
 */
import { addDays, type Span } from '../../base/calendar.ts'
import { everyDish, everyDrink } from '../../base/request/match-item.ts'
import { findDates } from '../dates/find-dates.ts'
import { type FoundIn, itemIn, type Named, type PieceReader, type Read } from '../spoken/pieces.ts'
import { foldInPlace } from '../text/fold.ts'
import { future, past } from './context-words.ts'
import { goesOn } from './parties.ts'
import { eitherTense, futureForm, pastVerb } from './past-verbs.ts'
import { isChangeBefore } from './whole/nearer-days.ts'

export const only = (wish: FoundIn['wish'], from: number, to = from): FoundIn => ({ wish, from, to })

/** The folded words of some pieces, with what stands between them. */
export const saidIn = (from: number, to: number, read: Read) => foldInPlace(read.original(from, to))

/** Whether a sentence asks. */
export const isAsked = (to: number, read: Read) => {
  let last = to
  while (goesOn(last + 1, read)) last += 1
  return /\?/.test(read.pieces[last]?.said ?? '')
}

/** The last piece of the sentence of a piece, at most four further on. */
export function sentenceEnd(at: number, read: Read): number {
  let last = at
  while (last < at + 4 && goesOn(last + 1, read)) last += 1
  return last
}

const alcohol = 'bebidas alcoólicas'
/** Kinds of food and drink that owners name and no item does; "peixe" would otherwise be the one item with that word. */
const kinds: readonly (readonly [words: RegExp, name: string])[] = [
  [/\b(?:bebidas? (?:alcoolicas?|com alcool)|alcool|alcoolic[oa]s?)\b/, alcohol],
  [/\bpeixes?\b/, 'peixe'],
  [/\bpratos? princip\w+\b/, 'pratos principais'],
  [/\b(?:bebidas|bebida)\b/, everyDrink],
  [/\b(?:comidas?|pratos)\b/, everyDish],
  [/\b(?:drinks?|drinques?|coquet\w+)\b/, 'drinks'],
  [/\bcachacas?\b/, 'cachaça'],
  [/\bcervejas\b/, 'cervejas'],
  [/\balmocos?\b/, 'almoço'],
]
const breaks = /,\s*|\s+e\s+|\s+ou\s+|\s+nem\s+|\s+(?:do )?que\s+|\s*\/\s*|:\s*|\s+mas\s+/g

/** The items, sections and kinds of goods of some words, in their order. */
export function itemsIn(said: string, names: readonly Named[]): string[] {
  const found = said.split(breaks).flatMap((part) => {
    const plain = part.trim()
    const first = itemIn(plain, names)
    const named = kinds.find(([words]) => words.test(plain))
    // "60 almoços de PF": the item says more than the kind.
    const item = (named && itemIn(plain.replace(named[0], ' '), names)) ?? first
    if (named && item !== undefined && item !== first) return [item]
    const whole = names.find(({ name }) => name === item)
    const kind = named
    // "isca de peixe" is the item; "peixe" alone is a kind.
    const isNamed =
      whole !== undefined && (whole.isSection || foldInPlace(plain).includes(foldInPlace(whole.name)))
    if (kind && (!isNamed || kind[1] === alcohol)) return [kind[1]]
    return item === undefined ? [] : [item]
  })
  return [...new Set(found)]
}

export const joined = (items: readonly string[]) =>
  items.length === 0 ? undefined : items.join(' + ').slice(0, 200)

const told = /\b(?:passad[oa]s?|ultim[oa]s?)\b/
const ahead = new RegExp(
  `\\b(?:vai|vao|vou|vamos|sera|serao|pretend\\w+|espero|esperamos|quero|queremos|previs\\w+|proxim[oa]s?|que vem|${futureForm})\\b`,
)

/** Whether a stretch tells of what is over: by its last verb before a place, else by its first after it. */
function isPastAt(said: string, at: number): boolean {
  const marks = [...said.matchAll(/[a-z]+(?: vem)?/g)].flatMap(({ 0: word, index }) => {
    const isBack = told.test(word) || past.test(word) || pastVerb.test(word)
    const isAhead = ahead.test(word) || (future.test(word) && word !== 'ate')
    return isAhead ? [{ index, back: false }] : isBack ? [{ index, back: true }] : []
  })
  const before = marks.findLast(({ index }) => index < at)
  // "desde 12 de janeiro" has begun, unless it is planned.
  if (!before && /\bdesde (?:o |a )?(?:dia )?$/.test(said.slice(0, at))) return true
  return (before ?? marks.find(({ index }) => index >= at))?.back ?? false
}

/** How a date bounds what is said: its own days, from it on, until it, before it. */
export type Bound = 'on' | 'since' | 'until' | 'before' | 'back'
export type Dated = { span: Span; name: string | null; bound: Bound; start: number; end: number }

const bounds: readonly (readonly [words: RegExp, bound: Bound])[] = [
  [/\bate (?:antes d)?(?:o |a |dia |o dia |as )*(?:fim |final )?(?:d[eo] )?$/, 'until'],
  [/\b(?:desde|a partir de?|a contar de?)(?: o| a| do)?(?: dia)?\s*$/, 'since'],
  [/\bantes d[eo](?: dia)?\s*$/, 'before'],
  [
    /\b(?:volt\w+|retorn\w+|reabr\w+|normaliz\w+|cheg\w+|consert\w+)(?: \w+){0,3}? ?(?:em|no|na|dia|so em)(?: dia)?\s*$|\b(?:volt\w+|retorn\w+|reabr\w+)(?: so)? $/,
    'back',
  ],
]

/** The dates of a stretch, each in the year that its own verb means. */
/** @param over whether all of it is over, whatever the verbs */
export function datesIn(text: string, today: string, over = false): Dated[] {
  const said = foldInPlace(text)
  const [before, after] = [findDates(text, today, true), findDates(text, today, false)]
  const found = after.map((one, at): Dated => {
    const back = before[at]
    const lead = said.slice(0, one.start)
    const isPast = over || isPastAt(said, one.start)
    const bound = bounds.find(([words]) => words.test(lead))?.[1] ?? 'on'
    const isOver =
      isPast && !(bound === 'until' && one.span.to >= today && back && back.span.to < addDays(today, -60))
    const isNearer = back !== undefined && eitherTense.test(said) && isChangeBefore(text, one, back, today)
    const { span, name } = (isOver || isNearer) && back ? back : one
    return { span, name, bound, start: one.start, end: one.end }
  })
  // "no Réveillon faltou cerveja, de 27/12 a 3/1": the days that are stated, and not the feast that they reach across.
  const isAround = ({ name, span }: Dated) =>
    name !== null &&
    found.some(
      (one) =>
        one.name === null &&
        one.span.from <= span.to &&
        one.span.to >= span.from &&
        (one.span.from !== span.from || one.span.to !== span.to),
    )
  // "parou em novembro e só volta em maio": an end comes after its beginning.
  const begins = found.find(({ bound }) => bound === 'on' || bound === 'since')?.span.from
  const ordered = found.map((one, at) => {
    const later = after[at]?.span
    const isEnd = one.bound === 'back' || one.bound === 'until'
    return isEnd && begins !== undefined && one.span.to < begins && later ? { ...one, span: later } : one
  })
  return ordered.filter((one) => !isAround(one))
}

/** The days of a statement: since one, until another; `to` is absent if it goes on. */
export function spanOf(dates: readonly Dated[], today: string): { from?: string; to?: string } {
  const start = dates.find(({ bound }) => bound === 'on' || bound === 'since')
  const end = dates.findLast((one) => one !== start && one.bound !== 'before')
  const last =
    end === undefined
      ? start?.bound === 'on'
        ? start.span.to
        : undefined
      : end.bound === 'back'
        ? addDays(end.span.from, -1)
        : end.span.to
  const from = start?.span.from ?? (last !== undefined && last >= today ? today : undefined)
  return {
    ...(from !== undefined && { from }),
    ...(last !== undefined && (from === undefined || last >= from) && { to: last }),
  }
}

const notCounted =
  /\b(?:nao (?:precisa |quero |e (?:para |pra )?|va |vai )?(?:prev\w+|cont\w+|consider\w+|us\w+|inclu\w+|lev\w+|entr\w+)|desconsider\w+|ignor\w+|desconte|tir[ea]|deix[ea] (?:de )?fora|som[ea] (?:isso|isto)|cont[ea] (?:com )?isso|uma semana sem|dias sem)\b/
/** Says only what to do with the statement before, or what came of it. */
export function absorbed(to: number, read: Read, item?: string): number {
  let last = to
  while (last < Math.min(to + 3, read.pieces.length - 1)) {
    const said = read.pieces[last + 1]?.said ?? ''
    const text = read.original(last + 1, last + 1)
    const own = itemIn(said, read.names)
    if (/[?\d]/.test(said) || findDates(text, read.today).length > 0) break
    const remarks = notCounted.test(said) && (own === undefined || item === undefined || item.includes(own))
    const explains = /^\s*(?:porque|pois|por(?: causa)?|ja que|pq)\b/.test(said) && own === undefined
    if (!remarks && !explains && !/^\s*(?:portanto|entao|e so isso|por favor|ok)[\s.!]*$/.test(said)) break
    last += 1
  }
  return last
}

/** A reader that gets the words of its piece. */
export const onWords =
  (words: RegExp, reader: (at: number, read: Read, said: string) => ReturnType<PieceReader>): PieceReader =>
  (at, read) => {
    const said = read.pieces[at]?.said ?? ''
    return words.test(said) ? reader(at, read, said) : null
  }
