/** "acabou a cajuína, só volta dia 15", "seriguela só tem em janeiro": what the house has not got until a day. */
import { addDays, monthNames, weekdayOf } from '../../base/calendar.ts'
import { ofThe } from '../../base/language/grammar.ts'
import { foldAccents } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { findDates } from '../dates/find-dates.ts'
import type { FoundDate } from '../dates/found-date.ts'
import type { WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { itemOf } from './orders/what.ts'
import type { PostClause } from './post-clause.ts'

const lacks =
  /\b(?:acab(?:ou|aram)|esgot(?:ou|ado|ada|aram)|(?:esta |ta |estao |tao )?(?:em|de|na) falta|falt(?:a|ou|ando)|nao (?:tem|temos|ha|vai ter|teremos|chegou|vem))\b/
const gone = /^[a-z -]{3,40} (?:acabou|acabaram|esgotou|esgotaram)[\s.!]*$/
const returns = /\b(?:(?:so )?(?:volta|voltam|retorna|chega)|so (?:tem|temos|vai ter|teremos))\b/
const thisWeek = /\b(?:ess[ae]|est[ae]|nest[ae]|ness[ae]|toda a) semana\b/
/** Words that say no more than that it is not there. */
const around =
  /\b(?:acab(?:ou|aram)|esgot\w+|esta|ta|estao|tao|em falta|de falta|na falta|falt(?:a|ou|ando)|nao|tem|temos|ha|vai ter|teremos|chegou|vem|so|volta|voltam|retorna|chega|ate|em|n[ao]s?|dia|a partir d[aeo]s?|ess[ae]|est[ae]|nest[ae]|ness[ae]|semana|mes|d[aeo]s?|e|entao|tira\w*|ele|ela|isso|posta\w*|post|posts|postage\w+|publica\w*|por enquanto|aqui|gente|mas|[oa]s?|que vem)\b/g
const why = /,? (?:porque|que|pois|por causa d\w*) .*$/

/** A name with the owner's accents. */
const spelled = (said: string, name: string): string => {
  const at = foldInPlace(said).toLowerCase().indexOf(name)
  return at < 0 ? name : said.slice(at, at + name.length).toLowerCase()
}

/** "em janeiro": the next such month. */
function monthIn(said: string, today: string): FoundDate[] {
  const folded = foldInPlace(said).toLowerCase()
  const found = new RegExp(
    `(?<![a-z/\\d])(?:em|ate|no mes de) (${monthNames.map(foldAccents).join('|')})(?![a-z])`,
  ).exec(folded)
  if (!found?.[1] || findDates(said, today).length > 0) return []
  const month = monthNames.map(foldAccents).indexOf(found[1]) + 1
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0)
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
  return [
    {
      span: { from: first, to: addDays(next, -1) },
      start: found.index,
      end: found.index + found[0].length,
      name: null,
    },
  ]
}

/** The item is named in no post before the day of its return; a return on one day is told. */
export function readShortage({ said, folded, isAsked, today, names }: PostClause): WishContent[] | null {
  if (isAsked || (!lacks.test(folded) && !/\bso (?:tem|temos|volta)\b/.test(folded))) return null
  const reason = why.exec(folded)?.index ?? folded.length
  const told = said.slice(0, reason)
  const dates = [...findDates(told, today), ...monthIn(told, today)]
  const [date] = dates
  if (dates.length > 1) return null
  const bare = date ? told.slice(0, date.start) + told.slice(date.end) : told
  const name = foldInPlace(bare)
    .toLowerCase()
    .replace(around, ' ')
    .replace(/[,.]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (
    name === '' ||
    name.split(' ').length > 4 ||
    /\b(?:gente|movimento|mesa|vaga|garcom|musica|luz|agua|reais)\b/.test(name)
  )
    return null
  const item = itemOf(name, names) ?? (findTerm(name) ? spelled(told, name) : null)
  if (item === null) return null
  const comes = returns.test(folded)
  const until = date
    ? comes || /\bso (?:tem|temos|volta)\b/.test(folded)
      ? addDays(date.span.from, -1)
      : date.span.to
    : null
  const end = until ?? (thisWeek.test(folded) ? addDays(today, (7 - weekdayOf(today)) % 7) : null)
  // "Caju acabou": until the owner says more, as "acabou o caju" is read.
  if (end === null && gone.test(folded))
    return [{ kind: 'exclude', what: findTerm(name) ? spelled(told, name) : item, why: 'supply' }]
  if (end === null || end < today) return null
  // A return on one day is a launch: nothing shows the item before it.
  if (comes && date && date.span.from === date.span.to)
    return [
      {
        kind: 'date',
        what: `volta ${ofThe(item)}`.slice(0, 120),
        from: date.span.from,
        to: date.span.from,
        closed: false,
      },
    ]
  return [{ kind: 'postRule', what: 'noMention', of: item, from: today, to: end }]
}
