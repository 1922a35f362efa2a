/** All prices: those that change, wave by wave, and those that stay, each with its reason. */
import { occasionsWithin } from '../../base/calendar.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { paidAt, paidOf } from '../../base/pricing/paid.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { reais, shortDay } from './money.ts'
import { perOf, reasonOf } from './reasons.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'
import { waveOf } from './sentences.ts'
import { isMoved } from './waves.ts'

const percent = (fraction: number) => `${fraction > 0 ? '+' : ''}${formatNumber(fraction * 100)}%`

const why = (plan: PricingPlan, item: PricedItemPlan) => item.why ?? reasonOf(item, perOf(plan))

function waveTable(plan: PricingPlan, caption: string, rows: readonly PricedItemPlan[]): Block {
  const ranged = rows.some(({ gainLow }) => gainLow !== undefined)
  return {
    kind: 'table',
    caption,
    headers: [
      'Item',
      'Hoje',
      'Novo',
      'Muda',
      `Ganho ${perOf(plan)}`,
      ...(ranged ? ['Ganho ruim e bom'] : []),
      'Motivo e efeito',
    ],
    rows: rows.map((item) => [
      item.name,
      formatBrl(item.price),
      formatBrl(item.newPrice),
      percent(item.change),
      reais(item.newProfit - item.profit),
      ...(ranged ? [`${reais(item.gainLow ?? 0)} a ${reais(item.gainHigh ?? 0)}`] : []),
      why(plan, item),
    ]),
    numeric: [1, 2, 3, 4, ...(ranged ? [5] : [])],
  }
}

/** How much the first wave adds to the bill of guests who order as before. */
function billRise({ items }: PricingPlan, first: readonly PricedItemPlan[]): string | null {
  const paid = items.reduce((sum, item) => sum + paidOf(item) * item.units, 0)
  const added = first.reduce(
    (sum, item) => sum + (paidAt(item, item.newPrice) - paidOf(item)) * item.units,
    0,
  )
  if (items.length < 5 || added <= 0 || paid <= 0) return null
  const rise = `${formatNumber((100 * added) / paid)}%`
  return `[Quem pede o de sempre paga, em média, ${rise} a mais.|Na conta da mesa, quem não muda o pedido paga ${rise} a mais.|A conta de quem não muda o pedido sobe ${rise}.|O cliente de sempre, com o pedido de sempre, paga ${rise} a mais.|Mesmo pedido, conta ${rise} maior em média.]`
}

export function priceSection(plan: PricingPlan): ReportSection {
  const first = waveOf(plan, 1)
  const second = waveOf(plan, 2)
  const stay = plan.items.filter((item) => !isMoved(item))
  const say = (text: string) => fillChoices(text, plan.title)
  const { watch, later } = plan
  const busy =
    watch && later
      ? occasionsWithin(watch.to, later).filter(({ kind, name }) => kind === 'season' || name === 'Carnaval')
      : []
  const after =
    busy.length > 0
      ? `, depois ${joinList(busy.map(({ kind, name }) => (kind === 'season' ? 'das férias' : `do ${name}`)))}`
      : ''
  const blocks: Block[] = []
  if (first.length > 0)
    blocks.push(waveTable(plan, second.length > 0 ? 'Primeira leva' : 'Preços que mudam', first))
  const bill = billRise(plan, first)
  if (bill !== null) blocks.push({ kind: 'text', text: say(bill) })
  if (second.length > 0) {
    blocks.push(
      waveTable(
        plan,
        plan.later === undefined || plan.period === null
          ? 'Segunda leva'
          : `Segunda leva, em ${shortDay(plan.later)}`,
        second,
      ),
      {
        kind: 'text',
        text: say(
          `[A segunda leva só vem se a primeira passar na conferência abaixo${after}: o cliente estranha um cardápio todo novo, não uns poucos preços.|Primeiro uns, depois outros${after}: quem abre o cardápio acha ainda preços conhecidos em cada seção. A segunda leva depende da conferência abaixo.]`,
        ),
      },
    )
  }
  if (stay.length > 0) {
    const paid = stay.some((item) => item.paid !== undefined)
    const some = stay.some(({ next }) => next)
    blocks.push({
      kind: 'table',
      caption: 'Não mexa: o que fica como está',
      headers: [
        'Item',
        'Preço',
        ...(paid ? ['Pago em média'] : []),
        ...(some ? ['Se subisse a', `Ganho ${perOf(plan)}`, 'Ganho ruim'] : []),
        'Motivo e efeito',
      ],
      rows: stay.map((item) => [
        item.name,
        formatBrl(item.price),
        ...(paid ? [formatBrl(paidOf(item))] : []),
        ...(some
          ? item.next
            ? [formatBrl(item.next.price), reais(item.next.gain), reais(item.next.gainLow)]
            : ['—', '—', '—']
          : []),
        why(plan, item),
      ]),
      numeric: [1, 2, 3, 4, 5].slice(0, 1 + (paid ? 1 : 0) + (some ? 3 : 0)),
    })
  }
  return { id: 'precos', title: 'Preços item a item', blocks }
}
