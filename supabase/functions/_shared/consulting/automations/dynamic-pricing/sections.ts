import { daysBetween } from '../../base/calendar.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { changes } from '../../base/pricing/changes.ts'
import { gapWords } from '../../base/pricing/known-days.ts'
import { paidOf } from '../../base/pricing/paid.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { demandSection } from './demand-section.ts'
import { reasons } from './left-out.ts'
import { reais } from './money.ts'
import { monthPlan } from './month-plan.ts'
import { neighbourSection } from './neighbours-section.ts'
import { priceSection } from './price-section.ts'
import { proofSection } from './proof-section.ts'
import { answerSection } from './questions/answers.ts'
import { perOf } from './reasons.ts'
import type { PricingPlan } from './schema.ts'
import { gainOfAll, monthsOf, rangeOfAll, waveOf } from './sentences.ts'
import { leverSection, sheetSection } from './sheet-section.ts'
import { isMoved } from './waves.ts'

type Card = { label: string; value: string; note: string }

const plus = (value: number) => `${value < 0 ? '-' : '+'}${reais(Math.abs(value))}`

/** The mean of the sheet is not what the till shows today. */
function recentWords({ recent, profit }: PricingPlan): string {
  if (recent === undefined) return ''
  const apart = formatNumber(Math.round(Math.abs(recent - 1) * 100))
  return `; as quatro últimas semanas vendem ${apart}% ${recent < 1 ? 'menos' : 'mais'} que essa média, perto de ${reais(profit * recent)} por mês`
}

/** Weeks within the period that the owner leaves out. */
const weeksOutOf = ({ period, out = [] }: PricingPlan): number =>
  new Set(
    out.flatMap(({ mondays }) =>
      mondays.filter((monday) => period !== null && monday >= period.from && monday <= period.to),
    ),
  ).size

/** The house's profit, and the gains from prices, purchases and suggestions at the counter. */
function cardsOf(plan: PricingPlan): Card[] {
  const { period, profit, items } = plan
  const per = perOf(plan)
  const moved = items.filter(isMoved)
  const first = waveOf(plan, 1)
  const second = waveOf(plan, 2)
  return [
    {
      label: plan.costs?.some(({ from }) => from !== undefined)
        ? 'Lucro bruto com o custo novo'
        : plan.recent === undefined
          ? plan.left.some(({ reason }) => reason === 'no_cost')
            ? `Lucro bruto hoje, só ${items.length === 1 ? 'do item' : `dos ${items.length} itens`} com custo`
            : 'Lucro bruto hoje'
          : 'Lucro bruto, na média da planilha',
      note: period
        ? `${per}, pelos ${period.days} dias${gapWords(daysBetween(period.from, period.to) - period.days, weeksOutOf(plan))} ${monthsOf(period)}${recentWords(plan)}`
        : per,
      value: reais(profit),
    },
    ...(moved.length === 0
      ? [{ label: 'Itens que ficam', value: String(items.length), note: 'no preço de hoje' }]
      : [
          {
            label: second.length > 0 ? 'Lucro da primeira leva' : 'Lucro dos preços novos',
            value: plus(gainOfAll(first)),
            note: per,
          },
        ]),
    ...(second.length > 0
      ? [
          {
            label: 'Lucro da segunda leva',
            value: plus(gainOfAll(second)),
            note: per,
          },
        ]
      : []),
    ...(moved.some(({ gainLow }) => gainLow !== undefined)
      ? [
          {
            label: 'Se o cliente reagir mal',
            value: plus(rangeOfAll(moved).low),
            note: second.length > 0 ? `${per}, as duas levas` : per,
          },
        ]
      : []),
  ]
}

/** What happens if all prices move together. */
const scenariosOf = (plan: PricingPlan): Block => ({
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
})

/** Items outside all calculations: each with what is asked of it, the others together by reason. */
function leftLines({ left }: PricingPlan): { key: string; value: string }[] {
  const own = left.flatMap(({ name, reason, price, newPrice, inSheet }) =>
    inSheet != null && price != null
      ? [
          {
            key: name,
            value: `a planilha diz ${formatBrl(inSheet)}, e o cardápio ${formatBrl(price)}: qual dos dois vale?`,
          },
        ]
      : newPrice != null && newPrice !== price
        ? [{ key: name, value: `${reasons[reason]}; vai a ${formatBrl(newPrice)}, como você pediu` }]
        : [],
  )
  const rest = left.filter(({ name }) => own.every(({ key }) => key !== name))
  const together = [...new Set(rest.map(({ reason }) => reason))].map((reason) => ({
    key: capitalize(reasons[reason]),
    value: joinList(rest.filter((one) => one.reason === reason).map(({ name }) => name)),
  }))
  return [...own, ...together]
}

/** The report of a pricing consultation. */
export function pricingSections(contents: readonly PricingPlan[]): ReportSection[] {
  return contents.flatMap((plan) => {
    const below = plan.items.filter(({ action }) => action === 'below_cost')
    const summary: Block[] = [
      { kind: 'text', text: plan.summary },
      { kind: 'costCards', items: cardsOf(plan) },
      ...[...(plan.house ?? []), ...plan.understood].map((text): Block => ({ kind: 'text', text })),
    ]
    if (below.length > 0) {
      summary.push({
        kind: 'notice',
        tone: 'warn',
        title: 'Vendidos abaixo do custo',
        text: `${joinList(below.map(({ name }) => name))}. Antes de qualquer cenário, confira o custo ou reveja a receita.`,
      })
    }
    summary.push(scenariosOf(plan))
    const sections: ReportSection[] = [
      ...answerSection(plan),
      { id: 'resumo', title: 'Resumo', blocks: summary },
      priceSection(plan),
      ...neighbourSection(plan),
      ...proofSection(plan, waveOf(plan, 1)),
      ...leverSection(plan),
      ...sheetSection(plan),
      ...demandSection(plan),
    ]
    if (plan.left.length > 0) {
      sections.push({
        id: 'fora',
        title: 'Fora da conta',
        blocks: [
          {
            kind: 'keyValues',
            items: leftLines(plan),
          },
        ],
      })
    }
    sections.push(monthPlan(plan), {
      id: 'premissas',
      title: 'Premissas',
      blocks: [{ kind: 'list', items: plan.assumptions }],
    })
    return sections
  })
}
