/** "seis pratos, aliás sete": the owner's second figure counts. */
import type { CourseId } from '../../base/request/wish.ts'
import type { WishContent } from '../text/draft.ts'
import { number, type Reader, reads, valueOf } from './shape.ts'

const turn = '(?:alias|quer dizer|digo|minto|melhor|ou melhor|na verdade|opa|pensando bem|nao|nao, nao)'
const noun = '(pratos?|lanches?|sobremesas?|petiscos?|entradas?|opcoes|receitas|tempos)'

const courseOf = (said: string): CourseId | undefined => {
  if (/^sobremesa/.test(said)) return 'sobremesa'
  if (/^(?:petisco|entrada)/.test(said)) return 'petisco'
  return /^lanche/.test(said) ? 'lanche' : undefined
}

function counted(value: number, said: string): WishContent[] | null {
  const course = courseOf(said)
  if (!(value >= 1 && value <= 40) || /^tempo/.test(said)) return null
  return [{ kind: 'count', count: value, bound: 'exactly', ...(course === undefined ? {} : { course }) }]
}

const lead = '(?:(?:quero|queria|preciso de|faz|faca|monta|me da|uns|umas|de) )*'

export const correctionReaders: readonly Reader[] = [
  reads(`${lead}${number} ${noun}(?: so)?,? ${turn},? (?:uns |umas |so )?${number}(?: ${noun})?`, (match) =>
    counted(valueOf(match[3]), match[2] ?? ''),
  ),
  reads(`${lead}${number},? ${turn},? (?:uns |umas |so )?${number} ${noun}`, ([, , value, said = '']) =>
    counted(valueOf(value), said),
  ),
]
