import { findTerm } from '../../base/lexicon/lexicon.ts'
import { findDates } from '../dates/find-dates.ts'
import { readOpenHours } from '../dates/opening-hours.ts'
import { isListOfWeekdays, readClosedWeekdays, weekdaysIn, weeklyDish } from '../dates/weekdays.ts'
import { type Draft, type DraftUnread, type DraftWish, longestText, type Profile } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { withReturns } from './closures.ts'
import { withComboDays } from './combo-days.ts'
import { withoutCorrected } from './corrections.ts'
import { withEvents } from './events.ts'
import { withExceptDays } from './except-days.ts'
import { withLaunch } from './from-days.ts'
import { takeShaped, withFormBeside } from './occasion-format.ts'
import { isHeldAfter } from './occasions.ts'
import { isAside, tellsWhy } from './orders/asides.ts'
import { withAttached } from './orders/attach.ts'
import { readOrders } from './orders/read-orders.ts'
import { shutOrCheap } from './orders/recurring.ts'
import { isNoun } from './orders/what.ts'
import { withPeriods } from './periods.ts'
import { takePlain } from './plain-sentences.ts'
import { withRefusals } from './refusals.ts'
import { readMention } from './rules.ts'
import { readSpecialDates } from './special-dates.ts'
import { readStatements } from './statements.ts'
import { takeStays } from './stays.ts'
import { withUntil } from './until-days.ts'
import { withoutHour } from './weekly-hours.ts'

/** "menos domingo", "segunda não": days without posts. */
const daysWithout = /^(?:(?:menos|exceto|fora|tirando)\s+(.+)|(.+?)\s+n[aã]o)$/iu

type Read = (text: string, profile: Profile) => Draft

/**
 * Statements other than dates that owners write among the dates for posts: weekdays on which the house is closed,
 * weekly dishes, and what posts must leave out, as in "São João, não falar de camarão".
 */
function withPostWishes(text: string, { wishes, unread }: Draft, read: Read): Draft {
  const draft: Draft = { wishes: [...wishes], unread: [] }
  /** End of the last passage about closed weekdays, because "fechado domingo, segunda" continues. */
  let shutUntil = -1
  for (const passage of unread) {
    const { start, end } = passage
    const said = text.slice(start, end)
    if (passage.why === 'instruction' || passage.blocking) {
      draft.unread.push(passage)
      continue
    }
    const goesOn = shutUntil >= 0 && !/[^\s,]/u.test(text.slice(shutUntil, start)) && isListOfWeekdays(said)
    const except = daysWithout.exec(said)
    const days = except?.[1] ?? except?.[2] ?? (goesOn ? said : null)
    const shut = readClosedWeekdays(days === null ? said : `fechado ${days}`)
    if (shut?.kind === 'date') {
      draft.wishes.push({ wish: { ...shut, what: said.slice(0, 120) }, start, end })
      shutUntil = end
      continue
    }
    const open = readOpenHours(said)
    if (open) {
      draft.wishes.push({ wish: open, start, end })
      continue
    }
    const moved = movedBy(start)
    const weekly = weeklyOf(said, read)
    const { wishes: found, unread: rest } = weekly ?? read(said, 'recipes')
    const leavesOut = found.some(({ wish }) => wish.kind === 'exclude') && !otherDeed.test(foldInPlace(said))
    if (weekly || leavesOut) {
      draft.wishes.push(...found.map(moved))
      draft.unread.push(...rest.map(moved))
    } else {
      const silence = readMention(said)
      if (silence) draft.wishes.push({ wish: silence, start, end })
      else draft.unread.push(passage)
    }
  }
  return draft
}

/** "não citar a quiche: estará em falta": why, directly after what is refused, goes with it. */
function withWhy(text: string, { wishes, unread }: Draft): Draft {
  const grown = wishes.map((one) => ({ ...one }))
  const left = unread.filter(({ start, end, blocking }) => {
    const said = foldInPlace(text.slice(start, end))
    const why = said.replace(/^[\s,:]+/, '')
    if (blocking || !/^[\s,]*:/.test(said) || !tellsWhy.test(why) || !isAside(why, true)) return true
    const before = grown.find(
      ({ wish, start: from, end: to }) =>
        (wish.kind === 'exclude' || wish.kind === 'postRule') &&
        to <= start &&
        start - to <= 2 &&
        end - from <= longestText,
    )
    if (before) before.end = end
    return before === undefined
  })
  return { wishes: grown, unread: left }
}

const movedBy =
  (by: number) =>
  <Placed extends DraftWish | DraftUnread>(placed: Placed): Placed => ({
    ...placed,
    start: placed.start + by,
    end: placed.end + by,
  })

/** Weekly events other than dishes. */
const event =
  /^(?:m[uú]sica ao vivo|som ao vivo|voz e viol[aã]o|forr[oó]|samba|roda de samba|pagode|chorinho|choro|seresta|sertanejo|karaok[eê]|bingo|quiz|stand up|dj|banda|show|happy ?hour|dose dupla|dose dobrada|double|rod[ií]zio|promo[cç][aã]o|feijoada completa)(?: d[aeo] \p{L}+)?$|^(?:almo[cç]o|jantar|brunch|buffet|buf[eê]|visita|sarau|festival)(?: \p{L}+){1,4}$/iu

/** "roda de samba de graça até 20h": no part of the name. */
const freeAtEnd =
  /,?\s+(?:é\s+|com entrada\s+|entrada\s+)?(?:de gra[cç]a|gr[aá]tis)(?:\s+at[eé]\s+(?:as\s+)?(\d{1,2})\s?h(?:oras)?)?$/iu

/** "não aumentei a caipirinha", "não falta cerveja": what is not done with a food leaves it in. */
const otherDeed =
  /^(?:e |mas )?(?:a gente |nos |eu )?nao (?!(?:quero|queremos|quer\w*|pode\w*|poe|ponh\w+|bot\w+|coloc\w+|coloqu\w+|us\w+|mostr\w+|fal(?:a|ar|e|em|o|amos)|cit\w+|post\w+|publi\w+|serv\w+|sirv\w+|vend\w+|trabalh\w+|tem|temos|tenho|ter|faz\w*|fac\w+|inclu\w+|anunci\w+|divulg\w+|mencion\w+|e|entra\w*|gost\w+|com[eo]\w*|apare\w+)\b)[a-z]{3,}/

/** Kinds of terms that a house can have on certain days. */
const served = new Set(['ingredient', 'group', 'dish', 'cachaca'])

/** "panelada de sábado", "quinta tem forró": a dish of the menu, a known dish or an event, with its days. */
function weeklyOf(whole: string, read: Read): Draft | null {
  const free = freeAtEnd.exec(whole)
  const given = free ? whole.slice(0, free.index) : whole
  const { rest: said, at } = withoutHour(given.replace(/^(?:e\s+)?(?:tem|temos|vai ter|rola)\s+/iu, ''))
  if (weekdaysIn(foldInPlace(said)).length === 0) return null
  const dish = weeklyDish(said)
  // Only if the dish stands alone: "quinta da lasanha com criança" says more.
  if (!dish || /\bn[aã]o\b|\bsem\b/iu.test(dish.name)) return null
  const name = nameOf(dish.name, read) ?? (weeklyDish(said, true) ? openName(dish.name) : null)
  if (name === null) return null
  const begins = at === null ? {} : { at }
  const note = free ? { note: free[1] ? `de graça até as ${free[1]}h` : 'de graça' } : {}
  const wish = {
    kind: 'date',
    what: name,
    closed: false,
    weekdays: dish.weekdays,
    ...begins,
    ...note,
  } as const
  return { wishes: [{ wish, start: 0, end: whole.length }], unread: [] }
}

/** Most words of an event that no list knows: "luau com forró", "roda de conversa". */
const longestName = 5

/** The name of an event that the words around its weekday make weekly; null for what is an order, or no noun. */
function openName(said: string): string | null {
  const folded = foldInPlace(said).trim()
  const isOrder =
    /^(?:durante|n[ao]s?|em|ate|desde|so|antes|depois|quando|para|pra|com|sem)(?![a-z])/.test(folded) ||
    shutOrCheap.test(folded.split(' ')[0] ?? '') ||
    ofPublishing.test(folded)
  return isNoun(folded) && !isOrder && !/\d/.test(folded) && folded.split(/\s+/).length <= longestName
    ? said.trim()
    : null
}

function nameOf(said: string, read: Read): string | null {
  if (event.test(said.trim())) return said.trim()
  const { wishes, unread } = read(said, 'menu')
  const [only, ...more] = wishes
  if (more.length > 0 || unread.length > 0) return null
  if (only?.wish.kind === 'keepItem') return only.wish.item
  const term = findTerm(said)
  return term && served.has(term.kind) ? said.trim().toLowerCase() : null
}

/** Dates to post about, the days that the calendar covers, weekly dishes, and what may not be published. */
export function readPosts(text: string, today: string, names: readonly HouseName[], read: Read): Draft {
  const anchor = anchorOf(withPeriods(text, readSpecialDates(text, today), today)) ?? today
  const plain = takePlain(text, { today, names })
  const shaped = takeShaped(plain.rest, { today, names })
  const stays = takeStays(shaped.rest, today)
  const fixed = withoutCorrected(bookingsJoined(stays.rest, today))
  const orders = readOrders(fixed.text, { today, names })
  const { draft, rest, corrected } = readStatements(colonsOpened(orders.rest, today), {
    today,
    anchor,
    names,
  })
  /** A passage that begins with corrected words contains them. */
  const whole = <Placed extends { start: number }>(placed: Placed): Placed => {
    const before = [...fixed.spans, ...corrected].find(
      ({ start, end }) =>
        end <= placed.start && start < placed.start && text.slice(end, placed.start).trim() === '',
    )
    return before ? { ...placed, start: before.start } : placed
  }
  const dates = withPeriods(rest, readSpecialDates(rest, today), today)
  const { wishes, unread } = withPostWishes(rest, withEvents(rest, withRefusals(rest, dates), names), read)
  const all = [
    ...plain.wishes,
    ...shaped.wishes,
    ...stays.wishes,
    ...orders.draft.wishes,
    ...draft.wishes,
    ...wishes,
  ].map(whole)
  const attached = withAttached(
    text,
    {
      wishes: withComboDays(text, withReturns(all.toSorted((a, b) => a.start - b.start))),
      unread: unread.map(whole),
    },
    { ...orders, names },
  )
  const formed = withWhy(text, withFormBeside(text, withExceptDays(text, attached)))
  return {
    ...formed,
    wishes: formed.wishes.map((one) => withLaunch(withUntil(text, one, today))),
  }
}

/** "confra de empresa: reservar até 10/12" is one clause; beside a feast, the deadline is the feast's. */
const bookingsJoined = (text: string, today: string): string =>
  text.replace(
    /:(?=\s*(?:s[oó] )?(?:(?:reserv|encomend)\w* [^.;!?\n]{0,20})?at[eé]\s+\S)/giu,
    (colon, at: number) => {
      const head =
        text
          .slice(0, at)
          .split(/[.;!?\n]/)
          .at(-1) ?? ''
      return /\d/.test(head) || findDates(head, today).length > 0 ? colon : ' '
    },
  )

/** After a date, a colon begins what is said of it: "13 de abril: mostrar o bairro". What is held on a feast stays with it. */
function colonsOpened(text: string, today: string): string {
  return text.replace(/:(?=\s*\p{L})/gu, (colon, at: number) => {
    if (isHeldAfter(foldInPlace(text.slice(at + 1)))) return colon
    const head =
      text
        .slice(0, at)
        .split(/[.;!?\n]/)
        .at(-1) ?? ''
    const isDated = /\d/.test(head) || findDates(head, today).length > 0
    return isDated ? ',' : colon
  })
}

/** Says something of what is published. */
const ofPublishing =
  /(?<![a-z])(?:fal\w+|cit\w+|mencion\w+|promet\w+|compar\w+|post\w*|public\w+|divulg\w+|anunci\w+|mostr\w+|diz\w*|escrev\w+|fotos?|videos?|legendas?|textos?|hashtags?|emojis?|palavras?|precos?)(?![a-z])/

/** A standing restriction, if posts read all of it as rules for posts or as statements about the house; else null. */
export function readStanding(
  text: string,
  today: string,
  names: readonly HouseName[],
  read: Read,
): Draft | null {
  const rules = ofPublishing.test(foldInPlace(text)) ? readPosts(text, today, names, read) : null
  if (
    rules &&
    rules.wishes.length > 0 &&
    rules.unread.length === 0 &&
    rules.wishes.every(
      ({ wish: { kind } }) =>
        kind === 'postRule' || kind === 'onlyPrice' || kind === 'style' || kind === 'exclude',
    )
  )
    return rules
  const { draft, rest } = readStatements(text, { today, anchor: today, names })
  return draft.wishes.length > 0 && !/[\p{L}\p{N}]/u.test(rest) ? draft : null
}

/** First day of the period that a text names. */
const anchorOf = ({ wishes }: Draft): string | null => {
  const found = wishes.flatMap(({ wish }) => (wish.kind === 'period' ? [wish.from] : []))
  return found.toSorted()[0] ?? null
}
