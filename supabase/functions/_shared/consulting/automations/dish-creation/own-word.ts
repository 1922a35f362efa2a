import { foldAccents } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'

/** The owner's word for a food, if it differs from ours: "carneiro (na ficha, cordeiro)". */
export function ownWord({ wishes }: RequestSheet, term: string): string {
  const said = wishes
    .flatMap((wish) =>
      wish.kind === 'prefer' && wish.what === term ? (wish.text.match(/\p{L}+/gu) ?? []) : [],
    )
    .find((word) => foldAccents(word) !== foldAccents(term) && findTerm(word)?.name === term)
  const own = said?.toLowerCase()
  // "limões" is not a different word from "limão".
  return own === undefined || own.slice(0, 4) === term.slice(0, 4) || term.split(' ').includes(own)
    ? term
    : `${own} (na ficha, ${term})`
}
