/** A drink of the menu that stands still: with which dishes it goes, how many tables empty the stock, what it leaves. */
import { addDays } from '../../base/calendar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { isNamedServe } from '../../base/pairing/named-serves.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { fitOf } from './list-answers.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { drinksOf } from './named-drinks.ts'
import { openDaysAWeek } from './open-days.ts'
import { done, failed, type Statement } from './planned-parts.ts'
import { spokenName } from './short-names.ts'
import { inOrder, softDrinksOf } from './without-alcohol.ts'

/** Bottles of a box, where the owner does not say: the report names the assumption. */
const usualBox = 12
/** ml of a glass whose measure the menu does not say. */
const usualGlass = 300
const usualWeeks = 8
const mostDishes = 6
/** How far down what a dish asks a drink without alcohol may stand. */
const mostDown = 2

/** The dishes that a drink of the menu suits, best first: by its style, or by what they ask without alcohol. */
export function dishesBeside({ name }: Pick<MenuItem, 'name'>, parts: MenuParts): string[] {
  const dishes = parts.ranked.map(({ dish }) => dish)
  const soft = softDrinksOf(parts.items).filter(({ item }) => parts.request.refuses(item) === null)
  const isSoft = soft.some((one) => one.name === name)
  const first = new Set(
    parts.ranked
      .filter(({ dish, best }) => best.option.name === name || parts.free.get(dish)?.name === name)
      .map(({ dish }) => dish.item.name),
  )
  const [option] = drinksOf(name, parts)
  return dishes
    .flatMap((dish) => {
      const at = isSoft
        ? inOrder(dish, soft).findIndex((one) => one.name === name)
        : option && fitOf(dish, option, parts) > 0
          ? 10 - fitOf(dish, option, parts)
          : -1
      const isFirst = first.has(dish.item.name)
      return at < 0 || (isSoft && at > mostDown && !isFirst)
        ? []
        : [{ name: dish.item.name, at: isFirst ? -1 : at }]
    })
    .toSorted((a, b) => a.at - b.at)
    .slice(0, mostDishes)
    .map((one) => spokenName(one.name))
}

const mlIn = ({ name }: MenuItem): number | null => {
  const ml = /(\d{2,4})\s*ml/i.exec(name)?.[1]
  return ml === undefined ? null : Number(ml)
}

/** How many servings a stock holds, and how that was counted. */
function servingsOf(
  { most, unit }: WishOf<'pairingRule'>,
  item: MenuItem,
): { servings: number; how: string } | null {
  if (most === undefined) return null
  const ml = mlIn(item)
  switch (unit) {
    case 'caixas':
      return {
        servings: most * usualBox,
        how: `${most} ${most === 1 ? 'caixa' : 'caixas'}, com ${usualBox} por caixa (suposto: confira), são ${formatNumber(most * usualBox)}`,
      }
    case 'litros': {
      const servings = Math.floor((most * 1000) / (ml ?? usualGlass))
      return {
        servings,
        how: `${formatNumber(most)} litros dão ${formatNumber(servings)} de ${ml ?? usualGlass} ml${ml === null ? ' (medida suposta)' : ''}`,
      }
    }
    default:
      return { servings: most, how: `São ${formatNumber(most)}` }
  }
}

/** The drink of the menu that stands still; null where the menu has none of that name. */
export function stuckDrink(wish: WishOf<'pairingRule'>, parts: MenuParts): Statement | null {
  const { of = '', on } = wish
  const item = parts.items.find(
    (one) => isDrinkLine(one) && isNamedServe(of, { name: one.name, isDose: false }),
  )
  if (!item) return null
  const name = spokenName(item.name)
  const refusal = parts.request.refuses(item)
  if (refusal) return failed(`${name} fica fora dos pares: ${refusal.reason}.`)
  const beside = dishesBeside(item, parts)
  const left = item.price === null || item.cost === null ? null : item.price - item.cost
  const stock = servingsOf(wish, item)
  const today = parts.context.today
  const until = on ?? addDays(today, usualWeeks * 7)
  const weeks = Math.max(1 / 7, (Date.parse(until) - Date.parse(today)) / 86_400_000 / 7)
  const days = Math.max(1, Math.round(weeks * openDaysAWeek(parts.context)))
  const pace =
    stock === null
      ? ''
      : ` ${stock.how}: com uma por mesa, ${formatNumber(stock.servings)} mesas esvaziam o estoque${
          on === undefined
            ? ` (${Math.ceil(stock.servings / usualWeeks)} por semana, em ${usualWeeks} semanas)`
            : `; até ${until.slice(8)}/${until.slice(5, 7)} são ${days} dias abertos, ${Math.ceil(stock.servings / days)} por dia`
        }.`
  const money =
    left === null
      ? ' Falta o custo para dizer o que deixa.'
      : ` Cada uma, a ${menuPrice(item.price ?? 0)}, deixa ${formatBrl(left)}${stock === null ? '' : `; todas, ${formatBrl(left * stock.servings)}`}.`
  return done(
    `${name} vai com ${beside.length > 0 ? joinList(beside) : 'o que a mesa pedir: nenhum prato desta lista a pede primeiro'}. Sugira nesses pratos.${pace}${money} Não compre mais até acabar.`,
  )
}
