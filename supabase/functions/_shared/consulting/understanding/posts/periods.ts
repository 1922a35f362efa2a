import { addDays } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { numbersIn } from '../text/numbers.ts'

/** Words beside the days of a period that name no occasion. */
const beside =
  /\b(?:so|somente|apenas|quero|queria|posts?|postar|posta|publicar|publica|publicacoes|calendario|conteudo|pra|para|por|durante|entre|desde|comecando|comeca|ate|a partir|de|do|da|dos|das|dia|dias|a|ao|as|e|o|os|em|no|na|nos|nas|mes|meses|periodo|semanas?|quinzena|inteir[oa]|tod[oa]|mesmo|comigo)\b/g

const duration =
  /^(?:(?:e|so|somente|apenas|quero|qro|queria|posts?|postar|publicar|calendario|pra|para|por|durante|de|as|os|proxim[ao]s) )*(?:(\d{1,2}|[a-z]+) (semanas?|dias|mes|meses)|(?:uma )?(quinzena))(?: (?:so|mesmo|apenas))?$/

/** Most days of a period that is told by its length. */
const longest = 120

/** Days of "só 2 semanas"; null if a passage says more than a length, or the length is unclear. */
function lengthOf(said: string): number | null {
  const found = duration.exec(foldInPlace(said).trim())
  if (!found) return null
  if (found[3]) return 15
  const [count, ...more] = numbersIn(found[1] ?? '')
  if (count === undefined || more.length > 0) return null
  const days = count * ((found[2] ?? '').startsWith('semana') ? 7 : (found[2] ?? '').startsWith('m') ? 30 : 1)
  return days > 0 && days <= longest ? days : null
}

/** The days that a passage gives without a name for them: "23/11 a 6/12", "em dezembro", "até 20/12". */
function periodIn(said: string, today: string): { from: string; to?: string } | null {
  const found = findDates(said, today)
  const [date] = found
  if (!date || found.length > 1 || date.name !== null) return null
  const folded = foldInPlace(said)
  const rest = `${folded.slice(0, date.start)} ${folded.slice(date.end)}`
  // "só 2 semanas" beside the days that it counts.
  const named = rest
    .replace(/\b(?:\d{1,2}|uma|duas|tres|quatro) (?:semanas?|dias)\b/g, ' ')
    .replace(beside, ' ')
  if (/[a-z0-9]/.test(named)) return null
  const { from, to } = date.span
  const before = folded.slice(0, date.start)
  if (/\bate (?:o )?(?:dia )?$/.test(before)) return { from: addDays(today, 1), to }
  if (/\b(?:a partir d[eoa]|desde|comecando|comeca)\b/.test(before)) return { from }
  return from === to ? null : { from, to }
}

/**
 * Days without a name are the period of the calendar, not something to celebrate; so is its length, "só 2 semanas", from
 * tomorrow or beside the days themselves.
 */
export function withPeriods(text: string, { wishes, unread }: Draft, today: string): Draft {
  const read = wishes.map((one): DraftWish => {
    const { wish, start, end } = one
    if (wish.kind !== 'date' || wish.closed) return one
    const period = periodIn(text.slice(start, end), today)
    return period === null ? one : { wish: { kind: 'period', ...period }, start, end }
  })
  const isPeriod = ({ wish }: DraftWish) => wish.kind === 'period'
  const draft: Draft = { wishes: read, unread: [] }
  for (const passage of unread) {
    const days =
      passage.why === 'unknown' && !passage.blocking ? lengthOf(text.slice(passage.start, passage.end)) : null
    if (days === null) {
      draft.unread.push(passage)
      continue
    }
    const { start, end } = passage
    const near = draft.wishes.find(
      (one) =>
        isPeriod(one) &&
        !/[\p{L}\p{N}]/u.test(text.slice(Math.min(end, one.end), Math.max(start, one.start))),
    )
    if (near) {
      near.start = Math.min(near.start, start)
      near.end = Math.max(near.end, end)
    } else if (draft.wishes.some(isPeriod)) draft.unread.push(passage)
    else {
      const from = addDays(today, 1)
      draft.wishes.push({ wish: { kind: 'period', from, to: addDays(from, days - 1) }, start, end })
    }
  }
  return draft
}
