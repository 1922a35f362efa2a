/** Days of the past that are no measure: what ran out on them, weeks without power, and periods that the owner leaves out. */
import { addDays, monthNames, monthPattern } from '../../../base/calendar.ts'
import { numberValues, unitWords } from '../../../base/language/number-words.ts'
import { foldAccents } from '../../../base/language/text.ts'
import type { FoundDate } from '../../dates/found-date.ts'
import { figure, figureOf } from '../../spoken/figures.ts'
import type { WishContent } from '../../text/draft.ts'
import { withLasted } from '../context-words.ts'
import { datesBehind, namedItems, next, type SumReader } from './parts.ts'

const ranOut =
  /\b(?:falt(?:ou|aram)|acab(?:ou|aram)|fiqu(?:ei|amos) sem|ficou sem|esgot(?:ou|aram)|zer(?:ou|aram))\b/
const lastYear =
  /\bano passado\b|\bno outro ano\b|\bano anterior\b|\bem 20\d\d\b|\b(?:virada|reveillon|natal|carnaval) passad[oa]\b/
/** Hours in words: "às sete". */
const hourWords = Object.keys(unitWords).filter(
  (word) => word !== 'um' && unitWords[word as keyof typeof unitWords] <= 12,
)
const hourSaid = new RegExp(
  `\\b(?:as|umas|pelas|la pelas|por volta das) (?:(\\d{1,2})|(${hourWords.join('|')}))(?:(?: ?h| horas)\\b|\\b)(?: e meia)?(?: d[ao] (tarde|noite|manha))?`,
)
/** The hour of a day, 0 to 24, that some words name; undefined without one. */
function hourIn(said: string): number | undefined {
  const [, figure, word, part] = hourSaid.exec(said) ?? []
  if (figure === undefined && word === undefined) return undefined
  const hour = figure === undefined ? (numberValues[word ?? ''] ?? 0) : Number(figure)
  const late = hour + (part !== undefined && part !== 'manha' && hour < 12 ? 12 : 0)
  return late <= 24 ? late : undefined
}

/** "no São João acabou o milho às sete": what sold then is less than was asked for. */
const readRanOut: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && ranOut.exec(line.said)
  if (!line || !found || !lastYear.test(line.said)) return null
  // Days of a shortage, one after the other, are the reader's of dates.
  if (/\bde \d{1,2}[^.;!?]{0,20} a \d{1,2}\b|\bsemana|\bmes\b/.test(line.said)) return null
  const { today, names } = lines.around
  const item = namedItems(line.said, names)
  if (item === undefined) return null
  const year = Number(today.slice(0, 4)) - 1
  const [date] = datesBehind(line.said.replace(/\bano passado\b/, ' '.repeat(11)), today)
  const [, only] = /\bdia (\d{1,2})\b(?! de|\/)/.exec(line.said) ?? []
  const before = lines.lines
    .slice(0, lines.at + 1)
    .map(({ said }) => said)
    .join(' . ')
  // The 31st that an owner remembers beside the New Year is that of December.
  const isYearEnd = /\b(?:ano novo|reveillon|virada|dezembro|natal)\b/.test(before)
  const feast = /\b(?:reveillon|virada|ano novo)\b/.test(line.said)
    ? '12-31'
    : /\bnatal\b/.test(line.said)
      ? '12-25'
      : null
  const from =
    only !== undefined && isYearEnd && Number(only) >= 20
      ? `${year}-12-${only.padStart(2, '0')}`
      : feast !== null && only === undefined
        ? `${year}-${feast}`
        : date && date.span.from < today
          ? date.span.from
          : undefined
  if (from === undefined) return null
  const start = hourIn(line.said)
  return {
    wishes: [
      {
        kind: 'question',
        about: 'ranOut',
        item,
        from,
        ...(start !== undefined && { start }),
      },
    ],
    start: line.start,
    end: line.end,
  }
}

const noPower =
  /\b(?:sem|falt(?:ou|aram)|queda d[ea]|acabou) (?:a |o )?(?:luz|energia|agua|gas|internet|forca)\b/
/** "em julho, na semana de 13, ficamos sem energia dois dias, não conte": that week is no measure. */
const readNoPower: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  if (!line || !noPower.test(line.said) || /\bfim de semana\b/.test(line.said)) return null
  const { today } = lines.around
  const week = /\bsemana d[eo] (?:dia )?(\d{1,2})\b/.exec(line.said)
  const month = new RegExp(`\\b${monthPattern}\\b`).exec(line.said)?.[0]
  const at = month === undefined ? -1 : monthNames.findIndex((name) => foldAccents(name) === month)
  const year = Number(today.slice(0, 4)) - (at + 1 > Number(today.slice(5, 7)) ? 1 : 0)
  const [date] = datesBehind(line.said, today)
  const first =
    week?.[1] !== undefined && at >= 0
      ? `${year}-${String(at + 1).padStart(2, '0')}-${week[1].padStart(2, '0')}`
      : undefined
  const from = first ?? date?.span.from
  const to =
    first === undefined
      ? date?.span.to
      : withLasted({ from: first, to: addDays(first, 6) }, line.said, today).to
  if (from === undefined || to === undefined || to >= today || to > addDays(from, 20)) return null
  const also = next(lines)
  const isMore =
    also !== undefined &&
    /^(?:e |entao )?(?:nao conte\w*|desconsider\w*|ignor\w*|nao e normal|tir\w+ da conta)/.test(also.said)
  return {
    wishes: [{ kind: 'date', what: 'sem luz', from, to, closed: true, leftOut: true }],
    start: line.start,
    end: isMore ? also.end : line.end,
  }
}

const soldLess =
  /\b(?:vend\w+|planilha|numero|perdi)\b[^.;!?]*\b(?:menos|abaixo|menor|a mais|venda)\b|\b(?:tinha|ainda tinha|com) fila\b|^(?:e )?faltou$/
/** "no sábado 7 o caldo acabou às oito da noite, então vendi menos do que podia": that day is less than was asked for. */
const readShortDay: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  const found = line && ranOut.exec(line.said)
  if (!line || !found || lastYear.test(line.said) || noPower.test(line.said)) return null
  const { today, names } = lines.around
  const after = next(lines)
  const item = namedItems(line.said, names) ?? (after && namedItems(after.said, names))
  // "na romaria de Finados, no domingo, dia 1º": the day that is said, and not the feast.
  const vague = ({ span, name }: FoundDate) => Number(name !== null) + 2 * Number(span.from !== span.to)
  const [date] = datesBehind(line.said, today).toSorted((a, b) => vague(a) - vague(b))
  if (item === undefined || !date || date.span.to > addDays(date.span.from, 2)) return null
  const hour = hourIn(line.said)
  const { from, to } = date.span
  return {
    wishes: [
      { kind: 'question', about: 'ranOut', item, from, ...(hour !== undefined && { start: hour }) },
      // The week of a shortage is filled by the item's usual share of the house.
      ...item
        .split(' + ')
        .map(
          (one): WishContent => ({ kind: 'date', what: `faltou ${one}`, item: one, from, to, closed: true }),
        ),
    ],
    start: line.start,
    end: after && soldLess.test(after.said) ? after.end : line.end,
  }
}

const notUsual =
  /\bnao (?:e |foi |era )?(?:pra |para )?(?:leve|leva|levem|cont\w+|consider\w+|us\w+|tom\w+|entr\w+)\b[^.;!?]{0,30}?\b(?:em conta|na conta|isso|aquilo|ess\w+|normal|media|base|por normal)\b\b/
const dayRange = new RegExp(
  `\\b(?:d[eo] )?(?:dia )?${figure} (?:a|ao|ate)(?: o)?(?: dia)? ${figure}\\b(?! ?(?:h|horas|%|reais))`,
)
/** "em maio a rua ficou em obra do dia 4 ao 24, então não leva isso em conta": a period left out of the past. */
const readLeftOut: SumReader = (lines) => {
  const line = lines.lines[lines.at]
  if (
    !line ||
    /\bsemana\b/.test(line.said) ||
    !notUsual.test(line.said) ||
    namedItems(line.said, lines.around.names) !== undefined
  )
    return null
  const { today } = lines.around
  const month = new RegExp(`\\b${monthPattern}\\b`).exec(line.said)?.[0]
  const days = dayRange.exec(line.said)
  const at = month === undefined ? -1 : monthNames.findIndex((name) => foldAccents(name) === month)
  const year = Number(today.slice(0, 4)) - (at + 1 > Number(today.slice(5, 7)) ? 1 : 0)
  const on = (day = '') =>
    `${year}-${String(at + 1).padStart(2, '0')}-${String(Math.round(figureOf(day))).padStart(2, '0')}`
  // Other periods are read by the readers of dates and of episodes.
  if (at < 0 || days === null) return null
  const span = { from: on(days[1]), to: on(days[2]) }
  if (span.from > span.to || span.to >= today) return null
  return {
    wishes: [{ kind: 'date', what: 'fora do normal', ...span, closed: true, leftOut: true }],
    start: line.start,
    end: line.end,
  }
}

export const pastDays: readonly SumReader[] = [readRanOut, readShortDay, readNoPower, readLeftOut]
