/** "de 21/12 a 3/1 abrimos todo dia, menos dia 25": the days of a span on which it does not hold. */
import { addDays, daysBetween } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import { type Draft, type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const excepting =
  /(?<![a-z])(?:menos|exceto|fora|tirando|salvo|so nao abr\w+|so fech\w+)\s+(?:(?:n?[ao]s?|em|e|dias?|d[ao]s?|de)\s+)*(?=\S)/
const numbers = /(?<![\d/])(\d{1,2})(?:\/(\d{1,2}))?(?![\d/:h])/g

type Span = { from: string; to: string }

const daysOf = ({ from, to }: Span): string[] =>
  Array.from({ length: Math.max(1, daysBetween(from, to)) }, (_, at) => addDays(from, at))

/** Neighbouring days as spans. */
function spansOf(days: readonly string[]): Span[] {
  const spans: Span[] = []
  for (const day of days) {
    const last = spans.at(-1)
    if (last && addDays(last.to, 1) === day) last.to = day
    else spans.push({ from: day, to: day })
  }
  return spans
}

/** The days of the span that the words name, by number or by feast. */
function namedIn(said: string, span: Span): Set<string> {
  const feasts = findDates(said, span.from).filter(({ name }) => name !== null)
  const figures = [...said.matchAll(numbers)]
  return new Set(
    daysOf(span).filter(
      (day) =>
        figures.some(
          ([, number, month]) =>
            Number(number) === Number(day.slice(8)) &&
            (month === undefined || Number(month) === Number(day.slice(5, 7))),
        ) || feasts.some(({ span: feast }) => day >= feast.from && day <= feast.to),
    ),
  )
}

/** The exception in a wish's sentence, from the wish on: its place and the days that it takes. */
function exceptionOf(text: string, { wish, start, end }: DraftWish) {
  if (wish.kind !== 'date' || wish.closed || wish.weekdays || !wish.from || !wish.to || wish.from === wish.to)
    return null
  const stop = text.slice(end).search(/[;!?\n]|\.(?=\s|$)/)
  const last = stop < 0 ? text.length : end + stop
  const said = foldInPlace(text.slice(start, last))
  const found = excepting.exec(said)
  if (!found) return null
  const from = start + found.index + found[0].length
  const [words = ''] = /^[^,]*(?:,\s*(?:e\s+)?\d[^,]*)*/.exec(text.slice(from, last)) ?? []
  const span = { from: wish.from, to: wish.to }
  const out = namedIn(words, span)
  return out.size === 0 ? null : { start: start + found.index, end: from + words.trimEnd().length, out, span }
}

/** Each span without the days that are excepted; a house that opens on the others is closed on these. */
export function withExceptDays(text: string, draft: Draft): Draft {
  const taken: { start: number; end: number }[] = []
  const split = draft.wishes.flatMap((one): DraftWish[] => {
    const found = exceptionOf(text, one)
    if (!found || one.wish.kind !== 'date') return [one]
    taken.push(found)
    const { note, ...wish } = one.wish
    const kept = note !== undefined && !excepting.test(foldInPlace(note)) ? { note } : {}
    const place = {
      start: one.start,
      end: found.end - one.start <= longestText ? Math.max(one.end, found.end) : one.end,
    }
    const shut = wish.open ? spansOf([...found.out]) : []
    return [
      ...spansOf(daysOf(found.span).filter((day) => !found.out.has(day))).map((span) => ({
        wish: { ...wish, ...kept, ...span },
        ...place,
      })),
      ...shut.map((span) => ({
        wish: {
          kind: 'date' as const,
          what: text.slice(found.start, found.end).slice(0, 120),
          closed: true,
          ...span,
        },
        start: found.start,
        end: found.end,
      })),
    ]
  })
  const isTaken = ({ start, end }: { start: number; end: number }) =>
    taken.some((one) => start >= one.start && end <= one.end)
  return {
    ...draft,
    wishes: split.filter((one) => (one.wish.kind === 'date' && one.wish.closed ? true : !isTaken(one))),
    unread: draft.unread.filter((one) => one.blocking || !isTaken(one)),
  }
}
