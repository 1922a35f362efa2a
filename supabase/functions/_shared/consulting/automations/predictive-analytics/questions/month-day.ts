/** "Todo dia 13 a casa enche": how much, in the sheet, and whether it pays to open for one that falls on a closed day. */
import { addDays, shortDay, weekdayNames, weekdayOf } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { joinList } from '../../../base/language/text.ts'
import { mean } from '../../../base/statistics.ts'
import { formatReais, formatCount as whole } from '../figures.ts'
import { type MonthDay, monthDayChange, monthDaysOf, soldOn } from '../month-days.ts'
import { type Answer, type Asked, percentOf, type Question } from './asked.ts'
import { lastDay } from './item-days.ts'
import { marginOf } from './one-more.ts'

const dayName = (day: string) => (weekdayNames[weekdayOf(day)] ?? '').replace('-feira', '')
const full = (day: string) => `${shortDay(day)} (${dayName(day)})`
const signed = (change: number) => `${change < 0 ? '−' : '+'}${percentOf(change)}`

/** The coming days of a month's date, and whether the house opens on them. */
function comingDays(count: number, asked: Asked): { day: string; open: boolean }[] {
  const days: { day: string; open: boolean }[] = []
  for (let day = asked.today; day <= lastDay(asked); day = addDays(day, 1))
    if (Number(day.slice(8)) === count) days.push({ day, open: !(asked.isClosed?.(day) ?? false) })
  return days
}

const tableOf = (days: readonly MonthDay[], count: number, say: (value: number) => string) => ({
  caption: `Os dias ${count} da planilha, contra o mesmo dia da semana em volta`,
  headers: ['Dia', 'Vendeu', 'Dia comum', 'Diferença'],
  rows: days
    .slice(-14)
    .map(({ day, sold, usual }) => [
      capitalize(full(day)),
      say(sold),
      usual === null ? 'não abre' : say(usual),
      usual === null || usual <= 0 ? '—' : signed(sold / usual - 1),
    ]),
  numeric: [1, 2, 3],
})

export function answerMonthDay({ count = 0 }: Question, asked: Asked): Answer {
  const days = monthDaysOf(count, asked.sales)
  const seen = monthDayChange(days)
  const { isMoney } = soldOn(asked.sales)
  const say = isMoney ? formatReais : (value: number) => `${whole(value)} unidades`
  if (days.length === 0)
    return {
      verdict: `A planilha é por semana e não mostra o dia ${count}: não há como medir.`,
      texts: ['Mande a planilha com a data de cada venda; por ora, anote à parte o que esse dia vende.'],
      open: true,
    }
  if (seen === null)
    return {
      verdict: `Ainda não dá para dizer: a planilha tem ${days.length === 1 ? 'um dia' : `${days.length} dias`} ${count} para comparar, e são precisos três.`,
      texts: [],
      table: tableOf(days, count, say),
      open: true,
    }
  const measured = days.filter(({ usual }) => usual !== null)
  const extra = mean(measured.map(({ sold, usual }) => sold - (usual ?? 0)))
  const best = measured.reduce((top, one) =>
    one.sold / (one.usual ?? 1) > top.sold / (top.usual ?? 1) ? one : top,
  )
  const isChance = seen.low <= 0 && seen.high >= 0
  const coming = comingDays(count, asked)
  const counted = coming.filter(({ open }) => open).map(({ day }) => full(day))
  const shut = coming.filter(({ open }) => !open).map(({ day }) => full(day))
  return {
    verdict: isChance
      ? `O dia ${count} não se distingue de um dia comum: ${signed(seen.change)} em média (de ${signed(seen.low)} a ${signed(seen.high)}), em ${seen.of} vezes.`
      : `O dia ${count} vende ${signed(seen.change)} contra o mesmo dia da semana (de ${signed(seen.low)} a ${signed(seen.high)}, em ${seen.of} vezes): ${say(Math.abs(extra))} a ${extra < 0 ? 'menos' : 'mais'}; o maior foi ${full(best.day)}, ${signed(best.sold / (best.usual ?? 1) - 1)}.`,
    texts: [
      isChance
        ? 'Nada entrou na previsão por ele.'
        : counted.length === 0
          ? ''
          : `Já está nas semanas previstas: ${joinList(counted)}.`,
      shut.length === 0 ? '' : `${joinList(shut)}: a casa não abre, e a previsão não conta nada.`,
    ].filter((text) => text !== ''),
    table: tableOf(days, count, say),
  }
}

/** The share of a day that a closed weekday is supposed to sell where the sheet has none; an assumption. */
const unseenShare = 0.5

/** The range of a single day where nothing measures it, as a share; an assumption. */
const unknownRange = 0.25

/** Half the range of 80 % of one such day, as a share of it. */
function spreadOf(days: readonly MonthDay[]): number {
  const ratios = days.flatMap(({ sold, usual }) => (usual === null || usual <= 0 ? [] : [sold / usual]))
  if (ratios.length < 3) return unknownRange
  const middle = mean(ratios)
  const spread = ratios.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (ratios.length - 1)
  return Math.min(0.6, (1.2816 * Math.sqrt(spread)) / middle)
}

/**
 * Whether a day at a stated cost of staff pays: by the days on which the house opened on that weekday, and by what the date
 * brings on others, against the pay.
 */
export function answerPaidDay(day: string, wage: number, asked: Asked): Answer | null {
  const { days: sold, isMoney } = soldOn(asked.sales)
  if (!isMoney || sold.size === 0) return null
  const margin = marginOf(asked.forecast)
  const even = wage / margin
  const values = [...sold]
  const weekday = weekdayOf(day)
  const same = values.filter(([one]) => weekdayOf(one) === weekday).slice(-8)
  const isRegular = (asked.sales.weekdays.find((one) => one.weekday === weekday)?.days ?? 0) >= 8
  const monthly = asked.questions.find(
    ({ about, count }) => about === 'monthDay' && count === Number(day.slice(8)),
  )
  const change = monthly ? monthDayChange(monthDaysOf(Number(day.slice(8)), asked.sales)) : null
  const weakest = asked.sales.weekdays
    .flatMap(({ weekday: one, revenue, days }) =>
      revenue === null || days < 8 ? [] : [{ weekday: one, value: revenue / days }],
    )
    .toSorted((a, b) => a.value - b.value)[0]
  if (!weakest) return null
  const byWeakest = weakest.value * (1 + (change?.change ?? 0))
  const seen = same.map(([one, value]) => ({ day: one, value }))
  const guess =
    seen.length > 0
      ? mean(seen.map(({ value }) => value)) * (isRegular ? 1 + (change?.change ?? 0) : 1)
      : byWeakest
  // One such day says little: it may differ as much as those of the date differ among themselves.
  const doubt = spreadOf(change === null ? [] : monthDaysOf(Number(day.slice(8)), asked.sales))
  const low = Math.min(guess * (1 - doubt), seen.length > 0 ? guess : weakest.value * unseenShare)
  const high = guess * (1 + doubt)
  const left = guess * margin - wage
  const [worst, best] = [low * margin - wage, high * margin - wage]
  const reply = worst > 0 ? 'Vale' : left > 0 ? 'Deve valer' : best > 0 ? 'No limite' : 'Não vale'
  const gain = (value: number) =>
    value >= 0 ? `sobram ${formatReais(value)}` : `faltam ${formatReais(-value)}`
  const few = !isRegular && seen.length < 3
  return {
    verdict: `${reply}: em ${full(day)} espere perto de ${formatReais(guess)} (baixo, ${formatReais(low)}; alto, ${formatReais(high)}); paga a mercadoria ficam ${formatReais(guess * margin)} contra ${formatReais(wage)} de diária: ${gain(left)} (${gain(worst)} no baixo, ${gain(best)} no alto).`,
    texts: [
      `Empata com ${formatReais(even)} de venda: mercadoria em ${percentOf(1 - margin)} da venda, pelos custos da casa.`,
      seen.length === 0
        ? `A planilha não tem ${dayName(day)}: a conta parte do dia mais fraco, ${(weekdayNames[weakest.weekday] ?? '').replace('-feira', '')} (${formatReais(weakest.value)})${change === null ? '' : `, com os ${signed(change.change)} do dia ${Number(day.slice(8))}`}.`
        : isRegular
          ? `Pelos últimos ${seen.length} dias iguais da planilha.`
          : `${seen.length === 1 ? 'A planilha tem uma vez só' : `A planilha tem ${seen.length} vezes`}: ${joinList(seen.map(({ day: one, value }) => `${full(one)}, ${formatReais(value)}`))}${change === null ? '' : `; um dia ${Number(day.slice(8))} faz ${signed(change.change)} em dia aberto`}.`,
      few
        ? 'É pouco para ter certeza: abra com equipe mínima e feche a conta no mesmo dia; gás, luz e o seu tempo não estão na conta, e parte dessa venda pode sair do dia seguinte.'
        : 'Gás, luz e o seu tempo não estão na conta, e parte dessa venda pode sair dos dias vizinhos.',
    ],
  }
}
