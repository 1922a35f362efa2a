import { type AutomationType, automationOf } from '../automation-types.ts'
import type { Answers, WizardInput } from '../base/answers/definition.ts'
import { listOf, menuOf, salesOf } from '../base/answers/read.ts'
import type { House } from '../base/house/house.ts'
import { findTerm } from '../base/lexicon/lexicon.ts'
import { maxWishes, type RequestSheet, type Unread } from '../base/request/request-sheet.ts'
import type { Wish } from '../base/request/wish.ts'
import { withAnswers } from './clauses/answered-questions.ts'
import { toClauses } from './clauses/item-clauses.ts'
import type { Carry } from './clauses/modes.ts'
import { readCompetitors } from './competitors/read-competitors.ts'
import { readOpenHours } from './dates/opening-hours.ts'
import { readClosedWeekdays, withWeekdays } from './dates/week-days.ts'
import { withDrinkWishes } from './drinks/read-drinks.ts'
import { ofTools } from './drinks/tools.ts'
import { withForecastWishes } from './forecast/forecast-wishes.ts'
import { readContext } from './forecast/read-context.ts'
import { readPosts } from './posts/read-posts.ts'
import { withQuestions } from './questions/owner-questions.ts'
import { SentenceReader } from './read-sentence.ts'
import type { Draft, Profile, WishContent } from './text/draft.ts'
import { isOwnEntry, ownWords } from './text/own-words.ts'
import { withContradictions } from './unread/contradictions.ts'
import { inJest, takesBack } from './unread/taken-back.ts'
import { withinLimits } from './unread/within-limits.ts'
import { withPageWishes } from './wishes/menu-page.ts'
import { withPace } from './wishes/pace.ts'
import { withCoursePrices } from './wishes/prices/course-prices.ts'
import { toSentences } from './words/elements.ts'
import { type HouseName, Vocabulary } from './words/vocabulary.ts'

export { ownWords } from './text/own-words.ts'

export type Understanding = {
  answers: Answers
  house: House
  /** yyyy-mm-dd in America/Fortaleza */
  today: string
}

type Reading = Profile | 'drinks' | 'competitors' | 'specialDates' | 'context'

/** How each free text is read. A test holds this list against the definitions of the automations. */
export const readings: Readonly<Record<string, Reading>> = {
  'drink_creation.preferences': 'drinks',
  'drink_creation.equipment': 'equipment',
  'dish_creation.ingredients': 'recipes',
  'menu_redesign.business_goals': 'goals',
  'menu_redesign.constraints': 'menu',
  'dynamic_pricing.constraints': 'prices',
  'predictive_analytics.context': 'context',
  'content_generation.special_dates': 'specialDates',
  'competitor_analysis.competitors': 'competitors',
}

/** Options of the wizard that count as wishes, with those wishes. */
const optionWishes: Readonly<Record<string, readonly WishContent[]>> = {
  'Sem glúten': [{ kind: 'exclude', what: 'glúten', why: 'diet' }],
  'Sem lactose': [{ kind: 'exclude', what: 'lactose', why: 'diet' }],
  'Sem ovo': [{ kind: 'exclude', what: 'ovo', why: 'diet' }],
  'Sem castanhas e amendoim': [{ kind: 'exclude', what: 'oleaginosas', why: 'diet' }],
  'Sem frutos do mar': [{ kind: 'exclude', what: 'peixes e frutos do mar', why: 'diet' }],
  'Sem carne de porco': [{ kind: 'exclude', what: 'carne de porco', why: 'diet' }],
  Vegetariana: [{ kind: 'exclude', what: 'vegetariano', why: 'diet' }],
  Vegana: [{ kind: 'exclude', what: 'vegano', why: 'diet' }],
  'Sem açúcar adicionado': [{ kind: 'exclude', what: 'açúcar adicionado', why: 'diet' }],
  'Pouco sal': [{ kind: 'exclude', what: 'pouco sal', why: 'diet' }],
}

function namesOf({ answers, house }: Understanding, inputs: readonly WizardInput[]): HouseName[] {
  const names: HouseName[] = []
  const seen = new Set<string>()
  const add = (name: string, section: string | null, price: number | null, isSection = false) => {
    const key = name.toLowerCase()
    if (seen.has(key)) return
    seen.add(key)
    names.push({ name, section, price, isSection })
  }
  for (const { id, type } of inputs) {
    if (type !== 'file') continue
    for (const item of menuOf(answers, id)?.items ?? []) add(item.name, item.category, item.price)
    for (const item of salesOf(answers, id)?.items ?? []) add(item.name, item.category, item.price)
  }
  for (const item of house.menu) if (item.active) add(item.name, item.section, item.price)
  const sections = new Set(names.flatMap(({ section }) => section ?? []))
  for (const section of sections) add(section, null, null, true)
  return names
}

/**
 * Reads one text. Every letter and digit ends up in a wish, in an unread passage, or in a filler word.
 * @param items number of items on the menu that the text is about
 */
export function readWords(
  text: string,
  profile: Reading,
  vocabulary: Vocabulary,
  today: string,
  items = 0,
): Draft {
  switch (profile) {
    case 'menu':
      return withPageWishes(text, items, (rest) => readPrices(rest, profile, vocabulary))
    case 'competitors':
      return readCompetitors(text)
    case 'specialDates':
      return readPosts(text, today, vocabulary.names, (said, as) => readSentences(said, as, vocabulary))
    case 'context':
      return withForecastWishes(text, readContext(text, today), today)
    case 'drinks':
      return withDrinkWishes(text, vocabulary.names, today, (rest) =>
        withWeekdays(rest, readSentences(rest, 'recipes', vocabulary), 'recipes'),
      )
    case 'equipment':
      return ofTools(text, readSentences(text, profile, vocabulary))
    case 'restrictions':
      return readSentences(text, profile, vocabulary)
    case 'prices':
      return readPrices(text, profile, vocabulary)
    default:
      return withWeekdays(text, readSentences(text, profile, vocabulary), profile)
  }
}

/** Wishes on items and their prices, with closed days and what the owner asks about prices. */
function readPrices(text: string, profile: 'menu' | 'prices', vocabulary: Vocabulary): Draft {
  const draft = withWeekdays(text, readSentences(text, profile, vocabulary), profile)
  return withQuestions(text, draft, vocabulary.names, profile === 'menu')
}

function readSentences(text: string, profile: Profile, vocabulary: Vocabulary): Draft {
  const prefersItems = profile === 'menu' || profile === 'prices' || profile === 'goals'
  const draft: Draft = { wishes: [], unread: [] }
  let carry: Carry | undefined
  let begins = 0
  for (const sentence of withAnswers(toSentences(text, vocabulary, prefersItems))) {
    if (takesBack(sentence)) {
      const said = inJest(draft.wishes.splice(begins))
      draft.wishes.push(...said.wishes)
      draft.unread.push(...said.unread)
    }
    begins = draft.wishes.length
    for (const clause of prefersItems ? toClauses(sentence) : [sentence]) {
      const read = new SentenceReader(text, clause, profile, prefersItems, carry).read()
      draft.wishes.push(...read.wishes)
      draft.unread.push(...read.unread)
      carry = read.carry
    }
  }
  return profile === 'recipes' ? withPace(text, withCoursePrices(text, draft)) : draft
}

function toSheet(text: string, draft: Draft, input: string | null, origin: Wish['origin']): RequestSheet {
  const wishes: Wish[] = draft.wishes.flatMap(({ wish, start, end }) => {
    const said = { text: text.slice(start, end), ...(input === null ? {} : { place: { input, start, end } }) }
    return [{ ...wish, ...said, origin } as Wish]
  })
  const unread: Unread[] = draft.unread.map(({ start, end, why, blocking, choices }) => ({
    text: text.slice(start, end),
    ...(input === null ? {} : { place: { input, start, end } }),
    why,
    blocking,
    choices,
  }))
  return { wishes, unread }
}

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

/** Closed days and opening hours that an owner wrote among the restrictions. */
function daysIn(restriction: string): Draft | null {
  const wish = readClosedWeekdays(restriction) ?? readOpenHours(restriction)
  return wish && { wishes: [{ wish, start: 0, end: restriction.length }], unread: [] }
}

/** Automations that state new prices for the house's items. */
const pricing: readonly AutomationType[] = ['menu_redesign', 'dynamic_pricing']

function ofHouse(
  { settings }: House,
  type: AutomationType,
  vocabulary: Vocabulary,
  today: string,
): RequestSheet {
  const sheet: RequestSheet = { wishes: [], unread: [] }
  for (const restriction of settings.restrictions) {
    const held = heldPrices(restriction, vocabulary)
    if (held) {
      if (pricing.includes(type)) sheet.wishes.push(...toSheet(restriction, held, null, 'house').wishes)
      continue
    }
    const draft =
      daysIn(restriction) ??
      wantedIn(restriction, vocabulary) ??
      withinLimits(restriction, readWords(restriction, 'restrictions', vocabulary, today))
    const read = toSheet(restriction, draft, null, 'house')
    sheet.wishes.push(...read.wishes)
    sheet.unread.push(...read.unread)
  }
  const { priceCeiling, priceFloor } = settings
  if (priceCeiling)
    sheet.wishes.push({ kind: 'price', max: priceCeiling, text: 'Teto de preço da casa', origin: 'house' })
  if (priceFloor)
    sheet.wishes.push({ kind: 'price', min: priceFloor, text: 'Piso de preço da casa', origin: 'house' })
  for (const entry of settings.equipment) {
    const term = findTerm(entry)
    if (term?.kind === 'equipment') {
      sheet.wishes.push({ kind: 'equipment', what: term.name, has: true, text: entry, origin: 'house' })
    }
  }
  return sheet
}

/** The chosen options of the wizard that count as wishes. */
function ofOptions(input: WizardInput, answers: Answers): Wish[] {
  if (input.type !== 'multiselect') return []
  return listOf(answers, input.id).flatMap((option): Wish[] => {
    if (isOwnEntry(input, option)) return []
    if (input.id === 'equipment') {
      const term = findTerm(option)
      return term?.kind === 'equipment'
        ? [{ kind: 'equipment', what: term.name, has: true, text: option, origin: 'request' }]
        : []
    }
    if (input.id !== 'dietary_restrictions') return []
    return (optionWishes[option] ?? []).map((wish) => ({ ...wish, text: option, origin: 'request' }) as Wish)
  })
}

const contentOf = ({ text: _text, place: _place, ...wish }: Wish) => JSON.stringify(wish)

/** Removes duplicates: a standing wish of the house is not repeated if the request contains it too. */
function once(wishes: readonly Wish[]): Wish[] {
  const asked = new Set(
    wishes
      .filter(({ origin }) => origin !== 'house')
      .map((wish) => contentOf({ ...wish, origin: 'request' } as Wish)),
  )
  return wishes.filter(
    (wish) => wish.origin !== 'house' || !asked.has(contentOf({ ...wish, origin: 'request' } as Wish)),
  )
}

/**
 * The request sheet of an automation: the owner's words as wishes, and everything that was not understood. Pure and
 * deterministic; it runs in the browser before payment and in the function.
 */
export function understand(type: AutomationType, given: Understanding): RequestSheet {
  const { definition } = automationOf(type)
  const vocabulary = new Vocabulary(namesOf(given, definition.inputs))
  const items = menuOf(given.answers, 'current_menu')?.items.length ?? 0
  const house = ofHouse(given.house, type, vocabulary, given.today)
  const wishes: Wish[] = [...house.wishes]
  const unread: Unread[] = [...house.unread]
  for (const input of definition.inputs) {
    wishes.push(...ofOptions(input, given.answers))
    const reading = readings[`${type}.${input.id}`]
    const text = ownWords(input, given.answers)
    if (reading === undefined || text === '') continue
    const read = toSheet(
      text,
      withinLimits(text, readWords(text, reading, vocabulary, given.today, items)),
      input.id,
      'request',
    )
    wishes.push(...read.wishes)
    unread.push(...read.unread)
  }
  const sheet = withContradictions({ wishes: once(wishes), unread })
  return { wishes: sheet.wishes.slice(0, maxWishes), unread: sheet.unread.slice(0, maxWishes) }
}
