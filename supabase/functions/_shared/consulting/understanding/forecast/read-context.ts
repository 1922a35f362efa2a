import { addDays, type Span, weekdayOf } from '../../base/calendar.ts'
import {
  addressed,
  leaveOut,
  longestEntry,
  nameWithout,
  reachesMinors,
  returns,
  type Slice,
  slices,
} from '../dates/entries.ts'
import { findDates } from '../dates/find-dates.ts'
import { weekdays } from '../dates/found-date.ts'
import { readOpenHours } from '../dates/opening-hours.ts'
import { eventDay } from '../dates/relative-dates.ts'
import { closedWeekdays, weekdaysIn, weeklyDish } from '../dates/weekdays.ts'
import type { Draft } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import {
  asks,
  closed,
  daysOf,
  down,
  future,
  hasYear,
  leftOut,
  onCalendar,
  onlyEffect,
  onlyRemark,
  opens,
  past,
  preterite,
  privateParty,
  shutSomeDays,
  someDays,
  up,
  wholeMonth,
} from './context-words.ts'

/** Commas within dates do not separate: "dia 8, 9 e 10 de dezembro". */
const betweenClauses = /[;\n!?]|,(?!\d|\s\d{1,2}(?:,|\s+e\s+\d))|\.(?=\s|$)|\s+(?=mas\s)/giu

/**
 * Clauses that a comma separates although they belong together: what is left out with its days ("tirar a semana da greve,
 * 3 a 9/8"), and a day with its expected sales ("dia 28 tem show, uns 30% a mais").
 */
function joined(text: string, clauses: readonly Slice[], today: string): Slice[] {
  const whole: Slice[] = []
  for (const clause of clauses) {
    const before = whole.at(-1)
    const dates = findDates(clause.text, today)
    const remarks = before !== undefined && onlyRemark.test(foldInPlace(clause.text).trim())
    const belongs =
      remarks ||
      (before !== undefined &&
        text[before.start + before.text.length] === ',' &&
        (dates.length === 0
          ? onlyEffect.test(foldInPlace(clause.text)) && findDates(before.text, today).length > 0
          : nameWithout(clause.text, dates) === '' &&
            leftOut.test(foldInPlace(before.text)) &&
            findDates(before.text, today).length === 0))
    if (belongs && before) {
      if (remarks) before.bare ??= before.text
      before.text = text.slice(before.start, clause.start + clause.text.length)
    } else whole.push({ ...clause })
  }
  return whole
}

const withoutRemark = (what: string, { text, bare }: Slice) => {
  const remark = bare === undefined ? '' : text.slice(bare.length)
  return remark !== '' && what.endsWith(remark) ? what.slice(0, -remark.length) : what
}

const isWholeMonth = ({ from, to }: Span) =>
  from.endsWith('-01') &&
  to === addDays(`${addDays(to, 1).slice(0, 7)}-01`, -1) &&
  from.slice(0, 7) === to.slice(0, 7)

/** What a forecast should know: "fechamos para reforma em março; julho tem alta estação; abrimos segunda". */
export function readContext(text: string, today: string): Draft {
  const draft: Draft = { wishes: [], unread: [] }
  let shut = false
  for (const clause of joined(text, slices(text, betweenClauses), today)) {
    if (clause.text.length > longestEntry) {
      leaveOut(draft, clause)
      continue
    }
    const folded = foldInPlace(clause.text)
    const isLeftOut = leftOut.test(folded)
    const told =
      isLeftOut ||
      shutSomeDays.test(folded) ||
      past.test(folded) ||
      (preterite.test(folded) && !future.test(folded))
    const all = findDates(clause.text, today, told)
    // "fortal em julho" is one date.
    const names = all.filter(({ name }) => name !== null)
    const months = all.filter(({ name }) => name === null)
    // "São João 24/06/2025" is that year's only.
    const isStated =
      wholeMonth.test(folded) || months.some(({ start, end }) => hasYear.test(clause.text.slice(start, end)))
    const chosen = names.length > 0 && months.length > 0 ? (isStated ? months : names) : all
    const found = chosen.map((date) => ({ ...date, span: partOfMonth(folded, date.span) }))
    const rest = nameWithout(clause.text, all)
    // "fecha 24/12, 25/12 e 01/01"
    const continues: boolean = shut && found.length > 0 && rest === ''
    const isClosed: boolean =
      continues ||
      isLeftOut ||
      (closed.test(folded.replace(privateParty, '')) && !/\bnao (vamos |vai )?fecha\w*/.test(folded))
    shut = isClosed
    const ofSales = names.length > 0 ? folded.replace(onCalendar, '') : folded
    const effect = down.test(ofSales) ? 'down' : up.test(ofSales) ? 'up' : undefined
    const shutOn = closedWeekdays(clause.text)
    const weekday = weekdays.findIndex((name) => new RegExp(`\\b${name}s?(?:[ -]feiras?)?\\b`).test(folded))
    const opening = opens.test(folded)
    const event = found.length === 0 ? eventDay(folded, today) : null
    const open = readOpenHours(clause.text)
    if (open) {
      draft.wishes.push({ wish: open, start: clause.start, end: clause.start + clause.text.length })
      continue
    }
    // "a partir de janeiro não abre mais segunda" is neither every day from then on nor every Monday.
    const isMixed = isClosed && weekday >= 0 && found.some(({ span }) => span.from !== span.to)
    const once = weekdaysOnce(folded, today)
    const often =
      found.length === 0 && event === null && once.length === 0 && !isClosed && !opening && !told
        ? everyWeekIn(folded)
        : null
    const days =
      often !== null ||
      found.length > 0 ||
      (weekday >= 0 && (isClosed || opening || effect !== undefined)) ||
      event !== null
    const only = all.length === 1 ? all[0] : undefined
    const atEdge = only && (only.start < 8 || only.end > clause.text.length - 2)
    // The description without its date; the owner's whole sentence if the two are interwoven.
    const said = foldInPlace(rest)
    const bare = !/\s/.test(rest) && (up.test(said) || down.test(said) || /^fech/.test(said))
    // "dia das mães bomba": one word alone would not say what happens.
    const what =
      bare && rest !== '' ? clause.text : atEdge && !/\bnao\b/.test(folded) ? rest : rest && clause.text
    const says =
      often !== null ||
      event !== null ||
      isClosed ||
      effect !== undefined ||
      opening ||
      names.length > 0 ||
      (what !== '' && found.length > 0)
    const isQuestion = asks.test(folded) || text[clause.start + clause.text.length] === '?'
    // Which days of the month is not said: only of the past, where the sheet may show them.
    const closedDays = told && found.every(({ span }) => span.to < today) ? daysOf(folded) : null
    const isPart = isClosed && someDays.test(folded) && found.some(({ span }) => isWholeMonth(span))
    if (
      !days ||
      !says ||
      isMixed ||
      isQuestion ||
      (isPart && closedDays === null) ||
      (isClosed && returns.test(folded)) ||
      reachesMinors(clause.text) ||
      addressed.test(folded)
    ) {
      leaveOut(draft, clause)
      continue
    }
    // "a partir de dezembro" has no end.
    const begins = /\ba partir de\b/.test(folded)
    // "obra na rua até março" has already started.
    const ongoing = only && /\bate (?:o |a )?(?:dia |fim de |final de )?$/.test(folded.slice(0, only.start))
    const weekly = found.length > 0 ? [] : event ? [event.day] : once
    const spans =
      found.length > 0
        ? found
        : weekly.length > 0
          ? weekly.map((day) => ({ span: { from: day, to: day }, name: null }))
          : [{ span: null, name: null }]
    for (const { span, name } of spans) {
      draft.wishes.push({
        wish: {
          kind: 'date',
          what: withoutRemark(what || name || clause.text, clause).slice(0, 120),
          ...(span
            ? { from: ongoing && span.from > today ? today : span.from, ...(begins ? {} : { to: span.to }) }
            : {}),
          ...(span || shutOn === null ? {} : { weekdays: shutOn }),
          ...(span || often === null ? {} : { weekdays: often }),
          closed: isClosed || (!span && shutOn !== null),
          ...(isPart && closedDays !== null ? { days: closedDays } : {}),
          ...(effect && !isClosed ? { effect } : {}),
        },
        start: clause.start,
        end: clause.start + clause.text.length,
      })
    }
  }
  return draft
}

/** Weekdays with a regular event: "quinta do caranguejo", "sexta ferve". Null for a single date. */
function everyWeekIn(folded: string): number[] | null {
  const named = weekdaysIn(folded)
  const says = up.test(folded) || down.test(folded) || weeklyDish(folded, true) !== null
  return named.length > 0 && says && !/\b(nao|nem|sem)\b/.test(folded) ? named : null
}

/** "nesta segunda", "quinta e sexta da semana que vem": single dates. "segunda" alone is weekly and has no date. */
function weekdaysOnce(folded: string, today: string): string[] {
  const named = weekdays.flatMap((name, weekday) =>
    new RegExp(`\\b${name}s?(?:[ -]feiras?)?\\b`).test(folded) ? [weekday] : [],
  )
  if (/\b(?:semana (?:que|q) vem|proxima semana)\b/.test(folded)) {
    const monday = addDays(today, 7 - ((weekdayOf(today) + 6) % 7))
    return named.map((weekday) => addDays(monday, (weekday + 6) % 7)).toSorted()
  }
  if (!/\b(nest[ae]|ess[ae]|est[ae]|proxim[oa])\b/.test(folded)) return []
  return named.map((weekday) => addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7)).toSorted()
}

/** "janeiro, depois do dia 10": the part of a month that is mentioned. */
function partOfMonth(folded: string, span: Span): Span {
  const [, after, first] = /\b(depois do|apos o|a partir do) dia (\d{1,2})\b/.exec(folded) ?? []
  const [, last] = /\bate (?:o )?dia (\d{1,2})\b/.exec(folded) ?? []
  if (!isWholeMonth(span)) return span
  const from = first ? addDays(span.from, Number(first) - (after === 'a partir do' ? 1 : 0)) : span.from
  const to = last ? addDays(span.from, Number(last) - 1) : span.to
  return from <= to && to <= span.to ? { from, to } : span
}
