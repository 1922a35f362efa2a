/** Answers about an item of the house, a food or an idea, from the menu's prices and the new dishes' figures. */
import type { EngineContext } from '../../base/context.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { foods, shortName } from '../../base/pantry/kitchen.ts'
import { hasForm } from '../../base/request/dish-forms.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { foodAsked, isWorthAsked } from '../../base/request/worth-asked.ts'
import { mean } from '../../base/statistics.ts'
import { type HouseDish, ofCourse, priceEach } from './beside.ts'
import type { Candidate } from './compose.ts'
import type { DishRequest } from './request.ts'
import type { Dish } from './schema.ts'
import { boughtFor, takenOf, yieldsOf } from './taken.ts'
import { foodIdsOf, isBreed } from './wanted.ts'

type Question = WishOf<'question'>
type Asked = {
  chosen: readonly Candidate[]
  dishes: readonly Dish[]
  request: DishRequest
  context: Pick<EngineContext, 'house'>
}

/** Share of the price that the food of a dish usually costs here. */
const usualShare = 0.31
/** A plate for several costs 0.9 times as many single ones. */
const severalFactor = 0.9

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const ownDish = ({ item }: Question, { request }: Asked): HouseDish | undefined =>
  item === undefined ? undefined : request.houseDishes.find(({ name }) => sameName(name, item))

const courseIds = ['petisco', 'principal', 'lanche', 'sobremesa'] as const
const courseOf = (own: HouseDish, { request }: Asked) =>
  courseIds.find((course) => ofCourse(request.houseDishes, course).includes(own)) ?? 'principal'

const priced = ({ name, suggestedPrice, margin }: Dish) =>
  suggestedPrice === null || margin === null
    ? name
    : `${name}, ${formatBrl(suggestedPrice)}, com ${formatBrl(margin)} de margem`

function replaces(question: Question, asked: Asked): string | null {
  const own = ownDish(question, asked)
  if (!own) return null
  const course = courseOf(own, asked)
  const same = asked.dishes.filter((dish) => dish.course === course && dish.suggestedPrice !== null)
  const each = priceEach(own)
  const [best] = (same.length > 0 ? same : asked.dishes).toSorted(
    (a, b) => Math.abs((a.suggestedPrice ?? 0) - each) - Math.abs((b.suggestedPrice ?? 0) - each),
  )
  if (!best) return null
  const today =
    own.people > 1
      ? `${formatBrl(own.price)} para ${own.people}, ${formatBrl(each)} por pessoa`
      : formatBrl(own.price)
  return `${priced(best)}: é o mais próximo no preço (${own.name}, ${today}) e sai em ${best.minutes.finish} min.`
}

/** A price in the house's way: whole R$ where it prices so. */
const rounded = (value: number, { request }: Asked) =>
  request.kitchen.ending === 'whole' ? Math.round(value) : Math.floor(value) + 0.9

function portionSize(question: Question, asked: Asked): string | null {
  const own = ownDish(question, asked)
  if (!own) return null
  if (own.people === 1) return `${own.name} já é vendida por pessoa, a ${formatBrl(own.price)}.`
  const single = rounded(own.price / (own.people * severalFactor), asked)
  const cost = own.cost ?? own.price * usualShare
  const [whole, one] = [own.price - cost, single - cost / own.people]
  const lost = whole - one
  const needed = one > 0 ? Math.ceil((lost / one) * 10) : 10
  return [
    `Para um, ${formatBrl(single)}: duas saem por ${formatBrl(single * 2)}, contra ${formatBrl(own.price)} da de ${own.people}, e deixam mais.`,
    `${own.cost === null ? `Com o ingrediente a ${formatNumber(usualShare * 100)}% do preço (o custo dela não foi informado), cada` : 'Cada'} mesa que trocar a grande por uma só tira ${formatBrl(lost)}; cada cliente sozinho que hoje desiste traz ${formatBrl(one)}.`,
    `Compensa se, a cada 10 mesas que trocarem, vierem ${needed} pedidos novos; teste no almoço de dia de semana e mantenha a de ${own.people} à noite.`,
  ].join(' ')
}

function itemProfit(question: Question, asked: Asked): string | null {
  const own = ownDish(question, asked)
  if (!own) return null
  const price = question.price ?? own.price
  const same = asked.dishes.filter((dish) => dish.course === courseOf(own, asked) && dish.margin !== null)
  const [best] = same.toSorted((a, b) => (b.margin ?? 0) - (a.margin ?? 0))
  const beside = best ? ` Dos novos, ${priced(best)}.` : ''
  if (own.cost !== null) {
    const margin = price - own.cost
    return `${own.name} a ${formatBrl(price)} custa ${formatBrl(own.cost)} e deixa ${formatBrl(margin)} (${Math.round((own.cost / price) * 100)}% de custo).${beside}`
  }
  return `Depende do custo, que a casa não informou: a ${formatBrl(price)}, dá lucro bom com até ${formatBrl(price * usualShare)} de ingrediente (31%), e aí deixa ${formatBrl(price * (1 - usualShare))}; acima de ${formatBrl(price * 0.4)} (40%) é pouco.${beside}`
}

/** Whether a new dish of a food can be sold at a price: what is left = price − ingredients. */
function soldAt({ what, price = 0, least }: Question, { dishes, chosen }: Asked): string | null {
  if (what === undefined || price <= 0) return null
  // A bird of the yard is cooked by the recipes of chicken.
  const names = [what, ...(isBreed(what) ? ['frango'] : [])].flatMap((food) =>
    takenOf(food, chosen).map(({ name }) => name),
  )
  const mains = dishes.filter(({ course }) => course === 'principal')
  const dish = [...mains, ...dishes].find(({ missing, name }) => missing.length === 0 && names.includes(name))
  if (!dish) return null
  const left = price - dish.cost
  const share = Math.round((dish.cost / price) * 100)
  const sum = `${dish.name} custa ${formatBrl(dish.cost)} de ingrediente; a ${formatBrl(price)} deixa ${formatBrl(left)} (${share}% de custo)`
  const planned = dish.suggestedPrice === null ? '' : ` No plano, sai a ${formatBrl(dish.suggestedPrice)}.`
  if (least !== undefined && left < least - 0.005)
    return `Não: ${sum}. Para sobrarem ${formatBrl(least)}, cobre ${formatBrl(dish.cost + least)} ou baixe o ingrediente a ${formatBrl(Math.max(0, price - least))}.${planned}`
  if (least === undefined && share > mostShare)
    return `Dá pouco: ${sum}. Com até ${mostShare}% de custo, o preço é ${formatBrl((dish.cost / mostShare) * 100)}.${planned}`
  return `Dá: ${sum}.${planned}`
}
/** % of the price from which on ingredients leave too little for the rest of the house. */
const mostShare = 40

/**
 * Which of two prices for a new plate: what each leaves, price − ingredients, and how many more orders the lower one needs for
 * the same money, (high − cost) ÷ (low − cost) − 1.
 */
function eitherOf([low = 0, high = 0]: readonly number[], course: string, { dishes }: Asked): string | null {
  const plates = dishes.filter((dish) => dish.course === course && dish.missing.length === 0)
  const [first] = plates
  if (!first) return null
  const lines = plates.map(
    ({ name, cost }) => `${name} deixa ${formatBrl(low - cost)} ou ${formatBrl(high - cost)}`,
  )
  const cost = mean(plates.map((dish) => dish.cost))
  if (cost >= low)
    return `A ${formatBrl(high)}: a ${formatBrl(low)} o preço não paga o ingrediente, ${formatBrl(cost)} em média.`
  const dear = plates.filter((dish) => (dish.cost / low) * 100 > mostShare).map(({ name }) => name)
  const more = Math.ceil(((high - cost) / (low - cost) - 1) * 100)
  const choice =
    dear.length === plates.length
      ? `Cobre ${formatBrl(high)}: a ${formatBrl(low)} o ingrediente passa de ${mostShare}% em todos`
      : dear.length > 0
        ? `Cobre ${formatBrl(low)}, e ${formatBrl(high)} só em ${joinList(dear)}, que a ${formatBrl(low)} passam de ${mostShare}% de custo`
        : `Cobre ${formatBrl(low)}, que paga o ingrediente com folga, e suba a ${formatBrl(high)} o que vender bem em três semanas`
  return `${choice}. ${joinList(lines)}. Para deixar o mesmo dinheiro, a ${formatBrl(low)} é preciso vender ${more}% a mais.`
}

function sellsAt(question: Question, asked: Asked): string | null {
  const { price = 0, prices, what } = question
  if (prices !== undefined && prices.length === 2 && !ownDish(question, asked)) {
    const either = eitherOf(prices, what === 'lanche' ? 'lanche' : 'principal', asked)
    if (either !== null) return either
  }
  const own = ownDish(question, asked)
  const sum = own ? null : soldAt(question, asked)
  if (sum !== null) return sum
  const course = own ? courseOf(own, asked) : 'principal'
  const beside = ofCourse(asked.request.houseDishes, course)
  if (beside.length === 0) return null
  const below = beside.filter((dish) => priceEach(dish) <= price).at(-1)
  const above = beside.find((dish) => priceEach(dish) > price)
  const place =
    below && above
      ? `fica entre ${below.name} (${formatBrl(priceEach(below))} por pessoa) e ${above.name} (${formatBrl(priceEach(above))}): a casa já vende nessa faixa`
      : below
        ? `passa do mais caro da casa, ${below.name} (${formatBrl(priceEach(below))} por pessoa): é preço para testar primeiro como sugestão do dia`
        : `fica abaixo de tudo o que a casa vende nessa parte: ${above?.name ?? ''}, ${formatBrl(above ? priceEach(above) : 0)}`
  const step =
    own && own.price < price
      ? ` São ${formatBrl(price - own.price)} a mais que ${own.name} (${formatBrl(own.price)}), ${Math.round((price / own.price - 1) * 100)}%: o que entra no prato tem de aparecer no nome e na travessa.`
      : ''
  const other = what === undefined || own ? '' : ` (${what})`
  return `A ${formatBrl(price)}${other} ${place}.${step} Cabe se o ingrediente ficar em até ${formatBrl(price * usualShare)} por porção (31%). Quantos vende só o teste diz: faça 10 porções em dois dias fortes e mantenha se saírem 8.`
}

function tooMany({ what, item }: Question, { request, dishes }: Asked): string {
  const name = what ?? item ?? 'isso'
  const holds = (one: string) => hasForm(one, name) || one.toLowerCase().includes(name.toLowerCase())
  const own = request.houseDishes.filter((dish) => holds(dish.name))
  const added = dishes.filter((dish) => holds(dish.name))
  const today =
    own.length === 0
      ? `O cardápio não tem ${name} hoje`
      : `O cardápio tem ${own.length} de ${request.houseDishes.length} pratos com ${name} (${joinList(own.map(({ name: one, price }) => `${one}, ${formatBrl(price)}`))})`
  const more =
    added.length === 0
      ? 'nenhum dos novos repete, para não dividir o mesmo pedido'
      : `os novos somam ${joinList(added.map(({ name: one }) => one))}`
  return `${today}; ${more}. Dois lado a lado só se um trocar a base, o preço ou a ocasião do outro.`
}

/** g of a food on a plate where no new dish tells: dry, or bought by the kilo. */
const usualGrams = { dry: 80, fresh: 150 } as const
const dryGoods = /^(?:arroz|massa|macarr[aã]o|feij[aã]o|lentilha|gr[aã]o|cuscuz|farinha|fub[aá]|quinoa)/i

/** "Arroz vermelho vale a pena ou sai caro?": what it adds to a plate, beside what the house uses in its place. */
function worthOf({ what, text }: Question, { chosen, request, context }: Asked): string | null {
  const said = foodAsked(text)
  if (said === undefined || what === undefined) return null
  const ids: readonly string[] = foodIdsOf(what)
  const grams = dryGoods.test(said) ? usualGrams.dry : usualGrams.fresh
  const told = Object.entries(context.house.ingredientPrices).find(([name]) => sameName(name, said))?.[1]
  const kilo =
    told === undefined || told.unit === 'un'
      ? null
      : told.price / (told.amount / (told.unit === 'kg' || told.unit === 'l' ? 1 : 1000))
  // The plainest of its kind is what the house would use instead.
  const [plain] = foods
    .flatMap((food) => {
      const pack = food.unit === 'g' && ids.includes(food.id) ? request.conditions.prices(food) : null
      return pack && !sameName(shortName(food), said)
        ? [{ name: capitalize(shortName(food)), kilo: (pack.price / pack.amount) * 1000 }]
        : []
    })
    .toSorted((a, b) => a.kilo - b.kilo)
  const usualKilo = plain?.kilo ?? null
  const taken = takenOf(what, chosen).map(({ name }) => name)
  const each = (price: number) => formatBrl((price * grams) / 1000)
  const beside = plain
    ? ` ${plain.name}, a ${formatBrl(plain.kilo)} o quilo, custa ${each(plain.kilo)} na mesma porção.`
    : ''
  const lead =
    kilo === null
      ? `**Depende do quilo: cada R$ 10 a mais são ${each(10)} no prato**, a ${grams} g por porção.`
      : `**${formatBrl(kilo)} o quilo são ${each(kilo)} no prato**, a ${grams} g por porção.`
  const dear = (usualKilo ?? 0) * 2
  const verdict =
    kilo === null
      ? ` Vale se o nome no cardápio pagar: R$ 2 a mais no preço cobrem até ${formatBrl((2000 * usualShare) / grams + (usualKilo ?? 0))} o quilo, a 31% de custo.`
      : kilo > dear && usualKilo !== null
        ? ` Só vale onde o nome vende: some ${formatBrl(((kilo - usualKilo) * grams) / 1000 / usualShare)} ao preço, para o custo ficar em 31%.`
        : ' Vale: a diferença não muda o preço do prato.'
  return `${lead}${beside}${verdict}${taken.length > 0 ? ` Entraria em ${joinList(taken)}.` : ''}`
}

function aboutFood(question: Question, asked: Asked): string | null {
  const { what, item } = question
  const name = item ?? what
  if (name === undefined) return null
  if (item === undefined && isWorthAsked(question.text)) return worthOf(question, asked)
  const ids: readonly string[] = what === undefined ? [] : foodIdsOf(what)
  const used = asked.dishes.filter(
    ({ ingredients, name: dish }) =>
      ingredients.some(({ id }) => ids.includes(id)) || hasForm(dish, what ?? ''),
  )
  const own = asked.request.houseDishes.filter((dish) =>
    item === undefined
      ? dish.name.toLowerCase().includes((what ?? '').toLowerCase())
      : sameName(dish.name, item),
  )
  const told = [
    ...(own.length > 0
      ? [
          `No cardápio de hoje: ${joinList(own.slice(0, 3).map((dish) => `${dish.name}, ${formatBrl(dish.price)}${dish.people > 1 ? ` para ${dish.people}` : ''}`))}.`,
        ]
      : []),
    ...(used.length > 0 ? [`Nos novos: ${used.slice(0, 3).map(priced).join('; ')}.`] : []),
  ]
  if (told.length === 0) return null
  return `Pelos números que temos: ${told.join(' ')} O que falta para decidir é quantos saem por semana: anote por 15 dias.`
}

/** Null if the question is of another kind, or nothing is known that answers it. */
export function itemAnswer(question: Question, asked: Asked): string | null {
  switch (question.about) {
    case 'replaces':
      return replaces(question, asked)
    case 'portionSize':
      return portionSize(question, asked)
    case 'yields':
      return yieldsOf(question, asked.chosen)
    case 'buyFor':
      return boughtFor(question, asked.chosen)
    case 'itemProfit':
      return itemProfit(question, asked)
    case 'sellsAt':
      return sellsAt(question, asked)
    case 'tooMany':
      return tooMany(question, asked)
    case 'aboutFood':
      return aboutFood(question, asked)
    default:
      return null
  }
}
