/** The words in which the answer to a met wish names its results, instead of only saying that it was met. */
import type { FactOf } from '../base/facts.ts'
import { joinList } from '../base/language/text.ts'

type Proposal = FactOf<'drink' | 'dish' | 'pairing' | 'post'>

const nouns = {
  drink: ['drink', 'drinks', 'o'],
  dish: ['prato', 'pratos', 'o'],
  pairing: ['harmonização', 'harmonizações', 'a'],
  post: ['publicação', 'publicações', 'a'],
} as const

/** Up to this number the results are named. */
const mostNamed = 4

/** A pairing is named whole: what was asked for may be in the dish or in the drink. */
const nameOf = (fact: Proposal) =>
  fact.kind === 'pairing' ? `${fact.dish} com ${fact.serve}` : fact.kind === 'post' ? fact.title : fact.name

/** "Em Caldinho de macaxeira e Pastel de nata.", "Em 7 dos 9 pratos.", "Em todos os 6 pratos." */
export function whereWords(found: readonly Proposal[], all: readonly Proposal[]): string {
  const [first] = all
  if (!first || found.length === 0) return ''
  const [one, many, article] = nouns[first.kind]
  const names = [...new Set(found.map(nameOf))]
  if (found.length === all.length && all.length > 1)
    return `Em ${article === 'o' ? 'todos os' : 'todas as'} ${all.length} ${many}.`
  if (names.length <= mostNamed) return `Em ${joinList(names)}.`
  return `Em ${found.length} d${article}s ${all.length} ${all.length === 1 ? one : many}.`
}

/** "Vale para os 6 pratos." */
export function allWords(all: readonly Proposal[]): string {
  const [first] = all
  if (!first) return ''
  const [one, many, article] = nouns[first.kind]
  return all.length === 1 ? `Vale para ${article} ${one}.` : `Vale para ${article}s ${all.length} ${many}.`
}

/** "Fora dos 6 pratos." */
export function nowhereWords(all: readonly Proposal[]): string {
  const [first] = all
  if (!first) return ''
  const [one, many, article] = nouns[first.kind]
  return all.length === 1 ? `Fora d${article} ${one}.` : `Fora d${article}s ${all.length} ${many}.`
}
