/** Sums that owners ask for: an ingredient's new price, a platform's fee, half a portion, a dish with a drink. */
import type { EngineContext } from '../../base/context.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { formatQuantity, grossAmount, shortName } from '../../base/pantry/kitchen.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Candidate } from './compose.ts'
import type { DishRequest } from './request.ts'
import type { Dish } from './schema.ts'
import { foodIdsOf } from './wanted.ts'

type Question = WishOf<'question'>
export type MoneyAsked = {
  chosen: readonly Candidate[]
  dishes: readonly Dish[]
  request: DishRequest
  context: Pick<EngineContext, 'house'>
}

const priced = (dishes: readonly Dish[]) =>
  dishes.flatMap((dish) =>
    dish.suggestedPrice === null || dish.margin === null
      ? []
      : [{ ...dish, price: dish.suggestedPrice, left: dish.margin }],
  )
const open = 'Falta o preço de algum ingrediente: sem o custo fechado esta conta não sai.'

const baseOf: Readonly<Record<string, number>> = { kg: 1000, l: 1000, g: 1, ml: 1 }

/** g, ml or pieces that a price is for: "1 kg", or by the unit of the recipes. */
function sizeOf(per: string | undefined, unit: 'g' | 'ml' | 'un'): number {
  const [, amount, measure = ''] = /^([\d.]+) (kg|g|ml|l)$/u.exec(per ?? '') ?? []
  if (amount !== undefined) return Number(amount) * (baseOf[measure] ?? 1)
  return unit === 'un' ? 1 : 1000
}

/**
 * What each dish with an ingredient costs more or less: (new price − price today) × amount as bought for one portion.
 */
export function ingredientPrice(
  { what, price, was, per, percent }: Question,
  { chosen, request, dishes }: MoneyAsked,
): string | null {
  if (what === undefined || (price === undefined && percent === undefined)) return null
  const ids: readonly string[] = foodIdsOf(what)
  const rows = chosen.flatMap(({ name, parts, portions, serves, idea }) =>
    parts.flatMap(({ item, amount }) => {
      if (!ids.includes(item.id)) return []
      const pack = request.conditions.prices(item)
      const size = sizeOf(per, item.unit)
      const today = was ?? (pack === null ? null : (pack.price / pack.amount) * size)
      if (today === null) return []
      const next = price ?? today * (1 + (percent ?? 0) / 100)
      const each = grossAmount(item, amount) / portions
      const change = ((next - today) * each) / size
      const dish = dishes.find((one) => one.id === idea.id)
      return [{ name, each, item, today, next, change, size, serves, dish }]
    }),
  )
  const [first] = rows
  if (!first) return `Nada muda: nenhum destes pratos leva ${what}.`
  const unit = first.item.unit === 'un' ? 'a unidade' : first.item.unit === 'ml' ? 'o litro' : 'o quilo'
  const more = first.change >= 0
  const told = rows.map(({ name, each, item, change, dish }) => {
    const left =
      dish?.margin === null || dish === undefined
        ? ''
        : `, e sobram ${formatBrl(dish.margin - change)} em vez de ${formatBrl(dish.margin)}`
    return `${name}: ${formatBrl(Math.abs(change))} ${more ? 'a menos' : 'a mais'} no bolso por prato (${formatQuantity(Math.round(each), item.unit)} de compra)${left}`
  })
  return `${shortName(first.item)} de ${formatBrl(first.today)} para ${formatBrl(first.next)} ${unit}, ${formatBrl(Math.abs(first.next - first.today))} ${more ? 'a mais' : 'a menos'}. ${told.join('. ')}.${rows.length < chosen.length ? ' Nos outros nada muda.' : ''}`
}

/** A price as the house ends its prices, never below the sum. */
const rounded = (value: number, { kitchen }: DishRequest): number => {
  const whole = Math.ceil(value - 1e-9)
  if (kitchen.ending === 'whole') return whole
  return whole - 0.1 >= value ? whole - 0.1 : whole + 0.9
}

/** Where a platform takes a share: price ÷ (1 − share) leaves the same R$ as at the counter. */
export function feePrice({ percent, text }: Question, { dishes, request }: MoneyAsked): string {
  const share = percent ?? Number(/(\d{1,2}(?:,\d)?) ?(?:%|por ?cento)/iu.exec(text)?.[1]?.replace(',', '.'))
  const known = priced(dishes)
  if (!Number.isFinite(share) || share <= 0 || share >= 90)
    return 'Diga a porcentagem que o aplicativo fica de cada venda: o preço lá é o do balcão dividido por um menos essa parte.'
  if (known.length === 0) return open
  const told = known.map(({ name, price, left }) => {
    const there = rounded(price / (1 - share / 100), request)
    const keeps = there * (1 - share / 100) - (price - left)
    return `${name}, ${formatBrl(there)} lá para ${formatBrl(price)} aqui (sobram ${formatBrl(keeps)})`
  })
  return `Preço no balcão ÷ ${((100 - share) / 100).toFixed(3).replace(/0+$/u, '').replace('.', ',')}, que é o que fica de cada real: ${told.join('; ')}. A embalagem, se não está no custo da ficha, soma-se antes de dividir.`
}

/** Half of a portion costs the house more than half of its work: usual share of the whole price. */
const halfShare = 0.6

/** Half a portion of each dish: half of its ingredients, at a share of the price that keeps the work paid. */
export function halfPortion({ item }: Question, { dishes, request }: MoneyAsked): string {
  const named = priced(dishes).filter(
    ({ name, course }) => (item === undefined || name === item) && course !== 'sobremesa',
  )
  const known = named.length > 0 ? named : priced(dishes)
  if (known.length === 0) return open
  const told = known.map(({ name, price, cost }) => {
    const half = rounded(price * halfShare, request)
    return `${name}, ${formatBrl(half)} (custa ${formatBrl(cost / 2)}, sobram ${formatBrl(half - cost / 2)}; a inteira, ${formatBrl(price)})`
  })
  return `Meia porção a ${Math.round(halfShare * 100)}% da inteira, porque o trabalho e o prato são os mesmos: ${told.join('; ')}. Duas meias saem mais caras que a inteira, e isso segura quem dividiria uma.`
}

const drinkWords =
  /(?<!\p{L})(sucos?|refri(?:gerante)?s?|chopes?|cervejas?|caf[eé]s?|[aá]guas?|caipirinhas?|cocos?|cajuínas?)(?!\p{L})/iu

/** The drink of the house that the question means, cheapest first; undefined if its menu has none. */
function drinkOf({ item, what, text }: Question, { context }: MoneyAsked) {
  const word = (item ?? what ?? drinkWords.exec(text)?.[1] ?? '').toLowerCase().replace(/s$/u, '')
  if (word === '') return undefined
  return context.house.menu
    .filter(
      ({ active, name, price }) => active && price !== null && price > 0 && name.toLowerCase().includes(word),
    )
    .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))[0]
}

/** What is left of each dish with a drink of the house at one price: price − both costs. */
export function withDrink(question: Question, asked: MoneyAsked): string {
  const { price, count = 1 } = question
  const drink = drinkOf(question, asked)
  const known = priced(asked.dishes).filter(({ course }) => course !== 'sobremesa')
  if (!drink) return 'Falta a bebida: o cardápio da casa não traz nenhuma com esse nome e preço.'
  if (known.length === 0) return open
  const cost = drink.cost !== null && drink.cost > 0 ? drink.cost : null
  const named = count > 1 ? `${count} × ${drink.name}` : drink.name
  const told = known.map((dish) => {
    const usual = dish.price + (drink.price ?? 0) * count
    const at = price ?? usual
    if (cost === null) return `${dish.name} com ${named}, ${formatBrl(usual)} separados`
    const left = at - dish.cost - cost * count
    const apart = usual - dish.cost - cost * count
    return at < usual
      ? `${dish.name}, sobram ${formatBrl(left)} (separados, a ${formatBrl(usual)}, ${formatBrl(apart)})`
      : `${dish.name}, ${formatBrl(usual)} sem desconto, sobram ${formatBrl(apart)}`
  })
  const lead = price === undefined ? `Prato com ${named}` : `Prato com ${named} por ${formatBrl(price)}`
  return cost === null
    ? `${lead}: falta o custo de ${drink.name}. ${told.join('; ')}.`
    : `${lead}: ${told.join('; ')}. ${drink.name} custa ${formatBrl(cost)} à casa${count > 1 ? ' cada' : ''}.`
}

/** What a purchase of all dishes comes to, and for how many portions an amount is enough. */
export function portionsFor(money: number, dishes: readonly Dish[]): number {
  const each = dishes.reduce((sum, { cost }) => sum + cost, 0)
  return each === 0 ? 0 : Math.floor(money / each)
}

/** How the owner's money for the first purchase compares with the list. */
export function purchaseWithin(
  max: number,
  total: number,
  dishes: readonly Dish[],
  portions: number,
): string {
  if (total <= max + 0.005) return `A lista soma ${formatBrl(total)}, para ${portions} porções de cada.`
  const fits = portionsFor(max, dishes)
  const cheap = dishes.toSorted((a, b) => a.cost - b.cost)
  return `Para ${portions} porções de cada a lista soma ${formatBrl(total)}. Com ${formatBrl(max)} dá, a peso, ${fits} ${fits === 1 ? 'porção' : 'porções'} de cada; comece por ${joinList(cheap.slice(0, 2).map(({ name }) => name))}, que ${cheap.length === 1 ? 'pede' : 'pedem'} menos dinheiro.`
}
