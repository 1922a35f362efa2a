/**
 * A pairing for one evening of the house, pairings that a waiter can tell in a sentence, and drinks that stay on the menu.
 * None of them limits how many dishes are paired.
 */
import { findDates } from '../dates/find-dates.ts'
import { amountIn, number } from '../dishes/shape.ts'
import type { WishContent } from '../text/draft.ts'
import { type ClauseReader, firstOf, isOfPrices, whole } from './clause.ts'

const pairs = '(?:harmonizac\\w+|pares|par|combinac\\w+|sugest\\w+|dupla\\w*)'
const wants =
  '(?:(?:quero|queria|queremos|preciso(?: de)?|precisamos(?: de)?|gostaria(?: de)?|monte\\w*|faca\\w*|indiqu\\w+|sugir\\w+|e|mais|tambem|ter) )*'
const own = '(?: (?:especia(?:l|is)|propri[ao]s?|exclusiv[ao]s?|marcante|diferente))*'
/** What an evening is, as the report names it. */
const evenings: readonly (readonly [RegExp, string])[] = [
  [/\bjantar/, 'jantar'],
  [/\balmoco/, 'almoço'],
  [/\bceia/, 'ceia'],
  [/\bfesta/, 'festa'],
  [/\bevento/, 'evento'],
  [/\bnoite/, 'noite'],
  [/\binaugurac/, 'inauguração'],
  [/\blancamento/, 'lançamento'],
  [/\bconfraternizac/, 'confraternização'],
  [/\breveillon/, 'réveillon'],
  [/\bnatal\b/, 'Natal'],
  [/\bbrunch/, 'brunch'],
  [/\b(?:lanche|cha|cafe) d[ae] (?:tarde|manha|domingo|sabado)/, 'lanche'],
  [/\bcasamento/, 'casamento'],
  [/\bformatura/, 'formatura'],
  [/\b(?:grupo|turma|reserva|excursao)\b/, 'grupo'],
  [/\bshow\b/, 'show'],
  [/\baniversario/, 'aniversário'],
]
const forEvening = whole(
  `${wants}(?:${number} )?${pairs}${own} (?:para|pra|pr[oa]s?|d[oa]s?|n[oa]s?) (?:(?:o|a|os|as|noss[oa]|meu|minha) )?([\\p{L} ]{3,70})`,
)
const onEvening = whole(
  `(?:para|pra|pr[oa]|n[oa]) (?:(?:o|a|noss[oa]|meu|minha) )?([\\p{L} ]{3,70}),? ?${wants}(?:${number} )${pairs}${own}`,
)

/** "uma harmonização para o jantar de aniversário da casa, em 12 de dezembro" */
const readEvening: ClauseReader = (clause, names, carry) => {
  if (carry.asks) return null
  const [date, ...more] = findDates(clause, carry.today)
  if (more.length > 0) return null
  const bare = date
    ? `${clause.slice(0, date.start).replace(/[ ,(]*(?:(?:em|no|na|de|do|da|dia|que e)[ ,]*)*$/, '')}${clause.slice(date.end).replace(/^\)/, '')}`
    : clause
  const first = forEvening.exec(bare)
  const said = first ?? onEvening.exec(bare)
  const [many, words] = first ? [first[1], first[2]] : [said?.[2], said?.[1]]
  const of = evenings.flatMap(([pattern, name]) =>
    pattern.test(words ?? '') || (pattern.test(clause) && name === 'Natal') ? [name] : [],
  )
  const count = many === undefined ? 1 : amountIn(many)
  const dishes = names.dishesIn(words ?? '') ?? []
  const isFood = dishes.some((name) => name !== 'almoço executivo')
  // A dish is no evening, and a longer list of pairings is the whole list for it.
  if (!said || (of.length === 0 && !date) || !(count >= 1 && count <= 3) || isFood) return null
  const past = date !== undefined && date.span.from < carry.today
  if (past) return null
  return [
    {
      kind: 'pairingRule',
      what: 'evening',
      of: of.length === 0 ? 'essa data' : of.slice(0, 2).join(' de '),
      most: count,
      // Christmas is the 25th, and its supper is not.
      ...(date && !(of.includes('ceia') && !/\d/.test(clause)) && { on: date.span.from }),
    },
  ]
}

const waiter =
  '(?:(?:o|a|os|as|meu|minha|noss[oa]) )?(?:garcom|garconete|garcons|equipe|salao|pessoal|atendente\\w*|quem serve)'
const able =
  '(?:consig\\w+|poss\\w+|saib\\w+|pod\\w+|consegu\\w+|de conta de|explique\\w*|diga\\w*|conte\\w*|vend\\w+)'
const inOne =
  '(?:(?:em|com|n)? ?(?:um|uma|1|numa|num)(?: (?:so|unica))? (?:frases?|linhas?|folego)|(?:em )?(?:poucas palavras|frase curta))'
const tellable = whole(
  `${wants}(?:(?:pelo menos|ao menos|no minimo) )?(?:${number} )?${pairs} (?:que|para|pra) ${waiter} ${able}(?: (?:explicar|contar|vender|falar|dizer|apresentar|lembrar|decorar))?(?: \\w+){0,2}? ${inOne}`,
)
const tellsEach = whole(
  `${wants}(?:que )?(?:para |pra )?(?:${waiter} )?(?:${able} )?(?:explicar|contar|vender|dizer|apresentar|explique\\w*|conte\\w*|diga\\w*)(?: (?:cada|tod[oa]s?)(?: (?:[oa]s? )?\\w+)?| ${pairs})? ${inOne}`,
)
/** "três harmonizações que o garçom consiga explicar em uma frase", "explicar em uma frase" */
const readTellable: ClauseReader = (clause, _names, carry) => {
  if (carry.asks) return null
  const many = tellable.exec(clause)
  if (!many && !tellsEach.test(clause)) return null
  const most = amountIn(many?.[1])
  return [{ kind: 'pairingRule', what: 'phraseEach', ...(Number.isInteger(most) && most > 0 && { most }) }]
}

const stays = whole(
  `(?:quero |e |mas )*(?:mant(?:er|enha\\w*|em)|deix(?:ar|e|em)|conserv\\w+|preserv\\w+|(?:nao|sem) (?:tir\\w+|mex\\w+|troc\\w+|troqu\\w+|remov\\w+|substitu\\w+)(?: em| n[oa]s?)?) (?:(?:o|a|os|as|noss[oa]s?) )?(.+?)(?: (?:n[oa] (?:cardapio|carta|menu|lista)|d[oa] (?:cardapio|carta|menu|lista)|na casa|como (?:esta|estao)|onde esta\\w*))?`,
)
/** "manter o saquê no cardápio": every drink of that name. */
const readStays: ClauseReader = (clause, names, carry) => {
  if (carry.asks) return null
  const said = stays.exec(clause)?.[1] ?? ''
  const drinks = isOfPrices(said) ? [] : names.drinksWith(said)
  return drinks.length === 0 ? null : drinks.map((item): WishContent => ({ kind: 'keepItem', item }))
}

export const readOccasions: ClauseReader = firstOf(readEvening, readTellable, readStays)
