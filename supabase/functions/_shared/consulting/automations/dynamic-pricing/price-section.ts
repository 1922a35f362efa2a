/** All prices: those that change, wave by wave, and those that stay, each with its reason. */
import { occasionsWithin } from '../../base/calendar.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { paidAt, paidOf } from '../../base/pricing/paid.ts'
import { worthwhile, worthwhileSafe } from '../../base/pricing/price-step.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { reais, roundly, shortDay } from './money.ts'
import { perOf, reasonOf } from './reasons.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'
import { waveOf } from './sentences.ts'
import { isMoved } from './waves.ts'

/** "−13%": the share of the sales that a new price may lose. */
const bears = ({ breakEven }: PricedItemPlan) =>
  breakEven === undefined || breakEven >= 0 ? '—' : `−${roundly(-breakEven)}`

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
      `Ganho ${perOf(plan)}`,
      ...(ranged ? ['Ruim e bom'] : []),
      'Aguenta perder',
      'Por quê',
    ],
    rows: rows.map((item) => [
      item.name,
      formatBrl(item.price),
      formatBrl(item.newPrice),
      reais(item.newProfit - item.profit),
      ...(ranged ? [`${reais(item.gainLow ?? 0)} a ${reais(item.gainHigh ?? 0)}`] : []),
      bears(item),
      why(plan, item),
    ]),
    numeric: [1, 2, 3, 4, ...(ranged ? [5] : [])],
  }
}

/** The one rule by which a price moves or stays. */
function ruleOf({ items }: PricingPlan): string {
  const [safe, risky] = [`${worthwhileSafe * 100}%`, `${worthwhile * 100}%`]
  const start =
    items.length > 1
      ? '[A mesma regra para todos|Uma regra só|Todos pela mesma régua]'
      : '[A regra|Como decidi]'
  return `${start}: [sobe o que rende ${safe} do que já deixa sem perder nem no caso ruim, ou ${risky} arriscando no máximo metade do ganho. Provei cada preço redondo ao alcance; ficou o melhor na soma dos dois casos.|o preço muda quando o passo rende ${safe} do item e não perde nem no caso ruim; se pode perder, tem de render ${risky}, e a perda não passa da metade do ganho. De cada item pesei todos os preços redondos ao alcance.|basta render ${safe} do lucro do item se nem o caso ruim tira dinheiro; se tira, o passo precisa de ${risky}, e o risco para na metade do ganho. Entre os preços redondos perto do de hoje, venceu o de melhor soma.]`
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
  const blocks: Block[] = [{ kind: 'text', text: say(ruleOf(plan)) }]
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
          `[A segunda leva só vem se a primeira passar na conferência${after}: o cliente estranha um cardápio todo novo, não uns poucos preços.|Primeiro uns, depois outros${after}: quem abre o cardápio acha ainda preços conhecidos em cada seção. A segunda depende de a primeira passar.]`,
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
        ...(some ? ['Melhor passo', `Ganho ${perOf(plan)}`, 'Caso ruim'] : []),
        'Por quê',
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
