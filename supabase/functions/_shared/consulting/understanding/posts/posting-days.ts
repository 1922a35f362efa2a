/** "2 posts por semana, terça e sexta, sempre às 10h": how often, on which weekdays and at what hour the house publishes. */
import { numberValues } from '../../base/language/number-words.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import type { WishContent } from '../text/draft.ts'
import type { PostClause } from './post-clause.ts'
import { longWeekdays } from './weekday-words.ts'

const week = [0, 1, 2, 3, 4, 5, 6]

const count =
  /(?:^| )(\d|uma?|dois|duas|tres|quatro|cinco|seis)(?: a \w+)? (?:posts?|postage\w+|publicac\w+|vez(?:es)?)(?= |$)/
const weekday =
  /(?:^| )(?:domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?)(?:[ -]feiras?)?(?= |$)/g
const before = /(?:^| )antes d[aeo]s? (\d{1,2}) ?h?(?:oras)?(?= |$)/
const at = /(?:^| )(?:as |a |pelas )?(\d{1,2})(?: ?h(?:oras)?(?:(\d\d)|30)?|:(\d\d))(?= |$)/
const atWord = /(?:^| )as (\d{1,2})(?= |$)/
const fillers =
  /(?:^| )(?:post\w*|publi\w+|so|somente|apenas|sempre|tod[oa]s?|n[ao]s?|aos?|as?|os?|e|de|d[ao]|em|dias?|consigo|conseguimos|posso|da|dou conta|por semana|na semana|semanais|semana|manha|tarde|noite|eu|a gente|quero|queria|vou|vamos|mais que|mais de|mais do que|nao|que|no maximo|ate|umas?|uns|cerca|horas?|hora|stories|dois|tres|fixo|certo|vai|sair|saindo|saem|sai)(?= |$)/

/** Null unless nothing else is said, and it is said of publishing. */
export function readPostingDays({ folded, isAsked }: PostClause): WishContent[] | null {
  if (isAsked || !/\b(?:post|publi)/.test(folded)) return null
  if (
    /\b(?:sobre|d[aeo]s? (?!mais|conta|manha|tarde|noite|maximo|que|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|\d))/.test(
      folded,
    )
  )
    return null
  let rest = longWeekdays(folded).replace(/[,.]/g, ' ').replace(/\s+/g, ' ').trim()
  const often = count.exec(rest)
  if (often) rest = rest.replace(often[0], ' ')
  const weekdays = weekdaysIn(rest)
  const isRefused = weekdays.length > 0 && /\bnao\b/.test(rest)
  rest = rest.replace(weekday, ' ')
  const early = before.exec(rest)
  if (early) rest = rest.replace(early[0], ' ')
  const clock = at.exec(rest) ?? atWord.exec(rest)
  if (clock) rest = rest.replace(clock[0], ' ')
  const isWeekly = /\bseman/.test(rest)
  for (let turn = 0; turn < 40 && fillers.test(rest); turn += 1) rest = rest.replace(fillers, ' ')
  if (rest.trim() !== '' || isRefused) return null
  const most = often ? Number(numberValues[often[1] ?? ''] ?? often[1]) : 0
  const hour = clock
    ? Number(clock[1]) + Number(clock[2] ?? clock[3] ?? 0) / 60
    : early
      ? Number(early[1]) - 1
      : null
  if ((often && !isWeekly && weekdays.length === 0) || (weekdays.length === 0 && hour === null && !often))
    return null
  // Alone, "um post por semana" may be about what stands before it.
  if (weekdays.length === 0 && hour === null && !/\b(?:dou conta|consigo|conseguimos|posso)\b/.test(folded))
    return null
  // Said of one post: "um post na sexta às 18h".
  if (often && !isWeekly && most < weekdays.length) return null
  if (often && most === 1 && !isWeekly) return null
  return [
    ...(most > 0 && (isWeekly || weekdays.length > 0)
      ? [{ kind: 'postRule', what: 'perWeek', most } as const]
      : []),
    ...(weekdays.length > 0
      ? [
          {
            kind: 'postRule',
            what: 'noPosts',
            weekdays: week.filter((day) => !weekdays.includes(day)),
          } as const,
        ]
      : []),
    ...(hour === null || hour > 23 ? [] : [{ kind: 'postRule', what: 'postAt', at: hour } as const]),
  ]
}
