import { addDays, weekdayOf } from '../../base/calendar.ts'
import { joinList } from '../../base/language/text.ts'
import { formatCount as whole } from './figures.ts'
import type { SalesForecast } from './schema.ts'
import { busyDays, extremes, nameOf, onThe, shortDay } from './sentences.ts'

type Row = SalesForecast['rising'][number]

export const expectedOf = ({ purchases }: SalesForecast, row: Row) =>
  purchases.find(({ name }) => name === row.name)?.expected ?? row.perWeek

/** How many to prepare: the same figure as in the list of purchases. */
export const preparedOf = (forecast: SalesForecast, row: Row) => whole(expectedOf(forecast, row))

/** Dates on which many houses close. */
const mayClose = new Set(['Natal', 'Réveillon', 'Carnaval', 'Semana Santa'])

/** Four weeks with their days and this house's figures. */
export function planSentences(forecast: SalesForecast): string[] {
  const { units, target, purchases, weekdays, calendar = [] } = forecast
  const start = units.coming.findIndex(({ monday }) => monday === target)
  const weeks = units.coming.slice(Math.max(0, start))
  const [first, second] = purchases
  const days = extremes(weekdays)
  const busy = busyDays(weekdays)
  const [one, two, three] = weeks
  const unmeasured = calendar.filter(
    ({ seen, kind, from }) => kind === 'date' && seen.length === 0 && from >= (one?.monday ?? ''),
  )
  const steps = [
    ...(one && first
      ? [
          {
            on: one.monday,
            say: `comprar para ${whole(one.value)} unidades, com ${whole(Math.ceil(first.safe))} de ${first.name}`,
          },
        ]
      : []),
    ...(two && one && first
      ? [
          {
            on: two.monday,
            say: `ver se a semana ficou entre ${whole(one.low)} e ${whole(one.high)} e, item a item, começar por ${joinList([first.name, second?.name].filter((name) => name !== undefined))}`,
          },
        ]
      : []),
    ...(three && busy.length > 0
      ? [
          {
            on: three.monday,
            say: `acertar a escala, com reforço ${joinList(busy.map(({ weekday }) => onThe(weekday)))}${days ? ` e pré-preparo ${onThe(days.weakest.weekday)}` : ''}`,
          },
        ]
      : []),
    ...unmeasured.slice(0, 3).flatMap(({ name, from }) => {
      const weekday = weekdayOf(from)
      const before = addDays(from, -7)
      return first
        ? [
            {
              on: one && before < one.monday ? one.monday : before,
              say: `decidir, para ${name} (${nameOf(weekday)}, ${shortDay(from)}), ${mayClose.has(name) ? 'se a casa abre e ' : ''}se o pedido de ${first.name} muda`,
            },
          ]
        : []
    }),
    ...(one && first
      ? [
          {
            on: addDays(one.monday, 28),
            say: `exportar a planilha de novo e ver se ${first.name} ficou perto de ${whole(first.expected)}`,
          },
        ]
      : []),
  ]
  return steps.toSorted((a, b) => a.on.localeCompare(b.on)).map(({ on, say }) => `${shortDay(on)}: ${say}`)
}
