/**
 * What a feast sold the last time it came round, said of the one that comes: "no Carnaval a cidade viaja: no ano passado
 * a semana vendeu 30% menos". The last time is the measure; the days are those to come.
 */
import { addDays, type Span, weekdayOf } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import { weekdays } from '../dates/found-date.ts'
import { type PieceReader, question } from '../spoken/pieces.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWholeMonth, weekdayOfFeast } from './context-days.ts'
import { affected } from './effects.ts'
import { datesIn, isAsked, itemsIn, only, saidIn, sentenceEnd } from './slots.ts'
import { statedPercent } from './stated-figures.ts'

const lastTime =
  /\b(?:n?o |d?o |em )?(?:ano passado|ano anterior|20\d\d)\b|\b(?:passad[oa]|ultim[oa]|anterior)\b|\bda (?:ultima|outra) vez\b/
const sold =
  /\b(?:vend\w+|fatur\w+|moviment\w+|ca(?:iu|iram|i)|sub(?:iu|iram)|fez|fizemos|fiz|rendeu|saiu|despencou|dobrou|perd(?:i|emos|eu)|foi)\b/
const ofTheWeek = /\bsemana (?:inteira |toda )?(?:d[aeo]s?|santa)\b|\ba semana (?:toda|inteira)?\b/

/** Days between a feast and the days that an owner gives it, at most. */
const nearby = 9
const near = (day: string, other: string) =>
  Math.abs(Date.parse(day) - Date.parse(other)) <= nearby * 86_400_000

const range = new RegExp(`\\bd[ea] (${weekdays.join('|')}) (?:a|ate(?: a| o)?) (${weekdays.join('|')})\\b`)
/** "de sexta a terça": the days of a feast that begin at most three before it. */
function stretchOf(said: string, feast: Span): Span | null {
  const [, first, last] = range.exec(said) ?? []
  if (!first || !last) return null
  const after = (from: string, name: string) =>
    addDays(from, (weekdays.indexOf(name) - weekdayOf(from) + 7) % 7)
  const from = after(addDays(feast.from, -3), first)
  const to = after(from, last)
  return from <= feast.to && to >= feast.from ? { from, to } : null
}

export const readLastTime: PieceReader = (at, read) => {
  const end = sentenceEnd(at, read)
  const first = findDates(read.original(at, at), read.today)
  // It begins where the feast or the comparison does.
  if (first.length === 0 && !lastTime.test(read.pieces[at]?.said ?? '')) return null
  if (isAsked(at, read)) return null
  for (let to = at; to <= end; to += 1) {
    const said = saidIn(at, to, read)
    const percent = statedPercent(
      said.replace(/\b(?:cerca de|uns|umas|quase|mais ou menos|em torno de) /g, ''),
    )
    if (percent === undefined || !lastTime.test(said) || !sold.test(said)) continue
    if (/\b(?:precos?|custo|fornecedor|inflac\w+)\b/.test(said)) return null
    const item = affected(said, read.names)
    if (item === undefined && itemsIn(said, read.names).length > 0) return null
    const dates = findDates(read.original(at, to), read.today)
    const feast = dates.find(({ name, span }) => name !== null && span.to >= read.today)
    // "ano passado em março o caldo vendeu 40% a mais": of one item, and of a month soon to come.
    const month = findDates(read.original(to, to), read.today).find(
      ({ name, span }) =>
        name === null && isWholeMonth(span) && span.from > read.today && span.from < addDays(read.today, 120),
    )
    if (!feast && month && item !== undefined && to === at)
      return only(
        {
          kind: 'date',
          what: read.original(at, to).slice(0, 120),
          ...month.span,
          closed: false,
          effect: percent > 0 ? 'up' : 'down',
          percent,
          item,
        },
        at,
        to,
      )
    if (!feast?.name) return null
    const own = dates.find(
      ({ name, span }) => name === null && span.from !== span.to && near(span.from, feast.span.from),
    )
    const days = weekdayOfFeast(said, feast) ?? stretchOf(said, feast.span) ?? own?.span ?? feast.span
    return only(
      {
        kind: 'date',
        what: feast.name,
        from: days.from,
        to: days.to,
        closed: false,
        effect: percent > 0 ? 'up' : 'down',
        percent,
        ...(item !== undefined && { item }),
        // Of a feast that fills a week, the week's days are its own.
        ...(ofTheWeek.test(said) &&
          days.from !== days.to &&
          days.to < addDays(days.from, 5) && { ofWeek: true }),
      },
      at,
      to,
    )
  }
  return null
}

const entered =
  /\b(?:entr(?:ou|aram|amos)|estre(?:ou|amos|aram)|lanc(?:ou|amos|ei|aram)|inclu(?:i|imos|iu)|acrescent(?:ei|amos)|bot(?:ei|amos|ou)|coloc(?:amos|ou)|coloquei|pass(?:ou|amos|ei) a (?:ser vendid\w+|sair|vender|servir|ter|fazer)|comec(?:ou|amos|ei) a (?:vender|sair|servir|fazer|ser vendid\w+)|comec(?:ou|aram) (?=em |no |na |dia )|(?:e|é|sao) nov[oa]s?|chegou (?:no|ao) cardapio|existe\w* (?:so )?desde|so (?:tem|existe|vendo|vendemos|temos) desde)\b/

/** "o baião só entrou no cardápio em 12 de outubro": its sales count from then on. */
export const readEntered: PieceReader = (at, read) => {
  const piece = read.pieces[at]?.said ?? ''
  if (!entered.test(piece) || isAsked(at, read)) return null
  const [item, ...more] = itemsIn(piece, read.names).filter((name) =>
    read.names.some((one) => one.name === name && !one.isSection),
  )
  if (item === undefined || more.length > 0) return null
  const end = Math.min(at + 1, sentenceEnd(at, read))
  for (let to = at; to <= end; to += 1) {
    const [date] = datesIn(read.original(at, to), read.today, true).filter(({ name }) => name === null)
    if (!date || date.span.from > read.today) continue
    if (to > at && itemsIn(foldInPlace(read.original(to, to)), read.names).some((name) => name !== item))
      return null
    return only(question('newItem', { item, from: date.span.from }), at, to)
  }
  return null
}
