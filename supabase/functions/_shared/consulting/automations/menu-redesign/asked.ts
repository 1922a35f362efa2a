/** What the owner asks of items, and which of it the redesign cannot do. */
import type { EngineContext } from '../../base/context.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { demandedPrice, meetsWishes, priceWishesOn, refusedPrice } from '../../base/pricing/limits.ts'
import { type LeftOrder, whyLeft } from '../../base/pricing/losing-orders.ts'
import { wishLabel } from '../../base/request/describe-wish.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import { missingItems, oneEach, withoutEffect } from '../../base/request/unmet.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { isExcluded } from './goals.ts'
import type { Order, Orders } from './orders.ts'
import { explainPage } from './page-wishes.ts'
import { perOf } from './period.ts'
import { leftOnMenu, proofs } from './proofs.ts'
import type { MenuRedesign } from './schema.ts'

export type Asked = { name: string; section: string | null; description: string | null }

export const asked = (
  { name, category }: { name: string; category: string | null },
  description: string | null = null,
): Asked => ({ name, section: category, description })

/** What the owner asks of an item that was not classified. */
export function leftItem(
  item: Asked & { price: number | null },
  reason: MenuRedesign['left'][number]['reason'],
  order: Order,
  orders: Orders,
): MenuRedesign['left'][number] {
  const { name, section, price } = item
  const base = { name, reason, price }
  if (order.leaves !== null) return { ...base, move: 'remove', action: order.leaves }
  const newPrice = price === null ? null : demandedPrice(orders.limitsOf({ name, section, price }), price)
  if (newPrice !== null && price !== null) {
    const move = newPrice > price ? 'raise' : 'lower'
    return { ...base, newPrice, move, action: `Vai a ${formatBrl(newPrice)}, como você pediu` }
  }
  if (order.promoted) return { ...base, move: 'highlight', action: 'Dar destaque, como você pediu' }
  return order.kept ? { ...base, move: 'keep', action: 'Fica, a pedido da casa' } : base
}

const countsItems = ({ of = 'results', item }: WishOf<'count'>) =>
  item === undefined && (of === 'results' || of === 'items')

/** Wishes that the redesign does not meet, with reasons. */
export function explain(
  context: EngineContext,
  items: readonly Asked[],
  content: MenuRedesign,
  orders: Orders,
  leftOut: readonly LeftOrder[],
): Explanation[] {
  const { sheet } = context
  const redesigned = content.categories.flatMap((category) => category.items)
  const beyond = redesigned.flatMap(({ name, price, cost, newPrice, move }) => {
    const section = items.find((item) => item.name === name)?.section ?? null
    const limits = orders.limitsOf({ name, section, price })
    if (move === 'remove' || meetsWishes(limits, newPrice ?? price)) return []
    return priceWishesOn(sheet, { name, section }).map(
      (wish): Explanation => ({ wish, reason: refusedPrice({ name, price, cost }, limits) }),
    )
  })
  const losing = leftOut.flatMap((order): Explanation[] => {
    const section = items.find((item) => item.name === order.name)?.section ?? null
    return priceWishesOn(sheet, { name: order.name, section }).map((wish) => ({
      wish,
      reason: whyLeft(order, perOf(content)),
    }))
  })
  const preferred = sheet.wishes.flatMap((wish): Explanation[] =>
    wish.kind === 'prefer'
      ? [
          {
            wish,
            reason: `O redesenho arruma o que a casa já serve. A receita e o preço de um item novo com ${wish.what} saem da consultoria de drinks ou da de pratos; com eles, a linha entra no papel.`,
          },
        ]
      : [],
  )
  const remain = (content.newMenu?.sections ?? []).reduce((sum, section) => sum + section.items.length, 0)
  const few = sheet.wishes.flatMap((wish): Explanation[] => {
    if (wish.kind !== 'count' || !countsItems(wish) || remain >= wish.count) return []
    return [
      {
        wish,
        reason:
          content.menu.items < wish.count
            ? `O cardápio enviado tem ${content.menu.items} itens: o redesenho não inventa pratos.`
            : `Sem o que você pediu para tirar ou deixar de fora, restam ${remain} no cardápio.`,
      },
    ]
  })
  const counted = sheet.wishes.flatMap((wish): Explanation[] => {
    if (wish.kind !== 'count' || wish.item !== undefined || countsItems(wish)) return []
    if (wish.of === 'ingredients')
      return [{ wish, reason: 'O redesenho não muda receitas: o número de ingredientes fica com a cozinha.' }]
    if (wish.of === 'pages' && content.pages?.length === wish.count) return []
    const sections = new Set(content.newMenu?.sections.map(({ name }) => name)).size
    return [
      {
        wish,
        reason: `O novo cardápio tem ${sections} ${sections === 1 ? 'seção' : 'seções'}, e nenhuma se divide entre páginas.`,
      },
    ]
  })
  const refused = sheet.wishes.flatMap((wish) => {
    if (wish.kind !== 'promote') return []
    const item = items.find((one) => orders.requirements.promotes(one) && orders.of(one).doubt !== null)
    const doubt = item && orders.of(item).doubt
    return doubt ? [{ wish, reason: `${item.name} fica sem destaque: ${doubt}.` }] : []
  })
  const doubtful = sheet.wishes.flatMap((wish): Explanation[] => {
    if (wish.kind !== 'exclude' || wish.why !== 'allergy') return []
    const out = redesigned.filter(isExcluded).map(({ name }) => name)
    return out.length === 0
      ? []
      : [
          {
            wish,
            reason: `${out.length === 1 ? 'Sai' : 'Saem'} ${joinList(out)}. Dos que ficam o cardápio não conta a receita inteira: antes de dizer que a casa não tem ${wish.what}, confira caldos e temperos prontos, esvazie o freezer, troque o óleo e lave fritadeira, tábuas e facas.`,
          },
        ]
  })
  const stays = sheet.wishes.flatMap((wish) => {
    if (wish.kind !== 'exclude') return []
    const kept = items.filter((item) => {
      const { kept: stays, doubt, closed } = orders.of(item)
      return stays && doubt !== null && doubt !== closed && !doubt.startsWith('o cardápio não diz')
    })
    return kept.length === 0
      ? []
      : [
          {
            wish,
            reason: `${joinList(kept.map(({ name }) => name))} ${kept.length === 1 ? 'fica' : 'ficam'} no cardápio, como você pediu.`,
          },
        ]
  })
  const planned = new Set((content.planned ?? []).map(({ wish, of }) => `${wish}|${of}`))
  const uncounted = sheet.wishes.flatMap((wish): Explanation[] =>
    wish.kind === 'share' && !planned.has(`share|${wishLabel(wish)}`)
      ? [
          {
            wish,
            reason: `Quantos itens levam ${wish.what} é com a receita, que o redesenho não muda: peça o item novo na consultoria de pratos ou de drinks.`,
          },
        ]
      : [],
  )
  const unanswered = sheet.wishes.flatMap((wish): Explanation[] =>
    wish.kind === 'question'
      ? [
          {
            wish,
            reason:
              redesigned.length === 0
                ? 'Sem a planilha de vendas não há como responder a isso: envie-a com o cardápio, e a resposta vem em reais.'
                : 'É conta de preço, e não de cardápio: a consultoria de preços responde a isso com a mesma planilha.',
          },
        ]
      : [],
  )
  const otherCosts = sheet.wishes.flatMap((wish): Explanation[] => {
    if (wish.kind !== 'costNow' || content.costs?.some(({ item }) => item === wish.item)) return []
    const sold = redesigned.find(({ name }) => name === wish.item)
    return [
      {
        wish,
        reason: sold
          ? `A planilha diz que ${wish.item} custa ${formatBrl(sold.cost)}, e a conta fica com esse custo: corrija lá se o de agora é outro.`
          : `${wish.item} não tem preço no cardápio enviado: sem ele o custo não entra em conta.`,
      },
    ]
  })
  return oneEach([
    ...explainPage(sheet, content),
    ...otherCosts,
    ...preferred,
    ...unanswered,
    ...uncounted,
    ...withoutEffect(
      sheet,
      [
        'exclude',
        'price',
        'count',
        'keepPrice',
        'capPrice',
        'keepItem',
        'dropItem',
        'promote',
        'elasticity',
        'layout',
        'pageNote',
        'noNew',
        'zeroAlcohol',
        'sections',
        'newDrink',
        'newCombo',
        'target',
        'budget',
        'deadline',
        'costShare',
        'served',
        'share',
        'equipment',
        'costNow',
      ],
      'O redesenho decide itens, preços, ordem e destaques do cardápio; isto fica com a casa.',
    ),
    ...missingItems(sheet, items, 'no cardápio enviado'),
    ...losing,
    ...beyond,
    ...few,
    ...counted,
    ...refused,
    ...stays,
    ...doubtful,
    ...leftOnMenu(sheet, content),
    ...proofs(sheet, content),
  ])
}
