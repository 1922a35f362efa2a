import { capitalize } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { weekPlan } from '../../report/plan.ts'
import { changes } from '../../base/pricing/changes.ts'
import { actionOf, reasons } from './reasons.ts'
import type { Demand, PricingPlan } from './schema.ts'

const percent = (fraction: number) => `${fraction > 0 ? '+' : ''}${formatNumber(fraction * 100)}%`

/** Smallest share of the profit that justifies two prices for one drink. */
const worthTheTrouble = 0.005

/** Most items charted or listed beside the table. */
const shown = 10

/** Monthly gain of a table of days or hours. */
const gainOf = (rows: readonly Demand[]) => rows.reduce((sum, { profitChange }) => sum + profitChange, 0)

function demandTable(caption: string, first: string, rows: readonly Demand[], worth: boolean): Block {
  const advice = ({ kind, change }: Demand) => {
    if (worth && change !== 0) return percent(change)
    return kind === 'weak' ? 'preço normal, com um combo para atrair' : 'preço normal'
  }
  return {
    kind: 'table',
    caption,
    headers: [first, 'Movimento', 'Preço das bebidas', ...(worth ? ['Efeito no lucro do mês'] : [])],
    rows: rows.map((row) => [
      row.label,
      `${formatNumber(row.index * 100)}% da média`,
      advice(row),
      ...(worth ? [row.change === 0 ? '—' : formatBrl(row.profitChange)] : []),
    ]),
    numeric: worth ? [1, 3] : [1],
  }
}

function weakDays({ weekdays }: PricingPlan, worth: boolean): Block[] {
  const weak = weekdays.filter(({ kind }) => kind === 'weak')
  if (weak.length === 0) return []
  const names = joinList(weak.map(({ label }) => label))
  const pays = weak.some(({ change }) => change < 0)
  if (pays && !worth) {
    const text = `**${names}**: um desconto nas bebidas renderia pouco. Prefira um combo com um item de margem alta, no preço cheio.`
    return [{ kind: 'text', text }]
  }
  const advice = pays
    ? 'Onde a tabela mostra desconto, ele se paga com as vendas a mais, pela elasticidade suposta.'
    : 'Um desconto de 10% nas bebidas venderia mais, mas não se pagaria: prefira um combo com um item de margem alta, no preço cheio.'
  return [
    {
      kind: 'text',
      text: `${weak.length === 1 ? 'O dia fraco é' : 'Os dias fracos são'} **${names}**. ${advice}`,
    },
  ]
}

function demandSection(plan: PricingPlan): ReportSection[] {
  const { weekdays, dayParts, happyHour, offers = [] } = plan
  if (weekdays.length === 0 && dayParts.length === 0 && !happyHour && offers.length === 0) return []
  const gain = Math.max(gainOf(weekdays), gainOf(dayParts))
  const worth = gain > 0 && gain >= plan.profit * worthTheTrouble
  const blocks: Block[] = []
  if (weekdays.length > 0) {
    blocks.push({
      kind: 'bars',
      chart: {
        caption: 'Movimento por dia da semana (100 é a média)',
        unit: 'percent',
        bars: weekdays.map(({ label, index }) => ({ label, value: index * 100 })),
      },
    })
    blocks.push(demandTable('Preço por dia da semana', 'Dia', weekdays, worth))
  }
  if (dayParts.length > 0) blocks.push(demandTable('Preço por período do dia', 'Período', dayParts, worth))
  blocks.push(...weakDays(plan, worth))
  if (gain > 0) {
    blocks.push({
      kind: 'text',
      text: worth
        ? 'Se testar dois preços, escreva os dias e os horários no cardápio, à vista antes do pedido, e escolha entre o dia e o horário: não some os dois.'
        : `Subir 5% as bebidas nos dias ou horários cheios renderia no máximo ${formatBrl(gain)} por mês: não paga a confusão de dois preços. Fique com um só.`,
    })
  }
  const held = plan.items.filter(({ drink, held }) => drink && held).map(({ name }) => name)
  if (gain > 0 && held.length > 0) {
    blocks.push({
      kind: 'text',
      text: `Ficam sempre no preço de hoje, como você pediu: ${joinList(held)}.`,
    })
  }
  if (happyHour) {
    blocks.push({
      kind: 'text',
      text: `Happy hour das ${hourText(happyHour.from)} às ${hourText(happyHour.to)}: escolha dois drinks de custo baixo e mantenha o resto do cardápio no preço cheio.`,
    })
  }
  for (const { what, from, to } of offers) {
    blocks.push({
      kind: 'text',
      text: `${capitalize(what)} das ${hourText(from)} às ${hourText(to)}: fora desse horário vale o preço da tabela.`,
    })
  }
  return [{ id: 'demanda', title: 'Dias e horários', blocks }]
}

/** "17h", "17h30". */
const hourText = (hour: number) => {
  const minutes = Math.round((hour % 1) * 60)
  return `${Math.floor(hour)}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`
}

/** The report of a pricing consultation. */
export function pricingSections(contents: readonly PricingPlan[]): ReportSection[] {
  return contents.flatMap((plan) => {
    const moved = plan.items.filter(({ action }) => action === 'raise' || action === 'lower')
    const below = plan.items.filter(({ action }) => action === 'below_cost')
    const summary: Block[] = [
      { kind: 'text', text: plan.summary },
      {
        kind: 'costCards',
        items: [
          { label: 'Lucro bruto por mês', value: formatBrl(plan.profit) },
          { label: 'Com os novos preços', value: formatBrl(plan.newProfit) },
          { label: 'Diferença por mês', value: formatBrl(plan.newProfit - plan.profit) },
          { label: 'Itens que mudam', value: String(moved.length), note: `de ${plan.items.length}` },
        ],
      },
      ...[...(plan.house ?? []), ...plan.understood].map((text): Block => ({ kind: 'text', text })),
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
        headers: ['Item', 'Hoje', 'Sugerido', 'Mudança', 'Lucro hoje', 'Lucro novo', 'O que fazer'],
        rows: plan.items.map((item) => [
          item.name,
          formatBrl(item.price),
          formatBrl(item.newPrice),
          item.change === 0 ? '—' : percent(item.change),
          formatBrl(item.profit),
          formatBrl(item.newProfit),
          actionOf(item),
        ]),
        numeric: [1, 2, 3, 4, 5],
      },
    ]
    if (moved.length > 0) {
      prices.unshift({
        kind: 'bars',
        chart: {
          caption: 'Onde está o ganho (R$ por mês)',
          unit: 'brl',
          bars: moved
            .slice(0, shown)
            .map(({ name, profit, newProfit }) => ({ label: name, value: newProfit - profit })),
        },
      })
    }
    const scenarios: Block[] = [
      {
        kind: 'text',
        text: 'Cada linha mostra o lucro do mês se **todos** os itens mudarem juntos. Mude a elasticidade para ver o que aconteceria com uma clientela mais, ou menos, sensível a preço.',
      },
      {
        kind: 'scenarios',
        scenarios: {
          caption: 'Simulador de preços',
          changes: [...changes],
          items: plan.items
            .filter(({ action }) => action !== 'below_cost')
            .map(({ name, price, cost, units, elasticity }) => ({ name, price, cost, units, elasticity })),
        },
      },
    ]
    const sections: ReportSection[] = [
      { id: 'resumo', title: 'Resumo', blocks: summary },
      { id: 'precos', title: 'Preços item a item', blocks: prices },
      { id: 'cenarios', title: 'Cenários', blocks: scenarios },
      ...demandSection(plan),
    ]
    if (plan.left.length > 0) {
      sections.push({
        id: 'fora',
        title: 'Fora da conta',
        blocks: [
          { kind: 'text', text: 'Estes itens não entraram nos cálculos. Nada foi estimado por eles.' },
          {
            kind: 'keyValues',
            items: plan.left.map(({ name, reason, price, newPrice }) => ({
              key: name,
              value:
                newPrice != null && newPrice !== price
                  ? `${reasons[reason]}; vai a ${formatBrl(newPrice)}, como você pediu`
                  : reasons[reason],
            })),
          },
        ],
      })
    }
    sections.push(
      {
        id: 'servico',
        title: 'Roteiro para a equipe',
        blocks: [
          {
            kind: 'list',
            items: [
              'Quando mudar um preço, mude-o no mesmo dia em todos os lugares: cardápio, quadro, delivery e sistema. Um dia fraco é melhor.',
              'Se perguntarem, a resposta é simples: “revimos alguns preços; a receita e a porção são as mesmas”.',
              moved[0]
                ? `Ofereça primeiro o que dá mais lucro: ${joinList(moved.slice(0, 3).map(({ name }) => name))}.`
                : 'Ofereça primeiro o que dá mais lucro por unidade.',
              'Anote as reclamações de preço, item por item: valem mais do que a impressão geral.',
            ],
          },
        ],
      },
      weekPlan(
        [
          'Semana 1',
          [
            'Conferir o custo dos cinco itens que mais vendem',
            moved.length > 0
              ? `Mudar primeiro: ${joinList(moved.slice(0, 3).map(({ name, newPrice }) => `${name} para ${formatBrl(newPrice)}`))}`
              : 'Manter os preços e baratear as receitas em que o custo pesa mais',
          ],
        ],
        [
          'Semanas 2 e 3',
          [
            'Contar as unidades vendidas desses itens, dia a dia',
            'Comparar com as mesmas semanas do mês anterior',
          ],
        ],
        [
          'Semana 4',
          [
            'Calcular a elasticidade real: mudança das unidades ÷ mudança do preço',
            'Manter o que rendeu, voltar atrás no que não rendeu e mudar os itens seguintes',
          ],
        ],
      ),
      { id: 'premissas', title: 'Premissas', blocks: [{ kind: 'list', items: plan.assumptions }] },
    )
    return sections
  })
}
