/** What the owner says of some items on some days: not to be had, a stated rise or fall, or what the sheet must settle. */
import { addDays, shortDay, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { formatNumber, joinList } from '../../base/language/text.ts'
import { coversDay } from '../../base/request/closed-days.ts'
import { itemWords } from '../../base/request/describe-forecast-question.ts'
import { mean } from '../../base/statistics.ts'
import type { Sales } from '../../documents/sales.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import type { ItemWish } from './item-wishes.ts'
import { touches } from './last-year.ts'
import { itemsNamed } from './named-items.ts'
import type { SalesForecast } from './schema.ts'
import type { Shortages } from './shortages.ts'
import type { Stated } from './stated.ts'

type Lines = NonNullable<SalesForecast['items']>
type Expected = NonNullable<SalesForecast['expected']>[number]
/** Rise that an expectation without a figure is priced at; an assumption. */
const supposed = 0.25

/** Whether a wish covers a day; without an end it goes on. */
const covers = (wish: ItemWish, day: string) =>
  wish.closed && wish.to === undefined && wish.from !== undefined && wish.weekdays === undefined
    ? day >= wish.from
    : coversDay(wish, day)

const daysOf = (monday: string) => [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset))

/** Each day's share of an item's week, from Sunday on; the house's where the sheet has none for the item. */
function partsOfItem(name: string, sales: Sales, house: readonly number[]): readonly number[] {
  const days = sales.itemWeeks.find((one) => one.name === name)?.weekdays ?? []
  const all = days.reduce((sum, units) => sum + units, 0)
  return all > 0 ? days.map((units) => units / all) : house
}

type Told = {
  lines: Lines
  stated: Stated[]
  expected: Expected[]
  unmet: { wish: ItemWish; reason: string }[]
}

/** Applies the wishes to the items' weeks; `stated` holds what this adds to the weeks of the house. */
export function itemsTold(
  lines: Lines,
  wishes: readonly ItemWish[],
  sales: Sales,
  context: EngineContext,
  parts: readonly number[],
  short: Shortages,
): Told {
  const prices = new Map(sales.items.map(({ name, price }) => [name, price]))
  const stated: Stated[] = []
  const expected: Expected[] = []
  const unmet: Told['unmet'] = []
  let shown = [...lines]
  for (const wish of wishes) {
    const names = itemsNamed(wish.item, sales, context.house)
    const factor = wish.closed
      ? 0
      : wish.percent === undefined
        ? null
        : Math.max(0.05, 1 + wish.percent / 100)
    const of = { units: 0, money: 0, before: 0 }
    const touched: string[] = []
    let [first, usual] = [0, 0]
    shown = shown.map((line) => {
      if (!names.includes(line.name)) return line
      const own = partsOfItem(line.name, sales, parts)
      return {
        ...line,
        coming: line.coming.map((week) => {
          const share = daysOf(week.monday)
            .filter((day) => covers(wish, day))
            .reduce((sum, day) => sum + (own[weekdayOf(day)] ?? 0), 0)
          if (share <= 0) return week
          touched.push(week.monday)
          of.before += week.value
          if (week.monday === touched[0]) {
            first += week.value * share
            usual += week.value
          }
          if (factor === null) return week
          const change = share > 0.999 && factor === 0 ? -1 : (factor - 1) * share
          const delta = week.value * change
          of.units += delta
          of.money += delta * (prices.get(line.name) ?? 0)
          stated.push({
            monday: week.monday,
            units: delta,
            money: delta * (prices.get(line.name) ?? 0),
            item: line.name,
            words: '',
          })
          const scale = 1 + change
          return { ...week, value: week.value * scale, low: week.low * scale, high: week.high * scale }
        }),
      }
    })
    const weeks = [...new Set(touched)].toSorted()
    const said = answerOf({ wish, names, weeks, of, first, usual, sales, short, today: context.today })
    const used = said.used
    if (!used) unmet.push({ wish, reason: said.text })
    expected.push({
      what: wish.what,
      from: wish.from ?? null,
      to: wish.to ?? null,
      closed: wish.closed,
      used,
      said: said.text,
      item: wish.item,
      items: names,
    })
    for (const monday of weeks) {
      const words = weekWords(wish, names)
      const at = stated.find(
        (one) => one.monday === monday && one.words === '' && names.includes(one.item ?? ''),
      )
      if (at && words !== '') at.words = words
    }
  }
  return { lines: shown, stated, expected, unmet }
}

/** What the weeks of the house contain of it: "+60% de Peixada cearense, número seu". */
function weekWords(wish: ItemWish, names: readonly string[]): string {
  const of = names.length > 3 ? itemWords(wish.item) : joinList([...names])
  if (wish.closed) return `sem ${of}`
  return wish.percent === undefined
    ? ''
    : `${wish.percent > 0 ? '+' : '−'}${formatNumber(Math.round(Math.abs(wish.percent)))}% de ${of}, ${wish.measured ? 'pela planilha' : 'número seu'}`
}

type Case = {
  wish: ItemWish
  names: readonly string[]
  weeks: readonly string[]
  of: { units: number; money: number; before: number }
  first: number
  usual: number
  sales: Sales
  short: Shortages
  today: string
}

function answerOf({ wish, names, weeks, of, first, usual, sales, short, today }: Case): {
  text: string
  used: boolean
} {
  const what = names.length > 3 ? itemWords(wish.item) : joinList([...names])
  if (names.length === 0)
    return { text: `A planilha não tem venda de ${itemWords(wish.item)}: nada mudou na conta.`, used: false }
  const last = wish.to ?? wish.from ?? ''
  const isOver = wish.from !== undefined && wish.to !== undefined && wish.to < today
  if (wish.closed && isOver) {
    const over = sales.weeks.filter(({ monday }) => touches(monday, wish.from ?? '', last))
    const filled = over.flatMap(({ monday }) => {
      const units = names.map((name) => short.of(name, monday))
      return units.some((one) => one !== null)
        ? [
            `${whole(units.reduce<number>((sum, one) => sum + (one ?? 0), 0))} na semana de ${shortDay(monday)}`,
          ]
        : []
    })
    const lost = over.length
    if (filled.length > 0)
      return {
        text: `${what}: contamos o que venderia pelo movimento do resto da casa, ${joinList(filled)}, e não o que a falta deixou vender.`,
        used: true,
      }
    return {
      text: `${what}: ${lost === 1 ? 'essa semana' : `essas ${lost} semanas`} não ${lost === 1 ? 'conta' : 'contam'} como queda; a previsão parte das outras.`,
      used: true,
    }
  }
  if (weeks.length === 0)
    return wish.closed
      ? {
          text: `${what}: a previsão já está sem ${names.length === 1 ? 'esse item' : 'esses itens'} nesses dias.`,
          used: true,
        }
      : isOver || (wish.from ?? '') < today
        ? { text: `${what}: isso já está nas vendas da planilha, e a previsão parte delas.`, used: true }
        : {
            text: `${what}: fica depois das semanas previstas; o número não mudou.`,
            used: false,
          }
  const span = `${weeks.length === 1 ? 'na semana' : 'nas semanas'} de ${weeks.length > 3 ? `${shortDay(weeks[0] ?? '')} a ${shortDay(weeks.at(-1) ?? '')}` : joinList(weeks.map(shortDay))}`
  const money = of.money === 0 ? '' : `, ${formatReais(Math.abs(of.money))}`
  if (wish.closed && Math.round(-of.units) === 0)
    return {
      text: `${what}: as semanas previstas e as listas já vão sem ${names.length === 1 ? 'esse item' : 'esses itens'}${wish.to === undefined ? '' : ` até ${shortDay(wish.to)}`}, e não contam como queda as semanas em que não se vendeu.`,
      used: true,
    }
  if (wish.closed)
    return {
      text: `${what}: ${whole(-of.units)} a menos ${span}${money}; a lista de compras já está sem ${names.length === 1 ? 'esse item' : 'esses itens'} nesses dias.`,
      used: true,
    }
  if (wish.percent !== undefined)
    return {
      text: `${what}: ${whole(Math.abs(of.units))} a ${of.units < 0 ? 'menos' : 'mais'} ${span}${money}, ${wish.measured ? 'de volta ao que saía antes' : `pelo seu número (${wish.percent > 0 ? '+' : '−'}${formatNumber(Math.abs(wish.percent))}%)`}; o resto da casa não mudou.`,
      used: true,
    }
  if (wish.effect === undefined)
    return { text: `${what}: isso já está nas vendas da planilha, e a previsão parte delas.`, used: true }
  const seen = wish.from !== undefined && wish.from < today ? weeklyChange(names, wish.from, sales) : null
  const day = first > 0 && first < usual * 0.999 ? `, ${whole(first)} nesses dias` : ''
  const base = `${what}: a conta tem ${whole(usual)} na semana de ${shortDay(weeks[0] ?? '')}${day}`
  if (seen !== null)
    return {
      text: `${base}; desde ${shortDay(wish.from ?? '')} a planilha mostra ${formatNumber(Math.abs(seen) * 100)}% a ${seen < 0 ? 'menos' : 'mais'} por semana, e a previsão parte daí.`,
      used: true,
    }
  const amount = first > 0 ? first : usual
  return {
    text:
      wish.effect === 'up'
        ? `${base}; você não diz quanto a mais: para 25% a mais, suposição nossa, tenha ${whole(amount * (1 + supposed))}${day === '' ? '' : ' nesses dias'}.`
        : `${base}; você não diz quanto a menos: o número não mudou, compre metade do que estraga no começo e complete pelo que sair.`,
    used: false,
  }
}

/** Weekly sales since a day against the eight weeks before it; null with fewer than three weeks since. */
export function weeklyChange(names: readonly string[], from: string, sales: Sales): number | null {
  const of = (keep: (monday: string) => boolean) =>
    sales.weeks.flatMap(({ monday }, at) =>
      keep(monday)
        ? [
            sales.itemWeeks.reduce(
              (sum, one) => (names.includes(one.name) ? sum + (one.units[at] ?? 0) : sum),
              0,
            ),
          ]
        : [],
    )
  const [after, before] = [
    of((monday) => monday >= from),
    of((monday) => addDays(monday, 6) < from).slice(-8),
  ]
  return after.length < 3 || before.length < 4 || mean(before) === 0 ? null : mean(after) / mean(before) - 1
}
