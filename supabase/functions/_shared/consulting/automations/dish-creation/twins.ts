/** Two dishes of one menu that guests would take for the same. */
import { perObject } from '../../base/memoized.ts'
import type { Candidate } from './compose.ts'

/** In so many dishes that sharing it makes no two alike. */
const common: ReadonlySet<string> = new Set(
  'sal oleo azeite manteiga manteiga_garrafa alho cebola cebola_roxa tomate limao acucar coentro cheiro_verde pimenta pimenta_cheiro vinagre arroz trigo ovo farinha_mandioca rapadura embalagem cachaca'.split(
    ' ',
  ),
)

/** Ingredients besides the main one from which on two dishes are one idea. */
const alikeFrom = 2

const flavours = perObject(({ parts, idea }: Candidate): readonly string[] => {
  const slots = new Set(idea.lines.map(({ slot }) => slot))
  return parts.flatMap(({ slot, item }) => (slots.has(slot) && !common.has(item.id) ? [item.id] : []))
})

/**
 * The same main ingredient with two of the same beside it, or two sweets of one fruit; fillings of one dough are compared
 * by the owner's menu.
 */
export function areTwins(one: Candidate, other: Candidate): boolean {
  const [first, ...seconds] = flavours(one)
  const [main, ...others] = flavours(other)
  const areSweet = one.idea.course === 'sobremesa' && other.idea.course === 'sobremesa'
  if (areSweet && first === main && (one.idea.format === null || one.idea.format !== other.idea.format))
    return first !== undefined
  if (one.idea.format !== null || other.idea.format !== null) return false
  return (
    first !== undefined && first === main && seconds.filter((id) => others.includes(id)).length >= alikeFrom
  )
}
