/** Days that an owner tells of: those that were not normal, closed ones, and those from which sales change. */
import { addDays, daysBetween, foldedMonths, monthPattern, weekdayOf } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { type FoundIn, type PieceReader, question, type Read } from '../spoken/pieces.ts'
import { foldInPlace } from '../text/fold.ts'
import { withLasted } from './context-words.ts'

const said = ({ pieces }: Read, at: number) => pieces[at]?.said ?? ''
const only = (wish: FoundIn['wish'], from: number, to = from): FoundIn => ({ wish, from, to })

const acrossMonths = new RegExp(
  `\\b(${monthPattern})\\s+(?:pra|para|a|ate|e)\\s+(${monthPattern})\\b.*\\b(?:de|dia|do dia)\\s+(\\d{1,2})\\s+(?:a|ate|ao)\\s+(?:o dia )?(\\d{1,2})\\b(?!\\s*(?:h|kg|de))`,
)
const notNormal =
  /\b(?:nao (?:e|foi|era|sao|eram) (?:o |a |um |uma |nada )?norma\p{L}+|(?<!por )fora do normal|nao se repet\p{L}+|anormal|atipic\p{L}+|fora da curva|foi exce\p{L}+|nao vale|nao serve de base|nao cont\p{L}+|desconsider\p{L}+|ignor\p{L}+|nao use|tira da conta|deix(?:a|e) (?:de )?fora|nao leve em conta|tir\p{L}+ (?:ess|est)es? efeitos?|tir\p{L}+ o efeito|descont\p{L}+ (?:isso|ess)|nao (?:e|foi|era) (?:rotina|regra|padrao|sempre)|nao volta\p{L}* a acontecer|so volta no fim do ano)\b/u

/** The days that a piece names; "setembro pra outubro, de 24 a 4" is one span. */
function spanIn(at: number, to: number, read: Read): { from: string; to: string } | null {
  const folded = read.pieces
    .slice(at, to + 1)
    .map((one) => one.said)
    .join(' ')
  const across = acrossMonths.exec(folded)
  if (across) {
    const names = foldedMonths
    const year = Number(read.today.slice(0, 4))
    const on = (of: number) => {
      const two = (value: number) => String(value).padStart(2, '0')
      const [first, last] = [names.indexOf(across[1] ?? '') + 1, names.indexOf(across[2] ?? '') + 1]
      return {
        from: `${of}-${two(first)}-${two(Number(across[3]))}`,
        to: `${last < first ? of + 1 : of}-${two(last)}-${two(Number(across[4]))}`,
      }
    }
    return [on(year), on(year - 1)].find((span) => span.to <= read.today) ?? on(year)
  }
  const [found] = findDates(read.original(at, to), read.today, true)
  if (!found || found.span.from >= read.today) return null
  // "em novembro", said in November: what is over of it.
  return found.span.to < read.today ? found.span : { ...found.span, to: addDays(read.today, -1) }
}

/** "de 24/9 a 4/10 teve festa, aquilo não é o normal": days that teach nothing. */
const readNotNormal: PieceReader = (at, read) => {
  const ends = [at, at + 1, at + 2].find((index) => notNormal.test(said(read, index)))
  if (ends === undefined || /\bfech/.test(said(read, at))) return null
  const between = read.pieces.slice(at, ends + 1).map((one) => one.said)
  // Another date on the way is another statement.
  if (
    !acrossMonths.test(between.join(' ')) &&
    between
      .slice(1)
      .some(
        (_, index) => findDates(read.original(at + 1 + index, at + 1 + index), read.today, true).length > 0,
      )
  )
    return null
  if (
    !acrossMonths.test(between.join(' ')) &&
    findDates(read.original(at, at), read.today, true).length === 0
  )
    return null
  const span = spanIn(at, ends, read)
  if (!span) return null
  const days = withLasted(span, foldInPlace(read.original(at, ends)), read.today)
  return only(
    { kind: 'date', what: read.original(at, at).slice(0, 120), ...days, closed: true, leftOut: true },
    at,
    /\bvendi mais|o dobro\b/.test(said(read, ends + 1)) ? ends + 1 : ends,
  )
}

/** "em outubro fiquei uma semana fechada, não conte" */
const readClosedWeek: PieceReader = (at, read) => {
  const piece = said(read, at)
  const found =
    /\b(?:fiquei|ficamos|fechei|fechamos|fechou|parei|paramos)\b.{0,20}\b(?:uma semana|1 semana|a semana toda)\b/.exec(
      piece,
    )
  if (!found) return null
  const [month] = findDates(read.original(at, at), read.today, true)
  if (!month || month.span.from === month.span.to) return null
  const also = notNormal.test(said(read, at + 1)) && said(read, at + 1).length < 40
  // "em julho, uma semana (13 a 19)": which week is said.
  const isKnown = daysBetween(month.span.from, month.span.to) <= 7
  return only(
    {
      kind: 'date',
      what: read.original(at, at).slice(0, 120),
      ...month.span,
      closed: true,
      ...(!isKnown && { days: 7 }),
    },
    at,
    also ? at + 1 : at,
  )
}

/** "no carnaval fecho de sábado até quarta" */
const readClosedDays: PieceReader = (at, read) => {
  const piece = said(read, at)
  const days = weekdaysIn(piece)
  const [named] = findDates(read.original(at, at), read.today).filter(({ name }) => name !== null)
  // "domingo não abre, mas vou abrir nesse almoço"
  if (/\b(?:mas|so) (?:vou |vamos )?abr/.test(said(read, at + 1)) || /\b(?:volt|reabr)/.test(piece))
    return null
  // "no ano passado a gente fechou na Sexta-feira Santa" closes nothing to come.
  if (/\b(?:ano|carnaval|natal|pascoa|santa) passad[oa]\b|\bfech(?:ou|ei|aram)\b/.test(piece)) return null
  if (!named || days.length === 0 || !/\b(?:fech\p{L}+|nao (?:abr|funcion)\p{L}+|folga)\b/u.test(piece))
    return null
  const all = Array.from({ length: 13 }, (_, index) => addDays(named.span.from, index - 3)).filter((day) =>
    days.includes(weekdayOf(day)),
  )
  const first = all.find((day) => day >= named.span.from) ?? all[0]
  const last = all.findLast((day) => first !== undefined && day <= addDays(first, days.length - 1))
  if (first === undefined || last === undefined) return null
  return only({ kind: 'date', what: named.name ?? 'fechado', from: first, to: last, closed: true }, at)
}

const returns =
  /\b(?:volt\p{L}+|comec\p{L}+|recomec\p{L}+|retom\p{L}+|inici\p{L}+|reabr\p{L}+|inaugur\p{L}+)\b.{0,24}\b(?:aulas?|universidade|faculdade|escolas?|colegio|obra|fabrica|turno|shopping|forum|expediente|semestre|ano letivo)\b|\b(?:aulas?|universidade|faculdade|escola|fabrica|obra|semestre)\b.{0,24}\b(?:volt\p{L}+|comec\p{L}+|retom\p{L}+|reabr\p{L}+)\b/u
/** "as aulas voltam dia 1 de março, antes disso fica parado" */
const readNewLevel: PieceReader = (at, read) => {
  const back = returns.exec(said(read, at))
  if (!back) return null
  const [date] = findDates(read.original(at, at), read.today).filter(({ span }) => span.from > read.today)
  if (!date) return null
  let to = at
  while (
    to < at + 2 &&
    /\b(?:antes disso|ate la|ano passado|todo ano|foi igual|ferias|parad\p{L}+|frac\p{L}+)\b/u.test(
      said(read, to + 1),
    ) &&
    !/\d/.test(said(read, to + 1))
  )
    to += 1
  return only(question('newLevel', { from: date.span.from, what: read.own(back[0]).slice(0, 120) }), at, to)
}

export const toldDays: readonly PieceReader[] = [readNotNormal, readClosedWeek, readClosedDays, readNewLevel]
