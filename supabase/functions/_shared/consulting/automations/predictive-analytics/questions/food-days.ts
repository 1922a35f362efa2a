/** Kilograms of a food for each day of a period, with what may be more or less, and deliveries that fit the freezer. */
import { shortDay, weekdayNames, weekdayOf } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatNumber, joinList } from '../../../base/language/text.ts'
import { formatCount as whole } from '../figures.ts'
import type { SalesForecast } from '../schema.ts'
import type { Answer, Asked, Question } from './asked.ts'
import { percentOf } from './asked.ts'
import { feastDays, notSold, type SpanDays, soldAs } from './item-days.ts'
import { foodOf } from './weighed.ts'

type Ingredient = NonNullable<SalesForecast['ingredients']>[number]
/** Grams of a food on a day, with the plates that they are for. */
type Day = { day: string; plates: number; grams: number; low: number; high: number }

/** Foods of one table: more would not be read. */
const mostFoods = 4

const kg = (grams: number) => `${formatNumber(Math.ceil(grams / 500) / 2)} kg`
const named = (day: string) =>
  `${(weekdayNames[weekdayOf(day)] ?? '').replace('-feira', '')}, ${shortDay(day)}`
const sumOf = (days: readonly Day[], of: 'plates' | 'grams' | 'low' | 'high') =>
  days.reduce((sum, day) => sum + day[of], 0)

/** The days of one food: each item that takes it, by its portion. */
function daysOf(
  { each = [] }: Pick<Ingredient, 'each'>,
  span: { from: string; to: string },
  asked: Asked,
): { days: Day[]; ratio: SpanDays['ratio'] } {
  const byDay = new Map<string, Day>()
  let ratio: SpanDays['ratio'] = null
  for (const { item, amount } of each) {
    const sold = feastDays([item], span, asked)
    ratio = sold.ratio ?? ratio
    for (const { day, value, low, high } of sold.days) {
      const old = byDay.get(day) ?? { day, plates: 0, grams: 0, low: 0, high: 0 }
      byDay.set(day, {
        day,
        plates: old.plates + value,
        grams: old.grams + value * amount,
        low: old.low + low * amount,
        high: old.high + high * amount,
      })
    }
  }
  return { days: [...byDay.values()].toSorted((a, b) => a.day.localeCompare(b.day)), ratio }
}

/** Days in a row whose kilograms fit at once; a day that does not fit stands alone. */
function runsOf(days: readonly Day[], most: number): Day[][] {
  const runs: Day[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && sumOf(run, 'grams') + day.grams <= most) run.push(day)
    else runs.push([day])
  }
  return runs
}

/** "em 3 entregas: 29/01, 46 kg (para 29 e 30/01); …" */
function deliveryWords(days: readonly Day[], most: number): string {
  const limit = most * 1000
  const all = sumOf(days, 'grams')
  if (all <= limit) return `Cabe de uma vez: são ${kg(all)}, e você guarda ${formatNumber(most)} kg.`
  const runs = runsOf(days, limit)
  const words = runs.map((run) => {
    const [first, last] = [run[0]?.day ?? '', run.at(-1)?.day ?? '']
    return `${kg(sumOf(run, 'grams'))} para chegar até ${named(first)}${first === last ? '' : ` (serve até ${shortDay(last)})`}`
  })
  const over = days.filter(({ grams }) => grams > limit)
  return `Em ${formatNumber(most)} kg não cabe tudo: peça em ${runs.length} entregas, ${joinList(words)}.${over.length > 0 ? ` Em ${joinList(over.map(({ day }) => shortDay(day)))} um só dia já passa do que cabe: receba duas vezes, ou de manhã para usar no dia.` : ''}`
}

/** The range of some days together: they do not all fall at one edge, so half of the width of their sum is by roots. */
function rangeOf(days: readonly Day[]): { low: number; high: number } {
  const sum = sumOf(days, 'grams')
  const root = (of: (day: Day) => number) => Math.sqrt(days.reduce((all, day) => all + of(day) ** 2, 0))
  return {
    low: (sumOf(days, 'low') + sum - root(({ grams, low }) => grams - low)) / 2,
    high: (sumOf(days, 'high') + sum + root(({ grams, high }) => high - grams)) / 2,
  }
}

/** The plates of each day of an item whose portion nobody knows. */
function withoutPortion(item: string, question: Question, asked: Asked): Answer {
  const names = soldAs(item, asked)
  const { from = '', to = from } = question
  const { days } = feastDays(names, { from, to }, asked)
  if (days.length === 0) return notSold(item)
  const sum = days.reduce((all, { value }) => all + value, 0)
  const name = joinList(names)
  return {
    verdict: `${name}, de ${shortDay(from)} a ${shortDay(to)}: ${whole(sum)} porções; sem os gramas de cada uma não há quilos.`,
    texts: [`Diga “cada ${names[0] ?? item} leva … g”, e a tabela sai em kg.`],
    table: {
      caption: `${name}, dia a dia`,
      headers: ['Dia', 'Mínimo', 'Espero', 'Máximo'],
      rows: days.map(({ day, low, value, high }) => [named(day), whole(low), whole(value), whole(high)]),
      numeric: [1, 2, 3],
    },
    open: true,
  }
}

/** Several foods, a column for each. */
function tableOf(foods: readonly Ingredient[], question: Question, asked: Asked): Answer | null {
  const { from = '', to = from } = question
  const all = foods.slice(0, mostFoods).flatMap((food) => {
    const { days } = daysOf(food, { from, to }, asked)
    return days.length === 0 ? [] : [{ name: food.name, days }]
  })
  const dates = [...new Set(all.flatMap(({ days }) => days.map(({ day }) => day)))].toSorted()
  if (all.length === 0) return null
  const cell = (days: readonly Day[], date: string) => kg(days.find(({ day }) => day === date)?.grams ?? 0)
  return {
    verdict: `De ${shortDay(from)} a ${shortDay(to)}: ${joinList(all.map(({ name, days }) => `${kg(sumOf(days, 'grams'))} de ${name}`))}.`,
    texts: [
      'É o esperado de cada dia, pelas porções da lista de compras; acerte o dia seguinte pelo que sobrou.',
    ],
    table: {
      caption: 'O que estraga, em kg por dia',
      headers: ['Dia', ...all.map(({ name }) => capitalize(name))],
      rows: [
        ...dates.map((date) => [named(date), ...all.map(({ days }) => cell(days, date))]),
        ['No período', ...all.map(({ days }) => kg(sumOf(days, 'grams')))],
      ],
      numeric: all.map((_, at) => at + 1),
    },
  }
}

export function answerFoodDays(question: Question, asked: Asked): Answer | null {
  const { from, to = from, most, what, item } = question
  if (from === undefined || to === undefined) return null
  if (what === undefined && item === undefined)
    return tableOf(
      (asked.forecast.ingredients ?? [])
        .filter(({ fresh, unit }) => fresh && unit === 'g')
        .toSorted((a, b) => b.expected - a.expected),
      question,
      asked,
    )
  const own = (asked.forecast.ingredients ?? []).find(
    ({ unit, each = [] }) =>
      unit === 'g' &&
      item !== undefined &&
      each.some((one) => one.own && soldAs(item, asked).includes(one.item)),
  )
  const food = own ?? foodOf(question, asked)
  if (!food?.each?.length) return withoutPortion(item ?? what ?? '', question, asked)
  const { days, ratio } = daysOf(food, { from, to }, asked)
  if (days.length === 0) return notSold(item ?? what ?? '')
  const { low, high } = rangeOf(days)
  const grams = sumOf(days, 'grams')
  const portions = food.each.map(
    ({ item: name, amount, own: isOwn }) =>
      `${formatNumber(amount)} g em ${name}${isOwn ? '' : ' (supomos)'}`,
  )
  return {
    verdict: `${capitalize(what ?? food.name)}, de ${shortDay(from)} a ${shortDay(to)}: compre ${kg(grams)} para ${whole(sumOf(days, 'plates'))} porções; pode errar de ${kg(low)} a ${kg(high)}.`,
    texts: [
      `Conta: ${joinList(portions)}, peso como se compra.`,
      ratio === null
        ? ''
        : `As mesmas datas do ano passado fizeram ${percentOf(ratio - 1)} a ${ratio < 1 ? 'menos' : 'mais'} que dias comuns; a conta é a daqueles dias, no nível de agora. É um ano só: acerte a segunda entrega pela primeira.`,
      most === undefined ? '' : deliveryWords(days, most),
    ].filter((text) => text !== ''),
    opens: true,
    table: {
      caption: `${capitalize(what ?? food.name)}, dia a dia`,
      headers: ['Dia', 'Porções', 'Espero', 'Para não faltar'],
      rows: [
        ...days.map((day) => [named(day.day), whole(day.plates), kg(day.grams), kg(day.high)]),
        ['No período', whole(sumOf(days, 'plates')), kg(grams), kg(high)],
      ],
      numeric: [1, 2, 3],
    },
  }
}
