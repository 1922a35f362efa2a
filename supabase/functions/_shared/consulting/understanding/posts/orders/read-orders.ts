/**
 * Orders about posts, clause by clause. Each clause is taken apart into its days, what is said and of what; the readers
 * fill wishes from these parts, in any order of words. What no reader knows is left to the readers of dates.
 */
import { longestEntry, reachesMinors } from '../../dates/entries.ts'
import type { Draft, DraftWish } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import type { HouseName } from '../../words/vocabulary.ts'
import { readPostQuestion } from '../post-questions.ts'
import { readPrivate } from '../private-days.ts'
import { readPostRule } from '../rules.ts'
import { isAside, isOver } from './asides.ts'
import { readCancelled, readContinuing, readLeaving, readShut } from './cancelled.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { readClosingHours } from './closing-hours.ts'
import { readCounted } from './counted.ts'
import { readDeadline } from './deadlines.ts'
import { readFocus } from './focus.ts'
import { readLanguage } from './languages.ts'
import { narrowed, readNarrowing } from './narrowing.ts'
import { readDoubled, readOffer } from './offers.ts'
import { readHolidays, readOpens, readPostponed, readServed } from './opening.ts'
import type { Carry, Detail, Given, Order, Reader } from './order.ts'
import { readOpenedDays, readRecurring, readSpan, readThemed } from './recurring.ts'
import { isAddressing, readPermitted, readRefusal } from './refusals.ts'
import { spread } from './spread.ts'
import { readTone, readWarning } from './tone.ts'
import { readWeeklyItem } from './weekly-items.ts'
import { itemOf } from './what.ts'
import { hasDays, takeWhen } from './when.ts'

/** In the order in which they are asked: the narrowest first. */
const readers: readonly Reader[] = [
  readWarning,
  readLanguage,
  readPrivate,
  readDoubled,
  readLeaving,
  readCancelled,
  readContinuing,
  readShut,
  readClosingHours,
  readSpan,
  readPostponed,
  readServed,
  readOpens,
  readHolidays,
  readDeadline,
  readWeeklyItem,
  readRecurring,
  readOpenedDays,
  readCounted,
  readNarrowing,
  readTone,
  readOffer,
  readPermitted,
  readRefusal,
  readRule,
  readFocus,
  readThemed,
]

/** A rule for every post in other words than a refusal. */
function readRule({ clause }: Given): Order | null {
  if (clause.asks && clause.last) return null
  const wishes = readPostRule({ text: clause.text, folded: clause.folded, asks: false })
  return wishes && { wishes, goesOn: 'refuse' }
}

/** Says something of an allergy: left to the reader that asks back. */
const ofAllergy = /\b(?:alergi\w*|intoler\w*|celiac\w*|anafil\w*|gravida\w*|gestante\w*)\b/
/** Children and drinks in one clause are for the reader that asks back. */
const drinks = /\b(?:drinks?|bebidas?|cerveja\w*|chopp?e?s?|caipi\w+|cachaca\w*|vinhos?|alcool)\b/

/** "o preço do mojito muda em 1º de março": what it is about, and no order. */
const changes =
  /^(?:o |a )?(?:precos?|valor(?:es)?) d[aeo]s? (.+?) (?:muda\w*|sobe\w*|aumenta\w*|vai (?:mudar|subir|aumentar)|baixa\w*|cai)\b/

/** Words with a place in the text. */
type Passage = { start: number; end: number }

/** Attached to the date beside it. */
export type Attached = Passage & { detail: Detail }

export type Orders = {
  draft: Draft
  details: Attached[]
  /** Passages that carry no wish. */
  asides: Passage[]
  /** The text with claimed passages blank; places stay. */
  rest: string
}

export function readOrders(
  text: string,
  { today, names }: { today: string; names: readonly HouseName[] },
): Orders {
  const wishes: DraftWish[] = []
  const details: Attached[] = []
  const asides: Passage[] = []
  let rest = text
  const carry: Carry = {
    order: null,
    sentence: -1,
    ofSentence: {},
    isBare: false,
    ofOrder: {},
    hours: {},
    last: null,
    leaving: false,
    item: null,
    feast: null,
  }
  const blank = ({ start, end }: Passage) => {
    rest = rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end)
  }
  const clauses = clausesOf(text)
  const skipped = new Set<Clause>()
  /** Clauses that only say when: "até a Páscoa", "na semana do dia 8 de março". */
  const scopes = new Set<Clause>()
  const addressing = new Set(
    clauses.filter(({ folded }) => isAddressing(folded)).map(({ sentence }) => sentence),
  )
  clauses.forEach((clause, at) => {
    if (addressing.has(clause.sentence)) return
    if (skipped.has(clause) || clause.end - clause.start > longestEntry) return
    if (ofAllergy.test(clause.folded) || (reachesMinors(clause.text) && drinks.test(clause.folded))) return
    if (clause.sentence !== carry.sentence)
      Object.assign(carry, { order: null, ofSentence: {}, isBare: false, ofOrder: {}, hours: {} })
    carry.sentence = clause.sentence
    const following = clauses[at + 1]
    const isNext = following !== undefined && following.sentence === clause.sentence
    const next = isNext ? takenApart(following, { today, names, carry }) : null
    const given: Given = { ...takenApart(clause, { today, names, carry }), next }
    // "Quaresma: muita gente não bebe": the feast is what the aside is about.
    const heads = next !== null && given.said === '' && isColon(clause, next.clause) && isSideNote(next)
    if (isSideNote(given) || heads) {
      asides.push({ start: clause.from, end: clause.end })
      blank(clause)
      blankJoint(clauses[at - 1], clause)
      if (!isOver(clause.folded)) remember(given, null)
      else if (given.when.feast !== null) carry.feast = given.when.feast
      return
    }
    const order = ordersOf(given)
    const whole = { start: clause.from, end: order?.takesNext && isNext ? following.end : clause.end }
    if (order && claim(order, whole)) {
      blank(whole)
      blankJoint(clauses[at - 1], clause)
      const scope = [...scopes].find(
        (one) =>
          one.sentence === clause.sentence &&
          one.lead === 'start' &&
          (one === clauses[at - 1] || /^(?:ate|durante|desde)\b/.test(one.folded)),
      )
      if (scope && order.wishes?.some(({ kind }) => kind !== 'date')) {
        scopes.delete(scope)
        for (const one of wishes) if (one.start === whole.start) one.start = scope.from
        blank(scope)
      }
      if (order.takesNext && isNext) skipped.add(following)
      carry.order = order.goesOn ?? carry.order
      carry.leaving = order.leaves ?? false
      if (hasDays(given.when)) carry.ofOrder = given.when.days
      else if (carry.ofSentence.from !== undefined && order.goesOn) carry.ofOrder = carry.ofSentence
    }
    if (order === null && isScope(given)) scopes.add(clause)
    remember(given, order)
  })
  return { draft: { wishes: spread(wishes, clauses), unread: [] }, details, asides, rest }

  function isColon(one: Clause, other: Clause): boolean {
    return text.slice(one.end, other.start).includes(':')
  }

  /** The word between two clauses goes with the second; commas stay. */
  function blankJoint(before: Clause | undefined, { start, sentence }: Clause): void {
    if (!before || before.sentence !== sentence) return
    rest =
      rest.slice(0, before.end) +
      rest.slice(before.end, start).replace(/[\p{L}\p{N}]/gu, ' ') +
      rest.slice(start)
  }

  /** Takes an order in; false if it has nothing to change. */
  function claim(order: Order, { start, end }: Passage): boolean {
    for (const wish of order.wishes ?? []) wishes.push({ wish, start, end })
    if (order.detail) details.push({ start, end, detail: order.detail })
    const before = wishes.findLast((one) => one.end <= start)
    if (order.repeats) {
      if (before) before.end = Math.max(before.end, end)
      return before !== undefined
    }
    if (!order.narrows) return true
    if (before && narrowed(wishes, before, order.narrows, end)) return true
    if (carry.last === null || order.narrows.note === '') return false
    details.push({ start, end, detail: { note: order.narrows.note } })
    return true
  }

  function remember({ clause, when, said, names: known }: Given, order: Order | null): void {
    if (hasDays(when)) {
      if ((when.days.from !== undefined && !order?.detail) || order?.wishes || carry.last === null)
        carry.last = when.days
      const isFirst = carry.ofSentence.from === undefined && carry.ofSentence.weekdays === undefined
      if (isFirst) carry.isBare = clause.lead === 'start' && /^\W*$/.test(foldInPlace(said))
      const isWithin = when.days.from === undefined && carry.ofSentence.from !== undefined
      if (isFirst || (when.days.from !== undefined && clause.lead === 'start')) carry.ofSentence = when.days
      // "até a Páscoa, sexta é dia de peixe": its Fridays.
      else if (isWithin && when.days.weekdays)
        carry.ofSentence = { ...carry.ofSentence, weekdays: when.days.weekdays }
    }
    if (when.start !== undefined || when.end !== undefined)
      carry.hours = {
        ...(when.start !== undefined && { start: when.start }),
        ...(when.end !== undefined && { end: when.end }),
      }
    if (when.feast !== null) carry.feast = when.feast
    for (const { wish } of wishes.slice(-1)) {
      if (wish.kind === 'date' && wish.from !== undefined) {
        carry.feast = wish.what
        carry.last = { from: wish.from, to: wish.to ?? wish.from }
      }
      if (wish.kind === 'combo') carry.item = wish.what
      if (wish.kind === 'promote') carry.item = wish.item
    }
    const subject = changes.exec(clause.folded)?.[1]
    const item = itemOf(subject ?? said, known)
    if (item !== null) carry.item = item
    if (subject !== undefined && item !== null && order === null) {
      asides.push(clause)
      blank(clause)
    }
  }
}

/** Whether a clause names days and nothing else, and no feast of its own. */
const isScope = ({ clause, said, when }: Given): boolean =>
  /^(?:(?:n[ao]s?|em|de|durante|ate|desde|[ao])\b ?)*$/.test(foldInPlace(said)) &&
  hasDays(when) &&
  (when.feast === null || /^(?:ate|durante|desde|antes)\b/.test(clause.folded))

function takenApart(
  clause: Clause,
  { today, names, carry }: { today: string; names: readonly HouseName[]; carry: Carry },
): Omit<Given, 'next'> {
  const { when, rest } = takeWhen(clause.text, { today, last: carry.last })
  const said = rest
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.:;])/g, '$1')
    .trim()
  return { clause, when, said, folded: foldInPlace(said), today, names, carry }
}

const isSideNote = ({ clause, folded }: Omit<Given, 'next'>): boolean =>
  readPostRule({ text: clause.text, folded: clause.folded, asks: false }) === null &&
  (isAside(clause.folded, clause.lead === 'reason') ||
    (folded !== '' &&
      !/\bfeira\b/.test(folded) &&
      isAside(folded) &&
      !/\d/.test(clause.folded.replace(/\d{1,2}[oº]? de [a-z]+/g, ''))))

const polite =
  /^(?:(?:e |mas |sera que )*(?:tem como|teria como|da (?:pra|para)|(?:voces )?pode(?:m|riam)?|e possivel|consegue(?:m)?) )(?=(?:post|faz|mostr|destac|evit|tir|inclu|fal|anunci|divulg|coloc|lembr|avis|cit|mencion|deix)\w*\b)/

/** "dá para evitar foto de bebida?": an order, asked politely. */
function politely(given: Given): Given {
  const { clause, folded, said } = given
  const lead = clause.asks && clause.last ? polite.exec(folded) : null
  if (!lead) return given
  return {
    ...given,
    clause: { ...clause, asks: false },
    folded: folded.slice(lead[0].length),
    said: said.slice(lead[0].length),
  }
}

function ordersOf(given: Given): Order | null {
  const { clause, today, names } = given
  const { text, folded, asks } = clause
  // What is asked is for the reader of questions.
  if (readPostQuestion({ text, folded, asks: asks && clause.last, today, anchor: today, names })) return null
  const asked = politely(given)
  for (const reader of readers) {
    const order = reader(asked)
    if (order) return order
  }
  return null
}
