/** All prices: those that change, wave by wave, and those that stay, each with its reason. */
import { occasionsWithin } from '../../base/calendar.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { formatBrl, formatNumber, joinList, someOf } from '../../base/language/text.ts'
import { paidAt, paidOf } from '../../base/pricing/paid.ts'
import { worthwhile, worthwhileSafe } from '../../base/pricing/price-step.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { reais, roundly, shortDay, whole } from './money.ts'
import { perOf, reasonOf } from './reasons.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'
import { waveOf } from './sentences.ts'
import { isMoved } from './waves.ts'
import { nearTrigger } from './why.ts'

/** Items that stay, named in one sentence; the sheet has the others. */
const mostNamed = 40

/** "13%: 46 de 367": the share of the sales that a new price may lose, and the units. */
const bears = ({ breakEven, units }: PricedItemPlan) =>
  breakEven === undefined || breakEven >= 0
    ? '—'
    : `${roundly(-breakEven)}: ${whole(Math.floor(-breakEven * units + 1e-9))} de ${whole(units)}`

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
      `Pode perder ${perOf(plan)}`,
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
function ruleOf({ items, eager, costs = [] }: PricingPlan): string {
  if (eager)
    return 'Pela sua meta, sobe tudo o que a conta espera que renda, com risco de no máximo metade do ganho.'
  const [safe, risky] = [`${worthwhileSafe * 100}%`, `${worthwhile * 100}%`]
  const start = items.length > 1 ? '[A mesma regra para todos|Uma regra só]' : '[A regra|Como decidi]'
  return `${start}: [sobe o que rende ${safe} do que o item já deixa sem perder nem no caso ruim, ou ${risky} arriscando no máximo metade do ganho.|basta ${safe} do lucro do item se nem o caso ruim perde; se perde, ${risky}, com risco de no máximo metade do ganho.]${costs.length > 0 ? ' Onde o custo subiu, basta render, com o mesmo limite de risco.' : ''}`
}

/** Whether a price stays only because the next one would gain too little. */
const gainsTooLittle = ({ next, profit, held, spared, trigger, cost, action, heldBack }: PricedItemPlan) =>
  next !== undefined &&
  next.gain < worthwhile * profit &&
  !held &&
  spared === undefined &&
  (trigger === undefined || trigger.cost > cost * nearTrigger) &&
  heldBack === undefined &&
  action === 'keep'

/** From this number on, such prices are named in one sentence. */
const leastTogether = 4

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
  const alike = stay.filter(gainsTooLittle)
  const together = alike.length >= leastTogether ? alike : []
  const single = stay.filter((item) => !together.includes(item))
  if (single.length > 0) {
    const paid = single.some((item) => item.paid !== undefined)
    const some = single.some(({ next }) => next)
    blocks.push({
      kind: 'table',
      caption: 'Não mexa: o que fica como está',
      headers: [
        'Item',
        'Preço',
        ...(paid ? [plan.charges ? 'Pago, sem imposto e taxas' : 'Pago em média'] : []),
        ...(some ? ['Melhor passo', `Ganho ${perOf(plan)}`, 'Caso ruim'] : []),
        'Por quê',
      ],
      rows: single.map((item) => [
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
  if (together.length > 0)
    blocks.push({
      kind: 'text',
      text: `${single.length > 0 ? 'Ficam também' : 'Ficam como estão'}, porque o próximo preço redondo, entre parênteses, renderia menos de ${worthwhile * 100}% do que cada um já deixa: ${someOf(
        together.map(({ name, next }) => (next ? `${name} (${formatBrl(next.price)})` : name)),
        mostNamed,
      )}.`,
    })
  return { id: 'precos', title: 'Preços item a item', blocks }
}
