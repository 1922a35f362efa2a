/** How a date is held: with a reservation, at lunch, with the house open. "Mães 9/5 só com reserva, almoço" */
import { weekdayOf } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import type { WishContent } from '../text/draft.ts'
import { daysOfText, feastIn } from './day-phrases.ts'
import type { Statement } from './statement.ts'

const opens = /\b(?:abro|abrimos|abre|aberto|aberta|abertos|funciono|funcionamos|funciona)\b/
const until = /\bate (?:o )?(domingo|segunda|terca|quarta|quinta|sexta|sabado)\b/
const reserve =
  /\b(?:(?:so|somente|apenas) )?(?:com|por|sob|mediante) reservas?\b|\breservas? (?:antecipad[ao]s?|obrigatori[ao]s?|antes)\b/
const meal = /\b(?:no |pro |para o |so )?(almoco|jantar|cafe da manha|brunch|lanche)\b/
const alike = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']

const beside =
  /\b(?:no|na|nos|nas|em|de|do|da|dos|das|dia|dias|o|a|os|as|e|so|somente|apenas|com|por|sob|mediante|casa|h|horas?|ate|as|vai|ter|tem|normal|normalmente|gente|ser|que|vamos)\b|[^a-z]+/g

/** The next such weekday on or after a day. */
function nextWeekday(name: string, from: string): string {
  const wanted = alike.indexOf(name)
  const ahead = (wanted - weekdayOf(from) + 7) % 7
  return new Date(Date.parse(from) + ahead * 86_400_000).toISOString().slice(0, 10)
}

/** A feast by a short name, as owners write it. */
const shortFeasts: readonly (readonly [RegExp, string])[] = [
  [/\bmaes\b/, 'Dia das Mães'],
  [/\bpais\b/, 'Dia dos Pais'],
  [/\bnamorados\b/, 'Dia dos Namorados'],
]

/** "mães", "sto antônio dom": a feast as the reader of dates does not know it. */
const isShort = (folded: string, short: string | null) =>
  (short !== null && !/\bdia d[aeo]s?\b/.test(folded)) ||
  /\b(?:sto|dom|seg|ter|qua|qui|sex|sab)\b/.test(folded)

export function readOpenDate({ text, folded, asks, today, anchor }: Statement): WishContent[] | null {
  if (asks) return null
  const isOpen = opens.test(folded)
  const booked = reserve.test(folded)
  const eaten = meal.exec(folded)
  const short = shortFeasts.find(([words]) => words.test(folded))?.[1] ?? null
  const feast = short ?? feastIn(text, today)
  if (!isOpen && !booked && !(eaten && feast) && !isShort(folded, short)) return null
  if (feast === null) return null
  const [own] = daysOfText(text, today, anchor)
  const day = own ?? findDates(feast, today)[0]?.span
  if (!day) return null
  const last = until.exec(folded)
  const rest = [opens, reserve, meal, until]
    .reduce((told, words) => told.replace(words, ' '), blankDays(folded, text, today))
    .replace(beside, ' ')
    .split(' ')
    .filter(
      (word) =>
        word !== '' && !/^(?:maes|pais|namorados|sto|santo|antonio|dom|sab|sex|qui|qua|ter|seg)/.test(word),
    )
  const names = feast.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (rest.filter((word) => !names.includes(word)).length > 0) return null
  const closes = /\bate (?:as )?(\d{1,2})(?:h(\d\d)?|:(\d\d)| horas)/.exec(folded)
  const note = [
    closes ? `até as ${closes[1] ?? ''}h${closes[2] ?? closes[3] ?? ''}` : '',
    eaten ? (eaten[1] ?? '').replace('almoco', 'almoço').replace('cafe da manha', 'café da manhã') : '',
    booked ? (/\b(?:so|somente|apenas)\b/.test(folded) ? 'só com reserva' : 'com reserva') : '',
  ].filter((part) => part !== '')
  return [
    {
      kind: 'date',
      what: feast,
      from: day.from,
      to: last?.[1] ? nextWeekday(last[1], day.from) : day.to,
      closed: false,
      ...(note.length > 0 && { note: note.join(', ') }),
      ...(isOpen && { open: true }),
    },
  ]
}

/** The folded text with its days blank. */
function blankDays(folded: string, text: string, today: string): string {
  return findDates(text, today).reduce(
    (told, { start, end }) => told.slice(0, start) + ' '.repeat(end - start) + told.slice(end),
    folded,
  )
}
