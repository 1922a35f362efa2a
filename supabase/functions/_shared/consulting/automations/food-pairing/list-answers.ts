/** Answers about the house's own list: whether a drink of it suits a dish, how to sell a dish or bottles that stand still. */
import { addDays } from '../../base/calendar.ts'
import { capitalize, the, uncapitalize } from '../../base/language/grammar.ts'
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
import { drinksOf } from './named-drinks.ts'
import { done, failed, type Statement } from './planned-parts.ts'
import type { Ranked } from './rank.ts'
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
  if (at === 0)
    return `Vai: ${effectOf(one.style, table.need, one.name)}. ${name}, ${menuPrice(one.price ?? 0)}.`
  return `Serve a quem pedir, mas não é o melhor: ${doubt}se for, ${name}. Em primeiro fica ${pair}.`
}

/**
 * "as ostras pedem espumante ou o Alvarinho?": one of the two, with what it does, and why not the other; null where one of
 * them is not among the house's drinks.
 * @param paired why the dish's own pair suits it
 */
export function betterOf(
  { dish, best }: Ranked,
  named: readonly string[],
  parts: MenuParts,
  paired: string | undefined,
): string | null {
  const rivals = named.flatMap((one) => {
    const [first] = drinksOf(one, parts)
      .map((option) => ({ option, fit: fitOf(dish, option, parts) }))
      .toSorted((a, b) => b.fit - a.fit)
    return first ? [{ ...first, isPair: first.option.id === best.option.id }] : []
  })
  const [first, second] = rivals.toSorted((a, b) => Number(b.isPair) - Number(a.isPair) || b.fit - a.fit)
  if (!first || !second || first.option.id === second.option.id) return null
  const table = dishTableOf(dish)
  const styleOf = ({ option }: typeof first) => ('style' in option ? (option as Listed).style : null)
  const [style, other] = [styleOf(first), styleOf(second)]
  const why =
    table && style
      ? effectOf(style, table.need)
      : first.isPair && paired
        ? uncapitalize(paired)
        : `vai melhor com ${spokenName(dish.item.name)}`
  const priceOf = ({ price }: Option) => (price === null ? '' : `, ${menuPrice(price)}`)
  const rest =
    second.fit <= 0 && table && other
      ? clashOf(other, table.need, dish)
      : (first.option.price ?? 0) < (second.option.price ?? 0)
        ? 'também serve, mas custa mais à mesa e não faz mais pelo prato'
        : 'fica para a mesa que já o pediu'
  return `${capitalize(spokenName(first.option.name))}${priceOf(first.option)}: ${why}. ${capitalize(spokenName(second.option.name))}${priceOf(second.option)}, ${rest}.`
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

/** What dish and bottle cost less together. */
const offPair = 0.05

/** Dish and bottle as one price, and what both leave. */
function pairPrice({ dish }: Ranked, one: Listed): string {
  const { name, price, cost } = dish.item
  if (price === null || one.price === null) return ''
  const full = price + one.price
  const together = Math.floor(full * (1 - offPair))
  const left = cost === null || one.cost === null ? null : together - cost - one.cost
  return ` O par: ${spokenName(name)} com a garrafa por **${menuPrice(together)}** (separados, ${menuPrice(full)})${left === null ? '' : `, deixa ${formatBrl(left)}`}.`
}

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
  const had = new Set(listedOf(parts).map(({ style }) => style))
  const beside = parts.ranked
    .flatMap((entry) => {
      const at = standingOf(entry.dish, one, had)
      return at === null ? [] : [{ entry, at: entry.best.option.id === one.id ? -1 : at }]
    })
    .toSorted((a, b) => a.at - b.at)
    .slice(0, mostDishes)
    .map(({ entry }) => entry)
  const name = spokenName(one.name)
  const [first] = beside
  if (!first)
    return failed(
      `${name} não é par de nenhum prato desta lista: ofereça-o fora da mesa, como brinde de chegada.`,
    )
  const ends = on ?? addDays(parts.context.today, usualWeeks * 7)
  const half = addDays(parts.context.today, Math.round((weeks * 7) / 2))
  const dayOf = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`
  const byGlass =
    one.vessel !== 'garrafa' || sellsNoGlass(parts)
      ? 'ponha o par na lousa e na primeira frase do garçom'
      : 'venda também em taça'
  const left =
    one.price === null || one.cost === null
      ? ''
      : ` Cada uma, a ${menuPrice(one.price)}, deixa ${formatBrl(one.price - one.cost)}; todas, ${formatBrl((one.price - one.cost) * most)}.`
  return done(
    `${formatNumber(most)} garrafas até ${dayOf(ends)}: ${aWeek} por semana. Ofereça com ${joinList(beside.map(({ dish }) => spokenName(dish.item.name)))}.${pairPrice(first, one)}${left} Se até ${dayOf(half)} tiverem saído menos de ${Math.floor(most / 2)}, ${byGlass}; não compre outras até lá.`,
  )
}

const sellsNoGlass = ({ context: { sheet } }: MenuParts): boolean =>
  sheet.wishes.some((wish) => wish.kind === 'pairingRule' && wish.what === 'wineByBottle')
