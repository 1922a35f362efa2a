import type { AutomationType } from '../automation-types.ts'
import type { House } from '../base/house/house.ts'
import { findTerm } from '../base/lexicon/lexicon.ts'
import type { RequestSheet } from '../base/request/request-sheet.ts'
import { readOpenHours } from './dates/opening-hours.ts'
import { readClosedWeekdays } from './dates/weekdays.ts'
import { readHouseNotes } from './house-notes.ts'
import { type AutomationReader, readBySteps } from './readers/reader.ts'
import { restrictionSteps } from './readers/standing.ts'
import { type Draft, type DraftWish, toSheet } from './text/draft.ts'
import { withExplainedAllergies } from './unread/explained-allergies.ts'
import { ofHabit } from './unread/habits.ts'
import { withWidestAllergy } from './unread/widest-allergy.ts'
import { withinLimits } from './unread/within-limits.ts'
import { readSentences } from './word-by-word/read-sentences.ts'
import type { Vocabulary } from './words/vocabulary.ts'

const wants =
  /^(?:eu |a gente )?(?:quer\p{L}*|gostar\p{L}*|prefir\p{L}*|prefer\p{L}*)(?!\p{L})|tem que entrar/iu

const ofPrices = /(?<!\p{L})(?:pre[çc]os?|sub(?:ir|am?|a)|aument\p{L}+|reajust\p{L}+)(?!\p{L})/iu

/** Standing wishes on prices, as in "a cerveja não pode subir"; null for any other restriction. */
function heldPrices(restriction: string, vocabulary: Vocabulary): Draft | null {
  if (!ofPrices.test(restriction)) return null
  const draft = withinLimits(restriction, readSentences(restriction, 'prices', vocabulary))
  const held = draft.wishes.every(({ wish }) => wish.kind === 'keepPrice' || wish.kind === 'capPrice')
  return held && draft.wishes.length > 0 && draft.unread.length === 0 ? draft : null
}

/** "quero a carne de sol": what the house wants among its standing restrictions, unless it also leaves something out. */
function wantedIn(restriction: string, vocabulary: Vocabulary): Draft | null {
  if (!wants.test(restriction)) return null
  const draft = withinLimits(restriction, readSentences(restriction, 'recipes', vocabulary))
  const leavesOut = draft.wishes.some(
    ({ wish }) =>
      wish.kind === 'exclude' ||
      wish.kind === 'equipment' ||
      // "uma sugestão sem álcool pra cada carne" does not ask for a house without alcohol.
      (wish.kind === 'zeroAlcohol' && wish.count === undefined),
  )
  const isOpen =
    draft.unread.some(({ blocking }) => blocking) || /alerg|intoler|cel[ií]ac/iu.test(restriction)
  return leavesOut || draft.wishes.length === 0 || isOpen ? null : draft
}

/** "cozinha vegana: nada de leite": how the house cooks, and what that means to it. */
function dietAndMore(restriction: string, read: (said: string) => Draft): Draft | null {
  const colon = restriction.indexOf(':')
  if (colon < 0) return null
  const diet = read(restriction.slice(0, colon))
  const isDiet = ({ wish }: DraftWish) => wish.kind === 'exclude' && wish.why === 'diet'
  if (diet.wishes.length === 0 || diet.unread.length > 0 || !diet.wishes.every(isDiet)) return null
  const rest = read(restriction.slice(colon + 1))
  const moved = <Part extends { start: number; end: number }>(part: Part): Part => ({
    ...part,
    start: part.start + colon + 1,
    end: part.end + colon + 1,
  })
  return {
    wishes: [...diet.wishes, ...rest.wishes.map(moved)],
    unread: [...diet.unread, ...rest.unread.map(moved)],
  }
}

/** Closed days and opening hours that an owner wrote among the restrictions. */
function daysIn(restriction: string): Draft | null {
  const wish = readClosedWeekdays(restriction) ?? readOpenHours(restriction)
  return wish && { wishes: [{ wish, start: 0, end: restriction.length }], unread: [] }
}

/** A reason that has nothing to do with anybody's health. */
const ofTaste =
  /(?<!\p{L})(?:porque|pq|que (?:o|a|os|as) \p{L}+ (?:ach|reclam)\p{L}+|caro|cara|ningu[eé]m|n[aã]o (?:sai|vende))(?!\p{L})/iu

/** "Nada de carne de porco, aqui é tudo halal": how the whole house cooks, which no dish has to prove. */
const byFaith = /(?<!\p{L})(?:halal|kosher|casher|religi\p{L}+|nossa f[eé])(?!\p{L})/iu

/** A standing restriction counts as an allergy, unless it gives another reason or is about ice, which nobody reacts to. */
function softened(draft: Draft, restriction: string): Draft {
  if (/alerg|intoler|cel[ií]ac|passa\p{L}* mal/iu.test(restriction)) return draft
  const wishes = draft.wishes.map((one) => {
    if (one.wish.kind !== 'exclude' || one.wish.why !== 'allergy') return one
    if (one.wish.what === 'gelo') return { ...one, wish: { ...one.wish, why: 'supply' as const } }
    return ofTaste.test(restriction) || byFaith.test(restriction)
      ? { ...one, wish: { ...one.wish, why: 'taste' as const } }
      : one
  })
  const isFaith = wishes.length > 0 && byFaith.test(restriction)
  const unread = draft.unread.filter(
    ({ start, end }) => !isFaith || !byFaith.test(restriction.slice(start, end)),
  )
  return { ...draft, wishes, unread }
}

/** Automations that state new prices for the house's items. */
const pricing: readonly AutomationType[] = ['menu_redesign', 'dynamic_pricing']

/** "Fogão de duas bocas", "Chapa 80 cm": the tool is what the words begin with. */
function toolOf(entry: string): ReturnType<typeof findTerm> {
  const words = entry.split(/\s+/)
  for (let count = words.length; count > 0; count -= 1) {
    const term = findTerm(words.slice(0, count).join(' '))
    if (term) return term
  }
  return undefined
}

type Known = { type: AutomationType; reader: AutomationReader; vocabulary: Vocabulary; today: string }

/** The standing wishes of a house: its restrictions, bounds of prices and equipment. */
export function ofHouse({ settings }: House, { type, reader, vocabulary, today }: Known): RequestSheet {
  const sheet: RequestSheet = { wishes: [], unread: [] }
  for (const restriction of settings.restrictions) {
    const held = heldPrices(restriction, vocabulary)
    if (held) {
      if (pricing.includes(type)) sheet.wishes.push(...toSheet(restriction, held, null, 'house').wishes)
      continue
    }
    const plain = (said: string): Draft =>
      softened(withinLimits(said, readBySteps(said, restrictionSteps, { vocabulary, today, items: 0 })), said)
    const standing = (said: string): Draft =>
      daysIn(said) ??
      wantedIn(said, vocabulary) ??
      readHouseNotes(said, vocabulary, today) ??
      dietAndMore(said, plain) ??
      plain(said)
    const draft = reader.standing?.(restriction, { vocabulary, today }, standing) ?? standing(restriction)
    const explained = ofHabit(
      restriction,
      withExplainedAllergies(restriction, withWidestAllergy(restriction, draft), type),
    )
    const read = toSheet(restriction, explained, null, 'house')
    sheet.wishes.push(...read.wishes)
    sheet.unread.push(...read.unread)
  }
  const { priceCeiling, priceFloor } = settings
  if (priceCeiling)
    sheet.wishes.push({ kind: 'price', max: priceCeiling, text: 'Teto de preço da casa', origin: 'house' })
  if (priceFloor)
    sheet.wishes.push({ kind: 'price', min: priceFloor, text: 'Piso de preço da casa', origin: 'house' })
  for (const entry of settings.equipment) {
    const term = toolOf(entry)
    if (term?.kind === 'equipment') {
      sheet.wishes.push({ kind: 'equipment', what: term.name, has: true, text: entry, origin: 'house' })
    }
  }
  return sheet
}
