import { addDays, shortDay, weekdayOf } from '../../base/calendar.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { formatNumber, joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { lastYear } from './last-year.ts'
import { measureOf } from './measure.ts'
import { orderOf } from './portions.ts'
import { amountOf } from './purchase-words.ts'
import type { SalesForecast } from './schema.ts'
import { nameOf, targetOf } from './sentences.ts'
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

type Unseen = NonNullable<SalesForecast['unseen']>[number]

/** The days of a week on which a house may close, with the share of each that it then loses. */
export const askedDays = ({ days = [] }: Unseen): { on: string; part: number; ask: number }[] =>
  days.flatMap(({ on, part, lost, ask = lost }) => (ask > 0 ? [{ on, part, ask }] : []))

/** What a week sells if the house closes as many do; null if none of its days is in question. */
export function closedSales(forecast: SalesForecast, date: Unseen): number | null {
  const asked = askedDays(date)
  const week = measureOf(forecast).line.coming.find(({ monday }) => monday === date.monday)
  return week && asked.length > 0
    ? week.value * (1 - asked.reduce((sum, { part, ask }) => sum + part * ask, 0))
    : null
}

/** Rows for weeks without history: the sales of an open house, of one that closes, and of a good week. */
function weekRows(forecast: SalesForecast): string[][] {
  const { calendar = [], unseen = [] } = forecast
  const { line, say } = measureOf(forecast)
  return unseen.flatMap((date) => {
    const week = line.coming.find(({ monday }) => monday === date.monday)
    if (!week) return []
    const day = calendar.find(({ name }) => date.names.includes(name))?.from ?? date.monday
    const closed = closedSales(forecast, date)
    const goods = closed === null ? '' : freshWords(forecast, date.monday, 1 - closed / week.value)
    return [
      [
        `${spanWords(date.monday, addDays(date.monday, 6))}, ${joinList(date.names)}`,
        `${say(week.value * planOf(date))}${date.own === undefined ? '' : `, ${date.planIf ?? 'com o seu número'} (${date.own < 1 ? '−' : '+'}${formatNumber(Math.abs(date.own - 1) * 100)}%)`}`,
        closed === null ? '—' : `${say(closed)}, ${date.lowIf}${goods ? `: compre menos ${goods}` : ''}`,
        date.own === undefined
          ? `${say(week.value * Math.max(1, date.high))}, ${date.highIf}`
          : `${say(week.value / date.own)}, uma semana comum, se ${date.own < 1 ? 'a queda' : 'a alta'} não vier`,
        shortDay(addDays(day, -deadlines.order)),
      ],
    ]
  })
}

/** Why the sheet does not measure these weeks: it begins later, or last year's had closed days. */
function unseenWords({ unseen = [], period }: SalesForecast): string {
  const before = unseen.map(({ monday }) => lastYear(monday))
  return before.length > 0 && before.every((monday) => monday >= period.from)
    ? 'As mesmas semanas do ano passado estão na planilha, mas com dias fechados ou fora do normal, e não medem estas datas'
    : 'A planilha não viu estas semanas'
}

/** "24/12, 25/12 e 31/12" */
export const askedWords = (dates: readonly Unseen[]): string =>
  joinList(dates.flatMap((date) => askedDays(date).map(({ on }) => shortDay(on))))

/** Rows for the days in question: what closing costs and saves, and what makes opening worth it. */
function dayRows(forecast: SalesForecast): string[][] {
  const { line, say } = measureOf(forecast)
  const goods = goodsShare(forecast)
  return (forecast.unseen ?? []).flatMap((date) => {
    const week = line.coming.find((one) => one.monday === date.monday)
    return askedDays(date).map(({ on, part, ask }) => {
      const sales = (week?.value ?? 0) * part * ask
      return [
        `${nameOf(weekdayOf(on))}, ${shortDay(on)}${ask < 1 ? (date.cafe ? ', depois das 15h' : ', depois do almoço') : ''}`,
        say(sales),
        ...(goods === null ? [] : [say(sales * goods)]),
        `com ${say(sales * enoughReserved)} em reservas até ${shortDay(addDays(on, -deadlines.open))}`,
      ]
    })
  })
}

/** Plan steps for the holiday weeks: the owner decides one week before the first day in question. */
export function holidayPlan(forecast: SalesForecast): { on: string; say: string }[] {
  return (forecast.unseen ?? []).flatMap((date) => {
    const [first] = askedDays(date)
    if (closedSales(forecast, date) === null || !first) return []
    return [
      {
        on: addDays(first.on, -deadlines.open),
        say: `${joinList(date.names)}: [abre em|a casa abre em|vocês abrem em] ${askedWords([date])}?`,
      },
    ]
  })
}

/** Section on holidays without history: what to buy and which days to open. */
export function holidaySection(forecast: SalesForecast): ReportSection[] {
  const weeks = weekRows(forecast)
  if (weeks.length === 0) return []
  const days = dayRows(forecast)
  const isOwn = (forecast.unseen ?? []).every(({ own }) => own !== undefined)
  const names = [...new Set((forecast.unseen ?? []).flatMap(({ names: of }) => of))]
  const { weekdays, unseen = [] } = forecast
  const holidays = [...national].flatMap((monthDay) => {
    const on = unseen
      .flatMap(({ monday }) => [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset)))
      .find((day) => day.slice(5) === monthDay)
    const sells = weekdays.some(({ weekday }) => on !== undefined && weekday === weekdayOf(on))
    return on !== undefined && sells ? [shortDay(on)] : []
  })
  const blocks: Block[] = [
    {
      kind: 'table',
      caption: `${unseenWords(forecast)}: as contas deste relatório são da casa aberta${isOwn ? `, ${forecast.unseen?.[0]?.planIf ?? 'com o seu número'}` : ' como sempre'}`,
      headers: [
        'Semana',
        isOwn ? 'Aberta' : 'Aberta como sempre',
        'Se fechar',
        isOwn ? 'Se for diferente' : 'Se encher',
        'Pedir até',
      ],
      rows: weeks,
    },
    ...(days.length > 0
      ? [
          {
            kind: 'table',
            caption: 'A casa abre nestes dias? O que um dia fechado perde e poupa',
            headers: [
              'Dia',
              'Fechada, perde',
              ...(goodsShare(forecast) === null ? [] : ['E poupa em mercadoria']),
              'Vale abrir',
            ],
            rows: days,
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
  return [
    {
      id: 'feriados',
      title: `${joinList(names)}: quanto comprar${days.length > 0 ? ' e que dias abrir' : ''}`,
      blocks,
    },
  ]
}
