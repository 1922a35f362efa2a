/** "caldo a 10 reais só na terça", "toda segunda o pastel sai por 6": one thing at a price of its own on named weekdays. */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import type { WishContent } from '../text/draft.ts'
import { isNoun, itemOf } from './orders/what.ts'
import type { PostClause } from './post-wholes.ts'
import { longWeekdays } from './weekday-words.ts'

const price =
  /(?:^| )(?:(?:a|por|sai (?:a|por)|fica (?:a|por)|custa) )?(?:r\$ ?)?(\d{1,3}(?:,\d{1,2})?)(?: reais)?(?=[ ,]|$)/g
const weekday = /(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?:[ -]feiras?)?/g
const otherDays = /,? (?:e )?(?:n?os outros dias|no resto da semana|outro dia|dia normal)(?: .*)?$/
const fillers =
  /\b(?:so|somente|apenas|tod[oa]s?|n[ao]s?|aos?|as|de|e|mas|viu|ta|hein|sai|fica|por|[oa]s?|cada|vale|valendo|aqui|gente|faz|fazemos|vende|vendemos)\b/g
/** A day that only says once more when something holds. */
const again =
  /^(?:e |mas |viu |,)*so (?:n[ao]s?|de|as?|aos?) (?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?:[ -]feiras?)?(?: (?:viu|ta|hein|mesmo))*$/

/** Null for anything with hours or a second price, which the readers of offers know. Empty where a day is only said again. */
export function readDayOffer({ said, folded, isAsked, names }: PostClause): WishContent[] | null {
  if (isAsked) return null
  const long = longWeekdays(folded)
  if (again.test(long)) return []
  const told = long.replace(otherDays, '')
  const weekdays = weekdaysIn(told)
  const prices = [...told.matchAll(price)]
  const [one] = prices
  if (!one?.[1] || prices.length > 1 || weekdays.length === 0 || !/\breais\b|r\$/.test(told)) return null
  const words = told
    .replace(one[0], ' ')
    .replaceAll(weekday, ' ')
    .replace(fillers, ' ')
    .replace(/[,.]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (
    words === '' ||
    words.split(' ').length > 5 ||
    /\b(?:couvert|entrada|ingresso|rodizio|happy|musica|show|graca|combo)\b/.test(words)
  )
    return null
  const item = itemOf(words, names)
  const [first] = words.split(' ')
  const isOnly = /\b(?:so|somente|apenas|toda?s?)\b/.test(told)
  if (item === null && !findTerm(words) && !(first && findTerm(first)) && !(isOnly && isNoun(words)))
    return null
  const start = folded.indexOf(words)
  const name = item ?? (start < 0 ? words : said.slice(start, start + words.length))
  return [{ kind: 'combo', what: name, price: Number(one[1].replace(',', '.')), weekdays }]
}
