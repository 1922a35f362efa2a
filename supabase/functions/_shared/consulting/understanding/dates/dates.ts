import {
  addDays,
  easter,
  isoDay,
  monthNames,
  nthWeekday,
  type OccasionName,
  occasionIn,
  type Span,
  weekdayOf,
} from '../../base/calendar.ts'
import { foldAccents } from '../../base/language/text.ts'

const months = monthNames.map(foldAccents)

const one = (day: string): Span => ({ from: day, to: day })
const listed = (name: OccasionName) => (year: number) => occasionIn(name, year)
const fixed = (month: number, day: number) => (year: number) => one(isoDay(year, month, day))

/** Dates with a name; of names that share a beginning, the longest first. */
const named: readonly { name: string; words: RegExp; on: (year: number) => Span }[] = [
  { name: 'Réveillon', words: /\b(reveillon|ano novo|virada do ano)\b/, on: listed('Réveillon') },
  {
    name: 'Carnaval',
    words: /\b(carnaval|carna)\b/,
    on: listed('Carnaval'),
  },
  { name: 'Dia de São José', words: /\b(dia de )?sao jose\b/, on: fixed(3, 19) },
  { name: 'Data Magna do Ceará', words: /\bdata magna\b/, on: fixed(3, 25) },
  {
    name: 'Semana Santa',
    words: /\bsemana santa\b/,
    on: listed('Semana Santa'),
  },
  {
    name: 'Sexta-feira Santa',
    words: /\bsexta([ -]feira)? santa\b/,
    on: (year) => one(addDays(easter(year), -2)),
  },
  {
    name: 'Quarta-feira de Cinzas',
    words: /\bquarta([ -]feira)? de cinzas\b/,
    on: (year) => one(addDays(easter(year), -46)),
  },
  {
    name: 'Sábado de Aleluia',
    words: /\bsabado de aleluia\b/,
    on: (year) => one(addDays(easter(year), -1)),
  },
  { name: 'Páscoa', words: /\bpascoa\b/, on: (year) => one(easter(year)) },
  { name: 'Aniversário de Fortaleza', words: /\baniversario de fortaleza\b/, on: fixed(4, 13) },
  { name: 'Dia do Trabalho', words: /\bdia do trabalh(o|ador)\b/, on: fixed(5, 1) },
  {
    name: 'Dia das Mães',
    words: /\bdia das maes\b|\bdia da mae\b/,
    on: listed('Dia das Mães'),
  },
  { name: 'Dia dos Namorados', words: /\b(dia dos )?namorados\b/, on: listed('Dia dos Namorados') },
  { name: 'Corpus Christi', words: /\bcorpus christi\b/, on: (year) => one(addDays(easter(year), 60)) },
  { name: 'Santo Antônio', words: /\bsanto antonio\b/, on: fixed(6, 13) },
  { name: 'São João', words: /\bsao joao\b|\bfestas? juninas?\b|\bsao joaos?\b/, on: listed('São João') },
  { name: 'São Pedro', words: /\bsao pedro\b/, on: fixed(6, 29) },
  {
    name: 'Fortal',
    words: /\bfortal\b/,
    on: listed('Fortal'),
  },
  { name: 'Dia dos Pais', words: /\bdia dos pais\b/, on: listed('Dia dos Pais') },
  { name: 'Dia do Garçom', words: /\bdia do garcom\b/, on: fixed(8, 11) },
  {
    name: 'Dia da Cerveja',
    words: /\bdia (internacional )?da cerveja\b/,
    on: (year) => one(nthWeekday(year, 8, 5, 1)),
  },
  {
    name: 'Independência',
    words: /\b(dia da )?independencia\b|\b7 de setembro\b|\bsete de setembro\b/,
    on: fixed(9, 7),
  },
  { name: 'Dia da Cachaça', words: /\bdia (nacional )?da cachaca\b/, on: fixed(9, 13) },
  { name: 'Dia das Crianças', words: /\bdia das? criancas?\b/, on: fixed(10, 12) },
  { name: 'Nossa Senhora Aparecida', words: /\b(nossa senhora )?aparecida\b/, on: fixed(10, 12) },
  { name: 'Halloween', words: /\b(halloween|dia das bruxas)\b/, on: fixed(10, 31) },
  { name: 'Finados', words: /\b(dia de )?finados\b/, on: fixed(11, 2) },
  { name: 'Proclamação da República', words: /\bproclamacao da republica\b/, on: fixed(11, 15) },
  { name: 'Consciência Negra', words: /\bconsciencia negra\b/, on: fixed(11, 20) },
  {
    name: 'Black Friday',
    words: /\bblack ?friday\b/,
    on: listed('Black Friday'),
  },
  { name: 'véspera de Natal', words: /\bvespera de natal\b/, on: fixed(12, 24) },
  { name: 'Natal', words: /\bnatal\b/, on: listed('Natal') },
  {
    name: 'alta estação',
    words: /\bferias de julho\b/,
    on: (year) => ({ from: isoDay(year, 7, 1), to: isoDay(year, 7, 31) }),
  },
  {
    name: 'férias de janeiro',
    words: /\bferias de janeiro\b/,
    on: (year) => ({ from: isoDay(year, 1, 1), to: isoDay(year, 1, 31) }),
  },
  {
    name: 'fim de ano',
    words: /\bfi(m|nal) de ano\b/,
    on: (year) => ({ from: isoDay(year, 12, 1), to: isoDay(year, 12, 31) }),
  },
]

export const weekdays = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

function valid(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** A date found in a text: its days, its place, and its name if it has one. */
export type FoundDate = { span: Span; start: number; end: number; name: string | null }

/** The next occurrence, or the last one if the text is about the past. */
function near(on: (year: number) => Span, today: string, past: boolean): Span {
  const year = Number(today.slice(0, 4))
  const turns = [year - 1, year, year + 1].map(on)
  const found = past ? turns.findLast(({ from }) => from <= today) : turns.find(({ to }) => to >= today)
  return found ?? on(year)
}

/** The next day of a month with that number; null if no month has it. */
function nextDay(number: number, today: string): string | null {
  if (number < 1 || number > 31) return null
  let day = today
  while (Number(day.slice(8)) !== number) day = addDays(day, 1)
  return day
}

/** Monday to Sunday. */
function weekOf(day: string): Span {
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7))
  return { from: monday, to: addDays(monday, 6) }
}

/** "hoje", "nesta sexta", "fim do mês": a day relative to today, if a text has no other date. */
export function relativeDate(text: string, today: string): FoundDate | null {
  const match = relative.exec(foldInPlace(text))
  if (!match) return null
  const [said, now, after, tomorrow, monthEnd, near, next] = match
  const at = { start: match.index, end: match.index + said.length, name: null }
  if (monthEnd) {
    const [year, month] = today.split('-').map(Number)
    const [from, to] = [21, daysIn(year ?? 0, month ?? 0)].map((day) => `${today.slice(0, 8)}${day}`)
    return from && to ? { span: { from: from < today ? today : from, to }, ...at } : null
  }
  const weekday = weekdays.indexOf(near ?? next ?? '')
  const ahead = weekday < 0 ? 0 : (weekday - weekdayOf(today) + 7) % 7 || 7
  return { span: one(addDays(today, now ? 0 : after ? 2 : tomorrow ? 1 : ahead)), ...at }
}

const weekdayPattern = `(${weekdays.join('|')})(?:[ -]feira)?`
// A weekday alone may mean every week: "quinta do chorinho".
const relative = new RegExp(
  `\\b(?:(hoje)|(depois de amanha)|(amanha)|(?:no )?(fi(?:m|nal)) do mes|(?:n?est[ae]|n?ess[ae]|(?:na |no )?proxim[ao]) ${weekdayPattern}|${weekdayPattern} que vem)\\b`,
)

/** Folds a text letter by letter, so that places are preserved. */
export function foldInPlace(text: string): string {
  let folded = ''
  for (const letter of text.split('')) {
    const plain = foldAccents(letter)
    folded += plain.length === 1 ? plain : letter
  }
  return folded
}

/** "dia 20", "dias 24 e 25": the next ones. */
function nextDays(folded: string, today: string): FoundDate[] {
  const match = /\bdias? (\d{1,2})((?: e \d{1,2})*)\b(?![/.:-]?\d)/.exec(folded)
  if (!match) return []
  const numbers = [match[1], ...(match[2]?.match(/\d+/g) ?? [])]
  const days = numbers.flatMap((number) => nextDay(Number(number), today) ?? [])
  const week = /\bsemana d[eo] $/.exec(folded.slice(0, match.index))
  const end = match.index + match[0].length
  if (days.length < numbers.length) return []
  return days.map((day, at) => ({
    span: week ? weekOf(day) : one(day),
    // Each gets its own part of the words, in order.
    start: at === 0 ? (week?.index ?? match.index) : end - (days.length - at),
    end: at === days.length - 1 ? end : end - (days.length - at - 1),
    name: null,
  }))
}

/** "sáb 28", "sexta, 4": the next day of that number, if it is that weekday. */
function dayWithWeekday(folded: string, today: string): FoundDate[] {
  const match =
    /^(dom|seg|ter|qua|qui|sex|sab)[a-z-]*\.?,? (\d{1,2})(?=$|[,:]| (?!h\b|reais|pessoas|mesas|lugares))/.exec(
      folded,
    )
  if (!match) return []
  const day = nextDay(Number(match[2]), today)
  const weekday = weekdays.findIndex((name) => name.startsWith(match[1] ?? '-'))
  if (day === null || weekdayOf(day) !== weekday) return []
  return [{ span: one(day), start: match.index, end: match.index + match[0].length, name: null }]
}

const monthPattern = `(?:${months.join('|')})`

/** The dates of a text in the order of their places: days, periods, months and days with names. */
export function findDates(text: string, today: string, past = false): FoundDate[] {
  const folded = foldInPlace(text)
  const found: FoundDate[] = []
  const free = (start: number, end: number) =>
    found.every((other) => end <= other.start || start >= other.end)
  const add = (
    match: RegExpMatchArray,
    on: ((year: number) => Span) | null,
    name: string | null = null,
    year?: number,
  ) => {
    const start = match.index ?? 0
    const end = start + match[0].length
    if (!on || !free(start, end)) return
    found.push({ span: year === undefined ? near(on, today, past) : on(year), start, end, name })
  }
  const years = (raw: string | undefined) =>
    raw === undefined ? undefined : Number(raw.length === 2 ? `20${raw}` : raw)
  const monthOf = (word: string | undefined) => months.indexOf(word ?? '') + 1
  const range = (firstMonth: number, first: number, lastMonth: number, last: number) => {
    if (!valid(2028, firstMonth, first) || !valid(2028, lastMonth, last)) return null
    return (year: number): Span => {
      const from = isoDay(year, firstMonth, Math.min(first, daysIn(year, firstMonth)))
      const lastYear = lastMonth < firstMonth ? year + 1 : year
      return { from, to: isoDay(lastYear, lastMonth, Math.min(last, daysIn(lastYear, lastMonth))) }
    }
  }
  /** Several days of one month in one phrase, each with its own part of the words. */
  const addList = (match: RegExpMatchArray, month: number, days: readonly number[]) => {
    const start = match.index ?? 0
    const end = start + match[0].length
    if (!free(start, end) || days.some((day) => !valid(2028, month, day))) return
    days.forEach((day, at) => {
      const on = range(month, day, month, day)
      const from = at === 0 ? start : end - (days.length - at)
      const to = at === days.length - 1 ? end : end - (days.length - at - 1)
      if (on) found.push({ span: near(on, today, past), start: from, end: to, name: null })
    })
  }
  // "10/01 a 20/01", "de 10 a 20 de janeiro", "14/03/2027", "14 de março", "março e abril", "março"
  for (const match of folded.matchAll(
    /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?\s*(?:a|ate|-|ao)\s*(\d{1,2})\/(\d{1,2})(?:\/(?:\d{4}|\d{2}))?\b/g,
  )) {
    add(
      match,
      range(Number(match[2]), Number(match[1]), Number(match[5]), Number(match[4])),
      null,
      years(match[3]),
    )
  }
  for (const match of folded.matchAll(
    new RegExp(
      `\\b(\\d{1,2}|primeiro)\\s*(?:a|ate|-|ao)\\s*(?:(?:o )?dia\\s*)?(\\d{1,2})\\s*(?:de|/)\\s*(${monthPattern}|\\d{1,2})\\b`,
      'g',
    ),
  )) {
    const month = /^\d/.test(match[3] ?? '') ? Number(match[3]) : monthOf(match[3])
    add(match, range(month, match[1] === 'primeiro' ? 1 : Number(match[1]), month, Number(match[2])))
  }
  // "de 29 de novembro a 8 de dezembro"
  for (const match of folded.matchAll(
    new RegExp(
      `\\b(\\d{1,2}|primeiro) de (${monthPattern})\\s*(?:a|ate|-|ao)\\s*(?:(?:o )?dia\\s*)?(\\d{1,2}) de (${monthPattern})\\b`,
      'g',
    ),
  )) {
    const first = match[1] === 'primeiro' ? 1 : Number(match[1])
    add(match, range(monthOf(match[2]), first, monthOf(match[4]), Number(match[3])))
  }
  // "24 e 25 de dezembro", "24 e 25/12": each day
  for (const match of folded.matchAll(
    new RegExp(
      `(?<![/.])\\b(\\d{1,2})((?:,? (?:e )?\\d{1,2})*?) e (\\d{1,2}) ?(?:de |/)(${monthPattern}|\\d{1,2})\\b`,
      'g',
    ),
  )) {
    const month = /^\d/.test(match[4] ?? '') ? Number(match[4]) : monthOf(match[4])
    const days = [match[1], ...(match[2]?.match(/\d+/g) ?? []), match[3]].map(Number)
    addList(match, month, days)
  }
  for (const match of folded.matchAll(/\b(?:dia )?(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?\b/g)) {
    add(
      match,
      range(Number(match[2]), Number(match[1]), Number(match[2]), Number(match[1])),
      null,
      years(match[3]),
    )
  }
  for (const match of folded.matchAll(
    new RegExp(`\\b(?:dia )?(\\d{1,2}|primeiro)o? de (${monthPattern})(?: de (\\d{4}))?\\b`, 'g'),
  )) {
    const day = match[1] === 'primeiro' ? 1 : Number(match[1])
    const month = monthOf(match[2])
    add(match, range(month, day, month, day), null, years(match[3]))
  }
  for (const { name, words, on } of named) {
    const match = words.exec(folded)
    if (match) add(match, on, name)
  }
  for (const match of folded.matchAll(
    new RegExp(`\\b(?:de )?(${monthPattern}) (?:a|ate) (${monthPattern})\\b`, 'g'),
  )) {
    const last = monthOf(match[2])
    add(match, range(monthOf(match[1]), 1, last, daysIn(2028, last)))
  }
  // "fim de janeiro", "começo de março"
  for (const match of folded.matchAll(
    new RegExp(`\\b(comeco|inicio|meados?|meio|fim|final) d[eo] (?:mes de )?(${monthPattern})\\b`, 'g'),
  )) {
    const month = monthOf(match[2])
    const part = match[1] ?? ''
    const [first, last] = /^(?:fi|fim)/.test(part)
      ? [21, daysIn(2028, month)]
      : /^me/.test(part)
        ? [11, 20]
        : [1, 10]
    add(match, range(month, first, month, last))
  }
  for (const match of folded.matchAll(
    new RegExp(`\\b(?:no |o )?(?:mes de |todo |todo mes de )?(${monthPattern})(?: de (\\d{4}))?\\b`, 'g'),
  )) {
    const month = monthOf(match[1])
    add(match, range(month, 1, month, daysIn(2028, month)), null, years(match[2]))
  }
  if (found.length === 0) found.push(...nextDays(folded, today))
  if (found.length === 0) found.push(...dayWithWeekday(folded, today))
  return found.toSorted((a, b) => a.start - b.start)
}
