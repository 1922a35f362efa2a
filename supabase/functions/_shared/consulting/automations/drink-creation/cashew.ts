/** Cashew fruit beside an allergy to the nut: out of the menu, with the drinks that can be made with it for others. */
import type { Candidate } from '../../base/drinks/candidate.ts'
import { joinList } from '../../base/language/text.ts'
import { membersWithin } from '../../base/lexicon/knowledge.ts'
import type { DrinkRequest } from './plan.ts'

const fruits: ReadonlySet<string> = new Set(['caju', 'cajuína'])
const nut = 'castanha-de-caju'
/** Least ml of a fruit that gives a drink its flavour. */
const leading = 40

const fruitOf = ({ portions }: Candidate) =>
  portions.find(
    ({ item, amount }) =>
      item.tags.includes('fruit') && item.acid < 4 && item.unit === 'ml' && amount >= leading,
  )

/** The reason for a wish for cashew that an allergy to the nut forbids, and the nearest; null if it does not apply. */
export function cashewReason(
  what: string,
  count: number,
  chosen: readonly Candidate[],
  { requirements }: Pick<DrinkRequest, 'requirements'>,
): string | null {
  const isNear = requirements.exclusions.some(
    ({ label, why }) => why === 'allergy' && (label === nut || membersWithin(label).has(nut)),
  )
  if (!isNear || !fruits.has(what)) return null
  const swaps = chosen.flatMap((candidate) => {
    const fruit = fruitOf(candidate)
    return fruit ? [`${candidate.concept.name} (no lugar de ${fruit.amount} ml de ${fruit.item.name})`] : []
  })
  const nearest =
    swaps.length === 0
      ? ''
      : ` Para os outros clientes, a polpa de caju entra na mesma medida em ${joinList(swaps.slice(0, count))}: à parte, com a coqueteleira e o copo lavados antes e depois.`
  return `Pela alergia, nenhuma receita da carta leva caju: a fruta não é a castanha, mas pode trazer traço dela. Quem tem a alergia confirma com o médico se come a fruta.${nearest}`
}
