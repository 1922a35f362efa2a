import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { longestTest, provable } from './reasons.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'

const percent = (fraction: number) => `${fraction > 0 ? '+' : ''}${formatNumber(fraction * 100)}%`
const whole = (value: number) => formatBrl(Math.round(value)).slice(3, -3)

/** Weeks of a year: a longer proof is as good as none, and its figures would only look exact. */
const year = 52

/** How a swing stands to the change that it hides. */
function timesOf(ratio: number): string {
  if (ratio < 0.85) return 'menos do que a mudança'
  if (ratio < 1.15) return 'tanto quanto a mudança'
  if (ratio < 1.35) return 'um pouco mais do que a mudança'
  if (ratio < 1.75) return 'uma vez e meia a mudança'
  if (ratio < 2.5) return 'o dobro da mudança'
  return ratio < 3.5 ? 'o triplo da mudança' : 'mais de três vezes a mudança'
}

/** Why chance would decide, told by the item that comes nearest to a proof. */
function whyNot(plan: PricingPlan, not: readonly PricedItemPlan[]): string {
  if (plan.period === null)
    return 'sem datas, a planilha não mostra quanto as vendas oscilam de uma semana para outra'
  const [nearest] = not
    .flatMap(({ name, change, elasticity, proof }) =>
      proof ? [{ name, effect: Math.abs(change * elasticity), proof }] : [],
    )
    .toSorted((a, b) => a.proof.weeks - b.proof.weeks)
  if (!nearest) return 'as semanas da planilha são poucas para medir quanto as vendas oscilam'
  const { name, effect, proof } = nearest
  const wait =
    proof.weeks > year
      ? `mais de um ano e ${whole(proof.units)} unidades`
      : `${proof.weeks} semanas e ${whole(proof.units)} unidades`
  const subject = not.length === 1 ? 'as vendas oscilam' : `mesmo em ${name}, o mais firme, as vendas oscilam`
  return `${subject} ${timesOf(proof.swing / effect)} esperada, e só ${wait} de cada lado tirariam o acaso`
}

/** How far the units may fall, and how long it takes to know. */
export function proofSection(plan: PricingPlan, moved: readonly PricedItemPlan[]): ReportSection[] {
  const rows = moved.filter(({ breakEven }) => breakEven !== undefined)
  if (rows.length === 0) return []
  const told = rows.filter(provable).map(({ name }) => name)
  const not = rows.filter((item) => !provable(item))
  const texts = [
    ...(told.length > 0
      ? [
          `Dá para provar: **${joinList(told)}**, nas semanas da tabela, antes e depois, sem feriado nem promoção no meio.`,
        ]
      : []),
    ...(not.length > 0
      ? [`Não faça teste com **${joinList(not.map(({ name }) => name))}**: ${whyNot(plan, not)}.`]
      : []),
  ]
  return [
    {
      id: 'prova',
      title: 'Como saber se deu certo',
      blocks: [
        {
          kind: 'table',
          caption: `Até onde a mudança se paga, e o que a provaria 4 vezes em 5 (teste, só até ${longestTest} semanas)`,
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
            proof ? whole(proof.units) : '—',
          ]),
          numeric: [1, 2, 3, 4, 5],
        },
        ...texts.map((text): Block => ({ kind: 'text', text })),
      ],
    },
  ]
}

/** What to measure after the first week: nothing that chance would decide. */
export function laterWeeks(moved: readonly PricedItemPlan[]): [title: string, tasks: string[]][] {
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
          `Depois da mudança, anotar as reclamações sobre ${joinList(moved.slice(0, 3).map(({ name }) => name))}, sem tirar conclusão das vendas de poucos dias`,
          'Guardar a planilha por semana, com datas: a próxima conta mede melhor a oscilação',
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
