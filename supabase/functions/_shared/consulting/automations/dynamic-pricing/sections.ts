import { daysBetween } from '../../base/calendar.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { formatBrl, formatNumber, joinList, someOf } from '../../base/language/text.ts'
import { changes } from '../../base/pricing/changes.ts'
import { discountSentence } from '../../base/pricing/discounts.ts'
import { gapWords } from '../../base/pricing/known-days.ts'
import { paidOf } from '../../base/pricing/paid.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { weekPlan } from '../../report/plan.ts'
import { demandSection } from './demand-section.ts'
import { reasons } from './left-out.ts'
import { laterWeeks, proofSection } from './proof-section.ts'
import { actionOf, perOf } from './reasons.ts'
import type { PricingPlan } from './schema.ts'
import { bestOf, canWait, costSentence, monthsOf } from './sentences.ts'
import { triggerBlocks } from './trigger-blocks.ts'

const percent = (fraction: number) => `${fraction > 0 ? '+' : ''}${formatNumber(fraction * 100)}%`

/** Most items charted beside the table. */
const shown = 10

/** What to do about the prices in the first week. */
function firstWeek(plan: PricingPlan): string[] {
  const { items } = plan
  const moved = items.filter(({ action }) => action === 'raise' || action === 'lower')
  const earning = items.toSorted((a, b) => b.profit - a.profit).slice(0, 3)
  const best = bestOf(plan)
  const costs = joinList(earning.map(({ name, cost }) => `${name} (${formatBrl(cost)})`))
  const offered = joinList(best.map(({ name, left }) => `${name} (${formatBrl(left)})`))
  const prices = someOf(
    moved.map(({ name, newPrice }) => `${name} para ${formatBrl(newPrice)}`),
    12,
  )
  const tasks = [
    `[Conferir na última nota de compra o custo do que mais dá lucro: ${costs}|Pegar as últimas notas e comparar com o custo desta conta: ${costs}|Pesar uma porção e conferir o custo de ${costs}]`,
    ...(moved.length > 0
      ? [
          `${canWait(plan) ? '[Deixar anotado para a próxima impressão|Mandar para a gráfica, na próxima impressão|Guardar para quando o cardápio for impresso]' : '[Mudar primeiro|Mudar já]'}: ${prices}`,
        ]
      : []),
    ...(best.length > 0
      ? [
          `[Oferecer primeiro o que mais deixa por unidade: ${offered}|Combinar com o salão o que sugerir a quem está em dúvida: ${offered}|Pôr no alto da lista da equipe ${offered}, que é o que mais deixa]`,
        ]
      : []),
  ]
  return tasks.map((task) => fillChoices(task, plan.title))
}

/** The report of a pricing consultation. */
export function pricingSections(contents: readonly PricingPlan[]): ReportSection[] {
  return contents.flatMap((plan) => {
    const moved = plan.items.filter(({ action }) => action === 'raise' || action === 'lower')
    const below = plan.items.filter(({ action }) => action === 'below_cost')
    const discounts = [discountSentence(plan.items, perOf(plan), plan.title)].filter((text) => text !== null)
    const paid = plan.items.some((item) => item.paid !== undefined)
    const summary: Block[] = [
      { kind: 'text', text: plan.summary },
      {
        kind: 'costCards',
        items: [
          {
            label: 'Lucro bruto hoje',
            note: plan.period
              ? `${perOf(plan)}, pelos ${plan.period.days} dias${gapWords(daysBetween(plan.period.from, plan.period.to) - plan.period.days)} ${monthsOf(plan.period)}`
              : perOf(plan),
            value: formatBrl(plan.profit),
          },
          // Three empty cards would only fill the page.
          ...(moved.length === 0
            ? [{ label: 'Itens que ficam', value: String(plan.items.length), note: 'no preço de hoje' }]
            : [
                { label: 'Com os novos preços', note: perOf(plan), value: formatBrl(plan.newProfit) },
                { label: 'Diferença', note: perOf(plan), value: formatBrl(plan.newProfit - plan.profit) },
                { label: 'Itens que mudam', value: String(moved.length), note: `de ${plan.items.length}` },
              ]),
        ],
      },
      ...[...(plan.house ?? []), ...discounts, ...plan.understood].map(
        (text): Block => ({ kind: 'text', text }),
      ),
    ]
    if (plan.notUnderstood.length > 0) {
      summary.push({
        kind: 'notice',
        tone: 'warn',
        title: 'Não entendemos',
        text: plan.notUnderstood.map((text) => `“${text}”`).join(' · '),
      })
    }
    if (below.length > 0) {
      summary.push({
        kind: 'notice',
        tone: 'warn',
        title: 'Vendidos abaixo do custo',
        text: `${joinList(below.map(({ name }) => name))}. Antes de qualquer cenário, confira o custo ou reveja a receita.`,
      })
    }
    const prices: Block[] = [
      {
        kind: 'table',
        caption: 'Preço de hoje e preço sugerido',
        headers: [
          'Item',
          'Hoje',
          'Sugerido',
          'Mudança',
          'Lucro hoje',
          'Lucro novo',
          'O que fazer',
          ...(paid ? ['Pago em média'] : []),
        ],
        rows: plan.items.map((item) => [
          item.name,
          formatBrl(item.price),
          formatBrl(item.newPrice),
          item.change === 0 ? '—' : percent(item.change),
          formatBrl(item.profit),
          formatBrl(item.newProfit),
          actionOf(item),
          ...(paid ? [formatBrl(paidOf(item))] : []),
        ]),
        numeric: [1, 2, 3, 4, 5, ...(paid ? [7] : [])],
      },
    ]
    if (moved.length > 1) {
      prices.unshift({
        kind: 'bars',
        chart: {
          caption: `Onde está o ganho (R$ ${perOf(plan)})`,
          unit: 'brl',
          bars: moved
            .slice(0, shown)
            .map(({ name, profit, newProfit }) => ({ label: name, value: newProfit - profit })),
        },
      })
    }
    const dear = costSentence(plan)
    if (dear !== null) prices.push({ kind: 'text', text: dear })
    prices.push(...triggerBlocks(plan))
    const scenarios: Block[] = [
      {
        kind: 'scenarios',
        scenarios: {
          caption: 'Simulador de preços',
          changes: [...changes],
          items: plan.items
            .filter(({ action }) => action !== 'below_cost')
            .map((item) => ({
              name: item.name,
              price: paidOf(item),
              cost: item.cost,
              units: item.units,
              elasticity: item.elasticity,
            })),
        },
      },
    ]
    const sections: ReportSection[] = [
      { id: 'resumo', title: 'Resumo', blocks: summary },
      { id: 'precos', title: 'Preços item a item', blocks: prices },
      ...proofSection(plan, moved),
      { id: 'cenarios', title: 'Cenários', blocks: scenarios },
      ...demandSection(plan),
    ]
    if (plan.left.length > 0) {
      sections.push({
        id: 'fora',
        title: 'Fora da conta',
        blocks: [
          {
            kind: 'keyValues',
            items: plan.left.map(({ name, reason, price, newPrice, inSheet }) => ({
              key: name,
              value:
                inSheet != null && price != null
                  ? `a planilha diz ${formatBrl(inSheet)}, e o cardápio ${formatBrl(price)}: qual dos dois vale?`
                  : newPrice != null && newPrice !== price
                    ? `${reasons[reason]}; vai a ${formatBrl(newPrice)}, como você pediu`
                    : reasons[reason],
            })),
          },
        ],
      })
    }
    sections.push(weekPlan(['Semana 1', firstWeek(plan)], ...laterWeeks(plan, moved)), {
      id: 'premissas',
      title: 'Premissas',
      blocks: [{ kind: 'list', items: plan.assumptions }],
    })
    return sections
  })
}
