/** Days that stand behind their month: "em janeiro fiquei fechado, de 5 a 18", "dezembro vem a vaquejada do dia 11 ao 13", "em dezembro fecho nos dias 24, 25 e 31". */
import { foldedMonths, monthPattern } from '../../base/calendar.ts'
import { numberValues } from '../../base/language/number-words.ts'

const lastDay = 31
const spoken = Object.keys(numberValues)
  .filter((word) => (numberValues[word] ?? 0) > 1 && (numberValues[word] ?? 0) < lastDay)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
/** A day in figures or words: "11", "onze", "vinte e cinco", "primeiro". */
const anyDay = `\\d{1,2}|primeiro|(?:vinte|trinta) e (?:um|${spoken})|${spoken}`
const dayOf = (said: string | undefined): number =>
  /^\d/.test(said ?? '')
    ? Number(said)
    : (said ?? '')
        .split(' e ')
        .reduce((sum, word) => sum + (word === 'primeiro' ? 1 : (numberValues[word] ?? Number.NaN)), 0)

/** What may follow days; "de 20 a 30 peixadas" are none. */
const after =
  '(?=$|[,.;:!?)\\n]| (?:e|mas|por(?! cento)|para|pra|p|entao|fech|nao|a casa|a gente|com|tem|teve|nos|eu|abr|ai|tudo)\\b)'
const whole = new RegExp(
  `(?:\\b(?:em|no mes de) |(?:^|[.;!?\\n] ?)(?:e |mas |agora )?)(${monthPattern})\\b(?! (?:a|ate|e) (?:${monthPattern}|\\d))((?:(?!${monthPattern}|\\d/|[.;!?\\n]).){0,90}?)[ ,(]((?:de|do dia|dos dias|entre (?:os )?dias?) (${anyDay}) (?:a|ate|ao|e) (?:o )?(?:dia )?(${anyDay})|dias? (\\d{1,2}(?:, ?\\d{1,2})*(?: e (?:dia )?\\d{1,2})?)|(?<=\\()(\\d{1,2}) (?:a|ate|ao) (\\d{1,2})(?=\\)))${after}`,
  'g',
)

const partly = /\b(?:partir|depois|apos|ate|antes|desde)\b/

/** `days`: the first and last of a span, or each one of a list. */
export type DaysOfMonth = {
  month: number
  days: number[]
  isSpan: boolean
  start: number
  end: number
  /** Where the month stands, which is no date of its own then. */
  named: { start: number; end: number }
}

/** @param folded without accents and capitals */
export function daysAfterMonth(folded: string): DaysOfMonth[] {
  return [...folded.matchAll(whole)].flatMap((match) => {
    const [all, name = '', gap = '', words = '', ofSpan, toSpan, list, inBrackets, toBracket] = match
    const [first, last] = [ofSpan ?? inBrackets, toSpan ?? toBracket]
    // "janeiro fraco depois do dia 10": a part of the month.
    if (partly.test(gap) && !/^(?:em|no mes)\b/.test(all)) return []
    const days = list === undefined ? [dayOf(first), dayOf(last)] : (list.match(/\d+/g) ?? []).map(Number)
    const isSpan = list === undefined
    if (days.some((day) => !(day >= 1 && day <= lastDay)) || (isSpan && (days[0] ?? 0) >= (days[1] ?? 0)))
      return []
    const end = (match.index ?? 0) + all.length
    const at = folded.indexOf(name, match.index)
    return [
      {
        month: foldedMonths.indexOf(name) + 1,
        days,
        isSpan,
        start: end - words.length,
        end,
        named: { start: /^[a-z]/.test(all) ? (match.index ?? 0) : at, end: at + name.length },
      },
    ]
  })
}
