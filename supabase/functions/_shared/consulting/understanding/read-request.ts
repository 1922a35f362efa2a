/** A request by the reader of its automation. */
import { type AutomationType, automationOf } from '../automation-types.ts'
import type { Answers, WizardInput } from '../base/answers/definition.ts'
import { listOf, menuOf, salesOf } from '../base/answers/read.ts'
import type { House } from '../base/house/house.ts'
import { known } from '../base/house/own-menu.ts'
import { findTerm } from '../base/lexicon/lexicon.ts'
import { listedPrice, paidLately } from '../base/pricing/paid.ts'
import { maxWishes, type RequestSheet, type Unread } from '../base/request/request-sheet.ts'
import type { Wish } from '../base/request/wish.ts'
import type { Sales, SalesItem } from '../documents/sales.ts'
import type { SheetDates } from './dates/sales-period.ts'
import type { SheetEnds } from './dates/sheet-ends.ts'
import { ofHouse } from './house-wishes.ts'
import { readOwnerText } from './read-owner-text.ts'
import type { AutomationReader } from './readers/reader.ts'
import { toSheet, type WishContent } from './text/draft.ts'
import { isOwnEntry, ownWords } from './text/own-words.ts'
import { withContradictions } from './unread/contradictions.ts'
import { withSettled } from './unread/settled.ts'
import { type HouseName, Vocabulary } from './words/vocabulary.ts'

export type Understanding = {
  answers: Answers
  house: House
  /** yyyy-mm-dd in America/Fortaleza */
  today: string
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

/** Headings that name the whole list, and words of every request: "o cardápio muda em janeiro" is about no section. */
const wholeList =
  /^(?:card[aá]pio|menu|geral|itens|item|produtos?|lista|vendas|planilha|outros|diversos|todos)$/iu

function namesOf({ answers, house }: Understanding, inputs: readonly WizardInput[]): HouseName[] {
  const names: HouseName[] = []
  const onMenu = new Map(house.menu.map(({ name, price }) => [name.toLowerCase(), price]))
  const priceOf = (item: SalesItem) =>
    listedPrice(known(paidLately(item)), known(onMenu.get(item.name.toLowerCase())), known(item.listed))
      ?.price ?? null
  // A sheet of sales often has no sections: the house's own menu knows them.
  const sections = new Map(house.menu.map(({ name, section }) => [name.toLowerCase(), section]))
  const seen = new Set<string>()
  const add = (
    name: string,
    heading: string | null,
    price: number | null,
    size: string | null = null,
    isSection = false,
  ) => {
    const key = name.toLowerCase()
    if (seen.has(key)) return
    seen.add(key)
    const given = heading ?? (isSection ? null : (sections.get(key) ?? null))
    const section = given !== null && wholeList.test(given.trim()) ? null : given
    names.push({ name, section, price, ...(size !== null && { size }), isSection })
  }
  for (const { id, type } of inputs) {
    if (type !== 'file') continue
    for (const item of menuOf(answers, id)?.items ?? []) add(item.name, item.category, item.price)
    // Not the mean of a year: "pode subir até um real" counts from what guests pay now.
    for (const item of salesOf(answers, id)?.items ?? []) add(item.name, item.category, priceOf(item))
  }
  for (const item of house.menu) if (item.active) add(item.name, item.section, item.price, item.size)
  const titles = new Set(names.flatMap(({ section }) => section ?? []))
  for (const section of titles) add(section, null, null, null, true)
  return names
}

const sheetOf = ({ answers }: Understanding, inputs: readonly WizardInput[]): Sales | undefined =>
  inputs.flatMap(({ id, type }) => (type === 'file' ? (salesOf(answers, id) ?? []) : []))[0]

/** The first and the last week of the sales sheet; null without a dated one. */
function endsOf(sheet: Sales | undefined): SheetEnds | null {
  const [first, last] = [sheet?.weeks[0], sheet?.weeks.at(-1)]
  return first && last ? { first: first.monday, last: last.monday } : null
}

const datesOf = (sheet: Sales | undefined): SheetDates | null => {
  if (sheet === undefined) return null
  return sheet.period === null ? 'undated' : 'dated'
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

/** "o macerador sumiu": the owner's words count, not the box that was ticked or what the house listed once. */
function withoutLostTools(wishes: readonly Wish[]): Wish[] {
  const lost = new Set(
    wishes.flatMap((wish) =>
      wish.kind === 'equipment' && !wish.has && wish.place?.input === 'preferences' ? [wish.what] : [],
    ),
  )
  return wishes.filter(
    (wish) =>
      wish.kind !== 'equipment' || !wish.has || wish.place?.input === 'preferences' || !lost.has(wish.what),
  )
}

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

type Aside = NonNullable<RequestSheet['asides']>[number]

/** "E com que vinho sirvo o cordeiro?": a question is no information about the house. */
const isAsked = ({ text }: Aside): boolean =>
  /(?<!\p{L})(?:qua(?:l|is)|quant[oa]s?|quem|com que|que \p{L}+ (?:vai|combina|sirvo|servir|uso))(?!\p{L})[^?]*\?$/iu.test(
    text.trim(),
  )

const asUnread = ({ text, place }: Aside): Unread => ({
  text,
  why: 'unknown',
  blocking: false,
  choices: [],
  ...(place ? { place } : {}),
})

/** The request sheet of an automation by its reader: see `understand`. A browser loads that reader alone. */
export function readRequest(
  reader: AutomationReader,
  type: AutomationType,
  given: Understanding,
): RequestSheet {
  const { definition } = automationOf(type)
  const vocabulary = new Vocabulary(namesOf(given, definition.inputs))
  const items = menuOf(given.answers, 'current_menu')?.items.length ?? 0
  const sales = sheetOf(given, definition.inputs)
  const ends = endsOf(sales)
  const house = ofHouse(given.house, { type, reader, vocabulary, today: given.today })
  const wishes: Wish[] = [...house.wishes]
  const unread: Unread[] = [...house.unread]
  const asides: NonNullable<RequestSheet['asides']> = []
  for (const input of definition.inputs) {
    wishes.push(...ofOptions(input, given.answers))
    const own = reader.texts[input.id]
    const text = ownWords(input, given.answers)
    if (own === undefined || text === '') continue
    const around = {
      type,
      reader: own,
      rules: reader.rules,
      vocabulary,
      today: given.today,
      items,
      ends,
      dates: datesOf(sales),
    }
    const read = toSheet(text, readOwnerText(text, around), input.id, 'request')
    wishes.push(...read.wishes)
    const told = read.asides ?? []
    unread.push(...read.unread, ...told.filter(isAsked).map(asUnread))
    asides.push(...told.filter((aside) => !isAsked(aside)))
  }
  const sheet = withContradictions(withSettled({ wishes: once(withoutLostTools(wishes)), unread }))
  return {
    wishes: sheet.wishes.slice(0, maxWishes),
    unread: sheet.unread.slice(0, maxWishes),
    ...(asides.length > 0 ? { asides: asides.slice(0, maxWishes) } : {}),
  }
}
