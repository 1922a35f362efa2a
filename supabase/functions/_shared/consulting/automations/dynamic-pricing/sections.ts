import { capitalize } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { vary } from '../../base/language/vary.ts'
import { changes } from '../../base/pricing/changes.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { weekPlan } from '../../report/plan.ts'
import { actionOf, longestTest, perOf, provable, reasons } from './reasons.ts'
import type { Demand, PricedItemPlan, PricingPlan } from './schema.ts'

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
    headers: [first, 'Movimento', 'Preço das bebidas', ...(worth ? ['Efeito por mês'] : [])],
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
  const needed = weak.find(({ breakEven }) => breakEven !== undefined && breakEven > 0)?.breakEven
  const atLeast =
    needed === undefined
      ? ''
      : ` Um desconto de 10% só empata se as bebidas venderem ${formatNumber(needed * 100)}% mais ${weak.length === 1 ? 'nesse dia' : 'nesses dias'}, porque quem viria de qualquer jeito também paga menos.`
  const isOrAre = weak.length === 1 ? 'O dia fraco é' : 'Os dias fracos são'
  const advice =
    pays && worth
      ? ' Onde a tabela mostra desconto, ele se paga, pela elasticidade suposta.'
      : ' Prefira um combo com um item de margem alta, no preço cheio.'
  return [{ kind: 'text', text: `${isOrAre} **${names}**.${atLeast}${advice}` }]
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
  if (worth && held.length > 0) {
    blocks.push({
      kind: 'text',
      text: `${held.length === 1 ? 'Fica' : 'Ficam'} sempre no preço de hoje, como você pediu: ${joinList(held)}.`,
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

/** Weeks of a year: a longer proof is as good as none, and its figures would only look exact. */
const year = 52

/** How far the units may fall, and how long it takes to know. */
function proofSection(plan: PricingPlan, moved: readonly PricedItemPlan[]): ReportSection[] {
  const rows = moved.filter(({ breakEven }) => breakEven !== undefined)
  if (rows.length === 0) return []
  const told = rows.filter(provable).map(({ name }) => name)
  const not = rows.filter((item) => !provable(item)).map(({ name }) => name)
  return [
    {
      id: 'prova',
      title: 'Como saber se deu certo',
      blocks: [
        {
          kind: 'table',
          caption: 'Até onde a mudança se paga, e quanto tempo leva para saber',
          headers: [
            'Item',
            'Vendas esperadas',
            'Empata com',
            'Oscila por semana',
            'Semanas antes e depois',
            'Unidades de cada lado',
          ],
          rows: rows.map(({ name, change, elasticity, breakEven = 0, proof }) => [
            name,
            percent(change * elasticity),
            percent(breakEven),
            proof ? `±${formatNumber(proof.swing * 100)}%` : 'não se sabe',
            proof ? (proof.weeks > year ? 'mais de um ano' : String(proof.weeks)) : '—',
            proof && proof.weeks <= year ? formatBrl(Math.round(proof.units)).slice(3, -3) : '—',
          ]),
          numeric: [1, 2, 3, 4, 5],
        },
        ...(told.length > 0
          ? [
              {
                kind: 'text' as const,
                text: `Dá para provar: **${joinList(told)}**. Compare as semanas da tabela, antes e depois, sem feriado nem promoção no meio.`,
              },
            ]
          : []),
        ...(not.length > 0
          ? [
              {
                kind: 'text' as const,
                text: `Não faça teste com **${joinList(not)}**: ${plan.period === null ? 'sem datas, a planilha não mostra quanto as vendas oscilam de uma semana para outra' : `em ${longestTest} semanas a oscilação esconde a mudança`}, e o acaso decidiria. Mude, ou não, pela margem e pelas reclamações.`,
              },
            ]
          : []),
      ],
    },
  ]
}

/** What to measure after the first week: nothing that chance would decide. */
function laterWeeks(moved: readonly PricedItemPlan[]): [title: string, tasks: string[]][] {
  const told = moved.filter(provable).toSorted((a, b) => (a.proof?.weeks ?? 0) - (b.proof?.weeks ?? 0))
  const [soonest] = told
  if (moved.length === 0) {
    return [['Semanas 2 a 4', ['Anotar as unidades por item e por dia: é disso que a próxima conta precisa']]]
  }
  if (!soonest?.proof) {
    return [
      [
        'Semanas 2 a 4',
        [
          `Anotar as reclamações sobre ${joinList(moved.slice(0, 3).map(({ name }) => name))}, sem tirar conclusão das vendas de poucos dias`,
          moved.some(({ proof }) => proof != null)
            ? 'Guardar a planilha por semana: a próxima conta terá mais vendas em que se apoiar'
            : 'Guardar a planilha por semana, para medir a oscilação',
        ],
      ],
    ]
  }
  const { name, change, breakEven = 0, proof } = soonest
  return [
    [
      'Semanas 2 a 4',
      [
        `Contar as unidades de ${name}, semana a semana`,
        proof.weeks <= 3
          ? `Com ${proof.weeks} semanas de cada lado já se sabe: ${change > 0 ? `volte atrás se cair mais de ${formatNumber(-breakEven * 100)}%` : `volte atrás se não subir ${formatNumber(breakEven * 100)}%`}`
          : `Não concluir nada antes de ${proof.weeks} semanas: ${change > 0 ? `só uma queda acima de ${formatNumber(-breakEven * 100)}% faz voltar atrás` : `só menos de ${formatNumber(breakEven * 100)}% a mais faz voltar atrás`}`,
      ],
    ],
  ]
}

/** What leaves most for each one sold, at the new prices. */
function offerFirst({ items }: PricingPlan): string[] {
  const best = items
    .filter(({ action }) => action !== 'below_cost')
    .map(({ name, newPrice, cost }) => ({ name, left: newPrice - cost }))
    .toSorted((a, b) => b.left - a.left)
    .slice(0, 3)
  if (best.length === 0) return []
  return [
    `Ofereça primeiro o que mais deixa por unidade: ${joinList(best.map(({ name, left }) => `${name} (${formatBrl(left)})`))}.`,
  ]
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
          { label: 'Lucro bruto hoje', note: perOf(plan), value: formatBrl(plan.profit) },
          { label: 'Com os novos preços', note: perOf(plan), value: formatBrl(plan.newProfit) },
          { label: 'Diferença', note: perOf(plan), value: formatBrl(plan.newProfit - plan.profit) },
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
    const scenarios: Block[] = [
      {
        kind: 'text',
        text: vary(
          plan.title,
          `Cada linha mostra o lucro ${perOf(plan)} se **todos** os itens mudarem juntos. Mude a elasticidade para ver o que aconteceria com uma clientela mais, ou menos, sensível a preço.`,
          `E se tudo mudasse de preço ao mesmo tempo? A tabela responde com o lucro ${perOf(plan)}; a elasticidade é sua para mexer.`,
          `O lucro ${perOf(plan)} com o cardápio inteiro mais caro ou mais barato. Arraste a elasticidade até o que você sabe dos seus clientes.`,
        ),
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
            kind: 'text',
            text: vary(
              plan.title,
              'Estes itens não entraram nos cálculos. Nada foi estimado por eles.',
              'Sem estes dados não há conta, e não supusemos nenhum.',
              'O que falta em cada um está ao lado; completo, o item entra na próxima conta.',
            ),
          },
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
    sections.push(
      {
        id: 'servico',
        title: 'Roteiro para a equipe',
        blocks: [
          {
            kind: 'list',
            items: [
              vary(
                plan.title,
                'Quando mudar um preço, mude-o no mesmo dia no sistema e em tudo o que o cliente lê. Um dia fraco é melhor.',
                'Preço novo entra de uma vez, num dia fraco, no sistema e onde quer que o cliente o leia.',
                'Troque o preço antes de abrir, no sistema e em tudo o que o cliente lê.',
              ),
              ...(moved.length > 0
                ? [
                    vary(
                      plan.title,
                      `Se perguntarem, a resposta é simples: “revimos ${moved.length === 1 ? 'um preço' : 'alguns preços'}; a receita e a porção são as mesmas”.`,
                      'A quem notar a mudança, diga o que é: o preço foi revisto, a porção não encolheu.',
                      'Ninguém pede desculpa pelo preço: “mudou o preço; a porção e a qualidade são as mesmas”.',
                    ),
                  ]
                : []),
              ...offerFirst(plan),
              vary(
                plan.title,
                'Anote as reclamações de preço, item por item: valem mais do que a impressão geral.',
                'Um caderno no caixa, com item e reclamação: três do mesmo item na semana pedem conversa.',
                'Quem serve registra cada queixa de preço com o nome do item, e a lista é lida uma vez por semana.',
              ),
            ],
          },
        ],
      },
      weekPlan(
        [
          'Semana 1',
          [
            vary(
              plan.title,
              'Conferir o custo dos cinco itens que mais vendem',
              'Pesar e custear de novo os cinco pratos e bebidas de maior saída',
              'Atualizar na planilha o custo dos cinco campeões de venda, pela última nota de compra',
            ),
            moved.length > 0
              ? `Mudar primeiro: ${joinList(moved.slice(0, 3).map(({ name, newPrice }) => `${name} para ${formatBrl(newPrice)}`))}`
              : 'Manter os preços e baratear as receitas em que o custo pesa mais',
          ],
        ],
        ...laterWeeks(moved),
      ),
      { id: 'premissas', title: 'Premissas', blocks: [{ kind: 'list', items: plan.assumptions }] },
    )
    return sections
  })
}
