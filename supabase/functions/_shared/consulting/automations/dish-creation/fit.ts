import { capitalize, the } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import type { Food } from '../../base/pantry/food.ts'
import { shortName } from '../../base/pantry/kitchen.ts'
import type { Candidate } from './compose.ts'
import { matchingCuisines, type Wishes, wishedParts } from './select.ts'
import { formatReason } from './special.ts'

/** Owners ask for fish, and serve the catch of the day: the recipe's own is named as such. */
const told = (item: Food) =>
  item.tags.includes('fish') ? `peixe (na ficha, ${shortName(item)})` : shortName(item)

/** Why the dish is on the menu: the owner's wishes or the cuisine, and what the kitchen needs for it. */
export function fitOf(candidate: Candidate, wishes: Wishes): string {
  const { idea } = candidate
  const wished = wishedParts(candidate, wishes.wanted)
  const names = candidate.parts
    .filter(({ item }) => wished.includes(item.id))
    .map(({ item }) => ({ name: told(item), owned: wishes.owned.has(item.id) }))
  const owned = names.filter((part) => part.owned).map(({ name }) => name)
  const asked = names.filter((part) => !part.owned).map(({ name }) => name)
  const cuisines = matchingCuisines(candidate, wishes.cuisines)
  const stocked = candidate.parts
    .filter(({ item }) => wishes.stock.has(item.id) && !wished.includes(item.id))
    .filter(({ item }, _, [first]) => wishes.stock.get(item.id) === wishes.stock.get(first?.item.id ?? ''))
    .slice(0, 2)
  const uses = stocked.map(({ item }) => wishes.stock.get(item.id) ?? '')
  const inFormat = formatReason(idea, wishes.formats)
  const why = [
    ...(inFormat === null ? [] : [inFormat]),
    ...(owned.length > 0 ? [`aproveita ${joinList(owned)}, que a casa já tem`] : []),
    ...(asked.length > 0 ? [`traz ${joinList(asked)}, como você pediu`] : []),
    ...(stocked.length > 0 && names.length === 0
      ? [`usa ${joinList(stocked.map(({ item }) => shortName(item)))}, como ${the(uses[0] ?? '')}`]
      : []),
    ...(names.length === 0 && stocked.length === 0 && inFormat === null && cuisines.length > 0
      ? [
          `fica bem ${cuisines.length === 1 ? 'na linha' : 'nas linhas'} ${joinList(cuisines.map((cuisine) => `“${cuisine}”`))}, que você escolheu`,
        ]
      : []),
    ...(names.length === 0 && stocked.length === 0 && inFormat === null && cuisines.length === 0
      ? ['fica fora das cozinhas escolhidas, mas completa o menu']
      : []),
  ]
  // The figures already state the minutes.
  const time = idea.advance >= 60 ? [`deixa só ${idea.finish} minutos para a hora do pedido`] : []
  const clauses = [...why, ...time]
  const last = clauses.pop() ?? ''
  return `${capitalize(clauses.length > 0 ? `${clauses.join(', ')}, e ${last}` : last)}.`
}
