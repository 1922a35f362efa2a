/** What takes the place of an ingredient that is not to be had. */
import { formatBrl, joinList } from '../../base/language/text.ts'
import { type FoodId, foodCost, foodOf, shortName } from '../../base/pantry/kitchen.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Candidate } from './compose.ts'
import type { DishRequest } from './request.ts'
import { ideas } from './tables/index.ts'
import { foodIdsOf } from './wanted.ts'

/** Foods that stand for each other weight by weight, where the recipe's own line names no other. */
const alike: readonly (readonly FoodId[])[] = [
  ['macaxeira', 'inhame', 'batata_doce'],
  ['jerimum', 'cenoura', 'batata_doce'],
  ['coalho', 'queijo_manteiga', 'mussarela'],
  ['carne_sol', 'charque', 'alcatra'],
  ['sobrecoxa', 'pernil'],
  ['carne_moida', 'sobrecoxa'],
  ['feijao_verde', 'fradinho', 'fava'],
  ['camarao', 'lula', 'tilapia'],
  ['tilapia', 'pargo', 'cavala', 'robalo'],
  ['maxixe', 'quiabo', 'abobrinha'],
  ['leite_coco', 'creme', 'leite'],
  ['banana', 'banana_terra'],
  ['rapadura', 'mel_engenho', 'acucar'],
  ['castanha', 'amendoim'],
  ['coentro', 'hortela'],
  ['linguica', 'pernil', 'bacon'],
]

/** Foods that the recipe itself allows in the place of one, then those that behave alike. */
function othersFor({ idea }: Candidate, id: string): FoodId[] {
  const own = ideas.find((one) => one.id === idea.id) ?? idea
  const line = own.lines.find(({ options }) => options.some(([other]) => other === id))
  const listed = line?.options.flatMap(([other]) => (other === id ? [] : [other])) ?? []
  const like = alike.flatMap((group) =>
    group.some((one) => one === id) ? group.filter((one) => one !== id) : [],
  )
  return [...new Set([...listed, ...like])]
}

/** What each dish takes instead, and what that changes in its cost; why none of it where nothing fits. */
export function substitute(
  { what }: Pick<WishOf<'question'>, 'what'>,
  { chosen, request }: { chosen: readonly Candidate[]; request: DishRequest },
): string | null {
  if (what === undefined) return null
  const ids: readonly string[] = foodIdsOf(what)
  const { prices, allowsFood } = request.conditions
  const rows = chosen.flatMap((candidate) =>
    candidate.parts.flatMap(({ item, amount }) => {
      if (!ids.includes(item.id)) return []
      const before = foodCost(item, amount, prices)
      const [best] = othersFor(candidate, item.id)
        .map((id) => foodOf(id))
        .filter((food) => food.unit === item.unit && allowsFood(food) && prices(food) !== null)
        .toSorted((a, b) => Number(request.wishes.stock.has(b.id)) - Number(request.wishes.stock.has(a.id)))
      if (!best) return [{ name: candidate.name, text: 'sem troca que mantenha o prato: tire do dia' }]
      const after = foodCost(best, amount, prices)
      const change = before === null || after === null ? null : (after - before) / candidate.portions
      const cost =
        change === null
          ? ''
          : Math.abs(change) < 0.05
            ? ', mesmo custo'
            : `, ${formatBrl(Math.abs(change))} a ${change > 0 ? 'mais' : 'menos'} por prato`
      return [{ name: candidate.name, text: `${shortName(best)} na mesma medida${cost}` }]
    }),
  )
  if (rows.length === 0) return `Não precisa: nenhum destes pratos leva ${what}.`
  return `${rows.map(({ name, text }) => `${name}: ${text}`).join('; ')}. Mude o nome no cardápio e confira os alérgenos no dia da troca${rows.length < chosen.length ? `; ${joinList(chosen.filter(({ name }) => !rows.some((row) => row.name === name)).map(({ name }) => name))} não ${chosen.length - rows.length === 1 ? 'leva' : 'levam'}` : ''}.`
}
