/** "caldo a 10 reais só na terça", "toda segunda o pastel sai por 6": one thing at a price of its own on named weekdays. */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import type { WishContent } from '../text/draft.ts'
import { isNoun, itemOf } from './orders/what.ts'
import type { PostClause } from './post-clause.ts'
import { longWeekdays } from './weekday-words.ts'

const price =
  /(?:^| )(?:(?:a|por|sai (?:a|por)|fica (?:a|por)|custa) )?(?:r\$ ?)?(\d{1,3}(?:,\d{1,2})?)(?: reais)?(?=[ ,]|$)/g
const weekday = /(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?:[ -]feiras?)?/g
const otherDays = /,? (?:e )?(?:n?os outros dias|no resto da semana|outro dia|dia normal)(?: .*)?$/
/** Only on these days: what is sold on them as well, the readers of weekly dishes know. */
const limited =
  /\b(?:so|somente|apenas) (?:n[ao]s?|de|as?|aos?) (?:domingo|segunda|terca|quarta|quinta|sexta|sabado)|outros dias|resto da semana/
const fillers =
  /\b(?:so|somente|apenas|tod[oa]s?|n[ao]s?|aos?|as|de|e|mas|viu|ta|hein|sai|fica|por|[oa]s?|cada|vale|valendo|aqui|gente|faz|fazemos|vende|vendemos)\b/g
/** A day that only says once more when something holds. */
const again =
  /^(?:e |mas |viu |,)*so (?:n[ao]s?|de|as?|aos?) (?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?:[ -]feiras?)?(?: (?:viu|ta|hein|mesmo))*$/

/** "pudim de graça na segunda", "o segundo café pela metade do preço toda quarta": an offer without a price of its own. */
const unpriced =
  /\b(?:de graca|gratis|por conta da casa|pela metade do preco|pela metade|com metade do preco|a metade do preco)\b/
const eventful =
  /\b(?:entrada|couvert|musica|show|forro|samba|festa|estacionamento|entrega|chop\w*|cervejas?|caip\w+|drinks?|doses?|cachacas?|ate as)\b/

/** The offer by its name on its weekdays, and on what condition. */
function offerOf(said: string, folded: string, weekdays: number[]): WishContent[] | null {
  const found = unpriced.exec(folded)
  if (!found || eventful.test(folded)) return null
  const end = found.index + found[0].length
  const bare = said
    .slice(0, end)
    .replace(
      /^(?:e |mas )*(?:(?:toda?|n[ao]s?|de|aos?|às?)\s+)*(?:\p{L}+(?:-feira)?,?\s+)?(?:a gente|n[oó]s) (?:faz|d[áa]|damos|fazemos|tem)\s+/iu,
      '',
    )
    .replace(/^(?:toda?s?|n[ao]s?|aos?|de|às?)\s+\p{L}+(?:-feira)?s?,?\s+(?:tem |sai )?/iu, '')
    .replace(/^(?:o|a|os|as) (?=\p{L})/iu, '')
    .trim()
  if (bare.length < 8 || bare.split(' ').length > 9) return null
  const note = /(?:pra|para|pro) quem [^,.;]+/iu.exec(said.slice(end))?.[0]
  return [
    {
      kind: 'date',
      what: bare.slice(0, 120),
      closed: false,
      weekdays,
      ...(note !== undefined && {
        note: note
          .replace(/^pr[ao] /iu, 'para ')
          .trim()
          .slice(0, 120),
      }),
    },
  ]
}

/** What something costs already: no offer. */
const already =
  /^(?:e |mas |que |pois )*(?:[oa]s? )?[a-z][a-z ]{2,30}? ja (?:e|sao|custa\w*|sai|esta|ta)(?: a| por)? (?:so |apenas )?(?:r\$ ?)?\d{1,3}(?:,\d{1,2})?(?: reais)?$/

/** Null for anything with hours or a second price, which the readers of offers know. Empty where a day is only said again. */
export function readDayOffer({ said, folded, isAsked, names }: PostClause): WishContent[] | null {
  if (isAsked) return null
  const long = longWeekdays(folded)
  if (again.test(long) || already.test(folded)) return []
  const told = long.replace(otherDays, '')
  const weekdays = weekdaysIn(told)
  if (weekdays.length > 0 && unpriced.test(told)) return offerOf(said, folded, weekdays)
  const prices = [...told.matchAll(price)]
  const [one] = prices
  if (!limited.test(long) || said.includes('+')) return null
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
