/**
 * How to tell whether the new prices work. The group is evaluated, because chance dominates the sales of a single item.
 */
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList, someOf } from '../../base/language/text.ts'
import { watchedWeeks } from '../../base/pricing/proof.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { shortDay, whole } from './money.ts'
import { provable } from './reasons.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'

/** Most weeks of a proof: a longer one is useless, and its figures would only look exact. */
const year = 52

/** Most names in a sentence; the table has them all. */
const listed = 12

/** What it takes to prove a single change, for the item that comes nearest. */
function needsWords(plan: PricingPlan, items: readonly PricedItemPlan[]): string {
  if (plan.period === null)
    return 'sem datas, a planilha não mostra quanto as vendas oscilam de uma semana para outra'
  const [nearest] = items
    .flatMap(({ name, proof }) => (proof ? [{ name, proof }] : []))
    .toSorted((a, b) => a.proof.weeks - b.proof.weeks)
  if (!nearest) return 'as semanas da planilha são poucas para medir quanto as vendas oscilam'
  const { name, proof } = nearest
  const wait = `${proof.weeks > year ? 'mais de um ano' : `${proof.weeks} semanas`} e ${whole(proof.units)} unidades de cada lado`
  return items.length === 1 ? `a prova pediria ${wait}` : `mesmo ${name}, o mais firme, pediria ${wait}`
}

/** Share of the house's units, in %. */
const ofHundred = (units: number, others: number) =>
  formatNumber((100 * units) / Math.max(1e-9, units + others))

function groupTexts(plan: PricingPlan, rows: readonly PricedItemPlan[]): string[] {
  const { group, watch } = plan
  if (!group || !watch) return []
  const say = (text: string) => fillChoices(text, plan.title)
  const { usual, floor, others, names, weeks } = group
  const [now, least] = [ofHundred(usual, others), ofHundred(floor, others)]
  const falls = joinList(watch.occasions)
  const shares = `${now} de cada 100 unidades da casa`
  const season =
    watch.occasions.length > 0
      ? say(
          ` [Até ${shortDay(watch.to)}, com ${falls}, a casa enche por si: olhe a parte do grupo, hoje ${shares}; o alerta é ${least}.|Com ${falls} no meio, julgue pela parte do grupo: ${shares} hoje, sinal ruim em ${least}.|Como ${falls} ${watch.occasions.length === 1 ? 'cai' : 'caem'} no período, vale a parte do grupo: hoje ${shares}, limite ${least}.|${capitalize(falls)} até ${shortDay(watch.to)} mexem com tudo: compare a fatia do grupo, ${shares} agora, ${least} na linha de volta.|Com ${falls}, casa cheia não prova o preço: olhe a parte do grupo, hoje ${shares}; abaixo de ${least}, volte.]`,
        )
      : say(
          ` [Hoje são ${shares}; o limite é ${least}.|Em parte da casa: ${now} de cada 100 unidades hoje, ${least} no limite.]`,
        )
  const chance =
    weeks === null
      ? say(
          ' [As semanas desta casa oscilam demais para um número decidir: ouça também a reclamação.|Aqui o acaso pesa: some à conta o que o cliente diz.]',
        )
      : ''
  const span = `de ${shortDay(watch.from)} a ${shortDay(watch.to)}`
  const count = names.length
  return [
    `${say(
      `[Conte o grupo, não o item, ${span}: os ${count} juntos vendem ${whole(usual)} por semana. Com média abaixo de ${whole(floor)} o aumento deixa de pagar, e os ${count} voltam.|Some os ${count} ${span}: hoje dão ${whole(usual)} por semana; com média de menos de ${whole(floor)}, o ganho acabou e os preços voltam.|Os ${count} preços se julgam juntos, ${span}: ${whole(usual)} unidades por semana hoje, ${whole(floor)} no empate. Dali para baixo, volte.|Vale a soma dos ${count}, ${span}. Ela dá ${whole(usual)} por semana; se a média cair abaixo de ${whole(floor)}, recue.]`,
    )}${season}${chance}`,
    ...(rows.every((item) => !provable(item))
      ? [
          say(
            `[Um item sozinho o acaso decide: ${needsWords(plan, rows)}. Se o grupo passar e um item ficar abaixo do seu limite, dê a ele mais quatro semanas.|Não julgue item por item: ${needsWords(plan, rows)}. Quem ficar abaixo do seu limite com o grupo acima espera mais quatro semanas.|Para um item só, o acaso fala mais alto: ${needsWords(plan, rows)}. Item fraco em grupo forte ganha mais um mês.|Sozinho nenhum item prova nada: ${needsWords(plan, rows)}. O que ficar para trás do grupo, confira de novo no mês seguinte.]`,
          ),
        ]
      : []),
  ]
}

/** When to revert a single change. */
function backSentence(plan: PricingPlan, { name, price, guard }: PricedItemPlan): string {
  if (!guard) return ''
  const [back, floor, now] = [formatBrl(price), whole(guard.floor), whole(guard.usual)]
  return fillChoices(
    `[Volte ${name} a ${back} se em quatro semanas saírem menos de ${floor} (hoje, ${now}): dali para baixo o preço novo perde dinheiro.|${name} vende ${now} em quatro semanas; com menos de ${floor}, desfaça a mudança, que já não paga.|O limite de ${name} é ${floor} em quatro semanas, contra ${now} de hoje: dali para baixo, ${back} de novo.]`,
    plan.title,
  )
}

/** How busy weeks hide the effect of a single change. */
function seasonSentence(plan: PricingPlan, { name, guard }: PricedItemPlan): string {
  const { watch } = plan
  if (!watch || !guard || !watch.units || watch.occasions.length === 0) return ''
  const now = (guard.usual / watch.units) * 100
  const falls = joinList(watch.occasions)
  const to = shortDay(watch.to)
  if (now < 2) {
    return fillChoices(
      `[Com ${falls} até ${to}, tão poucas unidades de ${name} não falam do preço: conte as semanas comuns à parte.|${name} é pouco na casa, e até ${to} ${watch.occasions.length === 1 ? 'cai' : 'caem'} ${falls}: espere passar para comparar.]`,
      plan.title,
    )
  }
  const [share, floor] = [`${formatNumber(now)}%`, `${formatNumber((guard.floor / watch.units) * 100)}%`]
  return fillChoices(
    `[Até ${to}, com ${falls}, acompanhe também a parte de ${name} nas unidades da casa, hoje ${share}; abaixo de ${floor} é o preço, não a época.|Com ${falls} no meio, a casa enche por si: o que conta é a parte de ${name} nas unidades, ${share} hoje, e o alerta fica em ${floor}.|Se ${falls} encherem a casa, julgue ${name} pela fatia das unidades: ${share} hoje, sinal ruim abaixo de ${floor}.]`,
    plan.title,
  )
}

/** How far the units may fall, when to revert, and how long it takes to know. */
export function proofSection(plan: PricingPlan, moved: readonly PricedItemPlan[]): ReportSection[] {
  const rows = moved.filter(({ breakEven }) => breakEven !== undefined)
  if (rows.length === 0) return []
  const told = rows.filter(provable)
  const not = rows.filter((item) => !provable(item))
  const guarded = rows.filter(({ guard }) => guard)
  const [first] = guarded
  const group = groupTexts(plan, rows)
  const texts = [
    ...(group.length > 0 ? group : first ? [backSentence(plan, first), seasonSentence(plan, first)] : []),
    ...(told.length > 0
      ? [
          `Para provar um preço sozinho: **${someOf(
            told.map(
              ({ name, proof }) =>
                `${name} (${proof?.weeks} semanas, ${whole(proof?.units ?? 0)} unidades de cada lado)`,
            ),
            listed,
          )}**, sem feriado nem promoção no meio.`,
        ]
      : []),
    ...(not.length > 0 && group.length === 0
      ? [
          `Não faça teste com **${someOf(
            not.map(({ name }) => name),
            listed,
          )}**: ${needsWords(plan, not)}.`,
        ]
      : []),
  ].filter((text) => text !== '')
  return [
    {
      id: 'prova',
      title: 'Como saber se deu certo',
      blocks: [
        ...texts.map((text): Block => ({ kind: 'text', text })),
        ...(guarded.length > 1
          ? [
              {
                kind: 'table',
                caption: 'Onde cada preço novo empata, em unidades por semana',
                headers: ['Item', 'Hoje', 'Limite'],
                rows: guarded.map(({ name, guard, breakEven = 0 }) => [
                  name,
                  whole((guard?.usual ?? 0) / watchedWeeks),
                  `${whole((guard?.floor ?? 0) / watchedWeeks)} (${Math.round(breakEven * 100)}%)`,
                ]),
                numeric: [1, 2],
              } as const,
            ]
          : []),
      ],
    },
  ]
}
