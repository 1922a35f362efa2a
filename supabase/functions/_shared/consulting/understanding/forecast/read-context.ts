import { addDays } from '../../base/calendar.ts'
import {
  addressed,
  leaveOut,
  longestEntry,
  nameWithout,
  reachesMinors,
  returns,
  slices,
} from '../dates/entries.ts'
import { findDates } from '../dates/find-dates.ts'
import { type FoundDate, weekdays } from '../dates/found-date.ts'
import { readOpenHours } from '../dates/opening-hours.ts'
import { eventDay } from '../dates/relative-dates.ts'
import { closedWeekdays, weekdaysIn } from '../dates/weekdays.ts'
import type { Draft } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import {
  areListed,
  comparedWith,
  everyOne,
  everyWeekIn,
  isWholeMonth,
  ofFeastYear,
  partOfMonth,
  shared,
  weekdayOfFeast,
  weekdaysOnce,
} from './context-days.ts'
import { nameOf, titleOf } from './context-names.ts'
import {
  asks,
  closed,
  daysOf,
  down,
  future,
  hasYear,
  leftOut,
  onCalendar,
  opens,
  past,
  privateParty,
  shutSomeDays,
  someDays,
  spelledOut,
  up,
  wholeMonth,
  withLasted,
  withoutPrices,
} from './context-words.ts'
import { joined } from './joined-clauses.ts'
import { parted } from './parted-clauses.ts'
import { closingHour, openedDays, opensThen, shutsEarlier, statedPercent } from './stated-figures.ts'
import { neverBefore, ofThisYear } from './this-year.ts'
import { closesOthers, noClosing } from './whole/closed-words.ts'
import { shutWithin } from './whole/closures.ts'
import { afterwards, nearerClosing, usedTo } from './whole/nearer-days.ts'
import { closesElsewhere } from './whole/subjects.ts'
import { isOver } from './whole/tense.ts'
import { excepts, wholeCarnaval } from './whole-feasts.ts'

/** Commas within dates do not separate: "dia 8, 9 e 10 de dezembro". */
const betweenClauses = /[;\n!?]|,(?!\d|\s\d{1,2}(?:,|\s+e\s+\d))|\.(?=\s|$)|\s+(?=mas\s)/giu

/** "no Natal vendemos bem, mas isso já passou" */
const gone = /^[\s,.;]*(?:mas |e |so que )?(?:isso |essa data |ess[ea] |el[ea] )?ja (?:passou|foi)\b/

/** "ano passado não teve", of the date before. */
const notLastYear =
  /^\s*(?:e |que |mas |so que |ele |ela |isso )*(?:(?:n?o )?ano passado (?:nao (?:teve|houve|tinha|aconteceu|foi|rolou|ocorreu)|nao teve (?:isso|essa festa|vaquejada))|nao (?:teve|houve|tinha|aconteceu|rolou) (?:n?o )?ano passado)\s*$/

const isLongSpan = ({ span }: FoundDate) => addDays(span.from, 3) <= span.to

/** What a forecast should know: "fechamos para reforma em março; julho tem alta estação; abrimos segunda". */
export function readContext(text: string, today: string): Draft {
  const draft: Draft = { wishes: [], unread: [] }
  let shut = false
  for (const clause of joined(text, parted(slices(text, betweenClauses), today), today)) {
    if (clause.text.length > longestEntry) {
      leaveOut(draft, clause)
      continue
    }
    const folded = spelledOut(foldInPlace(clause.text))
    const held = draft.wishes.at(-1)
    if (held?.wish.kind === 'date' && !held.wish.closed && notLastYear.test(folded)) {
      held.wish = { ...held.wish, note: clause.text.trim().slice(0, 120) }
      held.end = clause.start + clause.text.length
      continue
    }
    const isLeftOut = leftOut.test(folded)
    const tense = folded.replace(neverBefore, ' ')
    const told =
      isLeftOut ||
      gone.test(
        foldInPlace(text.slice(clause.start + clause.text.length, clause.start + clause.text.length + 40)),
      ) ||
      shutSomeDays.test(folded) ||
      past.test(tense) ||
      (isOver(tense) && !future.test(folded))
    // "ano passado fechamos no Carnaval", said after this year's: the one before.
    const since = /\bano passado\b/.test(folded) ? `${Number(today.slice(0, 4)) - 1}-12-31` : today
    const dates = ofThisYear(folded, findDates(clause.text, since, told), today)
    const stated = nearerClosing(folded, dates, told, clause.text, today)
    const all = stated.filter(({ start }) => !comparedWith.test(folded.slice(0, start)))
    // "fortal em julho" is one date.
    const names = all.filter(({ name }) => name !== null)
    const months = all.filter(({ name }) => name === null)
    // "São João 24/06/2025" is that year's only.
    const isStated =
      wholeMonth.test(folded) || months.some(({ start, end }) => hasYear.test(clause.text.slice(start, end)))
    // "a romaria, de 30/1 a 2/2": stated days come before those of the calendar.
    const days = months.filter(({ span }) => !isWholeMonth(span))
    const feast = told ? null : wholeCarnaval(folded, all)
    const chosen = feast
      ? [feast]
      : names.length > 0 && months.length > 0 && !areListed(folded, all)
        ? isStated
          ? months
          : days.length > 0 && !/\bate\b/.test(folded)
            ? days
            : names
        : all
    const month = chosen === names ? months.find(({ span }) => isWholeMonth(span))?.span : undefined
    const found = chosen.map((date) => ({
      ...date,
      span:
        afterwards(folded, date) ??
        weekdayOfFeast(folded, date) ??
        partOfMonth(folded, month ? shared(date.span, month) : date.span),
    }))
    // "de 14 a 18 de fevereiro não abrimos por causa do carnaval": the feast says of which year the days are.
    const moved = found.length === 1 ? ofFeastYear(folded, found[0]?.span, names[0]?.name) : null
    if (moved !== null && found[0]) found[0] = { ...found[0], span: moved }
    const rest = nameWithout(clause.text, all)
    // "fecha 24/12, 25/12 e 01/01"
    const isToo = /^(?:e )?(?:tamb[eé]m|tb|tbm)(?: n[aã]o(?: abr\p{L}*)?)?$/iu.test(rest)
    const continues: boolean = shut && found.length > 0 && (rest === '' || isToo)
    const isClosed: boolean =
      continues ||
      isLeftOut ||
      // "abrimos o carnaval todo, menos na quarta de cinzas"
      (found.length > 0 && excepts(folded, draft.wishes.at(-1)?.wish)) ||
      (closingHour(folded) === undefined &&
        !shutsEarlier.test(folded) &&
        // "as empresas entram em recesso e o movimento cai pela metade"
        statedPercent(folded) === undefined &&
        !/\b(?:movimento|vendas?) (?:cai|some|diminui|fica|dobra|cresce|aumenta)|\b(?:salao|casa|bar|restaurante|loja) (?:esvazia|enche|lota|fica (?:vazi|chei))/.test(
          folded,
        ) &&
        closed.test(folded.replace(privateParty, '').replace(noClosing, ' ')) &&
        // "a rua fica fechada aos domingos", "no tempo do meu pai fechava às segundas"
        !closesOthers(folded) &&
        !closesElsewhere(folded, foldInPlace(text.slice(0, clause.start)), found.some(isLongSpan)) &&
        !/\bfechava\w*\b/.test(folded))
    const closes = isLeftOut ? undefined : closingHour(folded)
    shut = isClosed && closes === undefined
    const ofSales = withoutPrices(names.length > 0 ? folded.replace(onCalendar, '') : folded).replace(
      // "janeiro enche, o resto é fraco" says of the other days what they are.
      /(?<=\w),? (?:e |mas )?(?:n?[oa]s? )(?:resto|demais|outr[oa]s)\b.*$/,
      '',
    )
    const effect = down.test(ofSales) ? 'down' : up.test(ofSales) ? 'up' : undefined
    const named = weekdaysIn(folded)
    const shutOn = closedWeekdays(clause.text) ?? (isClosed && named.length === 1 ? named : null)
    const weekday = weekdays.findIndex((name) => new RegExp(`\\b${name}s?(?:[ -]feiras?)?\\b`).test(folded))
    const opening = opens.test(folded)
    const event = found.length === 0 ? eventDay(folded, today) : null
    const open = readOpenHours(clause.text)
    if (open) {
      draft.wishes.push({ wish: open, start: clause.start, end: clause.start + clause.text.length })
      continue
    }
    // "a partir de dezembro", "desde que abriu o shopping, em maio" have no end.
    const begins = /\ba partir de\b|^desde que\b/.test(folded)
    // "a partir de janeiro não abre mais segunda" is neither every day from then on nor every Monday.
    const isLong = found.some(({ span }) => addDays(span.from, 6) < span.to || begins)
    const within = isLong && everyOne.test(folded) ? weekdaysIn(folded) : null
    const shutDays = isClosed && !isLong ? shutWithin(folded) : null
    // "na semana de 10 de agosto ficamos sem luz quase 2 semanas"
    const until = (span: { from: string; to: string }) =>
      isClosed && told ? withLasted(span, folded, today).to : span.to
    const isMixed =
      isClosed &&
      weekday >= 0 &&
      within === null &&
      shutDays === null &&
      found.some(({ span }) => span.from !== span.to)
    const isFeast = feast !== null && !isClosed
    const opened = isFeast
      ? [0, 1, 2, 3, 4, 5, 6]
      : found.length > 0 && !told && !isClosed
        ? openedDays(folded)
        : null
    const isOpened =
      opened !== null ||
      ((opensThen.test(folded) || /\babert[oa]s?\b(?! (?:ate|as))/.test(folded)) &&
        found.some(({ span }) => span.from === span.to && !begins) &&
        !isClosed &&
        !told &&
        closes === undefined)
    const percent = told || isClosed ? undefined : statedPercent(withoutPrices(folded))
    const once = weekdaysOnce(folded, today)
    const often =
      // "só abro de segunda a sábado": the other days are the ones that count.
      shutOn === null &&
      found.length === 0 &&
      event === null &&
      once.length === 0 &&
      !isClosed &&
      !opening &&
      !told
        ? everyWeekIn(folded)
        : null
    const isDated =
      often !== null ||
      found.length > 0 ||
      (weekday >= 0 && (isClosed || opening || effect !== undefined)) ||
      event !== null
    const only = all.length === 1 ? all[0] : undefined
    const what = nameOf(clause, {
      folded,
      stated,
      dates: all,
      rest,
      moves: effect !== undefined || percent !== undefined,
      whole: isFeast || isToo,
    })
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
      !isDated ||
      !says ||
      isMixed ||
      isQuestion ||
      // Closed, and nobody says when.
      (isClosed && found.length === 0 && event === null && once.length === 0 && shutOn === null) ||
      (isPart && closedDays === null) ||
      (isClosed && returns.test(folded)) ||
      reachesMinors(clause.text) ||
      addressed.test(folded) ||
      // Somebody else's closing, and what used to be, change no figure by themselves.
      (found.length === 0 && effect === undefined && percent === undefined && closesOthers(folded)) ||
      (weekday >= 0 && found.length === 0 && usedTo.test(folded)) ||
      // "se aparecer zero na segunda" is no event.
      (/^\s*se\b/.test(folded) && weekday >= 0 && found.length === 0)
    ) {
      leaveOut(draft, clause)
      continue
    }
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
          what: titleOf(what, name, clause),
          ...(span
            ? {
                from: ongoing && span.from > today ? today : span.from,
                // "fevereiro foi fraco", said in the middle of February.
                ...(begins
                  ? {}
                  : { to: told && span.from < today && span.to > today ? addDays(today, -1) : until(span) }),
              }
            : {}),
          ...(span || shutOn === null ? {} : { weekdays: shutOn }),
          ...(span || often === null ? {} : { weekdays: often }),
          ...(span && (opened ?? within ?? shutDays) !== null && (shutDays === null || span.from < span.to)
            ? { weekdays: opened ?? within ?? shutDays ?? [] }
            : {}),
          closed: isClosed || (!span && shutOn !== null),
          ...(isLeftOut && span && span.to < today && !closed.test(folded) ? { leftOut: true } : {}),
          ...(isPart && closedDays !== null ? { days: closedDays } : {}),
          ...(effect && !isClosed ? { effect } : {}),
          ...(percent === undefined ? {} : { percent, effect: percent > 0 ? 'up' : 'down' }),
          ...(span && isOpened && percent === undefined ? { open: true } : {}),
          ...(closes === undefined ? {} : { closes }),
        },
        start: clause.start,
        end: clause.start + clause.text.length,
      })
    }
  }
  return draft
}
