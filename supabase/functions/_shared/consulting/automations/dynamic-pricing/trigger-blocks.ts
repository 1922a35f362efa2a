import { fillChoices } from '../../base/language/choices.ts'
import { formatBrl, formatNumber } from '../../base/language/text.ts'
import type { Block } from '../../report/blocks.ts'
import { byTrigger } from './proof-section.ts'
import type { PricingPlan } from './schema.ts'

/** Largest rise of a cost that is worth waiting for. */
const within = 0.5
const most = 4

/** When an unchanged item deserves a higher price: the cost to watch for on invoices. */
export function triggerBlocks(plan: PricingPlan): Block[] {
  const rows = plan.items
    .flatMap((item) => {
      const { trigger } = item
      return trigger && trigger.cost <= item.cost * (1 + within) ? [{ ...item, trigger }] : []
    })
    .toSorted(byTrigger)
    .slice(0, most)
  const [first] = rows
  if (!first) return []
  const up = `${formatNumber((first.trigger.cost / first.cost - 1) * 100)}%`
  const [now, from, to] = [first.cost, first.trigger.cost, first.trigger.price].map(formatBrl)
  const sentence = `[${first.name} é o mais perto de subir: se o custo passar de ${now} para ${from} (${up} a mais), ${to} já valem a pena.|Dos que ficam, vigie o custo de ${first.name}: com ${up} a mais, acima de ${from}, o preço vai a ${to}.|O próximo a subir é ${first.name}, quando a nota de compra passar de ${from} por unidade (hoje ${now}): aí, ${to}.]`
  return [
    { kind: 'text', text: fillChoices(sentence, plan.title) },
    {
      kind: 'table',
      caption: 'Quando o que fica hoje passa a valer um preço novo',
      headers: ['Item', 'Custo hoje', 'Acima de', 'Preço'],
      rows: rows.map(({ name, cost, trigger }) => [
        name,
        formatBrl(cost),
        formatBrl(trigger.cost),
        formatBrl(trigger.price),
      ]),
      numeric: [1, 2, 3],
    },
  ]
}
