/** What the house lost since a day that the owner names, by its own sheet: units, R$ of sales and R$ of margin. */
import { shortDay } from '../../../base/calendar.ts'
import { spelledSales } from '../../../base/house/spelled-sales.ts'
import { theHouse } from '../../../base/language/grammar.ts'
import { formatNumber, joinList } from '../../../base/language/text.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import { beforeAfter, type Change, leastWeeks } from '../../../base/sales/before-after.ts'
import type { Sales } from '../../../documents/sales.ts'
import { type Answer, type Asked, answer, factsOf, needs, type Question, reais } from './asked.ts'

/** Rows of the table. */
const mostRows = 8
/** A change within this share is none. */
const still = 0.03

type Sides = { before: number; since: number }

const changeOf = ({ before, since }: Sides) => (before > 0 ? since / before - 1 : 0)
const signed = (share: number) =>
  Math.abs(share) < 0.0005
    ? 'igual'
    : `${share < 0 ? '−' : '+'}${formatNumber(Math.round(Math.abs(share) * 1000) / 10)}%`
const whole = (value: number) => formatNumber(Math.round(value))
const sum = (sides: readonly Sides[]): Sides => ({
  before: sides.reduce((all, { before }) => all + before, 0),
  since: sides.reduce((all, { since }) => all + since, 0),
})
const money = ({ before, since }: Sides) => `${since < before ? '−' : '+'}${reais(Math.abs(since - before))}`

const totalOf = (items: readonly Change[], of: 'revenue' | 'margin'): Sides | null => {
  const known = items.flatMap((item) => item[of] ?? [])
  return known.length === 0 ? null : sum(known)
}

/** Why the sheet cannot say it, and what would help. */
function lacking(sales: Sales | null, day: string | undefined): Answer | null {
  if (sales === null)
    return needs(
      'Sem a planilha de vendas por semana não há conta: mande-a, e a resposta sai em unidades e em reais.',
    )
  if (sales.period === null || sales.weeks.length === 0)
    return needs(
      'A planilha não tem datas: com o dia ou a semana de cada venda, a conta de antes e depois sai.',
    )
  if (day === undefined)
    return needs(
      'Diga desde quando (o mês, ou o dia em que abriram): a planilha tem as semanas, e a conta sai.',
    )
  return null
}

/** Who opened, or what else the owner tells of the time. */
function since(asked: Asked): string {
  const opened = [...factsOf(asked, 'opened'), ...factsOf(asked, 'threat')].map(
    ({ competitor }) => competitor,
  )
  const names = [...new Set(opened)].filter((name) => asked.rivals.includes(name))
  return names.length === 0 ? '' : ` A data é a que você dá para ${joinList(names.map(theHouse))}.`
}

export function answerLostSince({ from, to, item }: Question, asked: Asked): Answer {
  const { sales, menu } = asked
  const open = lacking(sales, from)
  if (open || sales === null || from === undefined) return open ?? needs('Falta a planilha de vendas.')
  const spelled = spelledSales(
    sales,
    menu.map(({ name }) => name),
  )
  const sectionOf = (name: string) => menu.find((one) => one.name === name)?.category ?? null
  const found = beforeAfter(
    spelled,
    { from, to },
    (name) => item === undefined || namesItem(item, { name, section: sectionOf(name) }),
  )
  if (found === null || found.items.length === 0)
    return needs(
      found === null
        ? `A planilha vai de ${shortDay(sales.period?.from ?? from)} a ${shortDay(sales.period?.to ?? from)}, e a conta pede ${leastWeeks} semanas inteiras antes e ${leastWeeks} depois de ${shortDay(from)}: mande a de mais tempo.`
        : `A planilha não traz ${item ?? 'esse item'}: confira o nome nela.`,
    )
  const { items, weeks } = found
  const units = sum(items.map((one) => one.units))
  const [revenue, margin] = [totalOf(items, 'revenue'), totalOf(items, 'margin')]
  const day = shortDay(found.since)
  const change = changeOf(units)
  const sold = `${whole(units.since)} por semana, contra ${whole(units.before)} antes (${signed(change)})`
  const what = item ?? 'a casa'
  const totals = [
    ...(revenue ? [`${money(revenue)} de venda por semana`] : []),
    ...(margin
      ? [
          `${money(margin)} de margem por semana (${money({ before: margin.before * weeks.since, since: margin.since * weeks.since })} nas ${weeks.since} semanas)`,
        ]
      : []),
  ]
  const byLoss = items.toSorted(
    (a, b) =>
      (a.margin ?? a.revenue ?? a.units).since -
      (a.margin ?? a.revenue ?? a.units).before -
      ((b.margin ?? b.revenue ?? b.units).since - (b.margin ?? b.revenue ?? b.units).before),
  )
  const fallen = byLoss.filter((one) => changeOf(one.units) < -still)
  const held = byLoss.filter((one) => changeOf(one.units) >= -still)
  const verdict =
    change < -still
      ? `Desde a semana de ${day}, ${what} vende ${sold}: ${joinList(totals)}.`
      : change > still
        ? `Pela planilha não perdeu: desde a semana de ${day}, ${what} vende ${sold}${totals.length > 0 ? `: ${joinList(totals)}` : ''}.`
        : `Quase nada: desde a semana de ${day}, ${what} vende ${sold}${totals.length > 0 ? `: ${joinList(totals)}` : ''}.`
  return {
    ...answer(
      verdict,
      fallen.length > 0 && items.length > 1
        ? `Caiu mais em ${joinList(fallen.slice(0, 3).map((one) => `${one.name} (${signed(changeOf(one.units))})`))}${held.length > 0 ? `; não caiu em ${joinList(held.slice(0, 3).map(({ name }) => name))}` : ''}.`
        : '',
      `É antes e depois (${weeks.before} e ${weeks.since} semanas, sem as de festa e as incompletas), não prova de causa: época, preço e chuva também mexem.${since(asked)} Pergunte a dez clientes.`,
    ),
    ...(items.length > 1 && {
      table: {
        caption: `Por semana, antes e desde ${day}`,
        headers: ['Item', 'Antes', 'Desde', 'Mudou', 'Venda', 'Margem'],
        rows: byLoss
          .slice(0, mostRows)
          .map((one) => [
            one.name,
            whole(one.units.before),
            whole(one.units.since),
            signed(changeOf(one.units)),
            one.revenue ? money(one.revenue) : '—',
            one.margin ? money(one.margin) : '—',
          ]),
        numeric: [1, 2, 3, 4, 5],
      },
    }),
  }
}
