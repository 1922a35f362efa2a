/** What a house that sells plates by the kilo buys of a food: its share of the kilos served, since it has no portions. */
import { addDays, shortDay, weekdayNames, weekdayOf } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { foldAccents, formatNumber, joinList } from '../../../base/language/text.ts'
import { isByWeight, plainName } from '../customers.ts'
import { formatCount as whole } from '../figures.ts'
import { spanWords } from '../week-groups.ts'
import type { Answer, Asked, Question } from './asked.ts'

/** Raw grams bought for a kilo served; assumptions, until the house weighs a week of its own. */
const raw: readonly (readonly [words: RegExp, grams: number])[] = [
  [/carne|frango|boi|bovin|porco|suin|acougue/, 350],
  [/peixe|pescad/, 150],
  [/hortifruti|verdura|legume|salada|folha/, 300],
  [/arroz/, 90],
  [/feijao/, 60],
]

/** Days of a purchase: those from one delivery to the eve of the next. */
function runsOf(weekdays: readonly number[]) {
  const days = [...weekdays].toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  return days.map((start, at) => {
    const next = days[(at + 1) % days.length] ?? start
    const length = (next - start + 7) % 7 || 7
    return { start, served: Array.from({ length }, (_, offset) => (start + offset) % 7) }
  })
}

/** Kilos of a food for each delivery of the coming weeks; null for a house or a food that is not weighed. */
export function answerByWeight(
  { what = '', weekdays = [] }: Question,
  { forecast, today }: Asked,
): Answer | null {
  const lines = (forecast.items ?? []).filter(({ name }) => isByWeight(name))
  const grams = raw.find(([words]) => words.test(foldAccents(what.toLowerCase())))?.[1]
  if (lines.length === 0 || grams === undefined || weekdays.length === 0) return null
  const served = (monday: string) =>
    lines.reduce((sum, { coming }) => sum + (coming.find((week) => week.monday === monday)?.value ?? 0), 0)
  const shares = new Map(forecast.weekdays.map(({ weekday, share }) => [weekday, share]))
  const runs = runsOf(weekdays)
  const part = (days: readonly number[]) =>
    runs.length === 1 ? 1 : days.reduce((sum, day) => sum + (shares.get(day) ?? 0), 0)
  const kilos = (food: number) => Math.ceil((food * grams) / 1000)
  const weeks = forecast.units.coming.filter(({ monday }) => monday >= (forecast.target ?? ''))
  const rows: { from: string; to: string; said: string[] }[] = []
  for (const { monday } of weeks) {
    const said = [
      `${whole(served(monday))} kg`,
      ...runs.map((run) => `${kilos(served(monday) * part(run.served))} kg`),
    ]
    const last = rows.at(-1)
    if (last && last.said.join() === said.join()) last.to = monday
    else rows.push({ from: monday, to: monday, said })
  }
  const [first] = weeks
  if (!first) return null
  const days = runs.map(({ start }) => (weekdayNames[start] ?? '').replace('-feira', ''))
  const least = weeks.toSorted((a, b) => served(a.monday) - served(b.monday))[0] ?? first
  const on =
    runs.map(({ start }) => addDays(first.monday, (start + 6) % 7)).find((day) => day >= today) ??
    first.monday
  const bought = kilos(served(first.monday) * part(runs[0]?.served ?? []))
  return {
    action: {
      what: `Pedir ${bought} kg de ${what} para ${shortDay(on)}; a tabela tem cada ${joinList(days)}`,
      brings: `Para **${whole(served(first.monday))} kg** servidos na semana; a cada 10 kg a menos no balcão, ${formatNumber(grams / 100)} kg a menos de compra.`,
      by: shortDay(addDays(on, -2) < today ? on : addDays(on, -2)),
      who: 'Compras',
    },
    verdict: `${capitalize(what)}, pedido de ${shortDay(on)} (${(weekdayNames[weekdayOf(on)] ?? '').replace('-feira', '')}): ${kilos(served(first.monday) * part(runs[0]?.served ?? []))} kg crus, para ${whole(served(first.monday))} kg servidos na semana${served(least.monday) < 0.9 * served(first.monday) ? `; na de ${shortDay(least.monday)}, só ${kilos(served(least.monday) * part(runs[0]?.served ?? []))} kg` : ''}.`,
    texts: [
      `Suposição: ${formatNumber(grams)} g de ${what} crua por quilo de ${joinList(lines.map(({ name }) => plainName(name)))}. Pese uma semana e a coluna se corrige na proporção.`,
    ],
    table: {
      caption: `${capitalize(what)} por semana, com a compra de ${joinList(days)}`,
      headers: ['Semana', 'Servido', ...days.map((day) => `Comprar na ${day}`)],
      rows: rows.map(({ from, to, said }) => [
        `${spanWords(from, addDays(to, 6))}${from === to ? '' : ', por semana'}`,
        ...said,
      ]),
      numeric: runs.map((_, at) => at + 1).concat(runs.length + 1),
    },
  }
}
