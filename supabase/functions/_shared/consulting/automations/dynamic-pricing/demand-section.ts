import { weekdayNames } from '../../base/calendar.ts'
import { isByWeight } from '../../base/house/item-kind.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList, someOf } from '../../base/language/text.ts'
import { paidAt } from '../../base/pricing/paid.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { happyBlocks, hourText } from './happy-hour.ts'
import { reais } from './money.ts'
import { shownAnswers } from './questions/shown.ts'
import { perOf } from './reasons.ts'
import type { Demand, PricedItemPlan, PricingPlan } from './schema.ts'

const percent = (fraction: number) => `${fraction > 0 ? '+' : ''}${formatNumber(fraction * 100)}%`

/** Smallest share of the profit that justifies two prices for one drink. */
const worthTheTrouble = 0.005

/** R$ in the period of a table of days or hours. */
const gainOf = (rows: readonly Demand[]) => rows.reduce((sum, { profitChange }) => sum + profitChange, 0)

const partWords: Readonly<Record<string, string>> = {
  manhã: 'pela manhã',
  almoço: 'no almoço',
  tarde: 'à tarde',
  noite: 'à noite',
  madrugada: 'na madrugada',
}

/** "na terça", "no sábado", "à noite". */
function onThe(label: string): string {
  const part = partWords[label]
  if (part !== undefined) return part
  const day = label.replace('-feira', '')
  return `${day === 'sábado' || day === 'domingo' ? 'no' : 'na'} ${day}`
}
const roundly = (index: number) => `${Math.round(index * 100)}%`
export const onAll = (rows: readonly Demand[]) => joinList(rows.map(({ label }) => onThe(label)))

/** The weekdays of a happy hour that lowers something. */
const happyDays = ({ happyHour }: PricingPlan): string[] =>
  (happyHour?.items ?? []).length === 0
    ? []
    : (happyHour?.weekdays ?? []).flatMap((day) => weekdayNames[day] ?? [])

/** The weak days without the owner's happy hour. */
export const weakDaysOf = (plan: PricingPlan): Demand[] =>
  plan.weekdays.filter(({ kind, label }) => kind === 'weak' && !happyDays(plan).includes(label))

/** Whether the owner's happy hour is on all weak days: then nothing else is advised for them. */
const takesWeakDays = (plan: PricingPlan): boolean =>
  weakDaysOf(plan).length === 0 && plan.weekdays.some(({ kind }) => kind === 'weak')

function demandTable(
  plan: PricingPlan,
  caption: string,
  first: string,
  rows: readonly Demand[],
  worth: boolean,
): Block {
  const advice = ({ label, kind, change }: Demand) => {
    if (happyDays(plan).includes(label))
      return `happy hour das ${hourText(plan.happyHour?.from ?? 0)} às ${hourText(plan.happyHour?.to ?? 0)}`
    if (worth && change !== 0) return percent(change)
    return kind === 'weak' ? 'preço normal, com sugestão' : 'preço normal'
  }
  return {
    kind: 'table',
    caption,
    headers: [first, 'Movimento', 'Preço das bebidas', ...(worth ? [`Efeito ${perOf(plan)}`] : [])],
    rows: rows.map((row) => [
      row.label,
      `${roundly(row.index)} da média`,
      advice(row),
      ...(worth ? [row.change === 0 ? '—' : formatBrl(row.profitChange)] : []),
    ]),
    numeric: worth ? [1, 3] : [1],
  }
}

/** Margin in R$ per unit at its new price. */
const leftBy = (item: PricedItemPlan) => paidAt(item, item.newPrice) - item.cost

/** Of the items that sell well, the dish and the drink with the largest margin: the team suggests them together. */
export function pairOf({ items }: PricingPlan): string | null {
  const selling = items
    .filter(
      ({ name, action, heldBack }) => action !== 'below_cost' && heldBack === undefined && !isByWeight(name),
    )
    .toSorted((a, b) => b.units - a.units)
  const best = (drink: boolean) =>
    selling
      .filter((item) => item.drink === drink)
      .slice(0, 6)
      .toSorted((a, b) => leftBy(b) - leftBy(a))[0]?.name
  const dish = best(false)
  const drink = best(true)
  return dish === undefined || drink === undefined ? null : `${dish} e ${drink}`
}

const discountQuestions: ReadonlySet<string> = new Set([
  'discountLimit',
  'dayOffer',
  'weekdayPrice',
  'discount',
])

/** What a discount on weak days would have to bring in, and what to offer instead. */
function weakSentence(plan: PricingPlan, worth: boolean): string | null {
  const weak = weakDaysOf(plan)
  if (weak.length === 0) {
    const slowest = plan.weekdays.toSorted((a, b) => a.index - b.index)[0]
    return slowest
      ? `${capitalize(onThe(slowest.label))}, o dia mais fraco, ainda se vende ${roundly(slowest.index)} da média: nenhum dia pede desconto.`
      : null
  }
  const when = capitalize(onAll(weak))
  const weakest = weak.toSorted((a, b) => a.index - b.index)[0]
  const index = roundly(weakest?.index ?? 0)
  const level =
    weak.length === 1
      ? `a casa vende ${index} da média`
      : `a casa vende ${joinList(weak.map((day) => roundly(day.index)))} da média`
  // One verdict on discounts in a report: the owner's question has it.
  if (shownAnswers(plan).some(({ about }) => discountQuestions.has(about)))
    return `${when} ${level}: o que oferecer ali está em “O que você perguntou”.`
  const needed = weak.find(({ breakEven }) => breakEven !== undefined && breakEven > 0)?.breakEven
  const pays = worth && weak.some(({ change }) => change < 0)
  const pair = pairOf(plan)
  if (needed === undefined)
    return `${when} ${level}: ${pair === null ? 'mantenha o preço cheio' : `sugira ${pair}, no preço cheio`}.`
  const more = `${formatNumber(needed * 100)}%`
  const price = `10% de desconto nas bebidas só empata com ${more} mais vendas`
  if (pays) return `${when} ${level}: ${price}, e pela elasticidade suposta se paga.`
  if (pair === null) return `${when} ${level}: ${price}, então fique no preço cheio.`
  return fillChoices(
    `[${when} ${level}: ${price}, então sugira ${pair}, no preço cheio.|${when} ${level}, e 10% de desconto nas bebidas pediria ${more} mais pedidos para empatar: deixe no quadro ${pair}, pelo preço de tabela.|Para pagar 10% de desconto nas bebidas, ${onAll(weak)}, faltariam ${more} mais pedidos, e ${level.replace('a casa ', 'ali a casa ')}: peça à equipe que ofereça ${pair}, sem desconto.]`,
    plan.title,
  )
}

/** If more than this share of days or hours is dearer, it is no exception but a higher price. */
const exceptional = 0.5

const isException = (rows: readonly Demand[]) =>
  rows.some(({ change }) => change !== 0) &&
  rows.filter(({ change }) => change > 0).length <= rows.length * exceptional

/** Whether a second price on busy days or hours is worthwhile. */
function strongSentence(plan: PricingPlan, worth: boolean): string | null {
  const byDay = gainOf(plan.weekdays) >= gainOf(plan.dayParts)
  const all = byDay ? plan.weekdays : plan.dayParts
  const rows = all.filter(({ change }) => change > 0)
  const gain = gainOf(rows)
  if (rows.length === 0 || gain <= 0) return null
  if (!isException(all))
    return `${capitalize(joinList(rows.map(({ label }) => label.replace('-feira', ''))))} ${rows.length === 1 ? 'é' : 'são'} quase ${byDay ? 'a semana toda' : 'o dia todo'}: preço à parte ali seria subir tudo, e a conta item a item já disse onde vale.`
  // The others have their verdict in the table of prices.
  const free = rows[0]?.drinks ?? []
  const which = free.length === 0 ? '' : ` que este plano não mexe (${someOf(free, 3)})`
  const start = `${capitalize(onAll(rows))}, 5% a mais nas bebidas${which} ${worth ? 'renderia' : 'só renderia'} ${reais(gain)} ${perOf(plan)}`
  if (!worth) return `${start}: não paga dois preços, fique com um.`
  const both =
    plan.weekdays.some(({ change }) => change > 0) && plan.dayParts.some(({ change }) => change > 0)
  return `${start}: se testar, escreva ${byDay ? 'o dia' : 'o horário'} no cardápio, à vista antes do pedido${both ? `, e não some com o preço ${byDay ? 'do horário' : 'do dia'}` : ''}.`
}

/** What the owner asked about is told in the answer. */
const isAnswered = ({ answers = [] }: PricingPlan, ...subjects: string[]) =>
  answers.some(({ about }) => subjects.includes(about))

export function demandSection(plan: PricingPlan): ReportSection[] {
  const { weekdays, dayParts, happyHour, offers = [] } = plan
  if (weekdays.length === 0 && dayParts.length === 0 && !happyHour && offers.length === 0) return []
  const gain = Math.max(gainOf(weekdays), gainOf(dayParts))
  const worth = gain > 0 && gain >= plan.profit * worthTheTrouble
  const blocks: Block[] = []
  if (weekdays.length > 0 && worth && isException(weekdays))
    blocks.push(demandTable(plan, 'Preço por dia da semana', 'Dia', weekdays, true))
  if (dayParts.length > 0)
    blocks.push(
      demandTable(plan, 'Preço por período do dia', 'Período', dayParts, worth && isException(dayParts)),
    )
  const texts = [
    isAnswered(plan, 'happyHour', 'discount', 'weekdayPrice', 'dayOffer') || takesWeakDays(plan)
      ? null
      : weakSentence(plan, worth),
    isAnswered(plan, 'onePrice', 'dearDays') ? null : strongSentence(plan, worth),
    ...offers.map(
      ({ what, from, to }) =>
        `${capitalize(what)} das ${hourText(from)} às ${hourText(to)}: fora desse horário vale o preço da tabela.`,
    ),
  ]
  if (happyHour) blocks.push(...happyBlocks(happyHour, plan.starts))
  blocks.push(...texts.flatMap((text): Block[] => (text === null ? [] : [{ kind: 'text', text }])))
  if (blocks.length === 0) return []
  return [{ id: 'demanda', title: 'Dias e horários', blocks }]
}
