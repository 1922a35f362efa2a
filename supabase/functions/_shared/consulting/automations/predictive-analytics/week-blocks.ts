import { addDays } from '../../base/calendar.ts'
import { joinList } from '../../base/language/text.ts'
import type { Block } from '../../report/blocks.ts'
import { isClosedIn } from './closed-items.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import { measureOf } from './measure.ts'
import { toOrder } from './purchase-words.ts'
import type { SalesForecast } from './schema.ts'
import { longDay, shortDay } from './sentences.ts'
import { groupWords, type WeekGroup, weekGroups } from './week-groups.ts'

/** A week that has ended or is running is not one to buy for. */
const isAhead = ({ target }: SalesForecast, monday: string) => target === undefined || monday >= target

/** Days before a holiday on which suppliers still deliver. */
const lastOrder = 2

const unseenIn = ({ unseen = [] }: SalesForecast, monday: string) =>
  unseen.find((one) => one.monday === monday)

/** What a week loses without the items of a closed season: "sem Caranguejo, R$ 6.252 a menos". */
function closedCost(forecast: SalesForecast, monday: string): string[] {
  const lost = (forecast.closedSeasons ?? []).flatMap(({ name, price }) => {
    const week = forecast.items
      ?.find((item) => item.name === name)
      ?.coming.find((one) => one.monday === monday)
    return week === undefined || price === undefined || !isClosedIn(forecast, name, monday)
      ? []
      : [{ name, money: week.value * price }]
  })
  const [first] = lost
  if (!first) return []
  const what = lost.length === 1 ? first.name : `${lost.length} itens em defeso`
  return [`sem ${what}: −${formatReais(lost.reduce((sum, { money }) => sum + money, 0))}`]
}

/** The forecast weeks; one with a date that the sheet has not seen is a range. */
export function weekTable(forecast: SalesForecast): Block {
  const { calendar = [], revenue } = forecast
  const { line, say } = measureOf(forecast)
  const figure = (value: number) => say(value).replace(' unidades', '')
  return {
    kind: 'table',
    caption: 'Previsto por semana, com a faixa de 8 em cada 10 semanas',
    headers: ['Semana de', revenue ? 'Receita' : 'Unidades', 'De', 'Até', 'Na semana'],
    rows: line.coming
      .filter(({ monday }) => isAhead(forecast, monday))
      .map(({ monday, value, low, high, note }) => {
        const unseen = unseenIn(forecast, monday)
        const dates = calendar.flatMap(({ name, from, to, kind, seen }) =>
          from <= addDays(monday, 6) &&
          to >= monday &&
          (kind === 'date' || (from >= monday && seen.length === 0))
            ? [
                kind === 'date'
                  ? name
                  : `começa a ${name.replace('férias escolares e ', '').replace(/ de .*$/, '')}`,
              ]
            : [],
        )
        return [
          longDay(monday),
          unseen ? 'sem histórico' : figure(value),
          figure(unseen ? value * unseen.low : low),
          figure(unseen ? value * unseen.high : high),
          [...(note === undefined ? [] : [note]), ...dates, ...closedCost(forecast, monday)].join(', ') ||
            '—',
        ]
      }),
    numeric: [1, 2, 3],
  }
}

/** Weeks that the sheet has not seen: what to order first, how far to top up, and when to settle it. */
export function unseenTable(forecast: SalesForecast): Block[] {
  const { calendar = [] } = forecast
  const { line, say } = measureOf(forecast)
  const rows = (forecast.unseen ?? []).flatMap(({ monday, names, low, high, lowIf, highIf }) => {
    const week = line.coming.find((one) => one.monday === monday)
    const day = calendar.find(({ name }) => names.includes(name))?.from ?? monday
    return week
      ? [
          [
            `${shortDay(monday)}, ${joinList(names)}`,
            `${say(week.value * low)} (${lowIf})`,
            `${say(week.value)}`,
            `${say(week.value * high)} (${highIf})`,
            shortDay(addDays(day, -lastOrder)),
          ],
        ]
      : []
  })
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      caption:
        'Semanas sem histórico, em vendas: compre para a primeira coluna se a casa fechar, para a semana comum se abrir todos os dias; reforce só o que estraga, pelas reservas',
      headers: ['Semana', 'Se fechar', 'Semana comum', 'Se encher', 'Decidir o reforço até'],
      rows,
    },
  ]
}

/** Every item of the weeks to come; a range where the week has none of its own history. */
export function itemTable(forecast: SalesForecast): Block[] {
  const { purchases, items = [], rest = 0 } = forecast
  const [first, ...others] = weekGroups(forecast)
  if (purchases.length === 0 || !first) return []
  const closedIn = (name: string, { mondays }: WeekGroup) =>
    mondays.some((monday) => isClosedIn(forecast, name, monday))
  const cell = (name: string, group: WeekGroup) => {
    const coming = items.find((item) => item.name === name)?.coming ?? []
    const values = coming.flatMap(({ monday, value }) => (group.mondays.includes(monday) ? [value] : []))
    const [value] = values
    if (value === undefined) return '—'
    const { unseen } = group
    const units = unseen ? `${whole(value * unseen.low)} a ${whole(value * unseen.high)}` : whole(value)
    return `${units}${closedIn(name, group) ? ' (defeso)' : ''}`
  }
  const marked = purchases.some(({ name }) => [first, ...others].some((group) => closedIn(name, group)))
  return [
    {
      kind: 'table',
      caption: `Itens por semana; “Ter em casa” na primeira basta em 9 de 10${purchases.some(({ fresh }) => fresh) ? ', e do que está em “O que estraga” é o esperado' : ''}${marked ? '; defeso: confirme o estoque declarado' : ''}`,
      headers: ['Item', groupWords(first), 'Ter em casa', ...others.map(groupWords)],
      rows: [
        ...purchases.map((one) => [
          one.name,
          `${whole(one.expected)}${closedIn(one.name, first) ? ' (defeso)' : ''}`,
          whole(toOrder(one)),
          ...others.map((group) => cell(one.name, group)),
        ]),
        ...(rest >= 0.5
          ? [['Demais itens, sem previsão própria', whole(rest), '—', ...others.map(() => '—')]]
          : []),
      ],
      numeric: [1, 2, ...others.map((_, index) => index + 3)],
    },
  ]
}
