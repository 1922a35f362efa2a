/** "a fornada de panetone começa dia 5", "só a partir de 9/12 tem sorvete": what is sold from a day on, and told of before it only as news. */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { findDates } from '../dates/find-dates.ts'
import type { WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { itemOf } from './orders/what.ts'
import type { PostClause } from './post-wholes.ts'

const begins =
  /\b(?:comec(?:a|am)(?: a (?:ter|vender|sair|servir))?|entra(?:m)?|estreia(?:m)?|passa(?:m|mos)? a (?:ter|vender|servir)|vai (?:comecar|estrear|entrar)|so (?:tem|temos|vai ter|sai) (?:a partir|depois)|(?:dali|dai|dessa data) (?:em diante|pra frente))\b/
const notBefore =
  /,? (?:e )?(?:antes(?: disso| dessa data| do dia)?|ate la) (?:nao|nem|nada)\b.*$|,? (?:e )?nao (?:pode )?(?:mostr\w+|post\w+|aparec\w+|fal\w+) antes(?: disso)?$/
const around =
  /\b(?:comec\w+|entra(?:m)?|estreia(?:m)?|passa\w* a|vai|so|tem|temos|ter|vender|servir|sai|sair|estrear|entrar|a partir|depois|d[aeo]s?|dali|dai|em diante|pra frente|dia|n[ao]s?|cardapio|fornadas?|novidade|e|[oa]s?|venda|vendas|producao|temporada|ao|para|nov[oa]s?)\b/g
const other =
  /\b(?:aulas?|ferias|ano|mes|obra|banda|show|musica|festa|chuva|inscric\w+|reservas?|promoc\w+|horario|reais|verao|garcom)\b|r\$/

const nameOf = (bare: string, names: readonly HouseName[]): string | null => {
  const folded = foldInPlace(bare).toLowerCase()
  const words = folded.replace(around, ' ').replace(/[,.]/g, ' ').replace(/\s+/g, ' ').trim()
  if (words === '' || words.split(' ').length > 6) return null
  const item = itemOf(words, names)
  if (item !== null) return item
  const [first] = words.split(' ')
  if (!first || !(findTerm(words) || findTerm(first))) return null
  // The owner's words from the first to the last of the name.
  const last = words.split(' ').at(-1) ?? first
  const start = folded.search(new RegExp(`\\b${first}\\b`))
  const end = folded.lastIndexOf(last) + last.length
  return start >= 0 && end > start ? bare.slice(start, end) : null
}

export function readStart({ said, folded, isAsked, today, names }: PostClause): WishContent[] | null {
  if (isAsked || !begins.test(folded) || other.test(folded)) return null
  const cut = notBefore.exec(folded)?.index ?? said.length
  const told = said.slice(0, cut)
  const dates = findDates(told, today)
  const [date] = dates
  if (!date || dates.length > 1 || date.span.from !== date.span.to || date.name !== null) return null
  const name = nameOf(told.slice(0, date.start) + told.slice(date.end), names)
  if (name === null) return null
  return [
    {
      kind: 'date',
      what: `lançamento de ${name}`.slice(0, 120),
      from: date.span.from,
      to: date.span.from,
      closed: false,
    },
  ]
}
