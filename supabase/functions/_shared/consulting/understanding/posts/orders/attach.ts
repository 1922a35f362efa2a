/** Puts together what owners say of one date in several places: its name, its details, and asides beside it. */
import { addDays, weekdayOf } from '../../../base/calendar.ts'
import { type Draft, type DraftUnread, type DraftWish, longestText } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import type { HouseName } from '../../words/vocabulary.ts'
import { eventOf } from '../events.ts'
import { isAside, isIdle } from './asides.ts'
import { theDateBefore } from './counted.ts'
import { isNoName, nameless, nameOf, trimmed } from './date-names.ts'
import { detailOf } from './details.ts'
import { joined } from './narrowing.ts'
import type { Detail } from './order.ts'
import type { Orders } from './read-orders.ts'
import { isNoun } from './what.ts'

type DateWish = DraftWish & { wish: { kind: 'date' } }

const isDate = (one: DraftWish): one is DateWish => one.wish.kind === 'date' && !one.wish.closed

const isSeats = ({ wish }: DraftWish): boolean => wish.kind === 'houseFact' && wish.about === 'seats'
const isSingle = ({ wish }: DateWish): boolean =>
  wish.from !== undefined && !wish.weekdays && (wish.to ?? wish.from) === wish.from

const closedToo = /^(?:(?:a |o )?(?:casa|bar|restaurante|tudo) )?(?:fechad[oa]s?|sem abrir|nao abr\w+)$/

/** An occasion of its own, whose day is not said. */
const ofItsOwn =
  /^(?:o |a |e |tambem )*(?:anivers\w+|niver|festas?|noites?|dias?|shows?|jogos?|lancamentos?|feiras?|natal|carnaval|pascoa|reveillon|sao joao|inaugurac\w+|casamento|formatura|semana|torneio|campeonato|karaoke|forro|samba|festival|ferias|feriados?|recesso)\b/

/** Begins what holds for the date before it, also in the next sentence. */
const condition =
  /^(?:com|sem|so|somente|apenas|mas|e|entrada|ingresso|couvert|reservas?|vagas?|lugares|por|a partir|ate|das?|as|traga|leve|criancas?|menor\w*|estacionamento|bebidas?|consumac\w+|inclui|nao|vai|vamos|teremos|tem|n[ao]s?|em|evento|festa|tudo|abr\w+|aberto|a casa|a rua|a entrada|no local|mes[am]\w*|igual|valor|\d)\b/

const shutDate = ({ wish }: DraftWish) => wish.kind === 'date' && wish.closed

/** Whether only separators stand between two places. */
const isBeside = (text: string, from: number, to: number) =>
  from <= to &&
  !/[\p{L}\p{N}]/u.test(
    text.slice(from, to).replace(/(?<!\p{L})(?:e|mas|ent[ãa]o|que|sim|por[ée]m)(?!\p{L})/giu, ''),
  )

const sameSentence = (text: string, from: number, to: number) =>
  !/[;!?\n]|\.(?=\s|$)/.test(text.slice(from, to))

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

/** "é domingo, 21 de março": the day that is given for the weekday. */
const isOfWeekday = (text: string, { wish, start, end }: DateWish, one: DateWish): boolean =>
  wish.from !== undefined &&
  one.wish.from !== undefined &&
  !/\d/.test(text.slice(start, end)) &&
  weekdayOf(wish.from) === weekdayOf(one.wish.from)

/** Of several days of one event, each gets the detail. */
function addToAll(
  all: readonly DraftWish[],
  one: DraftWish,
  passage: { start: number; end: number },
  detail: Detail,
): boolean {
  const { start } = one
  const { wish } = one
  const group = all.filter(
    (each) =>
      each.start === start &&
      each.wish.kind === 'date' &&
      wish.kind === 'date' &&
      each.wish.what === wish.what,
  )
  return group.map((each) => add(each, passage, detail)).some(Boolean)
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
  const isFree = ({ why, blocking }: DraftUnread) => why === 'unknown' && !blocking
  // "25 de março, Data Magna do Ceará": one date, named by its other half.
  for (const one of kept.filter(isDate)) {
    if (!nameless.test(foldInPlace(one.wish.what))) continue
    const twin = kept.find(
      (other) =>
        other !== one &&
        isDate(other) &&
        (other.wish.from === one.wish.from || isOfWeekday(text, other, one)) &&
        other.wish.from !== undefined &&
        !nameless.test(foldInPlace(other.wish.what)) &&
        (isBeside(text, one.end, other.start) || isBeside(text, other.end, one.start)),
    )
    if (twin) {
      const { what: _, ...days } = one.wish
      if (twin.wish.kind === 'date' && twin.wish.from !== one.wish.from) twin.wish = { ...twin.wish, ...days }
      Object.assign(twin, { start: Math.min(one.start, twin.start), end: Math.max(one.end, twin.end) })
      kept.splice(kept.indexOf(one), 1)
    }
  }
  for (const one of kept.filter((each) => isDate(each) || each.wish.kind === 'period')) {
    const { wish } = one
    const isPeriod = wish.kind === 'period'
    if (!isPeriod && (wish.kind !== 'date' || !nameless.test(foldInPlace(wish.what)))) continue
    const named = open.filter((passage) => {
      if (!isFree(passage)) return false
      const said = nameOf(text.slice(passage.start, passage.end))
      return (
        said !== null && (isBeside(text, passage.end, one.start) || isBeside(text, one.end, passage.start))
      )
    })
    const [passage] = named.filter((each) =>
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
  for (const one of kept) {
    const { wish } = one
    if (wish.kind !== 'postTopic' || wish.what !== theDateBefore) continue
    const before = kept.findLast((each) => isDate(each) && each.start < one.start)
    if (before?.wish.kind === 'date') one.wish = { ...wish, what: before.wish.what }
    else {
      kept.splice(kept.indexOf(one), 1)
      open.push({ start: one.start, end: one.end, why: 'unknown', blocking: false, choices: [] })
    }
  }
  for (const { start, end, detail } of details) {
    const before = kept.findLast((one) => isDate(one) && one.start <= start)
    const after = kept.find((one) => isDate(one) && one.start >= end && sameSentence(text, end, one.start))
    const target = before ?? after
    if (!target || !addToAll(kept, target, { start, end }, detail))
      open.push({ start, end, why: 'unknown', blocking: false, choices: [] })
  }
  // "Ceia 31/12, 40 lugares": of the supper, and not of the house.
  for (const { wish, start, end } of kept.filter(isSeats)) {
    const before = kept.findLast(
      (one) => isDate(one) && isSingle(one) && one.start < start && sameSentence(text, one.start, start),
    )
    if (wish.kind !== 'houseFact' || !before) continue
    kept.splice(
      kept.findIndex((one) => one.wish === wish),
      1,
    )
    add(before, { start, end }, { note: text.slice(start, end) })
  }
  for (const passage of open.toSorted((a, b) => a.start - b.start)) {
    if (!isFree(passage)) continue
    const said = text.slice(passage.start, passage.end)
    const folded = foldInPlace(said)
    const before =
      kept.findLast(({ end }) => isBeside(text, end, passage.start)) ??
      // "Ceia 31/12, 320 por pessoa, reserva até 20/12": between two parts of one date.
      kept.findLast((one) => isDate(one) && one.start < passage.start && passage.end <= one.end)
    // Why the house is closed is nobody's business.
    const why = before && isNoun(folded) && folded.split(' ').length <= 4 && !/\d/.test(folded)
    if (before && shutDate(before) && (closedToo.test(folded) || why)) {
      before.end = passage.end
      take(passage)
      continue
    }
    if (!before || !isDate(before) || isAside(folded) || ofItsOwn.test(folded)) continue
    const detail = detailOf(said)
    // A sentence of its own that names something is another thought.
    const isOther =
      !sameSentence(text, before.end, passage.start) && detail?.note !== undefined && !condition.test(folded)
    if (detail && !isOther && addToAll(kept, before, passage, detail)) take(passage)
  }
  const taken = withoutAsides(text, { wishes: withJoinedDays(kept), unread: open }, asides)
  const named = once(taken.wishes).map((one) => trimmed(text, one))
  const unnamed = named.filter(({ wish }) => wish.kind === 'date' && !wish.closed && isNoName(wish.what))
  return {
    wishes: named.filter((one) => !unnamed.includes(one)),
    unread: [
      ...taken.unread,
      // One passage for all days that it names.
      ...unnamed
        .filter(({ start }, at) => unnamed.findIndex((one) => one.start === start) === at)
        .map(({ start, end }) => ({ start, end, why: 'unknown' as const, blocking: false, choices: [] })),
    ],
  }
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
    else if (!isIdle(foldInPlace(text.slice(passage.start, passage.end)))) alone.push(passage)
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
