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
import type { PricedItemPlan, PriceGroup, PricingPlan } from './schema.ts'

/** Most names in a sentence; the table has them all. */
const listed = 12

/** Why the sales do not tell whether a single change has paid. */
function unprovable(plan: PricingPlan, items: readonly PricedItemPlan[]): string {
  if (plan.period === null)
    return 'sem datas, a planilha não mostra quanto as vendas oscilam de uma semana para outra'
  if (items.every(({ proof }) => !proof))
    return 'as semanas da planilha são poucas para medir quanto as vendas oscilam'
  return 'pelas vendas não dá para saber, porque o efeito que se espera some no sobe e desce das semanas'
}

/** Share of the house's units, in %. */
const ofHundred = (units: number, others: number) =>
  formatNumber((100 * units) / Math.max(1e-9, units + others))

/** The groups whose units are watched; older results have one for all changes. */
export const watchedGroups = ({ groups, group }: PricingPlan): readonly PriceGroup[] =>
  groups ?? (group ? [group] : [])

/** How to read the table of groups. */
function groupTexts(plan: PricingPlan): string[] {
  const groups = watchedGroups(plan)
  const { watch } = plan
  if (groups.length === 0 || !watch) return []
  const say = (text: string) => fillChoices(text, plan.title)
  const span = `de ${shortDay(watch.from)} a ${shortDay(watch.to)}`
  const falls = joinList(watch.occasions)
  const each =
    groups.length === 1
      ? `Conte os ${groups[0]?.names.length} juntos ${span}: média da semana abaixo do limite, preço de antes.`
      : `[Some cada grupo ${span} e tire a média da semana: abaixo do limite, os preços daquele grupo voltam, e os outros ficam.|${capitalize(span)}, conte grupo por grupo: só volta ao preço de antes o grupo com média da semana abaixo do limite.|Cada grupo se julga sozinho, ${span}: se a média da semana cair abaixo do limite, é ele que volta ao preço de antes.]`
  const season =
    watch.occasions.length > 0
      ? `[Com ${falls}, casa cheia engana: confira também a parte do grupo em cada 100 unidades da casa.|${capitalize(falls)} ${watch.occasions.length === 1 ? 'enche' : 'enchem'} a casa com qualquer preço: por isso a última coluna, a parte do grupo em cada 100 unidades vendidas.|Como ${falls} ${watch.occasions.length === 1 ? 'cai' : 'caem'} no período, vale também a última coluna: de cada 100 unidades da casa, quantas são do grupo.]`
      : ''
  return [`${say(each)}${season === '' ? '' : ` ${say(season)}`}`]
}

function groupTable(plan: PricingPlan): Block[] {
  const groups = watchedGroups(plan)
  const { watch } = plan
  if (groups.length === 0 || !watch) return []
  const season = watch.occasions.length > 0
  return [
    {
      kind: 'table',
      caption:
        groups.length === 1
          ? 'O limite, em unidades por semana'
          : 'O limite de cada grupo, em unidades por semana',
      headers: ['Grupo', 'Hoje', 'Volta abaixo de', ...(season ? ['Parte da casa, hoje e limite'] : [])],
      rows: groups.map(({ names, usual, floor, others }) => [
        joinList(names),
        whole(usual),
        whole(floor),
        ...(season ? [`${ofHundred(usual, others)} e ${ofHundred(floor, others)}`] : []),
      ]),
      numeric: [1, 2, ...(season ? [3] : [])],
    },
  ]
}

/** When to revert a single change. */
function backSentence(plan: PricingPlan, { name, price, newPrice, guard }: PricedItemPlan): string {
  if (!guard) return ''
  const [back, floor, now] = [formatBrl(price), whole(guard.floor), whole(guard.usual)]
  const seen = (plan.seen ?? []).find((one) => one.name === name && one.priceBefore === newPrice)
  if (seen) {
    // The whole house has moved since: its old sales at that price are no measure of today.
    const [then, expected] = [seen.unitsBefore, seen.unitsBefore * (1 + seen.others)].map((units) =>
      whole(watchedWeeks * units),
    )
    return `A ${formatBrl(newPrice)}, ${name} vendia ${then} em quatro semanas${then === expected ? '' : `; com a casa de hoje, ${seen.others > 0 ? 'maior' : 'menor'}, seriam ${expected}`}. O preço de volta se paga com ${floor} (hoje são ${now}): abaixo disso, ${back} de novo.`
  }
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
  const group = groupTexts(plan)
  const texts = [
    ...(group.length > 0 ? group : first ? [backSentence(plan, first), seasonSentence(plan, first)] : []),
    ...(told.length > 0 && group.length === 0
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
          )}**: ${unprovable(plan, not)}.`,
        ]
      : []),
  ].filter((text) => text !== '')
  return [
    {
      id: 'prova',
      title: 'Como saber se deu certo',
      blocks: [...texts.map((text): Block => ({ kind: 'text', text })), ...groupTable(plan)],
    },
  ]
}
