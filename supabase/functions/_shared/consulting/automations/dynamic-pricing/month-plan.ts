/** The house's tasks in the month after the report. */
import { addDays, monthNames } from '../../base/calendar.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { formatBrl, joinList, someOf } from '../../base/language/text.ts'
import type { ReportSection } from '../../report/blocks.ts'
import { weekPlan } from '../../report/plan.ts'
import { dayWords, onDay, shortDay, whole } from './money.ts'
import { watchedGroups } from './proof-section.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'
import { bestOf, waveOf } from './sentences.ts'
import { isMoved } from './waves.ts'

/** The team's sentence about the new prices, which names a well-known price that stays. */
export function staffSentence(plan: PricingPlan): string | null {
  const { watch, items } = plan
  const first = waveOf(plan, 1)
  const raised = first.filter(({ action }) => action === 'raise')
  // A price that falls is the news.
  const lowered = first.filter(({ action }) => action === 'lower')
  const known = items
    .filter((item) => !isMoved(item) && item.action !== 'below_cost' && item.heldBack === undefined)
    .toSorted((a, b) => b.units * b.price - a.units * a.price)[0]
  if (first.length === 0) return null
  const month =
    watch && plan.period !== null ? ` em ${monthNames[Number(addDays(watch.from, 7).slice(5, 7)) - 1]}` : ''
  const named = (item: PricedItemPlan) => the(item.name.replace(/ \(.*\)$/, ''))
  const at = (item: PricedItemPlan) => formatBrl(item.newPrice)
  if (lowered.length > 0) {
    const fell = joinList(lowered.map((item) => `${named(item)} baixou para ${at(item)}`))
    const [rose] = raised
    const others = !rose
      ? ''
      : raised.length === 1
        ? `; só ${named(rose)} subiu, para ${at(rose)}`
        : '; alguns outros subiram'
    return `“${capitalize(fell)}${month}${others}.${known ? ` ${capitalize(named(known))} continua a ${at(known)}.` : ''}”`
  }
  if (!known) return null
  const name = named(known)
  return fillChoices(
    `[“Alguns preços subiram${month}; ${name} continua a ${formatBrl(known.price)}.”|“Uns poucos preços mudaram${month}, mas ${name} segue a ${formatBrl(known.price)}.”|“Mudaram alguns preços${month}: ${name} está no mesmo preço, ${formatBrl(known.price)}.”]`,
    plan.title,
  )
}

/** Sorts first the items whose cost is nearest to the one from which a higher price pays off. */
export const byTrigger = (a: PricedItemPlan, b: PricedItemPlan) =>
  (a.trigger?.cost ?? Number.POSITIVE_INFINITY) / a.cost -
  (b.trigger?.cost ?? Number.POSITIVE_INFINITY) / b.cost

/** Price tasks of the first week. */
function firstWeek(plan: PricingPlan): string[] {
  const { watch } = plan
  const first = waveOf(plan, 1)
  const changed = [...first].toSorted((a, b) => b.cost / b.price - a.cost / a.price).slice(0, 3)
  const earning = plan.items.toSorted((a, b) => b.profit - a.profit).slice(0, 3)
  const costs = joinList(
    (changed.length > 0 ? changed : earning).map(({ name, cost }) => `${name} (${formatBrl(cost)})`),
  )
  const offered = joinList(bestOf(plan).map(({ name }) => name))
  const said = staffSentence(plan)
  const dated = watch && plan.period !== null
  const isApart = (plan.answers ?? []).some(
    ({ about, table }) => about === 'channelFee' && table !== undefined,
  )
  return [
    `[Conferir na última nota de compra o custo de ${costs}|Pegar as últimas notas e comparar com o custo desta conta: ${costs}|Pesar ou medir o que se serve e conferir o custo de ${costs}]${changed.length > 0 ? ', antes de mudar' : ''}`,
    ...(first.length > 0
      ? [
          dated
            ? `[Trocar ${onDay(watch.from)}, de uma vez,|${capitalize(dayWords(watch.from))}, com a casa fechada ou antes de abrir, trocar] os preços no sistema, na lousa, no cardápio${isApart ? ', e no aplicativo os preços dele' : ' e, se houver, no aplicativo de entrega'}[: dois preços para um item dão briga, e vale o menor|; onde o cliente achar dois preços, vale o menor|: o que estiver mais barato é o que vale]`
            : `[Mudar no mesmo dia|Trocar de uma vez] no sistema, na lousa e no cardápio: dois preços para um item dão briga`,
        ]
      : []),
    ...(said === null
      ? []
      : [
          `[Combinar a resposta da equipe|Ensaiar com a equipe]: ${said} [Sem pedir desculpa.|Sem explicar mais.|]`,
        ]),
    ...(offered !== '' && first.length === 0
      ? [
          `[Oferecer primeiro o que mais deixa por pedido: ${offered}|Combinar com a equipe o que sugerir a quem está em dúvida: ${offered}|Pôr no alto da lista da equipe ${offered}, que é o que mais deixa]`,
        ]
      : []),
  ]
}

/** Tasks after the first week; none depends on figures that chance would decide. */
function laterWeeks(plan: PricingPlan): string[] {
  const { watch, later } = plan
  const groups = watchedGroups(plan)
  const moved = plan.items.filter(isMoved)
  const second = waveOf(plan, 2)
  const guarded = waveOf(plan, 1).filter(({ guard }) => guard)
  const near = plan.items.filter(({ trigger }) => trigger).toSorted(byTrigger)[0]
  return [
    ...(watch && groups.length > 0
      ? []
      : watch && guarded.length > 0
        ? [
            `Em ${shortDay(watch.to)}, voltar ao preço de antes o que ficou abaixo do limite: ${someOf(
              guarded.map(({ guard, name }) => `${whole(guard?.floor ?? 0)} (${name})`),
              6,
            )}`,
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
    ...(second.length > 0 && later !== undefined && plan.period !== null
      ? [
          `Em ${shortDay(later)}, se a primeira leva passou: ${joinList(second.map(({ name, newPrice }) => `${name} a ${formatBrl(newPrice)}`))}`,
        ]
      : []),
    ...[...new Set(plan.items.flatMap(({ waits, free }) => (waits !== undefined && free ? [waits] : [])))]
      .toSorted()
      .map((day) => {
        const due = plan.items.flatMap(({ name, waits, free }) =>
          waits === day && free ? [`${name} a ${formatBrl(free.price)}`] : [],
        )
        return `Em ${shortDay(day)}: ${joinList(due)}`
      }),
  ]
}

export function monthPlan(plan: PricingPlan): ReportSection {
  const filled = (tasks: string[]) => tasks.map((task) => fillChoices(task, plan.title).trim())
  const { starts, watch } = plan
  const first = starts === undefined ? 'Semana 1' : `Até ${shortDay(watch?.from ?? starts)}`
  return weekPlan([first, filled(firstWeek(plan))], ['Depois', filled(laterWeeks(plan))])
}
