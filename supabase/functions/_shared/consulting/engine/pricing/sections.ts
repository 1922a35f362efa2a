import type { Block, ReportSection } from '../../report/blocks.ts'
import { formatBrl, formatNumber, joinList } from '../text.ts'
import { changes } from './create-pricing.ts'
import type { Demand, PricedItemPlan, PricingPlan } from './pricing.schema.ts'

const percent = (fraction: number) => `${fraction > 0 ? '+' : ''}${formatNumber(fraction * 100)}%`

const actions: Record<PricedItemPlan['action'], string> = {
  raise: 'Subir',
  lower: 'Baixar',
  keep: 'Manter',
  frozen: 'Manter (a casa pediu)',
  below_cost: 'Vendido abaixo do custo',
}

const reasons = {
  no_price: 'sem preço na planilha',
  no_cost: 'custo incompleto',
  no_sales: 'sem venda no período',
} as const

/** The most items drawn or told one by one beside the table. */
const shown = 10

function demandTable(caption: string, first: string, rows: readonly Demand[]): Block {
  return {
    kind: 'table',
    caption,
    headers: [first, 'Movimento', 'O que testar nas bebidas', 'Efeito no lucro do mês'],
    rows: rows.map(({ label, index, kind, change, profitChange }) => [
      label,
      `${formatNumber(index * 100)}% da média`,
      kind === 'normal'
        ? 'preço normal'
        : `${percent(change)} ${kind === 'weak' ? 'para atrair' : 'de valorização'}`,
      kind === 'normal' ? '—' : formatBrl(profitChange),
    ]),
    numeric: [1, 3],
  }
}

function demandSection(plan: PricingPlan): ReportSection[] {
  const { weekdays, dayParts, happyHour } = plan
  if (weekdays.length === 0 && dayParts.length === 0 && !happyHour) return []
  const weak = weekdays.filter(({ kind }) => kind === 'weak').map(({ label }) => label)
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
    blocks.push(demandTable('Preço por dia da semana', 'Dia', weekdays))
  }
  if (dayParts.length > 0) blocks.push(demandTable('Preço por período do dia', 'Período', dayParts))
  if (weak.length > 0) {
    blocks.push({
      kind: 'text',
      text: `Os dias fracos são **${joinList(weak)}**. Com a elasticidade suposta para bebidas, baixar o preço vende mais, mas não chega a pagar o desconto quando o efeito da tabela é negativo: prefira então um combo ou um drink de margem alta a um desconto geral.`,
    })
  }
  if (happyHour) {
    blocks.push({
      kind: 'text',
      text: `Happy hour das ${happyHour.from}h às ${happyHour.to}h: escolha dois drinks de custo baixo e mantenha o resto do cardápio no preço cheio.`,
    })
  }
  return [{ id: 'demanda', title: 'Dias e horários', blocks }]
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
      ...plan.understood.map((text): Block => ({ kind: 'text', text })),
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
          actions[item.action],
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
            items: plan.left.map(({ name, reason }) => ({ key: name, value: reasons[reason] })),
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
              'Troque os preços de uma vez, num dia fraco, em todos os lugares: cardápio, quadro, delivery e sistema.',
              'Se perguntarem, a resposta é simples: “ajustamos alguns preços ao custo dos ingredientes”.',
              moved[0]
                ? `Ofereça primeiro o que dá mais lucro: ${joinList(moved.slice(0, 3).map(({ name }) => name))}.`
                : 'Ofereça primeiro o que dá mais lucro por unidade.',
              'Anote as reclamações de preço, item por item: valem mais do que a impressão geral.',
            ],
          },
        ],
      },
      {
        id: 'plano',
        title: 'Plano de 30 dias',
        blocks: [
          { kind: 'subtitle', text: 'Semana 1' },
          {
            kind: 'checkList',
            items: [
              'Conferir o custo dos cinco itens que mais vendem',
              'Mudar os preços dos três itens de maior ganho',
            ],
          },
          { kind: 'subtitle', text: 'Semanas 2 e 3' },
          {
            kind: 'checkList',
            items: [
              'Contar as unidades vendidas desses itens, dia a dia',
              'Comparar com as mesmas semanas do mês anterior',
            ],
          },
          { kind: 'subtitle', text: 'Semana 4' },
          {
            kind: 'checkList',
            items: [
              'Calcular a elasticidade real: mudança das unidades ÷ mudança do preço',
              'Manter o que rendeu, voltar atrás no que não rendeu e mudar os itens seguintes',
            ],
          },
        ],
      },
      { id: 'premissas', title: 'Premissas', blocks: [{ kind: 'list', items: plan.assumptions }] },
    )
    return sections
  })
}
