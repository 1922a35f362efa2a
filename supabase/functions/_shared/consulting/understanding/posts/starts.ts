/** "a fornada de panetone começa dia 5", "só a partir de 9/12 tem sorvete": what is sold from a day on, and told of before it only as news. */
import { capitalize, ofThe } from '../../base/language/grammar.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { findDates } from '../dates/find-dates.ts'
import type { WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { itemOf } from './orders/what.ts'
import type { PostClause } from './post-clause.ts'

const begins =
  /\b(?:comec(?:a|am)(?: a (?:ter|vender|sair|servir))?|entra(?:m)?|estreia(?:m)?|passa(?:m|mos)? a (?:ter|vender|servir)|vai (?:comecar|estrear|entrar)|so (?:tem|temos|vai ter|sai) (?:a partir|depois)|(?:dali|dai|dessa data) (?:em diante|pra frente))\b/
const returns = /\b(?:volta|voltam|de volta|retorna|retornam|de novo)\b/
/** "a casa volta dia 26": the house opens again. */
const houseReturns =
  /^(?:e |mas |so )*(?:(?:a casa|a gente|nos|a loja|o bar|o cafe) )?(?:so )?(?:volta|voltamos|reabre|reabrimos|retorna|retornamos)(?: a (?:abrir|funcionar))?(?: (?:no|em|a partir d[aeo]|so))?(?: dia)? ?(?:\d|d)[^,a-z]*(?: de [a-z]+)?$/
const notBefore =
  /,? (?:e )?(?:antes(?: disso| dessa data| do dia)?|ate la) (?:nao|nem|nada)\b.*$|,? (?:e )?nao (?:pode )?(?:mostr\w+|post\w+|aparec\w+|fal\w+) antes(?: disso)?$/
const around =
  /\b(?:de volta|voltam?|retornam?|de novo|comec\w+|entra(?:m)?|estreia(?:m)?|passa\w* a|vai|so|tem|temos|ter|vender|servir|sai|sair|estrear|entrar|a partir|depois|d[aeo]s?|dali|dai|em diante|pra frente|dia|n[ao]s?|cardapio|fornadas?|novidade|e|[oa]s?|venda|vendas|producao|temporada|ao|em|para|nov[oa]s?)\b/g
const other =
  /\b(?:aulas?|ferias|ano|mes|obra|banda|show|musica|festa|chuva|inscric\w+|reservas?|promoc\w+|horario|casa|gente|equipe|reais|verao|garcom)\b|r\$/

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

const guest =
  /^(?:e |mas )*(?:[oa] |seu |dona )?([a-z]+(?: [a-z]+)?) (?:vai )?(?:faz|fazer|prepara|preparar|cozinha|cozinhar|assa|assar|traz|trazer|serve|servir)(?: aqui)? ([oa]s?|um|uma) ([a-z][a-z -]{2,40}?)(?: (?:del[ae]s?|aqui|na casa))?$/
const each =
  /,? (?:a )?(?:r\$ ?)?(\d{1,3}(?:,\d{1,2})?)(?: reais)?(?: (?:[oa]|por|cada) ((?:tigela|porc\S+|prato|copo|pessoa|fatia|unidade|cumbuca)))?$/

/** "dia 13 a Zefa faz o mungunzá dela, 12 reais a tigela": a dish of somebody's, on one day. */
export function readGuestDish({ said, isAsked, today }: PostClause): WishContent[] | null {
  if (isAsked) return null
  const [date, ...more] = findDates(said, today)
  if (!date || more.length > 0 || date.span.from !== date.span.to) return null
  const rest = (said.slice(0, date.start) + said.slice(date.end))
    .replace(/^[\s,:]*(?:(?:no )?dia\s+|em\s+)?/iu, '')
    .trim()
  const plain = foldInPlace(rest).toLowerCase()
  const cost = each.exec(plain)
  const told = cost ? rest.slice(0, cost.index) : rest
  const found = guest.exec(foldInPlace(told).toLowerCase())
  const [, who, , dish] = found ?? []
  if (
    !found ||
    !who ||
    !dish ||
    !/(?:^|[oa] |seu |dona )\p{Lu}/iu.test(told) ||
    /^(?:gente|casa|equipe|banda|festa|nos|eu)$/.test(who)
  )
    return null
  const at = foldInPlace(told).toLowerCase()
  const person = told.slice(at.indexOf(who), at.indexOf(who) + who.length)
  const article = /^(?:e |mas )*(o|a|seu|dona) /iu.exec(told)?.[1]?.toLowerCase()
  const of = article === 'o' || article === 'seu' ? 'do' : article === 'a' || article === 'dona' ? 'da' : 'de'
  const title = article === 'seu' || article === 'dona' ? `${article} ` : ''
  const name = told.slice(at.lastIndexOf(dish), at.lastIndexOf(dish) + dish.length)
  return [
    {
      kind: 'date',
      what: `${name} ${of} ${title}${capitalize(person)}`.slice(0, 120),
      from: date.span.from,
      to: date.span.from,
      closed: false,
      ...(cost?.[1] && { price: Number(cost[1].replace(',', '.')) }),
      ...(cost?.[2] && { per: `cada ${cost[2]}` }),
    },
  ]
}

export function readStart({ said, folded, isAsked, closes, today, names }: PostClause): WishContent[] | null {
  const isBack = returns.test(folded)
  const home = houseReturns.exec(folded)
  // The days before a return are read with it.
  if (home && !isAsked && !closes) {
    const [back, ...more] = findDates(said, today)
    if (!back || more.length > 0 || back.span.from !== back.span.to || back.name !== null) return null
    const { from } = back.span
    return [{ kind: 'date', what: 'casa aberta', from, to: from, closed: false, open: true }]
  }
  if (isAsked || !(isBack || begins.test(folded)) || other.test(folded)) return null
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
      what: (isBack ? `volta ${ofThe(name)}` : `lançamento de ${name}`).slice(0, 120),
      from: date.span.from,
      to: date.span.from,
      closed: false,
    },
  ]
}
