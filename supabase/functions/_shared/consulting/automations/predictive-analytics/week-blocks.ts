import { addDays, shortDay } from '../../base/calendar.ts'
import { joinList } from '../../base/language/text.ts'
import type { Block } from '../../report/blocks.ts'
import { isClosedIn, stoppedIn } from './closed-items.ts'
import { formatCount as whole } from './figures.ts'
import { measureOf } from './measure.ts'
import { isFreshItem } from './portions.ts'
import { toOrder } from './purchase-words.ts'
import type { SalesForecast } from './schema.ts'
import { differingGroups, groupWords, planOf, sameWords, type WeekGroup, weekGroups } from './week-groups.ts'

/** What a week loses to closed seasons, in R$, and the items that it loses. */
function closedCost(forecast: SalesForecast, monday: string): { names: string[]; money: number } {
  const prices = new Map((forecast.closedSeasons ?? []).map(({ name, price }) => [name, price]))
  const lost = [...prices].flatMap(([name, price]) => {
    const units = stoppedIn(forecast, name, monday)
    return units > 0 && price !== undefined ? [{ name, money: units * price }] : []
  })
  return { names: lost.map(({ name }) => name), money: lost.reduce((sum, { money }) => sum + money, 0) }
}

/**
 * What a group of weeks sells if its items in a closed season stay off the menu, by the week where they differ: the
 * week's figure counts on them. "conta com Caranguejo; sem a declaração, R$ 49.538"
 */
function closedWords(forecast: SalesForecast, mondays: readonly string[]): string[] {
  const { line, say } = measureOf(forecast)
  const weeks = mondays.map((monday) => {
    const { names, money } = closedCost(forecast, monday)
    const value = line.coming.find((week) => week.monday === monday)?.value ?? 0
    const date = forecast.unseen?.find((one) => one.monday === monday)
    return { monday, names, money, left: Math.max(0, value * (date ? planOf(date) : 1) - money) }
  })
  const [first] = weeks
  if (!first || !forecast.revenue || weeks.every(({ money }) => money === 0)) return []
  const what = (names: readonly string[]) =>
    names.length === 1 ? (names[0] ?? '') : `${names.length} itens em defeso`
  const same = weeks.every(({ names }) => names.join() === first.names.join())
  if (same) {
    const mean = weeks.reduce((sum, { left }) => sum + left, 0) / weeks.length
    return [`conta com ${what(first.names)}; sem a declaração do defeso, ${say(mean)}`]
  }
  const stopped = weeks.filter(({ money }) => money > 0)
  const [one] = stopped
  if (one && stopped.length > 2 && stopped.every(({ names }) => names.join() === one.names.join())) {
    const least = Math.min(...stopped.map(({ left }) => left))
    return [
      `nas de ${joinList(stopped.map(({ monday }) => shortDay(monday)))}, conta com ${what(one.names)}; sem a declaração do defeso, ao menos ${say(least)}`,
    ]
  }
  return weeks.flatMap(({ monday, names, money, left }) =>
    money > 0
      ? [`na de ${shortDay(monday)}, conta com ${what(names)}; sem a declaração do defeso, ${say(left)}`]
      : [],
  )
}

/** The forecast weeks, those that do not differ in one row; one with a date that the sheet has not seen by its plan. */
export function weekTable(forecast: SalesForecast): Block {
  const { calendar = [], revenue, unseen = [] } = forecast
  const { line, say } = measureOf(forecast)
  const figure = (value: number) => say(value).replace(' unidades', '')
  return {
    kind: 'table',
    caption: 'Previsto por semana, com a faixa de 8 em cada 10 semanas',
    headers: ['Semana', revenue ? 'Receita' : 'Unidades', 'Faixa', 'O que muda'],
    rows: weekGroups(forecast).flatMap((group) => {
      const { mondays, plan } = group
      const weeks = line.coming.filter(({ monday }) => mondays.includes(monday))
      const [first] = weeks
      const last = weeks.at(-1)
      if (!first || !last) return []
      const date = unseen.find(({ monday }) => monday === first.monday)
      const value = weeks.reduce((sum, week) => sum + week.value, 0) / weeks.length
      const low = date
        ? Math.min(first.low, first.value) * (plan ?? 1)
        : Math.min(...weeks.map((week) => week.low))
      const high = date ? first.value * date.high : Math.max(...weeks.map((week) => week.high))
      const until = addDays(last.monday, 6)
      const dates = calendar.flatMap(({ name, from, to, kind, seen }) =>
        from <= until &&
        to >= first.monday &&
        (kind === 'date' || (from >= first.monday && seen.length === 0))
          ? [
              kind === 'date'
                ? name
                : `desde ${shortDay(from)}, ${name.replace('férias escolares e ', '').replace(/ de .*$/, '')}`,
            ]
          : [],
      )
      return [
        [
          groupWords(group),
          figure(value * (plan ?? 1)),
          `${figure(low)} a ${figure(high)}`,
          [
            ...(first.note === undefined ? [] : [first.note]),
            ...(first.told ?? []),
            ...dates,
            ...(date?.planIf && plan !== 1 ? [date.planIf] : []),
            ...closedWords(forecast, mondays),
          ].join('; ') || '—',
        ],
      ]
    }),
    numeric: [1],
  }
}

/** Items with a row of their own, unless a closed season marks them; the smaller ones share a line. */
const mostRows = 12

/** A plate that is cooked as it is ordered: the top of its own range is what to be ready for, and not what to cook. */
const isPlate = ({ name, cooked, fresh, spare }: SalesForecast['purchases'][number]) =>
  spare === undefined && (cooked === true || (fresh === true && !isFreshItem(name)))

const readyFor = (one: SalesForecast['purchases'][number]) =>
  whole(isPlate(one) ? Math.max(one.safe, one.expected) : toOrder(one))

/** Every item of the weeks to come, by the plan where the sheet has not seen the week. */
export function itemTable(forecast: SalesForecast): Block[] {
  const { purchases, items = [], rest = 0 } = forecast
  const { first, others, same } = differingGroups(forecast)
  if (purchases.length === 0 || !first) return []
  const closedIn = (name: string, { mondays }: WeekGroup) =>
    mondays.some((monday) => isClosedIn(forecast, name, monday)) ? ' (defeso)' : ''
  const cell = (name: string, group: WeekGroup) => {
    const values = (items.find((item) => item.name === name)?.coming ?? []).flatMap(({ monday, value }) =>
      group.mondays.includes(monday) ? [value] : [],
    )
    return values.length === 0
      ? '—'
      : `${whole(Math.max(...values) * (group.plan ?? 1))}${closedIn(name, group)}`
  }
  const isMarked = (name: string) => [first, ...others].some((group) => closedIn(name, group) !== '')
  const small = purchases.slice(mostRows).filter(({ name }) => !isMarked(name))
  const marked = purchases.some(({ name }) => [first, ...others].some((group) => closedIn(name, group)))
  return [
    {
      kind: 'table',
      caption: `Itens por semana, e quanto ter pronto ou em casa para não faltar${sameWords(same)}${purchases.some(isPlate) ? '; nos pratos feitos na hora, é o movimento a aguentar, e não o que se cozinha' : ''}${marked ? '; defeso: há dias parados' : ''}`,
      headers: ['Item', groupWords(first), 'Ter em casa', ...others.map(groupWords)],
      rows: [
        ...purchases
          .filter((one) => !small.includes(one))
          .map((one) => [
            one.name,
            `${whole(one.expected)}${closedIn(one.name, first)}`,
            readyFor(one),
            ...others.map((group) => cell(one.name, group)),
          ]),
        ...(rest >= 0.5
          ? [['Demais itens, sem previsão própria', whole(rest), '—', ...others.map(() => '—')]]
          : []),
      ],
      numeric: [1, 2, ...others.map((_, index) => index + 3)],
    },
    ...(small.length === 0
      ? []
      : [
          {
            kind: 'text',
            text: `Os menores, com o que ter em casa entre parênteses: ${joinList(small.map((one) => `${one.name} ${whole(one.expected)} (${readyFor(one)})`))}.`,
          } satisfies Block,
        ]),
  ]
}
