import { fillChoices } from '../../base/language/choices.ts'
import { portionOf } from '../../base/language/portions.ts'
import { formatBrl, formatNumber, joinList, someOf } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { longestTest, provable } from './reasons.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'

const percent = (fraction: number) => `${fraction > 0 ? '+' : ''}${formatNumber(fraction * 100)}%`
export const whole = (value: number) => formatBrl(Math.round(value)).slice(3, -3)
export const shortDay = (iso: string) => iso.split('-').toReversed().slice(0, 2).join('/')

/** Most weeks of a proof: a longer one is useless, and its figures would only look exact. */
const year = 52

/** Most names in a sentence; the table has them all. */
const listed = 12

/** The ratio of a swing to the change that it hides. */
function timesOf(ratio: number): string {
  if (ratio < 0.85) return 'menos do que a mudança'
  if (ratio < 1.15) return 'tanto quanto a mudança'
  if (ratio < 1.35) return 'um pouco mais do que a mudança'
  if (ratio < 1.75) return 'uma vez e meia a mudança'
  if (ratio < 2.5) return 'o dobro da mudança'
  return ratio < 3.5 ? 'o triplo da mudança' : 'mais de três vezes a mudança'
}

/** Why chance would decide, explained with the item nearest to a proof. */
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
  return `${subject} ${timesOf(proof.swing / effect)} esperada, e a prova pediria ${wait} de cada lado`
}

const gainOf = ({ profit, newProfit }: PricedItemPlan) => newProfit - profit

/** What to change first, and when. */
function startSentence(plan: PricingPlan, moved: readonly PricedItemPlan[]): string {
  const day = plan.watch ? shortDay(plan.watch.from) : ''
  const [first] = moved
  if (!first || day === '') return ''
  if (moved.length === 1) {
    return fillChoices(
      `${first.name} muda [de preço |]na segunda-feira, ${day}, [no sistema e no cardápio|com a casa vazia|antes de abrir], e [a conta começa no mesmo dia|dali se contam quatro semanas|vale a partir do primeiro pedido].`,
      plan.title,
    )
  }
  const gains = moved.map(gainOf)
  const share = gainOf(first) / gains.reduce((sum, gain) => sum + gain, 0)
  const part = portionOf(share) ?? percent(share)
  if (moved.length > 2 && share < 0.45) {
    return fillChoices(
      `Nenhum [preço|dos ${moved.length}] decide sozinho: [mude os ${moved.length} juntos|troque todos no mesmo dia], na segunda-feira, ${day}, [a começar pelo sistema|no cardápio e no sistema].`,
      plan.title,
    )
  }
  return fillChoices(
    `[Se a impressão demorar, comece|Quem quiser um passo de cada vez começa|Se não der para mudar tudo junto, comece] por ${first.name}, que responde por ${part} do ganho, [em ${day}|na segunda-feira, ${day}].`,
    plan.title,
  )
}

/** What busy weeks would hide. */
function seasonSentence(plan: PricingPlan, { name, guard }: PricedItemPlan): string {
  const { watch } = plan
  if (!watch || !guard || !watch.units || watch.occasions.length === 0) return ''
  const now = (guard.usual / watch.units) * 100
  const least = (guard.floor / watch.units) * 100
  const to = shortDay(watch.to)
  const falls = joinList(watch.occasions)
  if (now < 2) {
    return fillChoices(
      `[Com ${falls} até ${to}, tão poucas unidades de ${name} não falam do preço: conte as semanas comuns à parte.|${name} é pouco na casa, e até ${to} ${watch.occasions.length === 1 ? 'cai' : 'caem'} ${falls}: espere passar para comparar.]`,
      plan.title,
    )
  }
  const [share, floor] = [`${formatNumber(now)}%`, `${formatNumber(least)}%`]
  return fillChoices(
    `[Até ${to} há ${falls}: acompanhe também a parte de ${name} nas unidades da casa, hoje ${share}; abaixo de ${floor} é o preço, não a época.|Com ${falls} no meio, a casa enche por si: o que conta é a parte de ${name} nas unidades, ${share} hoje, e o alerta fica em ${floor}.|Se ${falls} encherem a casa, julgue ${name} pela fatia das unidades: ${share} hoje, sinal ruim abaixo de ${floor}.]`,
    plan.title,
  )
}

/** When to revert a change. */
function backSentence(plan: PricingPlan, { name, price, guard, breakEven = 0 }: PricedItemPlan): string {
  if (!guard) return ''
  const even = Math.round(guard.usual * (1 + breakEven))
  const between =
    even - guard.floor >= 2
      ? ` Entre ${whole(guard.floor)} e ${whole(even)}, onde [empata|o preço novo empata com o velho], [espere mais quatro semanas|o acaso ainda explica: dê mais quatro semanas|não conclua nada ainda].`
      : ''
  const [back, floor, now] = [formatBrl(price), whole(guard.floor), whole(guard.usual)]
  return fillChoices(
    `[Volte ${name} a ${back} se em quatro semanas saírem menos de ${floor} (hoje, ${now}): por acaso isso só acontece uma vez em dez.|${name} vende ${now} em quatro semanas; com menos de ${floor}, desfaça a mudança, porque só uma vez em dez isso é acaso.|O limite de ${name} é ${floor} em quatro semanas, contra ${now} de hoje: dali para baixo, ${back} de novo.]${between}`,
    plan.title,
  )
}

/** How far the units may fall, when to revert, and how long it takes to know. */
export function proofSection(plan: PricingPlan, moved: readonly PricedItemPlan[]): ReportSection[] {
  const rows = moved.filter(({ breakEven }) => breakEven !== undefined)
  if (rows.length === 0) return []
  const told = rows.filter(provable).map(({ name }) => name)
  const not = rows.filter((item) => !provable(item))
  const first = rows.find(({ guard }) => guard)
  const texts = [
    startSentence(plan, rows),
    ...(first ? [backSentence(plan, first), seasonSentence(plan, first)] : []),
    ...(told.length > 0
      ? [
          `Dá para provar: **${someOf(told, listed)}**, nas semanas da tabela, antes e depois, sem feriado nem promoção no meio.`,
        ]
      : []),
    ...(not.length > 0
      ? [
          `Não faça teste com **${someOf(
            not.map(({ name }) => name),
            listed,
          )}**: ${whyNot(plan, not)}.`,
        ]
      : []),
  ].filter((text) => text !== '')
  return [
    {
      id: 'prova',
      title: 'Como saber se deu certo',
      blocks: [
        {
          kind: 'table',
          caption: `Onde a mudança empata, quando voltar atrás, e o que a provaria 4 vezes em 5 (teste, só até ${longestTest} semanas)`,
          headers: [
            'Item',
            'Vendas esperadas',
            'Empata com',
            '4 semanas, hoje',
            'Volte abaixo de',
            'Oscila por semana',
            'Prova: semanas e unidades de cada lado',
          ],
          rows: rows.map(({ name, change, elasticity, breakEven = 0, proof, guard }) => [
            name,
            percent(change * elasticity),
            percent(breakEven),
            guard ? whole(guard.usual) : '—',
            guard ? whole(guard.floor) : '—',
            proof ? `±${formatNumber(proof.swing * 100)}%` : 'não se sabe',
            proof ? `${proof.weeks > year ? 'mais de um ano' : proof.weeks} · ${whole(proof.units)}` : '—',
          ]),
          numeric: [1, 2, 3, 4, 5, 6],
        },
        ...texts.map((text): Block => ({ kind: 'text', text })),
      ],
    },
  ]
}

/** What to do after the first week, without anything that chance would decide. */
export function laterWeeks(
  plan: PricingPlan,
  moved: readonly PricedItemPlan[],
): [title: string, tasks: string[]][] {
  const { watch } = plan
  const [soonest] = moved.filter(provable).toSorted((a, b) => (a.proof?.weeks ?? 0) - (b.proof?.weeks ?? 0))
  const guarded = moved.filter(({ guard }) => guard)
  const near = plan.items.filter(({ trigger }) => trigger).toSorted(byTrigger)[0]
  const floors = someOf(
    guarded.map(({ guard, name }) => `${whole(guard?.floor ?? 0)} (${name})`),
    6,
  )
  const tasks = [
    ...(watch && guarded.length > 0
      ? [
          `[De ${shortDay(watch.from)} a ${shortDay(watch.to)}, somar|Somar, de ${shortDay(watch.from)} a ${shortDay(watch.to)},|Contar no sistema, até ${shortDay(watch.to)},] as unidades de ${someOf(
            guarded.map(({ name }) => name),
            4,
          )}`,
          `[Em ${shortDay(watch.to)}, voltar ao preço de antes o que ficou abaixo de ${floors}|Em ${shortDay(watch.to)}, comparar com o limite de cada um: ${floors}|Se em ${shortDay(watch.to)} algum ficar abaixo de ${floors}, desfazer só o dele]`,
        ]
      : moved.length > 0
        ? [
            `Depois da mudança, anotar o que o cliente diz do preço de ${someOf(moved.map(({ name }) => name))}: a planilha não tem semanas bastantes para julgar`,
          ]
        : near
          ? [
              `[A cada compra, olhar o custo de ${near.name}: passando de ${formatBrl(near.trigger?.cost ?? 0)}, refazer esta conta|Anotar o custo de ${near.name} a cada nota; o alarme toca em ${formatBrl(near.trigger?.cost ?? 0)}]`,
            ]
          : ['Anotar as unidades por item e por dia: é disso que a próxima conta precisa']),
    ...(soonest?.proof
      ? [`Não concluir nada de ${soonest.name} antes de ${soonest.proof.weeks} semanas de cada lado`]
      : []),
  ]
  return [['Semanas 2 a 4', tasks.map((task) => fillChoices(task, plan.title))]]
}

/** First the items whose cost today is nearest to the one from which a higher price pays. */
export const byTrigger = (a: PricedItemPlan, b: PricedItemPlan) =>
  (a.trigger?.cost ?? Number.POSITIVE_INFINITY) / a.cost -
  (b.trigger?.cost ?? Number.POSITIVE_INFINITY) / b.cost
