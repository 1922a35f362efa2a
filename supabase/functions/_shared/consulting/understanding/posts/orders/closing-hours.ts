/** Hours of certain days: "24/12 fechamos às 15h". The house opens on them, and closes at that hour. */
import { holidayOn } from '../../dates/holidays.ts'
import type { WishContent } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import { neighboursJoined, readClosure } from '../closures.ts'
import { daysOfText } from '../day-phrases.ts'
import type { Given, Order } from './order.ts'
import { takeWhen } from './when.ts'

const sure = String.raw`(\d{1,2})(?:h([0-5]\d)?\b|:([0-5]\d)\b| ?hs\b| ?horas?\b)`
const loose = String.raw`(\d{1,2})(?:h([0-5]\d)?\b|:([0-5]\d)\b| ?hs\b| ?horas?\b)?(?![\d/])`
const between = new RegExp(String.raw`\b(?:das?|de) (?:as )?${loose} ?(?:as|a|ate(?: as)?|-) (?:as )?${sure}`)
const shutVerb = String.raw`(?:fech\w+|encerr\w+)`
const shutsAt = new RegExp(
  String.raw`\b${shutVerb}(?: (?:a|o|as|os|cozinha|casa|bar|salao|mais|cedo|so|somente|apenas|tudo|por volta))*,? (?:(?:as|das|d[ae]s|ate(?: as)?|a partir d[ae]s) ${loose}|${sure})`,
)
const untilHour = new RegExp(String.raw`\bate (?:as )?${sure}`)
const opensAt = new RegExp(
  String.raw`\b(?:abr\w+|funciona\w*|atend\w+)(?: (?:mais (?:cedo|tarde)|so|somente|apenas))*,? (?:as|das|a partir d[ae]s) ${loose}`,
)
const shutWord = new RegExp(String.raw`\b${shutVerb}\b`)
const openWord =
  /\b(?:vamos |vai |vou )?(?:abr(?:e|imos|o|ir|iremos)|funciona(?:mos|r|remos)?|atend(?:e|emos|er|eremos)|abert[oa]s?|horario|expediente)\b/

/** Reservations, bills and roads close too. */
const ofOthers =
  /\b(?:caixas?|contas?|inscric\w+|reservas?|encomendas?|pedidos?|listas?|vendas?|vagas?|contrat\w+|parceria|rua|avenida|ponte|metro|estrada|lote|festa|menu|pacote|grupo|turma|show|programacao)\b/

const fillers =
  /\b(?:a|o|as|os|e|em|no|na|nos|nas|de|do|da|dia|dias|pra|para|so|somente|apenas|tambem|casa|bar|restaurante|boteco|barraca|quiosque|loja|shopping|gente|nos|vamos|vai|vou|mais|cedo|tarde|nesse|neste|esse|este|sim|cozinha|delivery|retirada|entrega|feriado|vespera|natal|ano|novo|normal|normalmente|domingo|segunda|terca|quarta|quinta|sexta|sabado|feira)\b|[^a-z0-9]+/g

const clock = (hour: number) =>
  `${Math.floor(hour)}h${hour % 1 === 0 ? '' : String(Math.round((hour % 1) * 60)).padStart(2, '0')}`
/** Why is nobody's business, and that the house opens again goes without saying. */
const reason =
  /\s(?:por causa|porque|por conta|pois|pq|devido|e (?:(?:a gente|a casa|n[oó]s|s[oó]) )*(?:volt|reabr|retorn)\w+)\b.*$/iu
/** "fechamos mais cedo": at which hour is not said. */
const early = new RegExp(
  String.raw`\b${shutVerb}(?: (?:a|o|as|os|cozinha|casa|bar|bem|um pouco))* mais cedo\b`,
)
const hourFrom = (hour: string | undefined, ...minutes: (string | undefined)[]) =>
  Number(hour) + Number(minutes.find((one) => one !== undefined) ?? 0) / 60

type Hours = { opens: number | null; closes: number | null; rest: string }

/** The hours of a part, and its folded words without them; null where no closing hour is said. */
function hoursIn(folded: string): Hours | null {
  const cut = (found: RegExpExecArray, words: string, text = folded) =>
    text.slice(0, found.index) + words + text.slice(found.index + found[0].length)
  const span = between.exec(folded)
  if (span) {
    const [, from, half, minutes, to, toHalf, toMinutes] = span
    return {
      opens: hourFrom(from, half, minutes),
      closes: hourFrom(to, toHalf, toMinutes),
      rest: cut(span, ' '),
    }
  }
  const shut = shutsAt.exec(folded)
  const found = shut ?? untilHour.exec(folded)
  if (!found) {
    const sooner = early.exec(folded)
    return sooner ? { opens: null, closes: null, rest: cut(sooner, ' fecha ') } : null
  }
  const figures = found.slice(1).filter((one) => one !== undefined)
  const rest = cut(found, shut ? ' fecha ' : ' ')
  const opening = opensAt.exec(rest)
  return {
    opens: opening ? hourFrom(opening[1], opening[2], opening[3]) : null,
    closes: hourFrom(figures[0], figures[1]),
    rest: opening ? cut(opening, ' abre ', rest) : rest,
  }
}

const says = new RegExp(`${shutWord.source}|${openWord.source}|\\bate (?:as )?\\d`)

/** "dia 24/12 fechamos às 14h e dia 31/12 não abrimos": statements with days and a verb of their own. */
function partsOf(text: string): string[] {
  const before = String.raw`(?=(?:n?o\s+)?(?:dia\s+)?\d{1,2}(?:\/\d{1,2})?\s)`
  const split = (whole: string, separator: string): string[] => {
    const parts = whole.split(new RegExp(`${separator}${before}`, 'iu'))
    return parts.every((part) => says.test(foldInPlace(part))) ? parts : [whole]
  }
  return split(text, String.raw`,\s+`).flatMap((part) => split(part, String.raw`\s+e\s+`))
}

function hoursOnDays(text: string, { today, carry, clause, names }: Given): WishContent[] | null {
  const folded = foldInPlace(text)
  const hours = hoursIn(folded)
  if (hours === null) {
    const statement = { text, folded, asks: false, today, anchor: today, names }
    return text === clause.text ? null : readClosure(statement)
  }
  const { opens, closes, rest } = hours
  if ((closes ?? 0) > 24 || ofOthers.test(rest) || /r\$|\breais\b/.test(folded)) return null
  // An hour is no day: "fechamos às 16".
  const place = folded.length - folded.trimStart().length
  const plain = text.slice(place).replace(/(?:às|as|até|das?)\s+\d{1,2}(?![\d/])(?:h\d*|:\d\d)?/giu, ' ')
  const { when } = takeWhen(plain, { today, last: carry.last })
  const found = neighboursJoined(daysOfText(plain, today, carry.last?.from ?? today))
  const { from, to = from } = when.days
  const days = found.length > 0 ? found : from !== undefined && to !== undefined ? [{ from, to }] : []
  if (days.length === 0) return null
  const names_ = foldInPlace(when.feast ?? '')
  const left = takeWhen(rest.replace(shutWord, ' ').replace(openWord, ' '), { today, last: carry.last })
    .rest.replace(/\d{1,2}(?:\/\d{1,2})+/g, ' ')
    .replace(fillers, ' ')
    .split(' ')
    .filter((word) => word !== '' && !names_.includes(word) && !/^\d+$/.test(word))
  // Without a word of closing or opening, nothing else may be said: "happy hour até 20h".
  const most = shutWord.test(folded) ? 2 : 0
  if (left.length > most) return null
  const end = closes === null ? '' : clock(closes)
  const spoken =
    closes === null ? 'fecha mais cedo' : opens === null ? `até as ${end}` : `das ${clock(opens)} às ${end}`
  const note = /\bcozinha\b/.test(folded)
    ? `a cozinha fecha ${closes === null ? 'mais cedo' : `às ${end}`}`
    : /\b(?:delivery|entrega|retirada)\b/.test(folded)
      ? `só ${/retirada/.test(folded) ? 'retirada' : 'delivery'}, ${spoken}`
      : spoken
  return days.map(
    (one): WishContent => ({
      kind: 'date',
      what: (days.length === 1 ? when.feast : null) ?? holidayOn(one.from)?.name ?? 'horário especial',
      closed: false,
      from: one.from,
      to: one.to,
      open: true,
      ...(closes !== null && { closes }),
      note,
    }),
  )
}

export function readClosingHours(given: Given): Order | null {
  const { clause, next } = given
  if (clause.asks && clause.last) return null
  // "24/12 fecha mais cedo, às 16h"
  const follows =
    next !== null &&
    /^(?:as|ate(?: as)?|a partir d[ae]s) \d{1,2}/.test(next.clause.folded) &&
    next.said === '' &&
    shutWord.test(clause.folded) &&
    (hoursIn(clause.folded)?.closes ?? null) === null
  const text = follows ? `${clause.text} ${next.clause.text}` : clause.text
  const parts = partsOf(text.replace(reason, ''))
  if (!parts.some((part) => hoursIn(foldInPlace(part)) !== null)) return null
  const wishes = parts.map((part) => hoursOnDays(part, given))
  if (wishes.some((found) => found === null)) return null
  return { wishes: wishes.flatMap((found) => found ?? []), ...(follows && { takesNext: true as const }) }
}
