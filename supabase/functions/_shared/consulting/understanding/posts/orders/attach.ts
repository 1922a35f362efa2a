/** Puts together what owners say of one date in several places: its name, its details, and asides beside it. */
import { addDays } from '../../../base/calendar.ts'
import { type Draft, type DraftUnread, type DraftWish, longestText } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import type { HouseName } from '../../words/vocabulary.ts'
import { eventOf } from '../events.ts'
import { takeParts } from '../occasion-parts.ts'
import { isAside } from './asides.ts'
import type { Detail } from './order.ts'
import { joined } from './narrowing.ts'
import type { Orders } from './read-orders.ts'
import { bare, isNoun } from './what.ts'

type DateWish = DraftWish & { wish: { kind: 'date' } }

const isDate = (one: DraftWish): one is DateWish => one.wish.kind === 'date' && !one.wish.closed

/** A name that says no more than its day: "15 de agosto", "dia 13". */
const nameless =
  /^(?:(?:n?o |em |eu |a gente |nos |tenho |temos |tem |so |cai |e )*(?:dia )?\d{1,2}(?:o|º)?(?: de [a-zç]+|\/\d{1,2}(?:\/\d{2,4})?)?|eu tenho|tenho|temos|tem|espere|dia|data|sao|foi)$/
const lead =
  /^(?:(?:e|mas|so|entao|ai|de resto|no lugar|o que importa|importante|temos|tenho|tem|teremos|vai ter|vamos ter|eu tenho|a gente tem|havera|vai rolar|rola|sera|e|com|tambem|que e)[ :]+)+/
const open = /^(?:(?:mas|e|a gente|nos|a casa|casa|o bar|so que) )*(?:funciona\w*|abr(?:e|imos|o|ira|iremos)|(?:esta |estara |estaremos )?abert[oa]s?)(?: normal(?:mente)?)?$/
const restOfDay = /^(?:(?:e|cai|que|n[ao]|num|numa|em|uma?|o|dia|de|da|do|,)\b ?)*(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)?(?:[ -]feira)?(?: e)?\s*/
const sameHour = /^(?:n?a |no )?(?:mesm[ao]|igual) (?:hora(?:rio)?|horario|lugar|local|preco)$/
const closedToo = /^(?:(?:a |o )?(?:casa|bar|restaurante|tudo) )?(?:fechad[oa]s?|sem abrir|nao abr\w+)$/

/** An occasion of its own, whose day is not said. */
const ofItsOwn =
  /^(?:o |a |e |tambem )*(?:anivers\w+|niver|festas?|noites?|dias?|shows?|jogos?|lancamentos?|feiras?|natal|carnaval|pascoa|reveillon|sao joao|inaugurac\w+|casamento|formatura|semana|torneio|campeonato|karaoke|forro|samba|festival)\b/

const shutDate = ({ wish }: DraftWish) => wish.kind === 'date' && wish.closed

/** What an unread passage says of the date beside it. */
function detailOf(text: string): Detail | null {
  const folded = foldInPlace(text)
  const plain = folded.replace(restOfDay, '').trim()
  if (open.test(plain) || open.test(folded)) return { open: true }
  if (sameHour.test(folded)) return { note: text }
  const { rest, held, notes } = takeParts(text)
  const only = /^\s*(?:e\s+)?(só|so|somente|apenas)\s/iu.exec(rest)?.[1]
  const bared = bare(rest.replace(/[|]/g, ' ').replace(/^\s*e\s+/iu, ''))
  const left = only && bared !== '' ? `${only.replace('so', 'só')} ${bared}` : bared
  const said = foldInPlace(left)
  const isTold = left === '' || (isNoun(said) && !/\d/.test(said))
  if (!isTold) return null
  const note = [left, ...notes].filter((part) => part !== '').join(', ')
  if (note === '' && Object.keys(held).length === 0) return null
  return { ...held, ...(note !== '' && { note: note.slice(0, 120) }) }
}

/** Whether only separators stand between two places. */
const isBeside = (text: string, from: number, to: number) =>
  from <= to && !/[\p{L}\p{N}]/u.test(text.slice(from, to))

const sameSentence = (text: string, from: number, to: number) => !/[;!?\n]|\.(?=\s|$)/.test(text.slice(from, to))

function add(one: DraftWish, { start, end }: { start: number; end: number }, detail: Detail): boolean {
  if (one.wish.kind !== 'date') return false
  const { note, ...more } = detail
  const wish = { ...one.wish }
  for (const key of ['at', 'price', 'per', 'tell', 'open'] as const) {
    const value = more[key]
    if (value !== undefined && wish[key] === undefined) Object.assign(wish, { [key]: value })
  }
  if (note !== undefined) wish.note = joined(wish.note, note)
  one.wish = wish
  const [from, to] = [Math.min(one.start, start), Math.max(one.end, end)]
  if (to - from <= longestText) Object.assign(one, { start: from, end: to })
  return true
}

/** Attaches details to their dates, names dates by the words beside them, and takes asides in. */
export function withAttached(
  text: string,
  { wishes, unread }: Draft,
  { details, asides, names }: Pick<Orders, 'details' | 'asides'> & { names: readonly HouseName[] },
): Draft {
  const kept: DraftWish[] = wishes.map((one) => ({ ...one }))
  let open: DraftUnread[] = [...unread]
  const take = (passage: DraftUnread) => {
    open = open.filter((one) => one !== passage)
  }
  const free = ({ why, blocking }: DraftUnread) => why === 'unknown' && !blocking
  // "25 de março, Data Magna do Ceará": one date, named by its other half.
  for (const one of kept.filter(isDate)) {
    if (!nameless.test(foldInPlace(one.wish.what))) continue
    const twin = kept.find(
      (other) =>
        other !== one &&
        isDate(other) &&
        other.wish.from === one.wish.from &&
        other.wish.from !== undefined &&
        !nameless.test(foldInPlace(other.wish.what)) &&
        (isBeside(text, one.end, other.start) || isBeside(text, other.end, one.start)),
    )
    if (twin) {
      Object.assign(twin, { start: Math.min(one.start, twin.start), end: Math.max(one.end, twin.end) })
      kept.splice(kept.indexOf(one), 1)
    }
  }
  for (const one of kept.filter((each) => isDate(each) || each.wish.kind === 'period')) {
    const { wish } = one
    const isPeriod = wish.kind === 'period'
    if (!isPeriod && (wish.kind !== 'date' || !nameless.test(foldInPlace(wish.what)))) continue
    const named = open.filter((passage) => {
      if (!free(passage)) return false
      const said = nameOf(text.slice(passage.start, passage.end))
      return said !== null && (isBeside(text, passage.end, one.start) || isBeside(text, one.end, passage.start))
    })
    const [passage] = named.filter(
      (each) =>
        sameSentence(text, Math.min(each.end, one.end), Math.max(each.start, one.start)),
    )
    const name = passage && nameOf(text.slice(passage.start, passage.end))
    if (!passage || !name) continue
    const { from, to } = wish
    const { what, at, price } = eventOf(name, from ?? '', names)
    one.wish = {
      ...(wish.kind === 'date' ? wish : {}),
      kind: 'date',
      closed: false,
      what: what.slice(0, 120),
      ...(at !== undefined && { at }),
      ...(price !== undefined && { price }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    }
    Object.assign(one, { start: Math.min(one.start, passage.start), end: Math.max(one.end, passage.end) })
    take(passage)
  }
  for (const { start, end, detail } of details) {
    const before = kept.findLast((one) => isDate(one) && one.start <= start)
    const after = kept.find((one) => isDate(one) && one.start >= end && sameSentence(text, end, one.start))
    const target = before ?? after
    if (!target || !add(target, { start, end }, detail))
      open.push({ start, end, why: 'unknown', blocking: false, choices: [] })
  }
  for (const passage of open.toSorted((a, b) => a.start - b.start)) {
    if (!free(passage)) continue
    const said = text.slice(passage.start, passage.end)
    const folded = foldInPlace(said)
    const before = kept.findLast(({ end }) => isBeside(text, end, passage.start))
    if (before && shutDate(before) && closedToo.test(folded)) {
      before.end = passage.end
      take(passage)
      continue
    }
    if (!before || !isDate(before) || isAside(folded) || ofItsOwn.test(folded)) continue
    const detail = detailOf(said)
    if (detail && add(before, passage, detail)) take(passage)
  }
  const taken = withoutAsides(text, { wishes: withJoinedDays(kept), unread: open }, asides)
  return { ...taken, wishes: once(taken.wishes).map((one) => trimmed(text, one)) }
}

/** The same wish in two clauses, one after the other, is one. */
function once(wishes: readonly DraftWish[]): DraftWish[] {
  const found: DraftWish[] = []
  for (const one of wishes) {
    const last = found.at(-1)
    const isSame = last && JSON.stringify(last.wish) === JSON.stringify(one.wish)
    if (isSame && one.end - last.start <= longestText) last.end = Math.max(last.end, one.end)
    else found.push({ ...one })
  }
  return found
}

/** Without separators at the ends of its words; a feast has no article. */
function trimmed(text: string, { wish, start, end }: DraftWish): DraftWish {
  const said = text.slice(start, end)
  const lead = /^[\s,.;:–-]+/u.exec(said)?.[0].length ?? 0
  const tail = /[\s,;:–-]+$/u.exec(said)?.[0].length ?? 0
  const named = wish.kind === 'date' ? { ...wish, what: wish.what.replace(/^(?:o|a)\s+(?=\p{Lu})/u, '') } : wish
  return { wish: named, start: start + lead, end: Math.max(start + lead + 1, end - tail) }
}

/** "dia 21 e 22": one occasion on days in a row. */
function withJoinedDays(wishes: readonly DraftWish[]): DraftWish[] {
  const joinedDays: DraftWish[] = []
  for (const one of wishes) {
    const last = joinedDays.at(-1)
    const [wish, before] = [one.wish, last?.wish]
    if (
      last &&
      wish.kind === 'date' &&
      before?.kind === 'date' &&
      wish.what === before.what &&
      wish.closed === before.closed &&
      last.start === one.start &&
      before.to !== undefined &&
      wish.from === addDays(before.to, 1)
    ) {
      last.wish = { ...wish, ...before, ...(wish.note !== undefined && { note: wish.note }), to: wish.to }
      last.end = Math.max(last.end, one.end)
    } else joinedDays.push({ ...one })
  }
  return joinedDays
}

/** The words beside a nameless date as its name; null if they are none. */
function nameOf(said: string): string | null {
  const folded = foldInPlace(said)
  const start = lead.exec(folded)?.[0].length ?? 0
  const name = bare(said.slice(start))
  const plain = foldInPlace(name)
  return isNoun(plain) && !/\d/.test(plain) && !isAside(plain) && plain.split(' ').length <= 8 ? name : null
}

/** Asides become part of the wish beside them; those with no wish are the owner's notes. */
function withoutAsides(
  text: string,
  { wishes, unread }: Draft,
  asides: readonly { start: number; end: number }[],
): Draft {
  const kept = [...wishes]
  const open: DraftUnread[] = []
  const alone: { start: number; end: number }[] = []
  const takeIn = (passage: { start: number; end: number }) => {
    const before = kept.findLast(({ start }) => start <= passage.start)
    const after = kept.find(({ start }) => start >= passage.end)
    if (before && passage.end - before.start <= longestText) before.end = Math.max(before.end, passage.end)
    else if (after && after.end - passage.start <= longestText) after.start = passage.start
    else alone.push(passage)
  }
  for (const passage of asides) takeIn(passage)
  for (const passage of unread.toSorted((a, b) => a.start - b.start)) {
    const folded = foldInPlace(text.slice(passage.start, passage.end))
    const lead = foldInPlace(text.slice(Math.max(0, passage.start - 14), passage.start))
    const explains = /\b(?:porque|pq|pois|ja que|que)\s+$/.test(lead)
    if (passage.why !== 'unknown' || passage.blocking || !isAside(folded, explains)) {
      open.push(passage)
      continue
    }
    takeIn(passage)
  }
  // Greetings and fillers alone say nothing; what is left is the owner's note.
  const [first, last] = [alone[0], alone.at(-1)]
  if (first && last)
    kept.push({
      wish: { kind: 'houseFact', about: 'context', what: text.slice(first.start, last.end).slice(0, 120) },
      start: first.start,
      end: last.end,
    })
  return { wishes: kept, unread: open }
}
