import { addDays } from '../../base/calendar.ts'
import { joinList } from '../../base/language/text.ts'
import type { Block } from '../../report/blocks.ts'
import { isClosedIn } from './closed-items.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import { measureOf } from './measure.ts'
import type { SalesForecast } from './schema.ts'
import { longDay, shortDay, targetOf } from './sentences.ts'

/** A week that has ended or is running is not one to buy for. */
const isAhead = ({ target }: SalesForecast, monday: string) => target === undefined || monday >= target

/** Weeks from the one to buy for on. */
const ahead = (forecast: SalesForecast) =>
  forecast.units.coming.filter(({ monday }) => isAhead(forecast, monday))

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

/** Weeks that the sheet has not seen, with both ends and what each supposes. */
export function unseenTable(forecast: SalesForecast): Block[] {
  const { line, say } = measureOf(forecast)
  const rows = (forecast.unseen ?? []).flatMap(({ monday, names, low, high, lowIf, highIf }) => {
    const week = line.coming.find((one) => one.monday === monday)
    return week
      ? [
          [
            `${shortDay(monday)}, ${joinList(names)}`,
            say(week.value * low),
            lowIf,
            say(week.value * high),
            highIf,
          ],
        ]
      : []
  })
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'Semanas sem histórico: entre quanto e quanto, e por quê',
      headers: ['Semana', 'Por baixo', 'Supõe', 'Por cima', 'Supõe'],
      rows,
    },
  ]
}

/** Every item of the weeks to come; a range where the week has none of its own history. */
export function itemTable(forecast: SalesForecast): Block[] {
  const { purchases, items = [], rest = 0 } = forecast
  const [first, ...others] = ahead(forecast)
  const target = targetOf(forecast)
  if (purchases.length === 0 || !first || !target) return []
  const mark = (name: string, monday: string) => (isClosedIn(forecast, name, monday) ? ' *' : '')
  const cell = (name: string, monday: string) => {
    const week = items.find((item) => item.name === name)?.coming.find((one) => one.monday === monday)
    const unseen = unseenIn(forecast, monday)
    if (!week) return '—'
    return `${unseen ? `${whole(week.value * unseen.low)} a ${whole(week.value * unseen.high)}` : whole(week.value)}${mark(name, monday)}`
  }
  const marked = (forecast.closedSeasons ?? []).some(({ name }) =>
    ahead(forecast).some(({ monday }) => isClosedIn(forecast, name, monday)),
  )
  return [
    {
      kind: 'table',
      caption: `Itens para a semana de ${shortDay(target.monday)} e as seguintes; “Ter em casa” basta em 9 de 10${marked ? '; * defeso: confirme o estoque declarado' : ''}`,
      headers: [
        'Item',
        shortDay(target.monday),
        'Ter em casa',
        ...others.map(({ monday }) => shortDay(monday)),
      ],
      rows: [
        ...purchases.map((one) => [
          one.name,
          `${whole(one.expected)}${mark(one.name, target.monday)}`,
          whole(Math.ceil(one.fresh ? one.expected : one.safe)),
          ...others.map(({ monday }) => cell(one.name, monday)),
        ]),
        ...(rest >= 0.5
          ? [['Demais itens, sem previsão própria', whole(rest), '—', ...others.map(() => '—')]]
          : []),
      ],
      numeric: [1, 2, ...others.map((_, index) => index + 3)],
    },
  ]
}
