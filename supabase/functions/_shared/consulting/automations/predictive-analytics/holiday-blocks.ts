import { addDays, weekdayOf } from '../../base/calendar.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { measureOf } from './measure.ts'
import { orderOf } from './portions.ts'
import { amountOf } from './purchase-words.ts'
import type { SalesForecast } from './schema.ts'
import { nameOf, shortDay, targetOf } from './sentences.ts'
import { planOf, spanWords } from './week-groups.ts'

/** Days before a holiday to decide on opening, and to place the last order. */
export const deadlines = { open: 7, order: 2 } as const

/** Reservations, as a share of a usual day, that justify opening on a day planned closed. Our own rule. */
const enoughReserved = 0.5

/** Maximum number of goods listed in a top-up. */
const named = 3

/** Fixed national holidays (MM-DD); work on them is compensated with a day off or double pay. */
const national = new Set(['12-25', '01-01'])

/** Cost of goods as a share of a week's revenue; null unless every item's cost is known. */
function goodsShare(forecast: SalesForecast): number | null {
  const { purchases, revenue } = forecast
  const week = revenue?.coming.find(({ monday }) => monday === targetOf(forecast)?.monday)
  if (!week?.value || purchases.length === 0) return null
  return purchases.reduce<number | null>(
    (sum, { expected, cost }) =>
      sum === null || cost === undefined ? null : sum + (expected * cost) / week.value,
    0,
  )
}

/** Perishable goods for a share of a week's forecast: "139 un de Caranguejo e 16 kg de camarão limpo". */
function freshWords(forecast: SalesForecast, monday: string, share: number): string {
  const { purchases, ingredients = [], items = [], season = [] } = forecast
  const units = purchases.flatMap(({ name, fresh, loss = 0 }) => {
    const week = items.find((item) => item.name === name)?.coming.find((one) => one.monday === monday)
    return week && fresh && !ingredients.some(({ items: of }) => of.includes(name))
      ? [
          {
            name: name.replace(/ \(un\.?\)$/, ''),
            unit: 'un',
            amount: Math.ceil(orderOf(week.value * share, loss)),
          },
        ]
      : []
  })
  const goods = (season.find((one) => one.monday === monday)?.ingredients ?? []).flatMap(
    ({ name, unit, expected }) =>
      ingredients.some((one) => one.name === name && one.fresh)
        ? [{ name, unit, amount: orderOf(expected * share, 0) }]
        : [],
  )
  return joinList(
    [...units, ...goods.toSorted((a, b) => b.amount - a.amount)]
      .filter(({ amount }) => amount >= 1)
      .slice(0, named)
      .map(({ name, unit, amount }) => `${amountOf(amount, unit)} de ${name}`),
  )
}

/** The share of a week's forecast that the top-up adds to the plan. */
const moreOf = (date: NonNullable<SalesForecast['unseen']>[number]) =>
  planOf(date) < 0.995 ? 1 - planOf(date) : Math.max(0, date.high - 1)

/** Rows for weeks without history: the planned sales, the top-up and the low case. */
function weekRows(forecast: SalesForecast): string[][] {
  const { calendar = [], unseen = [] } = forecast
  const { line, say } = measureOf(forecast)
  return unseen.flatMap((date) => {
    const week = line.coming.find(({ monday }) => monday === date.monday)
    if (!week) return []
    const plan = planOf(date)
    const day = calendar.find(({ name }) => date.names.includes(name))?.from ?? date.monday
    const goods = freshWords(forecast, date.monday, moreOf(date))
    const when = plan < 0.995 ? 'se abrir todos os dias' : date.highIf
    return [
      [
        `${spanWords(date.monday, addDays(date.monday, 6))}, ${joinList(date.names)}`,
        `${say(week.value * plan)} (${date.planIf ?? date.lowIf})`,
        `mais ${say(week.value * moreOf(date))}, ${when}${goods ? `: ${goods}` : ''}`,
        shortDay(addDays(day, -deadlines.order)),
        `${say(Math.min(week.low, week.value) * plan)}: segure a segunda entrega`,
      ],
    ]
  })
}

const adviceFor = (lost: number) => (lost === 1 ? 'fechar' : lost > 0 ? 'só almoço' : 'abrir')

/** "fechar 25/12; só almoço 24/12 e 31/12" */
export const closingWords = (days: readonly { on: string; lost: number }[]): string =>
  [...new Set(days.map(({ lost }) => lost))]
    .toSorted((a, b) => b - a)
    .map(
      (lost) =>
        `${adviceFor(lost)} ${joinList(days.flatMap((day) => (day.lost === lost ? [shortDay(day.on)] : [])))}`,
    )
    .join('; ')

/** Rows for the days around holidays: the plan, and what closing costs and saves. */
function dayRows(forecast: SalesForecast): { on: string; cells: string[] }[] {
  const { line, say } = measureOf(forecast)
  const goods = goodsShare(forecast)
  return (forecast.unseen ?? []).flatMap(({ monday, days = [] }) => {
    const week = line.coming.find((one) => one.monday === monday)
    return days.map(({ on, part, lost }) => {
      const sales = (week?.value ?? 0) * part
      const reserved = say(sales * enoughReserved)
      const left =
        goods === null
          ? ''
          : `, e equipe, gás e luz do dia abaixo de ${say(sales * enoughReserved * (1 - goods))}`
      return {
        on,
        cells: [
          `${nameOf(weekdayOf(on))}, ${shortDay(on)}`,
          adviceFor(lost),
          say(sales),
          ...(goods === null ? [] : [say(sales * goods)]),
          lost === 1
            ? `com ${reserved} em reservas até ${shortDay(addDays(on, -deadlines.open))}${left}`
            : lost > 0
              ? 'à noite, só com grupo fechado'
              : 'é dia de abrir',
        ],
      }
    })
  })
}

/** Plan steps for the holiday weeks, one week before the first affected day. */
export function holidayPlan(forecast: SalesForecast): { on: string; say: string }[] {
  const { line, say } = measureOf(forecast)
  return (forecast.unseen ?? []).flatMap(({ monday, names, days = [] }) => {
    const week = line.coming.find((one) => one.monday === monday)
    const shut = days.filter(({ lost }) => lost > 0)
    const [first] = shut
    if (!week || !first) return []
    const most = shut.toSorted((a, b) => b.lost * b.part - a.lost * a.part)[0] ?? first
    return [
      {
        on: addDays(first.on, -deadlines.open),
        say: `${joinList(names)}: ${closingWords(shut)}; [mais que isso, só|abrir mais, só|fora disso, só|muda] com ${say(week.value * most.part * enoughReserved)} em reservas para ${nameOf(weekdayOf(most.on))}, ${shortDay(most.on)}`,
      },
    ]
  })
}

/** Section on holidays without history: what to buy and which days to open. */
export function holidaySection(forecast: SalesForecast): ReportSection[] {
  const weeks = weekRows(forecast)
  if (weeks.length === 0) return []
  const days = dayRows(forecast)
  const names = [...new Set((forecast.unseen ?? []).flatMap(({ names: of }) => of))]
  const holidays = days.filter(({ on }) => national.has(on.slice(5))).map(({ on }) => shortDay(on))
  const blocks: Block[] = [
    {
      kind: 'table',
      caption: 'A planilha não viu estas semanas: um número para comprar, o reforço e o mau caso',
      headers: ['Semana', 'Compre para', 'Reforço, só com reserva', 'Pedir até', 'Se vier fraca'],
      rows: weeks,
    },
    ...(days.length > 0
      ? [
          {
            kind: 'table',
            caption: 'Abrir ou fechar: o que um dia fechado perde em vendas e poupa em mercadoria',
            headers: [
              'Dia',
              'Nosso plano',
              'Fechada o dia todo, perde',
              ...(goodsShare(forecast) === null ? [] : ['E poupa']),
              'Abra mesmo assim',
            ],
            rows: days.map(({ cells }) => cells),
          } satisfies Block,
        ]
      : []),
    ...(holidays.length > 0
      ? [
          {
            kind: 'text',
            text: fillChoices(
              `[${joinList(holidays)}: feriado nacional; quem trabalha folga em outro dia ou recebe em dobro|Quem trabalhar em ${joinList(holidays)}, feriado nacional, ganha outra folga ou o dia em dobro|Antes de escalar gente para ${joinList(holidays)}, conte a folga em troca ou o dia em dobro] (Lei 605/1949, art. 9º).`,
              forecast.title,
            ),
          } satisfies Block,
        ]
      : []),
  ]
  return [{ id: 'feriados', title: `${joinList(names)}: quanto comprar e que dias abrir`, blocks }]
}
