/** What a price that rose in the sheet did: the item's days before and after, beside the house's, and what they leave. */
import { addDays, shortDay } from '../../../base/calendar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { mean, median } from '../../../base/statistics.ts'
import { formatReais } from '../figures.ts'
import {
  type Answer,
  type Asked,
  inUsualWeeks,
  mondayOf,
  percentOf,
  type Question,
  unitsOf,
} from './asked.ts'

/** Weeks on each side of a price change, as many after it as before. */
const beside = 8
/** A week of the house that differs by more from those after the price is of another season. */
const likeLevel = 0.12
const fewest = { before: 4, after: 3 } as const
/** Between two seasons, a smaller change beside the house is not told from the season. */
const blurred = 0.1
/** Items that moved otherwise than most of the house by more than this had a reason of their own: a contract, a season. */
const ownReason = 0.15

/** A change that rounds to nothing is none, however small its doubt. */
const none = 0.005

const signed = (fraction: number) =>
  Math.abs(fraction) < none ? '0%' : `${fraction < 0 ? '−' : '+'}${percentOf(fraction)}`
const perDayWords = (value: number) => formatNumber(Math.round(value * 10) / 10)
/** A sheet by weeks has no open days. */
const eachWords = ({ sales }: Pick<Asked, 'sales'>) =>
  sales.weekdays.length < 2 ? 'por semana' : 'por dia aberto'

const oldPrice = (what: string | undefined) => {
  const found = /R\$\s?([\d.]+(?:,\d\d)?)/.exec(what ?? '')?.[1]
  return found === undefined ? null : Number(found.replace('.', '').replace(',', '.'))
}

/** The price before and since: as the owner says them, else as the sheet has them around that day. */
function pricesOf({ what, price, from = '', to = from }: Question, name: string, { sales }: Asked) {
  const told = oldPrice(what)
  if (told !== null && price !== undefined) return { old: told, now: price }
  const rows = sales.items.find((one) => one.name === name)?.prices ?? []
  const at = rows.findIndex((one) => one.from >= from && one.from <= addDays(to, 7))
  const [old, now] = [rows[at - 1]?.price, rows[at]?.price]
  return old === undefined || now === undefined ? null : { old, now }
}

/** The day of the new price, where the owner names its month and the sheet knows the day. */
function dayOfPrice({ from = '', to = from }: Question, name: string, { sales }: Asked): string | null {
  const rows = sales.items.find((one) => one.name === name)?.prices ?? []
  return (
    rows.find((one, at) => at > 0 && one.from >= addDays(from, -7) && one.from <= addDays(to, 7))?.from ??
    null
  )
}

/** The weeks on both sides of a price: whole ones, without those that say nothing of usual sales. */
function sidesOf(name: string, from: string, to: string, asked: Asked) {
  const { sales } = asked
  const dayOf = (units: readonly (number | null)[]) =>
    inUsualWeeks(units, asked).map((value, at) =>
      value === null ? null : value / Math.max(1, sales.weeks[at]?.days ?? 1),
    )
  const at = (keep: (monday: string) => boolean) =>
    sales.weeks.flatMap(({ monday }, index) => (keep(monday) ? [index] : []))
  const own = dayOf(unitsOf(name, asked))
  const known = (index: number) => own[index] !== null && own[index] !== undefined
  const earlier = at((monday) => addDays(monday, 6) < from).filter(known)
  const after = at(
    (monday) => monday > (to > from ? to : addDays(mondayOf(from), from === mondayOf(from) ? -1 : 0)),
  )
    .filter(known)
    .slice(0, beside)
  // A feast or a season before it is no measure of a price: weeks in which the house sold as it has done since.
  const house = dayOf(sales.weeks.map(({ units }) => units))
  const level = median(after.map((index) => house[index] ?? 0))
  const alike = earlier
    .slice(-2 * beside)
    .filter((index) => Math.abs((house[index] ?? 0) / Math.max(1e-9, level) - 1) <= likeLevel)
    .slice(-beside)
  const before = alike.length >= fewest.before ? alike : earlier.slice(-beside)
  if (before.length < fewest.before || after.length < fewest.after) return null
  const others = sales.itemWeeks.flatMap((line) => {
    if (line.name === name) return []
    const days = dayOf(line.units)
    const on = (weeks: readonly number[]) => mean(weeks.map((index) => days[index] ?? 0))
    return on(before) > 0 && on(after) > 0 ? [{ days, ratio: on(after) / on(before) }] : []
  })
  const usual = others.length === 0 ? 1 : median(others.map(({ ratio }) => ratio))
  const like = others.filter(({ ratio }) => Math.abs(ratio / usual - 1) <= ownReason)
  const value = (index: number) => own[index] ?? 0
  const rest = (index: number) => like.reduce((sum, { days }) => sum + (days[index] ?? 0), 0)
  return {
    before,
    after,
    value,
    rest: like.length === 0 ? null : rest,
    /** Whether the house itself was on another level before: then much of a change is the season's. */
    season: alike.length >= fewest.before ? null : usual - 1,
  }
}

const spreadOf = (values: readonly number[]) => {
  const middle = mean(values)
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, values.length - 1)
}

/** Days sold, beside the rest of the house, with a range that chance explains. */
function changeOf(sides: NonNullable<ReturnType<typeof sidesOf>>) {
  const { before, after, value, rest } = sides
  const [then, now] = [mean(before.map(value)), mean(after.map(value))]
  const share = (weeks: readonly number[]) =>
    weeks.map((index) => (rest === null ? value(index) : value(index) / Math.max(1e-9, rest(index))))
  const [was, is] = [share(before), share(after)]
  const change = mean(is) / Math.max(1e-9, mean(was)) - 1
  const doubt =
    (1.28 * Math.sqrt(spreadOf(is) / is.length + spreadOf(was) / was.length)) / Math.max(1e-9, mean(was))
  return { then, now, raw: now / Math.max(1e-9, then) - 1, change, low: change - doubt, high: change + doubt }
}

export function answerPastPrice(question: Question, name: string, asked: Asked): Answer {
  const day = dayOfPrice(question, name, asked)
  const { from = '', to = from } = day === null ? question : { from: day }
  const sides = sidesOf(name, from, to, asked)
  const when = to > from ? `${shortDay(from)} a ${shortDay(to)}` : shortDay(from)
  if (!sides)
    return {
      verdict: `Ainda não dá para dizer: faltam semanas de um dos lados de ${when}.`,
      texts: ['Com quatro semanas antes e três depois a conta sai.'],
      open: true,
    }
  const { then, now, raw, change, low, high } = changeOf(sides)
  const prices = pricesOf(question, name, asked)
  const cost =
    asked.sales.items.find((one) => one.name === name)?.cost ??
    asked.forecast.purchases.find((one) => one.name === name)?.cost ??
    null
  const left = (price: number) => price - (cost ?? 0)
  const [was, is] = prices ? [then * left(prices.old), now * left(prices.now)] : [0, 0]
  const gained = prices !== null && is > was
  const moved = `${name} foi de ${perDayWords(then)} para ${perDayWords(now)} ${eachWords(asked)} (${signed(raw)}); descontado o movimento da casa, ${signed(change)}`
  const season = sides.season
  const verdict =
    season !== null && Math.abs(season) > likeLevel && Math.abs(change) < blurred
      ? `Não dá para culpar o preço: ${moved} (de ${signed(low)} a ${signed(high)}); a casa toda mudou ${signed(season)} entre as duas épocas, e uma diferença dessas pode ser só da época.`
      : low <= none && high >= -none
        ? `Não se vê queda pelo preço: ${moved}, e isso cabe no acaso (de ${signed(low)} a ${signed(high)}).`
        : change > 0
          ? `Não: ${moved} (de ${signed(low)} a ${signed(high)}).`
          : `${gained ? 'Pouco, e o aumento se pagou' : 'Sim'}: ${moved} (de ${signed(low)} a ${signed(high)}).`
  const even = prices ? 1 - left(prices.old) / Math.max(1e-9, left(prices.now)) : 0
  return {
    verdict,
    texts: [
      ...(prices === null
        ? []
        : [
            `De ${formatBrl(prices.old)} para ${formatBrl(prices.now)} (${signed(prices.now / prices.old - 1)}), ${cost === null ? 'entram' : 'sobram, depois da mercadoria,'} ${formatReais(is)} ${asked.sales.weekdays.length < 2 ? 'por semana' : 'por dia'}, em vez de ${formatReais(was)}${even > 0 ? `: dava para perder até ${percentOf(even)} da saída antes de ficar pior` : ''}.`,
          ]),
      `São ${sides.after.length} semanas depois de ${when} contra ${sides.before.length} antes, sem as incompletas e as fechadas; itens que mudaram por motivo próprio não entram no movimento da casa.`,
    ],
  }
}

/** Most items of which the change is told; those that bring most come first. */
const mostTold = 6

/** What one rise did to several items: which of them fell beside the rest of the house, by more than chance. */
export function answerPastPrices(question: Question, names: readonly string[], asked: Asked): Answer {
  const { from = '', to = from } = question
  const when = to > from ? `${shortDay(from)} a ${shortDay(to)}` : shortDay(from)
  const all = names.flatMap((name) => {
    const day = dayOfPrice(question, name, asked)
    const sides = sidesOf(name, day ?? from, day ?? to, asked)
    return sides ? [{ name, ...changeOf(sides) }] : []
  })
  if (all.length === 0)
    return {
      verdict: `Ainda não dá para dizer: faltam semanas de um dos lados de ${when}.`,
      texts: ['Com quatro semanas antes e três depois a conta sai.'],
      open: true,
    }
  const fell = all.filter(({ high }) => high < -none)
  const moved = ({ then, now, change, low, high }: (typeof all)[number]) =>
    `de ${perDayWords(then)} para ${perDayWords(now)} ${eachWords(asked)}; descontado o movimento da casa, ${signed(change)} (de ${signed(low)} a ${signed(high)})`
  const told = all
    .filter((one) => fell.length !== 1 || one !== fell[0])
    .toSorted((one, other) => one.change - other.change)
  const [first] = fell
  const verdict =
    first === undefined
      ? `Não: ${all.length === 1 ? all[0]?.name : `nenhum dos ${all.length}`} caiu mais do que o acaso explica.`
      : fell.length === 1
        ? `Só ${first.name} caiu: ${moved(first)}.`
        : `Caíram ${fell.length} dos ${all.length}: ${joinList(fell.map(({ name }) => name))}.`
  return {
    verdict,
    texts: [
      ...told.slice(0, mostTold).map((one) => `${one.name}: ${moved(one)}.`),
      ...(told.length > mostTold ? [`Dos outros ${told.length - mostTold}, a mudança foi menor.`] : []),
      `Cada um é comparado com ele mesmo antes de ${when} e com o resto da casa, em até ${beside} semanas de cada lado, sem as incompletas e as fechadas.`,
    ],
  }
}
