/** Days on which the house is closed or an item is missing, and days of the sheet that teach nothing, in any order of words. */
import { addDays, daysBetween, isoDay, type Span, weekdayOf } from '../../../base/calendar.ts'
import { findDates } from '../../dates/find-dates.ts'
import { daysIn } from '../../dates/found-date.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import { figure, figureOf } from '../../spoken/figures.ts'
import type { PieceReader } from '../../spoken/pieces.ts'
import { someDays } from '../context-words.ts'
import { datesIn, isAsked, itemsIn, joined, saidIn, sentenceEnd, spanOf } from '../slots.ts'
import { closingHour, statedPercent } from '../stated-figures.ts'
import { closesHouse, lacksItem, notNormal } from './closed-words.ts'
import { usedTo } from './nearer-days.ts'
import { onStretch, relativePeriod, type Stretch } from './sentence.ts'
import { closesElsewhere } from './subjects.ts'
import { isAhead, isOver } from './tense.ts'

const length = new RegExp(`\\b${figure} (semanas?|dias|quinzenas?)\\b`)
const daysOf = (said: string) => {
  const found = length.exec(said)
  const count = figureOf(found?.[1])
  const each = /^sem/.test(found?.[2] ?? '') ? 7 : /^qui/.test(found?.[2] ?? '') ? 15 : 1
  return found && count >= 1 && count * each <= 120 ? Math.round(count * each) : undefined
}

/** The dates of a stretch in the year that its tense means; where it has none, in the nearer one. */
function datesOf({ said, text, read: { today } }: Stretch) {
  if (/\bano passado\b/.test(said)) return datesIn(text, `${Number(today.slice(0, 4)) - 1}-12-31`, true)
  if (isOver(said)) return datesIn(text, today, true)
  const found = datesIn(text, today)
  if (isAhead(said)) return found
  const back = findDates(text, today, true)
  const gap = (a: string, b: string) => Date.parse(b) - Date.parse(a)
  return found.map((one, at) => {
    const before = back[at]?.span
    if (!before || before.to >= today || one.span.from <= today) return one
    return gap(before.to, today) < gap(today, one.span.from) ? { ...one, span: before } : one
  })
}

/** The days of a stretch: a list, a span, one with its length, or part of a month. */
function statedDays(stretch: Stretch): { from: string; to: string } | null {
  const { said, read } = stretch
  const dates = datesOf(stretch)
  const [first] = dates
  if (!first) return relativePeriod(said, read.today)
  const count = daysOf(said)
  // "lá pro dia 10 de março alagou, só reabrimos dia 19"
  const back = Number(
    /\b(?:volt|reabr|retorn)\w+(?: so| apenas)?(?: no)? dia (\d{1,2})\b(?!\/)/.exec(said)?.[1],
  )
  if (back >= 1 && back <= 31 && dates.length === 1 && first.span.from === first.span.to) {
    let to = first.span.from
    while (Number(addDays(to, 1).slice(8)) !== back && to < addDays(first.span.from, 40)) to = addDays(to, 1)
    return { from: first.span.from, to }
  }
  const isMonth = first.span.from.endsWith('-01') && daysBetween(first.span.from, first.span.to) >= 27
  if (isMonth && dates.length === 1) {
    const [year = 0, month = 0] = first.span.from.split('-').map(Number)
    const day = Number(/\bdia (\d{1,2})\b/.exec(said)?.[1])
    if (day >= 1 && day <= 31) {
      const from = isoDay(year, month, Math.min(day, daysIn(year, month)))
      return count === undefined ? null : { from, to: addDays(from, count - 1) }
    }
    // "2 semanas fechado em fevereiro": which ones is not said.
    if (count !== undefined || someDays.test(said)) return null
    if (/\bprimeira quinzena\b/.test(said)) return { from: first.span.from, to: addDays(first.span.from, 14) }
    if (/\bsegunda quinzena\b/.test(said)) return { from: addDays(first.span.from, 15), to: first.span.to }
  }
  if (dates.length > 1 && dates.every(({ bound }) => bound === 'on')) {
    const from = dates.map(({ span }) => span.from).toSorted()[0] ?? first.span.from
    const to =
      dates
        .map(({ span }) => span.to)
        .toSorted()
        .at(-1) ?? first.span.to
    const named = dates.filter(({ name }) => name !== null)
    // "dia 2 de novembro, Finados": one day with its name.
    if (named.length > 0 && dates.length === 2) {
      const plain = dates.find(({ name }) => name === null)
      if (plain) return plain.span
    }
    const all = dates.reduce((sum, { span }) => sum + daysBetween(span.from, span.to) + 1, 0)
    return daysBetween(from, to) + 1 <= all ? { from, to } : null
  }
  const days = spanOf(dates, read.today)
  if (days.from === undefined) return null
  if (days.to !== undefined && (days.from !== days.to || count === undefined))
    return { from: days.from, to: days.to }
  if (count !== undefined) return { from: days.from, to: addDays(days.from, count - 1) }
  return null
}

const abbreviated: readonly (readonly [RegExp, string])[] = [
  [/\bseg\b\.?/g, 'segunda'],
  [/\bter\b\.?(?! (?:que|mais|um|uma))/g, 'terca'],
  [/\bqua\b\.?/g, 'quarta'],
  [/\bqui\b\.?/g, 'quinta'],
  [/\bsex\b\.?/g, 'sexta'],
  [/\bsab\b\.?/g, 'sabado'],
  [/\bdom\b\.?/g, 'domingo'],
  [/\bfi(?:m|ns) de semana\b|\bfds\b/g, 'sabado e domingo'],
  [/\b(?:seg\w+|2a) a (?:sex\w+|6a)\b/g, 'segunda a sexta'],
]
const day = '(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?:[ -]feiras?)?'
const plainDays = (said: string) =>
  abbreviated
    .reduce((rest, [words, name]) => rest.replace(words, name), said)
    .replace(new RegExp(`\\b(${day}) (?:pra|para|ao|ate a|ate o|ate)(?= ${day})`, 'g'), '$1 a')

const everyWeekday = [0, 1, 2, 3, 4, 5, 6]
const onlyOpen =
  /\b(?:(?:so|somente|apenas|unicamente) (?:\w+ ){0,2}?(?:abr\w+|funcion\w+|atend\w+|trabalh\w+|oper\w+)|(?:abr\w+|funcion\w+|atend\w+|trabalh\w+|oper\w+)(?: \w+){0,2}? (?:so|somente|apenas)|(?:funcionamento|horario|expediente)\b|oper(?:o|amos|a)\b|os (?:meus |nossos )?dias (?:da gente |da casa |de funcionamento |que (?:a gente )?(?:abr\w+|funciona\w*) )?(?:sao|e)|(?:abr(?:o|e|imos)|funciona\w*|atend(?:o|e|emos)|trabalh(?:o|a|amos)) (?:(?:de|\w+ dias(?: por semana)?)[ ,]*)*(?:de )?(?=(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)))/
const skips = /\bpul(?:a|ar|e|em) (?:as|os|todas as|todos os) .*\b(?:folg\w+|fech\w+|nao abr\w+)\b/
const restShut =
  /\b(?:o )?resto (?:da semana )?(?:e |fica |ta |a gente )?(?:porta |casa |tudo )?(?:nao|fech\w+|parad\w+|folg\w+|descans\w+)/

/** The weekdays on which the house is closed, whatever the order of days and verbs. */
function closedOn(said: string): number[] | null {
  const plain = plainDays(said)
  const named = weekdaysIn(plain)
  if (named.length === 0 || named.length === 7) return null
  if (
    restShut.test(plain) ||
    (onlyOpen.test(plain) &&
      !/\b(?:fech\w+|folg\w+|nao (?:abr|funcion|atend|trabalh)\w+|parad\w+|mais tarde|mais cedo|as \d|das \d|meio[- ]dia|a noite|de noite|(?:a|de|pela) (?:tarde|manha)|(?:pro|para o|no) (?:almoco|jantar))\b/.test(
        plain,
      ))
  )
    return named.length >= 3 || /\b(?:so|somente|apenas|resto)\b/.test(plain)
      ? everyWeekday.filter((one) => !named.includes(one))
      : null
  if (skips.test(plain)) return named
  // "o almoço é de segunda a sexta, fim de semana parado": the days beside the closing word.
  const pieces = plain.split(/, (?!(?:e )?(?:domingo|segunda|terca|quarta|quinta|sexta|sabado))|: | mas /)
  const own = pieces.filter(
    (piece) =>
      weekdaysIn(piece).length > 0 &&
      (closesHouse(piece) || /\b(?:parad[oa]s?|fechad[oa]s?|folga)\b/.test(piece)),
  )
  const shut = weekdaysIn(own.join(', '))
  return shut.length > 0 && shut.length < 7 && closesHouse(said.replace(/\bparad[oa]\b/, 'fechado'))
    ? shut
    : null
}

/** "a pizzaria folga toda segunda-feira", "abrimos apenas sexta, sábado e domingo" */
const readWeekly = onStretch((stretch) => {
  const { said, text, read, at, to } = stretch
  if (isAsked(to, read) || usedTo.test(said) || /^\s*(?:e )?(?:se|caso)\b/.test(said)) return null
  if (datesIn(text, read.today).length > 0 || closingHour(said) !== undefined) return null
  // The list goes on behind the comma.
  const next = read.pieces[to + 1]?.said ?? ''
  if (
    to < at + 2 &&
    new RegExp(`^\\s*(?:e |o |de |a )*${day}`).test(next) &&
    !/[.;!?]/.test(read.original(to, to + 1).slice(read.original(to, to).length, -next.trim().length))
  )
    return null
  if (to < at + 2 && /^\s*(?:o resto|de (?:domingo|segunda|terca|quarta|quinta|sexta|sabado))/.test(next))
    return null
  if (itemsIn(said, read.names).some((name) => read.names.some((one) => one.name === name))) return null
  if (
    /\b(?:est[ae]|ess[ae]|proxim[oa]|que vem|passad[oa]|ultim[oa]|vale|compensa|devo|sera que)\b/.test(said)
  )
    return null
  const weekdays = closedOn(said)
  return weekdays && { kind: 'date', what: text.slice(0, 120), weekdays, closed: true }
})

/** Most words of a piece that says when or why: "nos dias 29 e 30 de abril tem dedetização, sem atendimento". */
const longestStatement = 16

const isGuess = (said: string) =>
  /^\s*(?:e )?(?:se|caso)\b|\b(?:talvez|sera que|penso em|pensando em|quem sabe|compensa|vale a pena|nao sei se|boato|dizem que|ia fechar)\b/.test(
    said,
  )

/** "do dia 2 ao dia 6 de setembro, fechado, obra na calçada", "paramos de 12 a 25 de maio" */
const readShut = onStretch((stretch) => {
  const { said, text, to, read } = stretch
  if (!closesHouse(said) || isAsked(to, read) || isGuess(said)) return null
  if (closingHour(said) !== undefined || statedPercent(said) !== undefined || usedTo.test(said)) return null
  if (/\b(?:vendas?|movimento) (?:cai|caiu|some|sumiu|fica|ficou|dobr\w+|cresc\w+)/.test(said)) return null
  const items = itemsIn(said, read.names).filter((name) => read.names.some((one) => one.name === name))
  // What goes on behind the comma: "só reabrimos dia 19", "primeira quinzena", the feast's name.
  const next = read.pieces[to + 1]?.said ?? ''
  const [feast] = datesIn(
    read.original(Math.min(to + 1, read.pieces.length - 1), Math.min(to + 1, read.pieces.length - 1)),
    read.today,
  )
  const isName = feast?.name != null && next.trim().split(/\s+/).length <= 3
  if (
    to < Math.min(stretch.at + 2, sentenceEnd(stretch.at, read)) &&
    (/^\s*(?:e )?(?:so )?(?:volt|reabr|retorn)|^\s*(?:n?a )?(?:primeira|segunda|ultima) (?:quinzena|semana|metade)/.test(
      next,
    ) ||
      isName)
  )
    return null
  const days = statedDays(stretch)
  // "fecha e volta na quarta": the days of the feast do not say how long.
  const returns =
    /\b(?:volt|reabr|retorn)\w+\b/.test(said) &&
    !/\b(?:volt|reabr|retorn)\w+(?: \w+){0,2} (?:dia )?\d/.test(said)
  const last = read.pieces[to]?.said ?? ''
  // "no dia 12 tem festa, fechamos aos domingos" says two things.
  if (
    to > stretch.at &&
    weekdaysIn(last).length > 0 &&
    datesIn(read.original(to, to), read.today).length === 0
  )
    return null
  if (returns || items.length > 0 || !days || daysBetween(days.from, days.to) > 200) return null
  if (weekdaysIn(said).length > 0 && daysBetween(days.from, days.to) > 10) return null
  const before = stretch.at === 0 ? '' : saidIn(0, stretch.at - 1, read)
  if (closesElsewhere(said, before, daysBetween(days.from, days.to) >= 3)) return null
  const within = shutWithin(said)
  const isPart = within !== null && days.from < days.to && within.some((one) => holds(days, one))
  return {
    kind: 'date',
    what: text.slice(0, 120),
    ...days,
    ...(isPart && { weekdays: within }),
    closed: true,
  }
}, longestStatement)

const holds = ({ from, to }: Span, weekday: number): boolean => {
  for (let day = from; day <= to; day = addDays(day, 1)) if (weekdayOf(day) === weekday) return true
  return false
}

const listOfDays = `${day}(?:(?:,| e| a| ate) (?:n?[ao]s? |na |no )?${day})*`
const closing = '(?:fech\\w+|folg\\w+|nao (?:vou |vai |vamos )?(?:abr\\w+|funcion\\w+))'
/** The weekdays that a closing within a feast names: "de 6 a 9 a gente fecha segunda e terça". */
export function shutWithin(said: string): number[] | null {
  const plain = plainDays(said)
  const found =
    new RegExp(`\\b${closing}(?: (?:so|somente|apenas|n?[ao]s?|de|em))* (${listOfDays})`).exec(plain) ??
    new RegExp(
      `\\b(${listOfDays})(?:,? (?:a gente|nos|eu|a casa|vou|vai|vamos|fica|ficamos))* ${closing}`,
    ).exec(plain)
  // "fecha de sexta 6 a terça 9": days with their dates.
  if (!found?.[1] || /\d/.test(plain.slice(found.index + found[0].length).slice(0, 4))) return null
  const named = weekdaysIn(found[1])
  return named.length === 0 || named.length === 7 ? null : named
}

/** "a peixada não foi vendida em abril", "as tapiocas só voltam dia 3, até lá nada" */
const readItemOut = onStretch((stretch) => {
  const { said, to, read } = stretch
  if (!lacksItem(said) || isAsked(to, read) || isGuess(said)) return null
  // "ou sobra ou falta pão": a habit of no day.
  if (/\b(?:ou|as vezes|sempre|vive|toda vez|(?:de )?vez em quando) (?:sobr|falt)\w+/.test(said)) return null
  if (
    /\b(?:nao (?:faltou|faltaram|falta|acabou|esgotou)|cliente\w*|movimento|definitiv\w+|de vez|nunca mais|nao (?:tem|vai ter|teremos) mais|quase|(?:so|somente|apenas) (?!volt|retorn|reabr|durante|em|ate|entre|n[ao]|por|de)\w+)\b/.test(
      said,
    )
  )
    return null
  const items = itemsIn(said, read.names).filter((name) => read.names.some((one) => one.name === name))
  const item = joined(items)
  if (item === undefined || items.length > 3) return null
  const back = /\b(?:so )?(?:volta\w*|retorn\w+)(?: so)? (?:em |no |dia |a |n?a partir )/.test(said)
  const dates = datesOf(stretch)
  const [date] = dates
  const days: Partial<Span> | null =
    back && dates.length === 1 && date
      ? date.span.from > read.today
        ? { from: read.today, to: addDays(date.span.from, -1) }
        : null
      : statedDays(stretch)
  if (!days?.from) return null
  return { kind: 'date', what: `sem ${items.join(' e ')}`.slice(0, 120), ...days, closed: true, item }
}, longestStatement)

/** "pode pular a semana da inspeção, 12 a 18 de maio", "dezembro não presta pra comparar" */
const readAbnormal = onStretch((stretch) => {
  const { said, text, to, read } = stretch
  if (!notNormal.test(said) || isAsked(to, read)) return null
  if (
    /\b(?:cardapio|preco|fechamos parceria|nao (?:ignor|desconsider|descart|pul|exclu|elimin|apag|tir)\w*|so (?:val|cont)\w+|a partir|desde|a conta de luz|client\w+ (?:nao conta|errad))\b/.test(
      said,
    )
  )
    return null
  const named = datesIn(text, read.today, true)
  // "as duas semanas de março (9 a 21/03)": the days within the month, and not the month.
  const [date, ...more] = named.filter(
    ({ span: month }) =>
      !named.some(
        ({ span }) =>
          span !== month &&
          span.from >= month.from &&
          span.to <= month.to &&
          (span.from > month.from || span.to < month.to),
      ),
  )
  if (!date || date.span.from >= read.today) return null
  const last = more.at(-1)
  const span = { from: date.span.from, to: last && last.span.to > date.span.to ? last.span.to : date.span.to }
  if (itemsIn(said, read.names).length > 0 && !/\bsemanas?\b|\bmes\b|\bdia\b/.test(said)) return null
  return {
    kind: 'date',
    what: text.slice(0, 120),
    from: span.from,
    to: span.to < read.today ? span.to : addDays(read.today, -1),
    closed: true,
    leftOut: true,
  }
}, longestStatement)

/** Closed days, where no closed day was read otherwise. */
export const closureReaders: readonly PieceReader[] = [readItemOut, readAbnormal, readShut, readWeekly].map(
  (reader): PieceReader =>
    (at, read) => {
      const found = reader(at, read)
      return found === null || Array.isArray(found) ? found : { ...found, weak: true }
    },
)
