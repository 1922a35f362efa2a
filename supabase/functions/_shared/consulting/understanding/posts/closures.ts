/** Closed days and the return after them: "carnaval 5 a 9/2 fechado, volto sexta 12", "fecho segunda e no natal 24 e 25". */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import { readOpenHours } from '../dates/opening-hours.ts'
import { closedWeekdays, weekdaysIn } from '../dates/weekdays.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { type Days, daysOfText, feastIn } from './day-phrases.ts'
import type { Statement } from './statement.ts'
import { longWeekdays } from './weekday-words.ts'

const shut =
  /\b(?:fech(?:o|a|am|amos|ad[oa]s?|ar|ei|aremos|ando)|(?:nao|n|num) (?:vou |vai |vamos )?(?:abr\w+|funciona\w*|trabalh(?:o|amos|ar))|de folga|folga\w*|recesso|ferias coletivas|sem abrir|paramos|de portas fechadas)\b/
/** "menu fechado", "festa fechada": agreed on beforehand, with the house open. */
const agreed =
  /\b(?:menus?|cardapios?|pacotes?|precos?|valor(?:es)?|grupos?|eventos?|festas?|turmas?|rodizios?|jantar|almoco|ceia)(?: ja| todo)? fechad[oa]s?\b/g

/** The folded words without what is "fechado" but not the house. */
export const withoutAgreed = (folded: string): string =>
  folded.replace(agreed, (said) => ' '.repeat(said.length))

/** "fechamos às 16h": the house opens, and closes at that hour. */
export const closesAtHour =
  /\b(?:fech|encerr)\w+(?: (?!dia\b|\d)[a-z]+){0,3}?,? (?:(?:as|ate(?: as)?|a partir d[ae]s) \d{1,2}(?![\d/])|mais cedo\b|\d{1,2}(?:h\b|h\d\d\b|:\d\d| ?hs\b| ?horas?\b))/

const opensAgain =
  /\b(?:(?:so |e )?(?:volt\w+|reabr\w+|retorn\w+|abr\w+ de novo|so abr\w+|(?<!nao )abr(?:imos|o|e|iremos)(?: normal\w*)?(?: em| n?[ao])?(?: dia)? (?=\d)))/
const postsToo = /\bmas (?:a gente |eu )?(?:post\w+|public\w+)\b|\b(?:post\w+|public\w+) (?:mesmo|tambem)\b/

const why = /recesso|f[ée]rias(?: coletivas)?|reforma|luto|viagem|invent[áa]rio|dedetiza[çc][ãa]o/iu

/** Words beside days that say nothing of their own. */
const beside =
  /\b(?:dom|seg|ter|qua|qui|sex|sab)[a-z]*\b|\b(?:a|o|as|os|e|em|no|na|nos|nas|de|do|da|dos|das|dia|dias|ate|com|casa|bar|restaurante|boteco|barraca|truck|gente|eu|nos|aqui|toda|todo|todas|todos|sempre|mas|so|pra|para|por|causa|motivo|semana|feriado|festa|ficamos|fica|fico|estamos|estara|estaremos|vou|vai|vamos|tambem|mesmo|posta|posto|postamos|publica|publico|que|ser|ano|novo|natal|reveillon|carnaval|virada|santa|ferias|reforma|luto|viagem|inventario|descanso|pro|pra|tb|tbm|1a|bicho)\b|\d+(?:\/\d+)*/g

/** "meu pai tá doente": what stands before the closed days and is nobody's business. */
const ofFamily = /^(?:e )?(?:o |a )?(?:meu|minha|nosso|nossa) /

export function readClosure(statement: Statement): WishContent[] | null {
  const { text } = statement
  const folded = withoutAgreed(statement.folded)
  const at = shut.exec(folded)?.index ?? 0
  if (at === 0 || !ofFamily.test(folded)) return readClosedDays({ ...statement, folded })
  const closed = readClosedDays({ ...statement, text: text.slice(at), folded: folded.slice(at) })
  return (
    closed && [
      { kind: 'houseFact', about: 'private', what: text.slice(0, at).trim().slice(0, 120) },
      ...closed,
    ]
  )
}

/** Days in a row are one closure. */
export function neighboursJoined(days: readonly Days[]): Days[] {
  const joined: Days[] = []
  for (const day of days.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = joined.at(-1)
    if (last && day.from <= addDays(last.to, 1)) {
      last.to = day.to > last.to ? day.to : last.to
      last.end = Math.max(last.end, day.end)
    } else joined.push({ ...day })
  }
  return joined
}

function readClosedDays({ text, folded, today, anchor }: Statement): WishContent[] | null {
  if (!shut.test(folded) || /\bcozinha\b/.test(folded)) return null
  const long = longWeekdays(folded)
  const back = opensAgain.exec(folded)
  const [closing, opening] = back ? [text.slice(0, back.index), text.slice(back.index)] : [text, '']
  const days = neighboursJoined(daysOfText(closing, today, anchor))
  // Hours in it speak of opening, and another reader knows them.
  if (days.length === 0 && /\d\s*h/.test(folded)) return null
  if (closesAtHour.test(folded)) return null
  const rest = folded
    .replace(shut, ' ')
    .replace(postsToo, ' ')
    .replace(opensAgain, ' ')
    .replace(beside, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim()
  const feast = feastIn(text, today)
  const strange = rest.split(' ').filter((word) => word !== '' && !feast?.toLowerCase().includes(word))
  if (strange.length > 3) return null
  const wishes: WishContent[] = []
  const spare = days.map(({ start, end }) => [start, end] as const)
  const bare = spare.reduce(
    (told, [from, to]) => told.slice(0, from) + ' '.repeat(to - from) + told.slice(to),
    long.slice(0, closing.length),
  )
  const stated = closedWeekdays(long)
  // "não abre só segunda" says two things.
  if (days.length === 0 && stated === null && /\bso\b/.test(folded)) return null
  // "quinta, dia 22": the weekday of the day itself.
  const own = new Set(days.flatMap(({ from, to }) => (from === to ? [weekdayOf(from)] : [])))
  const weekly =
    days.length === 0 ? (stated ?? weekdaysIn(bare)) : weekdaysIn(bare).filter((day) => !own.has(day))
  if (weekly.length > 0 && weekly.length < 7)
    wishes.push({ kind: 'date', what: text.slice(0, 120), closed: true, weekdays: weekly })
  const [returns] =
    opening === '' ? [] : daysOfText(opening, days.at(-1)?.to ?? today, days.at(-1)?.to ?? anchor)
  days.forEach(({ from, to }, at) => {
    const until = at === days.length - 1 && returns && returns.from > from ? addDays(returns.from, -1) : to
    wishes.push({
      kind: 'date',
      what: feast ?? why.exec(text)?.[0] ?? 'casa fechada',
      from,
      to: until,
      closed: true,
    })
  })
  if (wishes.length === 0) return null
  if (postsToo.test(folded)) wishes.push({ kind: 'postRule', what: 'postsWhenClosed' })
  return wishes
}

const comesBack =
  /^(?:(?:a gente|nos|a casa|o bar|so|e|dai|depois) )*(?:volt|reabr|retorn)\w+(?: (?:a|as|ao|abrir|funcionar|atividades|normal|atendimento|com tudo))*$/

/** "Dia 31/12 não abrimos. Voltamos 04/01." The closed days last until the return. */
export function withReturns(wishes: readonly DraftWish[]): DraftWish[] {
  const kept: DraftWish[] = []
  for (const one of wishes) {
    const { wish } = one
    const before = kept.at(-1)
    const closed = before?.wish.kind === 'date' && before.wish.closed ? before.wish : null
    const isReturn =
      wish.kind === 'date' && !wish.closed && !wish.weekdays && comesBack.test(foldInPlace(wish.what))
    if (!isReturn || !before || !closed?.to || !wish.from || wish.from <= closed.to) {
      kept.push(one)
      continue
    }
    before.wish = { ...closed, to: addDays(wish.from, -1) }
    before.end = Math.max(before.end, one.end)
  }
  return kept
}

/** "abrimos de terça a domingo das 18h às 23h na Gentilândia": closed days, hours and place. */
export function readOpening(text: string, folded: string): WishContent[] | null {
  const long = longWeekdays(folded)
  const opens = /\b(?:abr\w+|funciona\w*|atende\w*|abert[oa]s?|horario)\b/.exec(long)
  if (!opens || shut.test(folded)) return null
  const hours =
    /,?\s*(?:das?|de|as)\s*\d{1,2}(?:[:h]\d{2})?\s*h?(?:oras)?\s*(?:a|as|ate|ate as|-)\s*\d{1,2}(?:[:h]\d{2})?\s*(?:h(?:oras)?)?/.exec(
      long,
    )
  const told = hours ? long.replace(hours[0], ' ') : long
  const place =
    /\s(?:na|no|em)\s+((?!domingo|segunda|terca|quarta|quinta|sexta|sabado|semana|fim|feriado|almoco|jantar)[a-z][a-z ]{2,60})$/.exec(
      told.trimEnd(),
    )
  const where = place ? told.slice(0, place.index) : told
  const closed = closedWeekdays(where.replace(/\s+/g, ' ').trim())
  if (closed === null) return null
  const wishes: WishContent[] = [{ kind: 'date', what: text.slice(0, 120), closed: true, weekdays: closed }]
  const open = hours ? readOpenHours(`abre ${hours[0].replace(/^[,\s]+/, '')}`) : null
  if (open) wishes.push(open)
  if (place?.[1]) {
    const at = folded.lastIndexOf(place[1].trim())
    wishes.push({ kind: 'houseFact', about: 'place', what: text.slice(at, at + place[1].trim().length) })
  }
  return wishes
}
