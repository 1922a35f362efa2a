/** Answers about the house's own list: whether a drink of it suits a dish, how to sell a dish or bottles that stand still. */
import { the, uncapitalize } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import { isNamedServe } from '../../base/pairing/named-serves.ts'
import type { Option } from '../../base/pairing/options.ts'
import type { PourStyle } from '../../base/pairing/pour-styles.ts'
import { pointsOf } from '../../base/pairing/rules.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Need } from './dish-tables/dish-table.ts'
import { dishTableOf } from './dish-tables/index.ts'
import { type Listed, standingOf } from './house-list.ts'
import { effectOf } from './list-words.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { openDaysAWeek } from './open-days.ts'
import { done, failed, type Statement } from './planned-parts.ts'
import { spokenName } from './short-names.ts'

export const listedOf = ({ ownDrinks }: Pick<MenuParts, 'ownDrinks'>): Listed[] =>
  ownDrinks.filter((option): option is Listed => option.listed === true && 'style' in option)

/** How well a drink suits a dish: one of the house's list by the dish's table. */
export function fitOf(dish: DishReading, option: Option, parts: MenuParts): number {
  const listed = listedOf(parts)
  const one = listed.find(({ id }) => id === option.id)
  if (!one) return pointsOf(dish, option, parts.circumstances)
  const at = standingOf(dish, one, new Set(listed.map(({ style }) => style)))
  return at === null ? 0 : bestFit / (at + 1)
}
const bestFit = 10

/** The house's own dose that suits a dish best: the aged one first beside what is roasted or sweet. */
export function doseOfList(dish: DishReading, parts: MenuParts): Listed | undefined {
  const need = dishTableOf(dish)?.need
  const first: PourStyle = need === 'roast' || need === 'sweet' || need === 'salt' ? 'agedDose' : 'whiteDose'
  const doses = listedOf(parts).filter(({ style }) => style === 'agedDose' || style === 'whiteDose')
  return doses.find(({ style }) => style === first) ?? doses[0]
}

const isReds = (style: PourStyle) => style === 'fullRed' || style === 'lightRed'

/** What goes wrong between a drink and what a dish asks. */
function clashOf(style: PourStyle, need: Need, { groups }: DishReading): string {
  if (need === 'sweet') return 'seco ao lado do doce, fica azedo'
  if (isReds(style) && (groups.has('fish') || groups.has('shellfish')))
    return 'o tanino deixa gosto de metal no peixe'
  if (isReds(style) && need === 'cream') return 'tanino e queijo ou creme quente brigam, e a boca fica áspera'
  if (need === 'delicate') return 'passa por cima de um prato leve'
  if (need === 'spice') return 'deixa a pimenta mais forte'
  return 'falta-lhe o que o prato pede'
}

/** Whether a drink of the list suits a dish: by the dish's table. @param pair the dish's own pair, with its reason */
export function suitsFromList(
  dish: DishReading,
  asked: readonly Listed[],
  parts: MenuParts,
  pair: string,
): string | null {
  const table = dishTableOf(dish)
  if (!table || asked.length === 0) return null
  const had = new Set(listedOf(parts).map(({ style }) => style))
  const places = asked
    .map((one) => ({ one, at: standingOf(dish, one, had) ?? Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => a.at - b.at)
  const [first] = places
  if (!first) return null
  const { one, at } = first
  const name = spokenName(one.name)
  if (at === Number.POSITIVE_INFINITY)
    return `Melhor não: ${clashOf(one.style, table.need, dish)}. O par é ${pair}.`
  const doubt = isReds(one.style) && table.need === 'cream' ? `${clashOf(one.style, table.need, dish)}; ` : ''
  if (at === 0) return `Vai: ${effectOf(one.style, table.need)}. ${name}, ${menuPrice(one.price ?? 0)}.`
  return `Serve a quem pedir, mas não é o melhor: ${doubt}se for, ${name}. Em primeiro fica ${pair}.`
}

/** "o polvo sai pouco, como vendo mais?": its pair, what both leave, where it is shown and what is said. */
export function sellMore({ item = '' }: WishOf<'question'>, parts: MenuParts): string {
  const entry = parts.ranked.find(({ dish }) => isNamedDish(item, dish))
  if (!entry) return `${item} não entrou nas harmonizações desta consulta.`
  const { dish, best } = entry
  const { price, cost, name } = dish.item
  const { guests } = parts.servingOf(entry)
  const drink = best.option
  const told = parts.told.get(dish)
  const left = price === null || cost === null ? null : price - cost
  const drinkLeft = drink.price === null || drink.cost === null ? null : (drink.price - drink.cost) * guests
  const both =
    price === null || drink.price === null ? '' : `, ${menuPrice(price)} + ${menuPrice(drink.price * guests)}`
  const money =
    left === null
      ? ''
      : ` O prato deixa ${formatBrl(left)}${drinkLeft === null ? '' : `; com a bebida, ${formatBrl(left + drinkLeft)}`}${isDearToMake(cost, price) ? `, por isso não dê desconto: o custo já é ${Math.round(((cost ?? 0) / (price ?? 1)) * 100)}% do preço` : ''}.`
  return `Venda-o pelo par: ${spokenName(name)} com ${spokenName(drink.name)}${both}, na lousa e na caixa do cardápio, e a equipe oferece antes de o cliente abrir o cardápio: “${told?.say ?? ''}”${money} Conte quatro semanas os pedidos d${the(uncapitalize(spokenName(name)))}.`
}

const dear = 0.35
const isDearToMake = (cost: number | null, price: number | null) =>
  cost !== null && price !== null && cost > price * dear

const weeksIn = (from: string, to: string) =>
  Math.max(1, (Date.parse(to) - Date.parse(from)) / 86_400_000 / 7)
const usualWeeks = 8
const mostDishes = 3

/** Bottles of the list that stand still: the pace until the day, beside which dishes, and what they leave. */
export function standingBottles(
  { of = '', most = 0, on }: WishOf<'pairingRule'>,
  parts: MenuParts,
): Statement | null {
  const found = listedOf(parts).filter(({ name }) => isNamedServe(of, { name, isDose: false }))
  const one = found.find(({ vessel }) => vessel === 'garrafa') ?? found[0]
  if (!one) return null
  const weeks = on === undefined ? usualWeeks : weeksIn(parts.context.today, on)
  const aWeek = Math.ceil(most / weeks)
  const nights = openDaysAWeek(parts.context)
  const had = new Set(listedOf(parts).map(({ style }) => style))
  const beside = parts.ranked
    .flatMap(({ dish, best }) => {
      const at = standingOf(dish, one, had)
      return at === null
        ? []
        : [{ name: spokenName(dish.item.name), at: best.option.id === one.id ? -1 : at }]
    })
    .toSorted((a, b) => a.at - b.at)
    .slice(0, mostDishes)
    .map(({ name }) => name)
  const name = spokenName(one.name)
  if (beside.length === 0)
    return failed(
      `${name} não é par de nenhum prato desta lista: ofereça-o fora da mesa, como brinde de chegada.`,
    )
  const until = on === undefined ? `em ${usualWeeks} semanas` : `até ${on.slice(8)}/${on.slice(5, 7)}`
  const left =
    one.price === null || one.cost === null
      ? ''
      : ` Cada uma, a ${menuPrice(one.price)}, deixa ${formatBrl(one.price - one.cost)}; todas, ${formatBrl((one.price - one.cost) * most)}.`
  return done(
    `${formatNumber(most)} garrafas ${until}: ${aWeek} por semana, em ${formatNumber(nights)} dias abertos. Ofereça com ${joinList(beside)}.${left} Se na metade do prazo tiverem saído menos de ${Math.floor(most / 2)}, venda também em taça.`,
  )
}
