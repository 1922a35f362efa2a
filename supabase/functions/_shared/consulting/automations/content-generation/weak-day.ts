/** What to publish for a weekday on which few guests come: a reason that exists on that day only, from the house's menu. */
import { addDays, shortDay, weekdayNames, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { known, sellsOf } from '../../base/house/own-menu.ts'
import { the } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { moneyOf } from './combo-profit.ts'
import { drinkAlcohol, isDrink, isPlainFare, nameIn, type Shown, spokenPrice } from './menu-items.ts'

/** What a pair costs less than both apart. */
const off = 0.1

/** Where the calendar has no post on the day. */
const usualHour = 16

/** Most days of the calendar that the answer names. */
const named = 4

type Priced = Shown & { price: number; cost: number }

/** Weekdays for which the owner asks what to publish. */
export const weakDaysOf = ({ sheet }: Pick<EngineContext, 'sheet'>): number[] =>
  sheet.wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.what === 'weakDay' ? (wish.weekdays ?? []) : [],
  )

/** What leaves most in R$, of the items whose price and cost are known. */
const best = (items: readonly Priced[]) =>
  items.toSorted((a, b) => b.price - b.cost - (a.price - a.cost))[0] ?? null

const nameOfDay = (weekday: number) => (weekdayNames[weekday] ?? '').replace('-feira', '')

/** The answer to "terça tá vazia, o que eu posto?"; null for any other question. */
export function weakDayReply(
  { what, weekdays = [] }: WishOf<'question'>,
  context: EngineContext,
  posts: readonly { day: string; hour: number; items: readonly string[] }[],
  { postRules }: Pick<Requirements, 'postRules'>,
): { text: string } | null {
  const [weekday] = weekdays
  if (what !== 'weakDay' || weekday === undefined) return null
  const day = nameOfDay(weekday)
  const isHe = weekday % 6 === 0
  const priced = sellsOf(context.house).flatMap((item): Priced[] => {
    const [price, cost] = [known(item.price), known(item.cost)]
    return price === null || cost === null ? [] : [{ ...item, price, cost }]
  })
  const middle =
    priced.map(({ price }) => price).toSorted((a, b) => a - b)[Math.floor(priced.length / 2)] ?? 0
  // What one table orders without thinking: no dish for several guests.
  const dish = best(priced.filter((item) => !isDrink(item) && !isPlainFare(item) && item.price <= middle * 2))
  const drink =
    best(priced.filter((item) => isDrink(item) && drinkAlcohol(item))) ?? best(priced.filter(isDrink))
  const together = dish && drink ? dish.price + drink.price : null
  const price = together === null ? null : Math.floor(together * (1 - off))
  const on = isHe ? 'no' : 'na'
  const isFull = postRules.some((rule) => rule.what === 'noDiscount')
  const pair =
    dish && drink && price !== null && together !== null
      ? isFull
        ? ` Sem desconto, como você pediu: ${the(nameIn(dish))} com ${the(nameIn(drink))} pelo preço de sempre (${spokenPrice(together)}; o par deixa ${moneyOf(together - dish.cost - drink.cost)}), numa hora marcada ${isHe ? 'do' : 'da'} ${day}, com quem prepara contando como se faz. Dez pares a mais num mês são ${moneyOf(10 * (together - dish.cost - drink.cost))}.`
        : ` Uma conta para começar: ${the(nameIn(dish))} com ${the(nameIn(drink))}, ${spokenPrice(together)} separados, a ${spokenPrice(price)} só ${on} ${day}: ficam ${moneyOf(price - dish.cost - drink.cost)} por par, ${moneyOf(together - price)} a menos do que no preço cheio. Um item só, por quatro semanas. Sem desconto também serve: hora marcada para quem prepara contar como se faz, mesa de jogo, som ensaiando.`
      : ' Escolha um prato e uma bebida para sair juntos só nesse dia; com preço e custo em “A casa”, a conta sai aqui.'
  const own = posts.filter((post) => weekdayOf(post.day) === weekday)
  const dates = own.slice(0, named).map((post) => shortDay(post.day))
  const hour = Math.min(...own.map((post) => post.hour), usualHour)
  const eve = nameOfDay((weekday + 6) % 7)
  return {
    text: `**Uma razão para vir que só exista ${on} ${day}.** Foto de prato lembra a casa, mas não muda o dia de ninguém.${pair} Publique no próprio dia às ${hour}h, sempre com o nome do dia, e repita nos Stories da véspera, ${eve}, às 18h. ${dates.length > 0 ? `O calendário já publica em ${joinList(dates)}${own.length > dates.length ? ' e nas seguintes' : ''}. ` : ''}Conte as mesas ${isHe ? 'desse' : 'dessa'} ${day} até ${shortDay(addDays(context.today, 28))}: se não subiram, troque a razão, não a foto.`,
  }
}
