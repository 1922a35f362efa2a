/** How many pairings of which dishes: "seis pares: quatro pratos principais e duas sobremesas". */
import { amountIn, number } from '../dishes/shape.ts'
import type { Names } from '../orders/dishes-and-drinks.ts'
import type { WishContent } from '../text/draft.ts'
import { boundOf, type ClauseReader, firstOf, whole } from './clause.ts'

const bound = '(no maximo|ate|pelo menos|no minimo|ao menos|exatamente|so|apenas|somente)'
const pairs =
  '(?:harmonizac\\w+|pares|par|combinac\\w+|sugest\\w+|duplas?|casamentos?|indicac\\w+|opc\\w+|propostas?)'
/** Words before a number that say only that it is wanted. */
const wants =
  /^(?:(?:quero|queria|queremos|desejo|preciso de|precisamos de|gostaria de|sao|seriam|serao|monte\w*|faca\w*|sendo|com|de|total de|um total de|(?:me )?(?:da|de|faz|faca|mand\w+|monta\w*)) )+/
const total = new RegExp(
  `^(?:${bound} )?${number} ${pairs}(?: (?:so|apenas|somente|no total|ao todo|no maximo|no minimo|pelo menos))?(?:$| ?[:,;(-]+ ?| (?=sendo|com|entre|divid|que sejam))`,
  'u',
)
const between = /\s*(?:,|;|\+|\/)\s*(?:e\s+|mais\s+)?|\s+(?:e|mais)\s+/
const part = whole(
  `(?:${bound} )?${number}(?: (?:del[ea]s|${pairs}))?(?: (?:com|de|d[oae]s?|para|pra|entre|n[oa]s?|em))?(?: (?:as?|os?))? (.+)`,
)

type Part = Extract<WishContent, { kind: 'count' }>

function partOf(said: string, names: Names): Part | null {
  const found = part.exec(said.replace(wants, ''))
  const count = amountIn(found?.[2])
  const group = (found?.[3] ?? '').replace(/\)$/, '').trim()
  const item = names.groupIn(group === 'prato' ? 'pratos' : group)
  if (!found || item === null || !Number.isInteger(count) || count < 1) return null
  return { kind: 'count', of: 'results', item, count, bound: boundOf(found[1]) }
}

/** A number for each kind of dish, after the number of all or alone; one kind alone is no list. */
const readParts: ClauseReader = (clause, names, carry) => {
  if (carry.asks) return null
  const said = clause.replace(wants, '')
  const all = total.exec(said)
  const rest = said
    .slice(all?.[0].length ?? 0)
    .replace(/^(?:sendo|dividid[oa]s (?:em|entre)|entre|que sejam) /, '')
    .trim()
  const [, each = ''] = /^tod[oa]s (?:de|com|para|d[oa]s?) (?:[ao]s? )?(.+)$/.exec(rest) ?? []
  const ofAll = all && each !== '' ? names.groupIn(each) : null
  if (all && ofAll !== null) {
    const number = { count: amountIn(all[2]), bound: boundOf(all[1]) }
    return [
      { kind: 'count', ...number },
      { kind: 'count', of: 'results', item: ofAll, ...number },
    ]
  }
  const parts = rest.split(between).map((one) => partOf(one.trim(), names))
  if (parts.some((one) => one === null) || (parts.length < 2 && !all)) return null
  // Beside starters and desserts, "pratos" are the main ones.
  const isMenu = parts.some((one) => one?.item === 'petiscos' || one?.item === 'sobremesas')
  const known = parts.flatMap((one) =>
    one ? (isMenu && one.item === 'todos os pratos' ? { ...one, item: 'principais' } : one) : [],
  )
  const count = amountIn(all?.[2])
  const bounded = all?.[1] ?? /no maximo|no minimo|pelo menos/.exec(all?.[0] ?? '')?.[0]
  return [
    ...(all && Number.isInteger(count) && count > 0
      ? [{ kind: 'count' as const, count, bound: boundOf(bounded) }]
      : []),
    ...known,
  ]
}

const ofTheOthers = `(?: (?:d[ae]s|dess[ae]s|dest[ae]s|entre [ao]s) (?:${number} )?${pairs})?`
const someAre = whole(
  `(?:quero |preciso de |que )?(?:${bound} )?${number}(?: ${pairs})?${ofTheOthers},? (?:(?:precis\\w+|dev\\w+|tem|tenham|pode\\w*|sejam?|seja|serem|ser|que|de|com|para|pra) )+(.+)`,
)
const someOf = whole(`(?:quero |preciso de )?${bound} ${number} ${pairs}( )?(?:(?:de|com) )?(.+)`)
/** "pelo menos duas opções precisam ser vegetarianas", "pelo menos uma opção vegetariana" */
const readSome: ClauseReader = (clause, names, carry) => {
  const found = carry.asks ? null : (someAre.exec(clause) ?? someOf.exec(clause))
  const count = amountIn(found?.[2])
  const item = names.groupIn((found?.[4] ?? '').replace(/^quem e /, '').trim())
  // Of a single dish, the clause says that it must be there.
  // "três opções sem álcool" are drinks.
  if (/^(?:sem alcool|zero alcool)/.test(found?.[4] ?? '')) return null
  const isKind = item !== null && (item === item.toLowerCase() || names.isSection(item))
  if (!found || !isKind || !Number.isInteger(count) || count < 1) return null
  return [{ kind: 'count', of: 'results', item, count, bound: boundOf(found[1] ?? 'pelo menos') }]
}

const dietWords =
  '(?: (?:tem|que|precis\\w+|dev\\w+|pode\\w*|servir|sirva|ser|seja|e|pra|para|com|atend\\w+|agrad\\w+|quem|a|o|uma?))*'
/** "uma das cinco tem que servir pra vegano", "das cinco, uma é pra quem é vegano" */
const oneOfThem = `(?:${number} (?:d[ae]s|dess[ae]s) (?:${number}|${pairs})|d[ae]s (?:${number}|${pairs}),? ${number})${dietWords} (vegan|vegetarian)[oa]s?`

/** "pelo menos uma vegana" */
const leastOfDiet = `(?:pelo menos|no minimo|ao menos) ${number}(?: (?:opcao|opcoes|del[ea]s|pratos?))? (vegan|vegetarian)[oa]s?`

const ofDiet = `${number} (?:del[ea]s|${pairs})(?: (?:que|com|de|para|sejam?|seja|ser|serem|sao|pratos?|tem|dev\\w+|precis\\w+))* (vegan|vegetarian)[oa]s?`
/** "dois pares veganos": a number of the pairings, and nothing that all of them leave out. */
export const countedDiet = new RegExp(`\\b(?:${ofDiet}|${oneOfThem}|${leastOfDiet})\\b(?! nao)`, 'gu')

const countedOfDiet = whole(`(?:(?:quero|queremos|preciso de|inclua|com) )?(?:${bound} )?${ofDiet}`)
const onesOfThem = whole(`(?:(?:quero|queremos|preciso de) )?(?:${bound} )?${oneOfThem}`)
const atLeastOfDiet = whole(leastOfDiet)
const readOneOfThem: ClauseReader = (clause, _names, carry) => {
  const least = carry.asks ? null : atLeastOfDiet.exec(clause)
  const many = amountIn(least?.[1])
  if (least?.[2] === 'vegan' && Number.isInteger(many) && many > 0)
    return [{ kind: 'share', what: 'vegano', of: 'many', count: many, bound: 'at_least' }]
  const found = carry.asks ? null : onesOfThem.exec(clause)
  const count = amountIn(found?.[2] ?? found?.[5])
  if (!found || !Number.isInteger(count) || count < 1) return null
  const limit = boundOf(found[1] ?? 'pelo menos')
  return found[6] === 'vegan'
    ? [{ kind: 'share', what: 'vegano', of: 'many', count, bound: limit }]
    : [{ kind: 'count', of: 'results', item: 'vegetarianos', count, bound: limit }]
}
const readDiet: ClauseReader = (clause, _names, carry) => {
  const found = carry.asks ? null : countedOfDiet.exec(clause)
  const count = amountIn(found?.[2])
  if (!found || !Number.isInteger(count) || count < 1) return null
  const limit = boundOf(found[1])
  return found[3] === 'vegan'
    ? [{ kind: 'share', what: 'vegano', of: 'many', count, bound: limit }]
    : [{ kind: 'count', of: 'results', item: 'vegetarianos', count, bound: limit }]
}

export const readCounts: ClauseReader = firstOf(readOneOfThem, readDiet, readParts, readSome)
