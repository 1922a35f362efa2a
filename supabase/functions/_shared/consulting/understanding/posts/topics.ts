/** How many posts there are, and how many of a subject: "12 posts", "2 posts da truta", "um sem álcool por semana". */
import type { WishContent } from '../text/draft.ts'
import { numbersIn } from '../text/numbers.ts'
import { readCountedFormat } from './counted-formats.ts'
import { subjectOf } from './orders/what.ts'
import type { Statement } from './statement.ts'

const number = String.raw`(\d{1,2}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta)`
const noun = `(?:posts?|posti?s|publicac(?:ao|oes)|postage(?:m|ns)|legendas?|videos?|reels?|vezes|vez)`
/** What the whole calendar is counted in: a form is counted within it. */
const inAll = `(?:posts?|posti?s|publicac(?:ao|oes)|postage(?:m|ns)|legendas?|vezes|vez)`
const lead = String.raw`^(?:(?:e|eu|quero|queria|preciso de|precisa|faz|faca|bota|bote|manda|com|ter|tem que ter|pode ser|pelo menos|no minimo|no maximo|ate|so|somente|apenas|exatamente|uns|umas|sao|total de)\s+)*`
const all = new RegExp(`${lead}${number} ${inAll}(?: (?:no total|ao todo|no mes|so|prontos|em tudo))?$`)
const some = new RegExp(
  `${lead}${number}(?: ${noun})?(?: (?:por|a|em cada|cada|toda) semana)? (?:(?:so )?(?:d[aeo]s?|sobre(?: [ao]s?)?|com(?: [ao]s?)?|falando d[aeo]s?|mostrando [ao]s?|pr[ao]s?|para [ao]s?) )?(.+?)(?: (?:por|a|em cada|cada|toda) semana)?(?: e)?$`,
)
const weekly = /\b(?:por|a|em cada|cada|toda) semana\b/
const atLeast = /\b(?:pelo menos|no minimo)\b/
const atMost = /\b(?:no maximo|ate)\b/

/** Words that say that posts are counted, where no noun does. */
const counts = /\b(?:posts?|publicac\w+|postage\w+|legendas?|videos?|reels?|vez(?:es)?)\b/

/** What a subject is not: a time, a person, something counted for another reason. */
const other =
  /\bmenos\b|^(?:em|n[ao]s?|ate|por|durante) |^(?:semanas?|dias?|mes|meses|horas?|reais|pessoas?|lugares|mesas|anos?|hashtags?|vez(?:es)? (?:por|na) semana)\b|\bpor dia\b|\d{1,2}\/\d/

export function readTopic({ text, folded, asks }: Statement): WishContent[] | null {
  if (asks) return null
  const ofForm = readCountedFormat(folded)
  if (ofForm) return ofForm
  const bound = atLeast.test(folded) ? 'at_least' : atMost.test(folded) ? 'at_most' : 'exactly'
  const whole = all.exec(folded)
  const [total] = numbersIn(whole?.[1] ?? '')
  if (total !== undefined && total > 0) return [{ kind: 'count', count: total, bound }]
  const found = some.exec(folded)
  const said = found?.[2]
  if (!found || !said || other.test(said)) return null
  const isCounted = counts.test(folded.slice(0, folded.length - said.length)) || weekly.test(folded)
  const free = subjectOf(said.trim()) === 'sem álcool'
  if (!isCounted && !free) return null
  const [count] = numbersIn(found[1] ?? '')
  if (count === undefined || said.split(' ').length > 6) return null
  const at = folded.indexOf(said, folded.indexOf(found[1] ?? ''))
  const what = free ? 'sem álcool' : subjectOf(text.slice(at, at + said.length).trim())
  return [
    {
      kind: 'postTopic',
      what: what.slice(0, 120),
      count,
      bound,
      ...(weekly.test(folded) && { per: 'week' as const }),
    },
  ]
}
