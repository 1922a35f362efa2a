/**
 * The most ordinary wishes, by the words that carry them and in any order; every other word of the clause must be one that
 * adds nothing. "que metade seja sem álcool", "cada bebida só uma vez", "dois precisam levar cerveja"
 */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { serveKindOf } from '../../base/pairing/named-serves.ts'
import { amountIn, number } from '../dishes/shape.ts'
import type { Names } from '../orders/dishes-and-drinks.ts'
import type { WishContent } from '../text/draft.ts'
import { amountOf, spokenAmount } from '../words/spoken-amounts.ts'
import { boundOf, type ClauseReader, counted, firstOf, whole } from './clause.ts'
import { roleOf } from './roles.ts'

const spokenMoney = new RegExp(
  `(?<![\\p{L}\\d])${spokenAmount}(?= ?(?:reais|contos?|pilas?|mls?|mililitros)(?!\\p{L}))`,
  'gu',
)
const refusedBeyond =
  /\b(?:nenhuma?|nada|nao quero) ?(?:de )?(par|harmonizac\w+|combinac\w+|bebida|drink|dose|taca|combo)s?(?: de vinho)? (?:(?:acima|mais car[oa]|maior|superior|alem|(?:pode )?(?:passe?|passar|custe|custar|custa) (?:mais )?)|(abaixo|mais barat[oa]|menor|inferior|(?:pode )?(?:custe|custar|custa) menos)) (?:de|que|do que|a) /g

/** A clause in the forms that the readers know: amounts in figures, "nenhum par acima de" as a bound. */
export const inPlainForm = (clause: string): string =>
  clause
    .replace(spokenMoney, (said, value: string) => {
      const amount = amountOf(value)
      return amount > 0 ? String(amount) : said
    })
    .replace(/\bnao deix(?:e|ar|em) (.+?) (?:de )?fora\b/g, 'inclua $1')
    .replace(refusedBeyond, (_, what: string, below?: string) => `${what} no ${below ? 'minimo' : 'maximo'} `)

const nouns =
  /^(?:par|pares|harmonizac\w+|combinac\w+|sugest\w+|opc\w+|alternativas?|bebidas?|drinks?|drinques?|pratos?|resultados?|lista|vers\w+)$/

/** Whether no word of a stretch asks for anything. */
const isIdle = (said: string): boolean =>
  said
    .split(/[^\p{L}\d_]+/u)
    .filter(Boolean)
    .every((word) => nouns.test(word) || /^(?:filler|each)$/.test(roleOf(word) ?? ''))

const sober = /\b(?:sem|zero|nada com|nenhuma? \w+ com) alcool\b|\b(?:nao|nada|zero) alcoolic\w+/
const notPoured =
  /^(?:aqui |a gente |eu |nos )?(?:nao|nunca) (?:serv\w+|sirvo|vend\w+|trabalh\w+ com|tem|temos|tenho|oferec\w+) (?:bebidas? )?(?:alcool|alcoolic\w+)$/
const everyOne = /\b(?:tod[oa]s?|tudo|so|somente|apenas|nada|nenhuma?|100%)\b/
const aCount = new RegExp(`\\b${counted}\\b`, 'u')

/** How many drinks have no alcohol. */
const readSober: ClauseReader = (clause, _names, carry) => {
  if (carry.asks || /\bcada\b/.test(clause)) return null
  if (notPoured.test(clause)) return [{ kind: 'zeroAlcohol' }]
  if (!sober.test(clause)) return null
  const rest = clause.replace(sober, (said) => (/^n/.test(said) ? ' tudo ' : ' '))
  if (/\bmetade\b/.test(rest))
    return isIdle(rest.replace(/\b(?:a )?metade\b/, ' ').replace(/\b(?:so|pelo menos|ao menos)\b/, ' '))
      ? [{ kind: 'zeroAlcohol', part: 'half' }]
      : null
  const all = rest.replace(everyOne, ' ')
  if (all !== rest && isIdle(all.replace(everyOne, ' '))) return [{ kind: 'zeroAlcohol' }]
  const found = aCount.exec(rest)
  const count = amountIn(found?.[2])
  return found && Number.isInteger(count) && count > 0 && isIdle(rest.replace(found[0], ' '))
    ? [{ kind: 'zeroAlcohol', count }]
    : null
}

const drink = /\b(?:bebidas?|drinks?|drinques?|doses?|cachacas?|coquet(?:el|eis))\b/
const again = /\b(?:rep[ei]t\w+|duas vezes|mais de uma vez|de novo|outra vez)\b/
const once = /\b(?:diferentes?|distintas?|variad[oa]s?|uma (?:so )?vez|uma vez so|outra)\b/
const negated = /\b(?:nao|sem|nunca|nenhuma?|nada|evit\w+)\b/g

/** No drink twice. */
const readOnce: ClauseReader = (clause, _names, carry) => {
  if (carry.asks || !drink.test(clause)) return null
  const isRefused = again.test(clause) && /\b(?:nao|sem|nunca|nenhuma?|nada|evit\w+)\b/.test(clause)
  const isEach = once.test(clause) && /\b(?:cada|tod[oa]s|uma?)\b/.test(clause) && !negated.test(clause)
  negated.lastIndex = 0
  if (!isRefused && !isEach) return null
  const rest = clause
    .replace(again, ' ')
    .replace(once, ' ')
    .replace(drink, ' ')
    .replace(negated, ' ')
    .replace(/\b(?:mesm[oa]s?|so|duas|dois|uma|aparec\w+|venha\w*)\b/g, ' ')
  return isIdle(rest) ? [{ kind: 'flight', noRepeat: true }] : null
}

const some = whole(
  `(?:que |pelo menos que |quero que |inclu\\w+ |quero |ter )*${counted}(?: (?:del[ea]s|pares|par|harmonizac\\w+|combinac\\w+|tempos?))? (?:(?:que|com|lev\\w+|us[ea]m|usar|tem|tenham|ter|precis\\w+|dev\\w+|sejam?|ser|sao|venham?|vao|de|saiam) )+(.+)`,
)
const nextCount = new RegExp(`(?: e |, )(?=(?:${number.slice(1, -1)}) (?:com|sem) )`)
const countedSober = whole(`${number} (?:opc\\w+ )?sem alcool`)
/** "dois com cachaça e um sem álcool": each number has its own drink. */
const readSeveral: ClauseReader = (clause, names, carry) => {
  const parts = clause.split(nextCount)
  if (carry.asks || parts.length < 2) return null
  const read = parts.map((part): WishContent[] | null => {
    const count = amountIn(countedSober.exec(part)?.[1])
    return count > 0 ? [{ kind: 'zeroAlcohol', count }] : readSome(part, names, carry)
  })
  return read.some((wishes) => wishes === null) ? null : read.flatMap((wishes) => wishes ?? [])
}

/** A number of pairings with a drink. */
const readSome: ClauseReader = (clause, names, carry) => {
  const found = carry.asks ? null : some.exec(clause)
  const count = amountIn(found?.[2])
  const serves = found?.[3] === undefined ? null : names.servesIn(found[3])
  if (!found || !serves || !Number.isInteger(count) || count < 1 || serves.includes('sem álcool')) return null
  return [{ kind: 'pairing', rule: 'some', serves, count, bound: boundOf(found[1]) }]
}

const onlySome = whole(
  `(?:a |as )?(doses?(?: puras?)?(?: de (?:cachaca|pinga))?(?: puras?)?|cervejas?|vinhos?|cachacas?(?: puras?)?|caipirinhas?) (?:(?:entra|vai|fica|pode|quero) )?(?:so|somente|apenas|no maximo|ate) (?:em|n[oa]s?|com) ${number}(?: (?:del[ea]s|pares|par|pratos?|harmonizac\\w+|combinac\\w+))?`,
)
/** "dose só em um": no more of them. */
const readOnlySome: ClauseReader = (clause, names, carry) => {
  const found = carry.asks ? null : onlySome.exec(clause)
  const count = amountIn(found?.[2])
  const serves = found?.[1] === undefined ? null : names.servesIn(found[1])
  return found && serves && Number.isInteger(count) && count > 0
    ? [{ kind: 'pairing', rule: 'some', serves, count, bound: 'at_most' }]
    : null
}

const ofKind = whole(
  `(?:quero |queremos |sao |inclu\\w+ |com )*${counted}(?: (?:del[ea]s|pares|par|harmonizac\\w+|combinac\\w+))?(?: (?:com|de))? ([\\p{L} ]{3,30}?)(?: no total)?`,
)
const notSections = /alcool|harmoniz|\bpar(?:es)?\b|combo|bebida|drink|dose|cachaca|menu|tempos?/
const manyKinds = 4

/** "seis carnes", "pelo menos 2 sobremesas": a kind of dish, and the whole list where the number is one of a list. */
const readKind: ClauseReader = (clause, names, carry) => {
  const found = carry.asks ? null : ofKind.exec(clause)
  const count = amountIn(found?.[2])
  if (!found || notSections.test(found[3] ?? '') || !Number.isInteger(count) || count < 2) return null
  const item = kindIn(found[3] ?? '', names)
  if (item === null) return null
  const isAll = found[1] === undefined && count >= manyKinds
  const part: WishContent = { kind: 'count', of: 'results', item, count, bound: boundOf(found[1]) }
  return isAll ? [{ kind: 'count', count, bound: 'exactly' }, part] : [part]
}

function kindIn(said: string, names: Names): string | null {
  const item = names.groupIn(said.trim())
  return item !== null && (item === item.toLowerCase() || names.isSection(item)) ? item : null
}

const noneWith = whole(
  '(?:nao quero )?nenhuma? (?:par|prato|harmonizac\\w+|combinac\\w+|opcao|comida)(?: (?:pode|deve|que))*(?: (?:com|de|lev\\w+|ter|tem|tenha|conter|us\\w+))+ (?![ao]s? )([\\p{L} ]{3,30})',
)
/** "nenhum par com amendoim": a food, which is no drink of that name. */
const readNone: ClauseReader = (clause, _names, carry) => {
  const said = carry.asks ? undefined : noneWith.exec(clause)?.[1]
  const term = said === undefined || serveKindOf(said) !== null ? undefined : findTerm(said)
  return term && /^(?:ingredient|group|allergen)$/.test(term.kind)
    ? [{ kind: 'exclude', what: term.name, why: 'taste' }]
    : null
}

const lessSweet = whole(
  '(?:(?:quero|queremos|prefiro|preferimos|so|os|as|com|de|por) )*(?:bebidas?|drinks?|drinques?|coquet(?:el|eis))(?: (?:que|sejam?|ser|tem|devem|nao|bem|mais))* (?:(?:pouco|menos|nada|muito|tao) (?:doces?|adocicad[oa]s?|acucarad[oa]s?)|sec[oa]s?)',
)
/** "drinks pouco doces": "muito doces" only where it is refused. */
const readLessSweet: ClauseReader = (clause, _names, carry) =>
  !carry.asks && lessSweet.test(clause) && / nao /.test(clause) === /(?:muito|tao) \w+$/.test(clause)
    ? [{ kind: 'style', what: 'mais secos' }]
    : null

/** What others would take for a share, an unknown drink or a dish. */
export const readCommonFirst: ClauseReader = firstOf(readSeveral, readSober, readNone)
export const readCommon: ClauseReader = firstOf(readOnce, readOnlySome, readSome, readKind, readLessSweet)
