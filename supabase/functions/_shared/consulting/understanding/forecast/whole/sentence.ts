/** Stretches of a sentence that are read as a whole, whatever the order of their words. */
import { addDays, isoDay, type Span, weekdayOf } from '../../../base/calendar.ts'
import { daysIn } from '../../dates/found-date.ts'
import { figure, figureOf } from '../../spoken/figures.ts'
import type { PieceReader, Read } from '../../spoken/pieces.ts'
import type { WishContent } from '../../text/draft.ts'
import { allergyWords } from '../../text/health-words.ts'
import { datesIn, isAsked, only, saidIn, sentenceEnd } from '../slots.ts'

/** A stretch of one to three pieces of a sentence. */
export type Stretch = { said: string; text: string; at: number; to: number; read: Read }

/** Most words of a piece that only names what the next one is about: "e o açaí, qual é o giro?" */
const longestTopic = 8

/**
 * A reader of whole stretches: of the piece alone, else with up to two more of its sentence if the pieces before the last
 * have at most `longest` words. Words about health are left to their own readers.
 */
export const onStretch =
  (build: (stretch: Stretch) => WishContent | null, longest: number = longestTopic): PieceReader =>
  (at, read) => {
    const end = Math.min(at + 2, sentenceEnd(at, read))
    for (let to = at; to <= end; to += 1) {
      const said = saidIn(at, to, read)
      if (said === '' || allergyWords.test(said)) return null
      const wish = build({ said, text: read.original(at, to), at, to, read })
      if (wish) return only(wish, at, to)
      const last = read.pieces[to]?.said ?? ''
      if (last.trim().split(/\s+/).length > longest) return null
    }
    return null
  }

const wantsToKnow =
  /\b(?:(?:quero|queria|quer\p{L}+|gostaria|preciso|precisava|precisamos)(?: de| muito| mesmo)* (?:saber|ver|entender|conhecer|descobrir|ter (?:uma )?(?:ideia|nocao)|um balanco|uma ideia)|(?:me |nos )?(?:diz|diga|digam|dizer|mostr(?:a|e|em|ar)|fal(?:a|e|em) (?:pra|para) (?:mim|nos)|cont(?:a|e|em) (?:pra|para) (?:mim|nos)|avis(?:a|e|em)|adiant(?:a|e|em|ar)|expliqu\p{L}+|inform(?:a|e|em)|apont(?:a|e|em))(?: ai| a[ií]| pra (?:mim|gente)| se| o| a| os| as)\b|me (?:diz|diga|digam|mostr(?:a|e|em)|adiant\p{L}+|avis(?:a|e|em))|sera (?:que|se)|confirma|tenho duvida|minha duvida|nao sei se|fico na duvida)\b/u

/** Whether a stretch asks: by its mark, or by words that want to know. */
export const asksIn = ({ said, to, read }: Stretch): boolean => isAsked(to, read) || wantsToKnow.test(said)

/** Whether a stretch is denied or taken back: "não quero saber", "não precisa dizer". */
export const isDeclined = (said: string): boolean =>
  /\b(?:nao (?:quero|queria|preciso|precisa\p{L}*|interessa) (?:de )?(?:saber|ver|dizer|mostrar|prever|calcular|que)|deixa pra la|esquec(?:a|e) isso)\b/u.test(
    said,
  )

const nextMonday = (today: string) => addDays(today, (8 - weekdayOf(today)) % 7 || 7)

const monthAfter = (today: string): Span => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const [y, m] = month === 12 ? [year + 1, 1] : [year, month + 1]
  return { from: isoDay(y, m, 1), to: isoDay(y, m, daysIn(y, m)) }
}

/** The half or quarter of a year that is not over yet. */
const partOfYear = (first: number, last: number, today: string): Span => {
  const year = Number(today.slice(0, 4))
  const on = (of: number) => ({ from: isoDay(of, first, 1), to: isoDay(of, last, daysIn(of, last)) })
  return on(year).to >= today ? on(year) : on(year + 1)
}

const weeksAhead = new RegExp(`\\b${figure} (semanas?|meses|mes|dias|quinzenas?)\\b`)

/** A period that is told by the calendar of today: "semana que vem", "o segundo semestre", "até o fim do ano". */
export function relativePeriod(said: string, today: string): Span | null {
  const monday = nextMonday(today)
  if (/\bsemana passada\b/.test(said)) return { from: addDays(monday, -14), to: addDays(monday, -8) }
  if (/\bmes passado\b/.test(said)) {
    const last = addDays(`${today.slice(0, 7)}-01`, -1)
    return { from: `${last.slice(0, 7)}-01`, to: last }
  }
  if (/\b(?:semana (?:que|q) (?:vem|entra)|proxima semana|semana seguinte)\b/.test(said))
    return { from: monday, to: addDays(monday, 6) }
  if (/\b(?:mes (?:que|q) (?:vem|entra)|proximo mes|mes seguinte)\b/.test(said)) return monthAfter(today)
  if (/\b(?:fim|final) d[eo] ano\b|\b(?:o |este |esse )ano (?:todo|inteiro)\b|\bresto do ano\b/.test(said))
    return /\bate\b|\btodo\b|\binteiro\b|\bresto\b/.test(said)
      ? { from: today, to: `${today.slice(0, 4)}-12-31` }
      : { from: `${today.slice(0, 4)}-12-01`, to: `${today.slice(0, 4)}-12-31` }
  if (/\b(?:o |este |esse |proximo )trimestre\b/.test(said))
    return { from: monday, to: addDays(monday, 13 * 7 - 1) }
  if (/\bsegundo semestre\b/.test(said)) return partOfYear(7, 12, today)
  if (/\bprimeiro semestre\b/.test(said)) return partOfYear(1, 6, today)
  if (/\b(?:proxim[oa]s?|fim de semana|fds|final de semana) (?:fim de semana|fds|que vem)\b/.test(said)) {
    const friday = addDays(today, (12 - weekdayOf(today)) % 7)
    return { from: friday, to: addDays(friday, 2) }
  }
  return null
}

/** "seis semanas pra frente", "os próximos dois meses": whole weeks from the coming Monday on. */
export function countedPeriod(said: string, today: string): Span | null {
  const found = weeksAhead.exec(said)
  const count = figureOf(found?.[1])
  const unit = found?.[2] ?? ''
  const days = /^sem/.test(unit) ? 7 : /^quinz/.test(unit) ? 15 : /^me/.test(unit) ? 30.4 : 1
  if (!found || !(count >= 1) || count * days < 7 || count * days > 366) return null
  const monday = nextMonday(today)
  return { from: monday, to: addDays(monday, Math.ceil((count * days) / 7 - 0.3) * 7 - 1) }
}

/** The four weeks to come. */
export const comingWeeks = (today: string): Span => {
  const from = nextMonday(today)
  return { from, to: addDays(from, 27) }
}

/** The days to come that a stretch names, by date or by today; null if none. */
export function daysAhead({ said, text, read }: Stretch): Span | null {
  const { today } = read
  const dates = datesIn(text, today).filter(({ span }) => span.to >= today)
  const date =
    dates.find(({ name, span }) => name === null && span.from !== span.to) ??
    dates.find(({ bound }) => bound === 'until') ??
    dates[0]
  if (!date) {
    const near = relativePeriod(said, today)
    return near && near.to >= today ? near : null
  }
  const { bound, start } = date
  // "dezembro e janeiro"
  const next = dates.find((one) => one.span.from === addDays(date.span.to, 1))
  const span =
    next && date.span.from !== date.span.to ? { from: date.span.from, to: next.span.to } : date.span
  // "do Natal até o fim de janeiro"
  const since = dates.find(
    (one) =>
      one !== date &&
      one.start < start &&
      one.span.from < span.to &&
      /\b(?:d[eoa]s?|desde|a partir d[eoa]) (?:o |a |dia |o dia )*$/.test(said.slice(0, one.start)),
  )
  if (bound === 'until') return { from: since?.span.from ?? today, to: span.to }
  // "de janeiro até o carnaval"
  const until = dates.find((one) => one !== date && one.bound === 'until' && one.span.to > span.to)
  if (until && date.span.from !== date.span.to) return { from: span.from, to: until.span.to }
  if (bound === 'since' || /\bdepois d[aeo] *$/.test(said.slice(0, start)))
    return { from: span.to > span.from ? span.from : addDays(span.to, 1), to: addDays(span.to, 28) }
  const week = /\bsemana d[aeo]s? *$/.exec(said.slice(0, start))
  if (week && span.from === span.to) {
    const monday = addDays(span.from, -((weekdayOf(span.from) + 6) % 7))
    return { from: monday, to: addDays(monday, 6) }
  }
  return span
}

/** The days that are over and that a stretch names. */
export function daysBefore({ text, read }: Stretch): Span | null {
  const { today } = read
  const found = datesIn(text, today, true).find(({ span }) => span.from <= today)
  return found ? { ...found.span, to: found.span.to < today ? found.span.to : addDays(today, -1) } : null
}
