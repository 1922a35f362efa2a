/** What takes the place of an ingredient that is not to be had. */
import { capitalize } from '../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { type FoodId, foodCost, foodOf, grossAmount, shortName } from '../../base/pantry/kitchen.ts'
import { saidAs } from '../../base/request/called-by.ts'
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

/** Boneless cuts and fillets that are the centre of a plate, in any kitchen. */
const centres: readonly FoodId[] = [
  'sobrecoxa',
  'pernil',
  'carne_moida',
  'alcatra',
  'figado',
  'tilapia',
  'linguica',
]
/** g of clean raw meat on a plate, where the owner states no portion. */
const platedGrams = 180
const mostCentres = 3

/** An ingredient that went up, beside the cheaper ones: R$ on a plate = R$ a kilo × g as bought ÷ 1000. */
function cheaperThan(
  { what, price, text }: Pick<WishOf<'question'>, 'what' | 'price' | 'text'>,
  { conditions, wishes }: DishRequest,
): string | null {
  if (what === undefined || price === undefined) return null
  const ids: readonly string[] = foodIdsOf(what)
  const own = ids.map((id) => foodOf(id)).find(({ unit }) => unit === 'g')
  if (!own?.tags.some((tag) => fleshTags.has(tag))) return null
  const before = (price * grossAmount(own, platedGrams)) / 1000
  const cheaper = centres
    .flatMap((id) => {
      const food = foodOf(id)
      const cost = foodCost(food, platedGrams, conditions.prices)
      return ids.includes(id) || cost === null || cost >= before || !conditions.allowsFood(food)
        ? []
        : [{ food, cost }]
    })
    .toSorted(
      (a, b) => Number(wishes.stock.has(b.food.id)) - Number(wishes.stock.has(a.food.id)) || a.cost - b.cost,
    )
    .slice(0, mostCentres)
  const name = saidAs(what, text)
  const today = `${capitalize(name)} a ${formatBrl(price)} o quilo: ${formatBrl(before)} no prato (${platedGrams} g limpos e crus, por suposição).`
  return cheaper.length === 0
    ? `${today} Nenhuma carne que a sua cozinha pode usar sai mais barata: troque a porção, ou o preço.`
    : `${today} No lugar: ${cheaper.map(({ food, cost }) => `${shortName(food)}, ${formatBrl(cost)}, ${formatBrl(before - cost)} a menos por prato`).join('; ')}.`
}
const fleshTags: ReadonlySet<string> = new Set(['beef', 'pork', 'poultry', 'fish'])

/** What each dish takes instead, and what that changes in its cost; why none of it where nothing fits. */
export function substitute(
  question: Pick<WishOf<'question'>, 'what' | 'price' | 'text'>,
  { chosen, request }: { chosen: readonly Candidate[]; request: DishRequest },
): string | null {
  const { what } = question
  if (what === undefined) return null
  const swap = cheaperThan(question, request)
  if (swap !== null) return swap
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
