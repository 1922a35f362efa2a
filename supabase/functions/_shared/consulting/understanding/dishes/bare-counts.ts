/** How many dishes, where the number stands alone: "só sobremesa, 4", "quero 4 prato novo". */
import { courseIn } from '../text/courses.ts'
import type { WishContent } from '../text/draft.ts'
import { amountIn, number, type Reader, reads } from './shape.ts'

function counted(value: number, said: string): WishContent[] | null {
  const course = courseIn(said)
  if (!(value >= 1 && value <= 40)) return null
  return [{ kind: 'count', count: value, bound: 'exactly', ...(course === undefined ? {} : { course }) }]
}

/** "só sobremesa, 4, duas pra viagem": a number between commas after what it counts. */
const afterNoun = new RegExp(
  `(?<=(?<!\\p{L})(pratos?|sobremesas?|petiscos?|lanches?)(?: (?:pra|para|de|com|da|do|na) [^,.;]{1,25})?, )${number}(?=\\s*(?:[,.;]|$))`,
  'gu',
)
const bareCount: Reader = (said) =>
  [...said.matchAll(afterNoun)].flatMap((match) => {
    const wishes = counted(amountIn(match[0]), match[1] ?? '')
    return wishes === null ? [] : [{ start: match.index, end: match.index + match[0].length, wishes }]
  })

/** "quero 4 prato novo", "cinco pratos novos para o cardápio de outubro": the size of the menu. */
const newDishes = reads(
  `(?:(?:quero|queria|preciso de|precisamos de|faz|faca|monta|cria|me da|me passa|uns|umas) )*${number} (?:pratos?|receitas?|opcoes|itens) (?:nov[oa]s?|inedit[oa]s?|diferentes?)(?: (?:pr[oa]|para [oa]|n[oa]|d[oa]) (?:cardapio|menu|carta|casa)(?: (?:de|d[oa]) \\p{L}+)?)?(?=\\s*(?:[,.;(!]|$))`,
  ([, value]) => counted(amountIn(value), ''),
)

/** "e alguma porção", "alguma sobremesa": at least one of them. */
const some = reads(
  '(?:(?:e|quero|queremos|mais|tambem) )*alg(?:um|uma|uns|umas) (?:porc(?:ao|oes)|petiscos?|entradas?|sobremesas?)(?=\\s*(?:$|[.,;!?\\n]))',
  ([said = '']) => [
    { kind: 'count', count: 1, bound: 'at_least', course: courseIn(said) ?? ('petisco' as const) },
  ],
)

export const bareCountReaders: readonly Reader[] = [newDishes, bareCount, some]
