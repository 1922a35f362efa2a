/**
 * What an owner asks of dishes in shapes of their own: questions, limits, plates for two, leftovers, a menu in courses.
 * They are read first, and the rest of the text without their words.
 */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { findDates } from '../dates/find-dates.ts'
import type { Draft, DraftUnread, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { withoutHalves } from '../text/half-read.ts'
import { askedSums } from './asked-sums.ts'
import { bareCountReaders } from './bare-counts.ts'
import { contactQuestions } from './contact-questions.ts'
import { countedLists } from './counted-lists.ts'
import { coursePrices, inOwnLetters } from './course-prices.ts'
import { courseRefusals } from './course-refusals.ts'
import { familyHouses } from './family-houses.ts'
import { forChildren, pleasing } from './for-children.ts'
import { withFormsApart } from './forms-apart.ts'
import { halfReadDishes } from './half-read.ts'
import { itemOrders } from './item-orders.ts'
import { itemQuestions, potQuestions } from './item-questions.ts'
import { keepItems } from './keep-items.ts'
import { kindReaders } from './kinds.ts'
import { kitchenConcepts } from './kitchen-concepts.ts'
import { leftoverReaders } from './leftovers.ts'
import { limitReaders } from './limits.ts'
import { partReaders } from './menu-parts.ts'
import { mostWithIt } from './most-with-it.ts'
import { nameAt } from './names.ts'
import { ownCosts } from './own-costs.ts'
import { plainOrders } from './plain-orders.ts'
import { plainParts } from './plain-parts.ts'
import { planOrders } from './plan-orders.ts'
import {
  readCostAndPrice,
  readCostEach,
  readCostToMake,
  readPlateCosts,
  readSpentEach,
} from './plate-costs.ts'
import { individualReaders, plateReaders } from './plates.ts'
import { readQuestions } from './questions.ts'
import { safetyReaders } from './safety-questions.ts'
import { settledDishes } from './settled.ts'
import { cutOf, type Found, leading, pattern, type Reader, reads, type Told } from './shape.ts'
import { softWishes } from './soft-wishes.ts'
import { spiritLimits } from './spirit-limits.ts'
import { readTasting } from './tasting.ts'
import { toldReaders } from './told.ts'
import { toldOfHouse } from './told-orders.ts'
import { turnedAway } from './turned-away.ts'

/** Why, and that the rest may stay: "que o turista não encara, o resto pode". */
const takenTail =
  /^(?:,? que (?!quer)[^.,;:!?\n]{3,50})?(?:,? (?:e )?(?:[oa] )?(?:resto|restante|demais|o mais) (?:pode(?: tudo)?|ta (?:bom|liberado|ok)|serve|vale|entra|tudo bem))?/u

/** "tirando até a paçoca": refused, and for health if an allergy is mentioned before it. */
const takenOut: Reader = (said) =>
  [
    ...said.matchAll(
      leading('(?:(?:to|estou|ja|eu|e) )*(?:tirando|tirei|cortei|cortando)(?: ate)?(?: [oa]s?)?'),
    ),
  ].flatMap(({ 0: lead, index }) => {
    const food = nameAt(said.slice(index + lead.length))
    if (!food) return []
    const before =
      said
        .slice(0, index)
        .split(/[.!?;\n]/)
        .at(-1) ?? ''
    const why = /alergi|intoler|celiac/.test(before) ? ('allergy' as const) : ('taste' as const)
    return [
      {
        start: index,
        end:
          index +
          lead.length +
          food.length +
          (takenTail.exec(said.slice(index + lead.length + food.length))?.[0].length ?? 0),
        wishes: [{ kind: 'exclude' as const, what: food.term.name, why }],
      },
    ]
  })

const feast =
  '(?:semana santa|quaresma|sexta(?:-feira)? santa|sexta(?:-feira)? da paixao|pascoa|natal|reveillon|virada|ano novo|carnaval|dia das maes|dia dos pais|dia dos namorados|sao joao|dia da mulher|corpus christi|finados)'

/** "pra Páscoa", "domingo é dia das mães", "na Sexta-feira Santa eu fecho depois das duas": the day that the dishes are for. */
const occasions: Reader = (said, { today }) =>
  [
    ...said.matchAll(
      pattern(
        `(?:(?:menu|cardapio|jantar|almoco|ceia|pra|para|pro|n[oa]|d[oae]|por causa d[ao]|e|domingo|sabado|sexta|agora|que|vem|a|o) )*(${feast})(?: (?:a gente |eu )?(?:fecho|fechamos|fecha|abro|abrimos|so abro)(?: (?:so )?(?:depois|ate|a partir|antes|as|das?) ?(?:d?[oa]s? )?[^\\s.,;!?]+)?)?`,
      ),
    ),
  ].flatMap((match) => {
    const name = match[1] ?? ''
    const [date] = findDates(
      name.replace('virada', 'reveillon').replace('quaresma', 'semana santa').replace(' da paixao', ' santa'),
      today,
    )
    if (!date) return []
    const start = match.index
    const end = start + match[0].length
    const wish = {
      kind: 'date' as const,
      what: match[0].slice(match[0].indexOf(name)),
      from: date.span.from,
      to: date.span.to,
      closed: false,
    }
    return [{ start, end, wishes: [wish] }]
  })

/** "sem glúten e veganas": all of them. */
const allOfDiet = reads('e (?:todas? |todos? |tudo )?(vegan|vegetarian)[oa]s?', ([, diet]) => [
  { kind: 'exclude', what: diet === 'vegan' ? 'vegano' : 'vegetariano', why: 'diet' },
])
const besideRefusal: Reader = (said, told) =>
  allOfDiet(said, told).filter(({ start }) => /(?<!\p{L})sem \p{L}+ $/u.test(said.slice(0, start)))

/** "um tem que ser sem", "dois precisam ser veganos": the verb adds nothing to the number. */
const verbsOfCounts =
  /(?<=(?<!\p{L})(?:um|uma|dois|duas|tres|quatro|cinco|\d)(?: del[ae]s)? )(?:(?:tem|tenha|tenham|precisa|precisam|deve|devem|que|de|ser|seja|sejam) )+(?=(?:vegan|vegetarian|com ))/gu

/** Sums and orders of several words, which are read before any clause of a single wish takes a part of them. */
const first: readonly Reader[] = [...kitchenConcepts, ...askedSums, ...planOrders, ...plainParts]

const readers: readonly Reader[] = [
  ...first,
  readTasting,
  contactQuestions,
  ...spiritLimits,
  ...softWishes,
  ...ownCosts,
  ...plainOrders,
  ...toldOfHouse,
  mostWithIt,
  courseRefusals,
  forChildren,
  pleasing,
  ...familyHouses,
  ...bareCountReaders,
  ...safetyReaders,
  readCostEach,
  readCostToMake,
  readSpentEach,
  readPlateCosts,
  readCostAndPrice,
  coursePrices,
  ...individualReaders,
  itemOrders,
  turnedAway,
  ...kindReaders,
  ...toldReaders,
  ...countedLists,
  ...partReaders,
  potQuestions,
  readQuestions,
  itemQuestions,
  ...leftoverReaders,
  ...plateReaders,
  ...limitReaders,
  keepItems,
  takenOut,
  besideRefusal,
  occasions,
]

/** "sete pratos. Coloca uma sobremesa também": one more than the number before it. */
function withMore(text: string, wishes: readonly DraftWish[]): DraftWish[] {
  const more = wishes.flatMap(({ wish, start, end }) => {
    const isMore = /tambem|mais|alem/.test(foldInPlace(text.slice(start, end)))
    return wish.kind === 'count' && wish.course !== undefined && isMore ? [{ count: wish.count, start }] : []
  })
  const whole = wishes.findLast(({ wish }) => isWhole(wish))
  return wishes.map((one) => {
    if (one !== whole || one.wish.kind !== 'count') return one
    const added = more.filter(({ start }) => start > one.start).reduce((sum, { count }) => sum + count, 0)
    return added === 0 ? one : { ...one, wish: { ...one.wish, count: one.wish.count + added } }
  })
}

/** "cinco pratos novos, dois doces e um salgado": the list is a part of what was counted before it. */
function withoutPartSums(wishes: readonly DraftWish[]): DraftWish[] {
  const wholes = wishes.filter(({ wish }) => isWhole(wish))
  const sums = wholes.filter((one) =>
    wishes.some(
      ({ wish, start, end }) =>
        wish.kind === 'count' && wish.course !== undefined && start === one.start && end === one.end,
    ),
  )
  const told = wholes.filter((one) => !sums.includes(one))
  const most = Math.max(0, ...told.map(({ wish }) => (wish.kind === 'count' ? wish.count : 0)))
  // "dois salgadinhos e duas sobremesas": who counts desserts wants some.
  const hasSweets = wishes.some(
    ({ wish }) => wish.kind === 'count' && wish.course === 'sobremesa' && wish.count > 0,
  )
  return wishes.filter((one) => {
    const { wish } = one
    if (wish.kind !== 'count') return true
    if (sums.includes(one) && wish.count < most) return false
    return !(hasSweets && wish.course === 'sobremesa' && wish.count === 0)
  })
}

const isWhole = (wish: DraftWish['wish']) =>
  wish.kind === 'count' &&
  wish.of === undefined &&
  wish.course === undefined &&
  wish.taste === undefined &&
  wish.bound === 'exactly'

/** "capote, buchada, sarrabulho. Tirando a buchada": the exception takes its food out of the list before it. */
function withoutTaken(wishes: readonly DraftWish[], folded: string): DraftWish[] {
  const taken = wishes.filter(
    ({ wish, start }) =>
      wish.kind === 'exclude' && /^(?:tirando|menos|exceto|fora|salvo)/.test(folded.slice(start, start + 8)),
  )
  return wishes.filter(({ wish, start, end }) => {
    const out = taken.find(
      (one) =>
        wish.kind === 'prefer' &&
        one.wish.kind === 'exclude' &&
        one.wish.what === wish.what &&
        one.start >= end,
    )
    if (out) out.start = Math.min(out.start, start)
    return !out
  })
}

/** "quero rabada" asks for the cut. */
function withCut(one: DraftWish): DraftWish {
  const { wish } = one
  if (wish.kind !== 'prefer' && wish.kind !== 'exclude' && wish.kind !== 'share') return one
  const cut = cutOf(findTerm(wish.what))
  return cut === undefined || cut.name === wish.what ? one : { ...one, wish: { ...wish, what: cut.name } }
}

const blank = (text: string, start: number, end: number, first: string) =>
  `${text.slice(0, start)}${first}${' '.repeat(Math.max(0, end - start - 1))}${text.slice(end)}`

/** The stretch without the blanks and commas at its ends. */
function trimmed(said: string, { start, end, wishes }: Found): Found {
  const part = said.slice(start, end)
  const lead = part.length - part.replace(/^[\s,:]+/u, '').length
  const tail = part.length - part.replace(/[\s,:]+$/u, '').length
  return { start: start + lead, end: end - tail, wishes }
}

/** The wishes of such stretches, each once. */
export function sumsTold(text: string, told: Told): DraftWish[] {
  let said = foldInPlace(text)
  const wishes: DraftWish[] = []
  for (const read of first)
    for (const found of read(said, told)) {
      const { start, end, wishes: stated } = trimmed(said, found)
      if (stated.length === 0 || end <= start || !/[\p{L}\p{N}]/u.test(said.slice(start, end))) continue
      wishes.push(...stated.map((wish) => ({ wish: inOwnLetters(wish, text, start, end), start, end })))
      said = blank(said, start, end, '.')
    }
  return wishes
}

/**
 * @param items names of the house's items
 * @param readRest reads the text without the stretches that are read here
 */
export function withDishRequests(text: string, told: Told, readRest: (rest: string) => Draft): Draft {
  let said = foldInPlace(text).replace(verbsOfCounts, (verb) => ' '.repeat(verb.length))
  let rest = text
  for (const { index, 0: verb } of foldInPlace(text).matchAll(verbsOfCounts))
    rest = blank(rest, index, index + verb.length, ' ')
  const wishes: DraftWish[] = []
  const statements: DraftUnread[] = []
  for (const read of readers) {
    for (const found of read(said, told)) {
      const { start, end, wishes: stated } = trimmed(said, found)
      // A stretch that another reader has read is blank.
      if (end <= start || !/[\p{L}\p{N}]/u.test(said.slice(start, end))) continue
      wishes.push(...stated.map((wish) => ({ wish: inOwnLetters(wish, text, start, end), start, end })))
      if (stated.length === 0)
        statements.push({ start, end, why: 'unknown', blocking: false, choices: [], told: true })
      said = blank(said, start, end, '.')
      rest = blank(rest, start, end, '.')
    }
  }
  const whole = settledDishes(rest, withoutHalves(rest, readRest(rest), halfReadDishes))
  const draft = { ...whole, wishes: whole.wishes.map(withCut) }
  if (wishes.length === 0 && statements.length === 0) return draft
  return {
    wishes: withFormsApart(
      withoutPartSums(
        withMore(
          text,
          withoutTaken(
            [...draft.wishes, ...wishes].toSorted((a, b) => a.start - b.start),
            foldInPlace(text).toLowerCase(),
          ),
        ),
      ),
    ),
    unread: [
      ...draft.unread.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(rest.slice(start, end))),
      ...statements,
    ].toSorted((a, b) => a.start - b.start),
  }
}
