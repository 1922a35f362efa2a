import { everyWeek, weekdayNames } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { formatNumber, joinList } from '../../base/language/text.ts'
import { meetsWishes, priceWishesOn, refusedPrice } from '../../base/pricing/limits.ts'
import { type LeftOrder, whyLeft } from '../../base/pricing/losing-orders.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import { type NamedItem, namesItem } from '../../base/request/match-item.ts'
import { isWholeDrop } from '../../base/request/requirements.ts'
import { missingItems, oneEach, withoutEffect } from '../../base/request/unmet.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { SalesItem } from '../../documents/sales.ts'
import type { Movable } from './demand.ts'
import { type Asked, itemsOf } from './questions/asked.ts'
import { promotionOf } from './questions/drinks.ts'
import type { PriceAnswer, PricingPlan } from './schema.ts'

type Decisions = {
  planned: readonly Movable[]
  left: PricingPlan['left']
  /** Orders on prices with which the plan would lose. */
  leftOut: readonly LeftOrder[]
  asked: Asked
  answered: readonly PriceAnswer[]
  /** Whether amounts are for a month. */
  monthly: boolean
}

/** Wishes on prices that a plan does not meet, with the reason. */
export function explain(
  { sheet }: EngineContext,
  items: readonly SalesItem[],
  { planned, left, leftOut, asked, answered, monthly }: Decisions,
): Explanation[] {
  const unmet = (name: string, section: string | null, reason: string) =>
    priceWishesOn(sheet, { name, section }).map((wish): Explanation => ({ wish, reason }))
  const beyond = planned.flatMap(({ plan, limits }) =>
    meetsWishes(limits, plan.newPrice) ? [] : unmet(plan.name, plan.category, refusedPrice(plan, limits)),
  )
  const losing = leftOut.flatMap((order) => {
    const category = items.find(({ name }) => name === order.name)?.category ?? null
    return unmet(order.name, category, whyLeft(order, monthly ? 'por mês' : 'no período'))
  })
  const unknown = left.flatMap(({ name, price }) =>
    price == null ? unmet(name, null, `${name} está sem preço na planilha.`) : [],
  )
  const named = items.map(({ name, category }) => ({ name, section: category }))
  return oneEach([
    ...withoutEffect(
      sheet,
      [
        'price',
        'keepPrice',
        'capPrice',
        'hours',
        'elasticity',
        'date',
        'question',
        'ending',
        'promote',
        'dropItem',
        'costNow',
        'competitorPrice',
      ],
      'Esta consultoria só mexe em preços: não muda receitas, itens nem datas.',
    ),
    ...missingItems(sheet, named, 'na planilha enviada'),
    ...sheet.wishes.flatMap((wish) =>
      wish.kind === 'date' ? [{ wish, reason: whyNotOn(wish, asked.plan.weekdays) }] : [],
    ),
    ...sheet.wishes.flatMap((wish): Explanation[] => {
      if (wish.kind === 'question') {
        const own = answered.find(
          ({ about, of, asked: said }) =>
            about === wish.about && said === wish.text && of === (wish.item ?? wish.other ?? null),
        )
        return [
          {
            wish,
            reason:
              own?.verdict ?? 'Faltam na planilha as vendas, o preço e o custo de que a resposta precisa.',
          },
        ]
      }
      if (wish.kind === 'competitorPrice') return [{ wish, reason: whyNotCompared(wish, named) }]
      if (wish.kind === 'costNow')
        return [
          { wish, reason: `Não achamos na planilha um item com ${wish.item}: diga o prato e o custo dele.` },
        ]
      if (wish.kind === 'dropItem' && isWholeDrop(wish)) {
        const gone = left.filter(({ reason }) => reason === 'leaves').map(({ name }) => name)
        return gone.length === 0
          ? []
          : [
              {
                wish,
                reason: `O cardápio se muda em outra consultoria. Aqui ${joinList(gone)} ${gone.length === 1 ? 'ficou' : 'ficaram'} fora dos preços novos e das ofertas.`,
              },
            ]
      }
      if (wish.kind !== 'promote') return []
      const [item] = itemsOf(wish, asked)
      return item ? [{ wish, reason: promotionOf(item, asked) }] : []
    }),
    ...losing,
    ...beyond,
    ...unknown.filter(({ wish }) => wish.kind !== 'price' || wish.item !== undefined),
  ])
}

/** Why a competitor's price stands beside none of the house. */
function whyNotCompared(
  { item, deal, unsure }: WishOf<'competitorPrice'>,
  items: readonly NamedItem[],
): string {
  if (!items.some((one) => namesItem(item, one)))
    return `“${item}” não está na planilha: sem o par daqui não há com que comparar.`
  if (unsure) return 'Você não tem certeza desse preço: ele não decide nada até ser conferido.'
  return deal === undefined
    ? `O tamanho de “${item}” lá não é o mesmo daqui: diga as medidas, e a comparação sai.`
    : 'É preço de promoção: só se compara preço de todo dia.'
}

/** The sales that a discount on the requested weekdays would need, or why a date changes no price. */
function whyNotOn({ weekdays, closed }: WishOf<'date'>, days: PricingPlan['weekdays']): string {
  if (weekdays === undefined || closed)
    return 'Esta consultoria só mexe em preços: não muda receitas, itens nem datas.'
  if (days.length === 0)
    return 'A planilha não separa as vendas por dia da semana: sem isso não há conta para um desconto em dia certo.'
  const each = weekdays.flatMap((weekday) => {
    const day = days.find(({ label }) => label === weekdayNames[weekday])
    if (!day || day.change < 0) return []
    const index = `${formatNumber(day.index * 100)}% da média`
    return day.breakEven !== undefined && day.breakEven > 0
      ? [
          `${everyWeek([weekday])} se vende ${index}, e 10% de desconto nas bebidas só empata com ${formatNumber(day.breakEven * 100)}% mais vendas`,
        ]
      : [`${everyWeek([weekday])} se vende ${index}, e o desconto só tira do lucro`]
  })
  return `${capitalize(each.length > 0 ? each.join('; ') : 'Nesses dias a planilha não tem vendas')}: ficou o preço cheio.`
}
