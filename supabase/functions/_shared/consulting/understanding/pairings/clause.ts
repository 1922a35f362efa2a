/** What the readers of clauses about pairings share. */

import { number } from '../dishes/shape.ts'
import type { Names } from '../orders/dishes-and-drinks.ts'
import type { WishContent } from '../text/draft.ts'

/** What the clauses before spoke of. */
export type Carry = {
  offer: 'combo' | 'dose' | 'flight' | 'open' | null
  theirs: number | null
  /** The drink that the clause before named. */
  serve?: string | null
  /** The dishes that were named last. */
  dishes?: readonly string[]
  /** Whether the clause goes on with a sentence that was read up to here. */
  goesOn?: boolean
  /** Whether the clause is a question. */
  asks?: boolean
  /** yyyy-mm-dd */
  today: string
}

/** The wishes of a whole folded clause; null if any word of it means something else. */
export type ClauseReader = (clause: string, names: Names, carry: Carry) => WishContent[] | null

export const amount = String.raw`(?:r\$ ?)?(\d+(?:[.,]\d{1,2})?)(?: ?(?:reais|conto|contos|pila|pilas))?`
export const moneyOf = (said: string) => Number(said.replace(',', '.'))

const bounds = '(no maximo|ate|pelo menos|no minimo|ao menos|exatamente|so|apenas|somente)'
/** "pelo menos quatro", "no máximo 3", "dois": groups bound and number. */
export const counted = `(?:${bounds} )?${number}`

export function boundOf(said: string | undefined): 'exactly' | 'at_least' | 'at_most' {
  if (said === undefined || /exatamente|^so$|apenas|somente/.test(said)) return 'exactly'
  return /maximo|ate/.test(said) ? 'at_most' : 'at_least'
}

export const whole = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'u')

/** What is said of prices names no drink: "não mexer no preço dos drinks". */
export const isOfPrices = (said: string): boolean => /^(?:precos?|valor(?:es)?|tabela)(?![a-z])/.test(said)

/** Tries several readers. */
export const firstOf =
  (...readers: readonly ClauseReader[]): ClauseReader =>
  (clause, names, carry) => {
    for (const read of readers) {
      const wishes = read(clause, names, carry)
      if (wishes !== null) return wishes
    }
    return null
  }
