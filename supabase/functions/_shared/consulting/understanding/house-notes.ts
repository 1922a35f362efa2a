import { readOpenHours } from './dates/opening-hours.ts'
import { readClosedWeekdays } from './dates/weekdays.ts'
import { isTimesOnly, readOfferHours } from './house/offer-hours.ts'
import { readOffers } from './house/offers.ts'
import { readStock } from './house/stock.ts'
import { recipes } from './readers/of-results.ts'
import { readBySteps } from './readers/reader.ts'
import type { Draft, DraftWish, WishContent } from './text/draft.ts'
import { foldInPlace } from './text/fold.ts'
import { canon } from './text/scan.ts'
import { readSentences } from './word-by-word/read-sentences.ts'
import { plainWords } from './words/everyday-words.ts'
import type { Vocabulary } from './words/vocabulary.ts'

/** Whoever mentions one of these may name a food that somebody cannot eat. */
const aboutHealth =
  /alerg|intoler|celiac|vegan|vegetarian|gravid|gestante|lactante|amament|diabet|hipertens|crianc|(?<![a-z])(?:para|pra|pro|do|da|com|um|uma|o|meu|minha) bebes?\b|pass(?:a|am|ou|ar) mal|cliente/

const opening = '(?:(?:e|mas|quero|queremos|prefiro|gostaria de|a gente|eu|nos|aqui|tambem|entao|que|o|a) )*'

/** "sem leite", "nada de fritura", "não usamos ovo": the food after it is refused. */
const refuses = new RegExp(
  `^${opening}(?:sem|nada|nem|evit\\w*|fora|proibid\\w*|tir(?:a|ar|e|em|amos)|exclu\\w*|zero|nao (?:(?:us|pod|coloc|bot|entr|serv|gost|compr|aceit|lev|mistur|poe|poem|vai|vao|trabalh)\\w*|com(?:o|e|em|emos)|tem|temos|ha|quer\\w*))(?![a-z])`,
)

/** What follows such a word is left out; a note about glasses, delivery or opening names no food after it. */
const afterRefusal = /^(?:sem|nada d[aeo]s?|nem|nao (?:tem|temos|fazemos|faz|ha)) (.+)$/

/** "não quero nada que exija mais um funcionário" refuses work, and no food. */
const refusesWork =
  /^(?:a gente |eu |e |mas )?nao (?:quero|queremos|quer) (?:(?:nada|coisa|prato|drink)s? que (?!ten|tem|lev|contenh|seja|use)|(?:passar|subir|baixar|mexer|mudar|cobrar|gastar|contratar|trocar|perder)(?![a-z]))/

/** A verb that says how the house works, what it has, or what somebody else does. */
const states =
  /(?:^|\s)(?:sou|somos|estou|estamos|temos|tenho|tem|vend\w+|cobr\w+|abr(?:e|o|em|imos)|fech\w+|trabalh\w+|fic(?:a|o|am|amos)|cheg\w+|acab\w+|comec\w+|dur(?:a|am)|cust\w+|aceit\w+|funcion\w+|atend\w+|ach(?:o|a|am|amos)|pass(?:a|am)|cabe|cabem|mor(?:o|a|am|amos)|peg(?:o|a|am|amos)|colh\w+|quebrad[oa]s?|faz|fazem|fazemos|faco|beb\w+|gir\w+|quero|queremos|precis\w+|mex\w+|mud\w+|compro|compramos|usamos|uso|servimos|sobr\w+|parad[oa]s?)(?=\s|$)/

/** A figure, or the hour or season of something: "28 lugares", "lagosta só quando não é defeso". */
const measures =
  /\d|^so (?:jantar|almoco|a noite|de noite|de dia)$|(?:^|\s)(?:reais|so (?:quando|se|fora|na|no|nas|nos|em|ate|depois))(?=\s|$)/

/** "uma opção sem castanha para cada tempo": the others may have it. */
const someWithout =
  /^(?:(?:quero|pelo menos|ao menos|ter|tem que ter|temos que ter|oferecer|sempre) )*(?:(?:um|uma|dois|duas|\d+) )?(?:opc|par|prato|drink|sugest|combo)\w* sem /

/** "menos a tábua": what a note does not apply to. */
const except = /^(?:menos|exceto|salvo|tirando|a nao ser) /

/** Whether a clause refuses only what nobody eats: "sem taça", "não fazemos entrega". */
function refusesNoFood(folded: string): boolean {
  const refused = afterRefusal.exec(folded)?.[1]
  return refused?.split(/\s+/).every((word) => word.length < 3 || plainWords.has(canon(word))) ?? false
}

/** Whether a clause says something about the house instead of refusing a food. */
function isNote(clause: string): boolean {
  const folded = foldInPlace(clause).trim().toLowerCase()
  if (refusesWork.test(folded) || someWithout.test(folded) || refusesNoFood(folded)) return true
  if (refuses.test(folded)) return false
  return states.test(folded) || /(?:^|\s)(?:é|são)(?=\s)/iu.test(clause) || measures.test(folded)
}

/** "das 18h às 23h": hours after the days. */
const hoursAfter =
  /\s(?:das?|de|entre)\s+\d{1,2}(?:[:h]\d{0,2})?\s*(?:h|horas?)?\s*(?:às?|as|ate|até|e|-)\s*\d{1,2}(?:[:h]\d{0,2})?(?:\s*h(?:oras?)?)?/iu

/** Opening days with their hours: "abrimos de quinta a domingo de 15h às 21h na praça". */
function daysAndHours(clause: string): WishContent[] {
  const hours = hoursAfter.exec(clause)
  const days = readClosedWeekdays(hours ? clause.slice(0, hours.index) : clause)
  const open = readOpenHours(hours && days ? `aberto ${hours[0].trim()}` : clause)
  return [days, open].filter((wish) => wish !== null)
}

/** What a statement about the house can wish for; names it merely mentions are neither preferred nor refused. */
const stated = new Set<WishContent['kind']>([
  'only',
  'count',
  'share',
  'equipment',
  'hours',
  'date',
  'layout',
  'strength',
])
/** "não sou bar": what the house is not. */
const isNoWish = /^(?:mas |e |aqui )*nao (?:sou|somos|e|eh) /i

const wants = /(?:^|\s)(?:quero|queremos|prefiro|preferimos|tenho|temos|compro|compramos|sobr\w+)(?=\s)/iu

/** "não tem liquidificador": all of the clause is about equipment. */
function isEquipment(clause: string, vocabulary: Vocabulary): boolean {
  const { wishes, unread } = readSentences(clause, 'recipes', vocabulary)
  return wishes.length > 0 && unread.length === 0 && wishes.every(({ wish }) => wish.kind === 'equipment')
}

/** "quero suco no lugar": what it replaces was said before. */
const inItsPlace = /\s+(?:no lugar(?: d(?:isso|ela|ele))?|em vez disso|pra (?:ele|ela|eles)s?)$/iu

function readNote(said: string, vocabulary: Vocabulary, today: string): Draft {
  const clause = said.replace(inItsPlace, '')
  const end = clause.length
  const days = daysAndHours(clause)
  const told = days.length > 0 ? days : readOffers(clause)
  if (told.length > 0) return { wishes: told.map((wish) => ({ wish, start: 0, end })), unread: [] }
  const draft = isNoWish.test(foldInPlace(clause))
    ? { wishes: [], unread: [] }
    : readBySteps(clause, recipes, { vocabulary, today, items: 0 })
  const mayPrefer = wants.test(clause)
  const holds = ({ wish }: DraftWish) =>
    stated.has(wish.kind) ||
    // Without a number, the clause asks for an alternative, and not for a house without alcohol.
    (wish.kind === 'zeroAlcohol' && (wish.count !== undefined || wish.part !== undefined)) ||
    (mayPrefer && (wish.kind === 'prefer' || wish.kind === 'promote'))
  if (draft.wishes.every(holds) && draft.wishes.length > 0)
    return {
      wishes: draft.wishes,
      unread: draft.unread.map((one) => ({ ...one, why: 'unknown', blocking: false })),
    }
  return { wishes: [], unread: [{ start: 0, end, why: 'unknown', blocking: false, choices: [] }] }
}

/** The clauses of a text with their places; a comma between digits parts nothing. */
function clausesOf(text: string): { start: number; clause: string }[] {
  return [...text.matchAll(/(?:[^,;.]|(?<=\d)[,.](?=\d))+/gu)].flatMap(({ 0: said, index }) => {
    const clause = said.trim()
    return clause === '' ? [] : [{ start: index + said.indexOf(clause), clause }]
  })
}

const moved = <Part extends { start: number; end: number }>(parts: readonly Part[], by: number): Part[] =>
  parts.map((part) => ({ ...part, start: part.start + by, end: part.end + by }))

/**
 * What the house says about itself among its standing restrictions, as in "só temos copo americano" and "o bar do lado
 * vende dose a 10 reais"; null if anything in the text refuses a food or may concern somebody's health.
 */
export function readHouseNotes(text: string, vocabulary: Vocabulary, today: string): Draft | null {
  if (aboutHealth.test(foldInPlace(text).toLowerCase())) return null
  const stock = readStock(text)
  if (stock) return { wishes: [{ wish: stock, start: 0, end: text.length }], unread: [] }
  const clauses = clausesOf(text)
  const hours = readOfferHours(text)
  const isOne = (clause: string, at: number) =>
    isNote(clause) ||
    (hours !== null && isTimesOnly(clause)) ||
    isEquipment(clause, vocabulary) ||
    (at > 0 && except.test(foldInPlace(clause).toLowerCase()))
  if (clauses.length === 0 || !clauses.every(({ clause }, at) => isOne(clause, at))) return null
  const drafts = clauses.map(({ start, clause }): Draft => {
    if (hours && isTimesOnly(clause)) return { wishes: [], unread: [] }
    const { wishes, unread } = readNote(clause, vocabulary, today)
    return { wishes: moved(wishes, start), unread: moved(unread, start) }
  })
  const ofOffer = hours ? [{ wish: hours, start: 0, end: text.length }] : []
  return {
    wishes: [...drafts.flatMap(({ wishes }) => wishes), ...ofOffer],
    unread: drafts.flatMap(({ unread }) => unread),
  }
}
