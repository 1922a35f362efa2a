/** Groups of items that the owner wants to see apart: the sum of each, week by week. */
import { addDays } from '../../base/calendar.ts'
import type { House } from '../../base/house/house.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import { itemsOf } from '../../base/request/describe-forecast-question.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import type { Block } from '../../report/blocks.ts'
import { formatCount as whole } from './figures.ts'
import { itemsNamed } from './named-items.ts'
import type { SalesForecast } from './schema.ts'
import { planOf, spanWords } from './week-groups.ts'

type Scope = WishOf<'scope'>
type Groups = NonNullable<SalesForecast['groups']>

export const isOfGroups = ({ show = [], items }: Scope): boolean =>
  show.includes('groups') && items !== undefined

const namesOf = (scopes: readonly Scope[]): string[] =>
  scopes.flatMap((scope) => (isOfGroups(scope) ? itemsOf(scope.items ?? '') : []))

export const groupsOf = (
  lines: NonNullable<SalesForecast['items']>,
  scopes: readonly Scope[],
  sales: Sales,
  house: House,
): Groups =>
  namesOf(scopes).flatMap((name) => {
    const own = itemsNamed(name.toLowerCase(), sales, house)
    const items = lines.filter((line) => own.includes(line.name))
    const mondays = items[0]?.coming.map(({ monday }) => monday) ?? []
    const coming = mondays.map((monday) => ({
      monday,
      value: items.reduce(
        (sum, { coming: weeks }) => sum + (weeks.find((week) => week.monday === monday)?.value ?? 0),
        0,
      ),
    }))
    return items.length === 0 ? [] : [{ name, items: items.map((one) => one.name), coming }]
  })

/** What is said of the groups asked for; those without an item on the sheet are named. */
export function groupWords(scopes: readonly Scope[], { groups = [] }: SalesForecast): string {
  const missing = namesOf(scopes).filter((name) => !groups.some((group) => group.name === name))
  return [
    groups.length === 0
      ? ''
      : `${capitalize(joinList(groups.map(({ name }) => name)))}, semana a semana, estão em “Previsão por semana”.`,
    missing.length === 0 ? '' : `A planilha não tem item de ${joinList(missing)}.`,
  ]
    .filter((words) => words !== '')
    .join(' ')
}

export function groupTable(forecast: SalesForecast): Block[] {
  const { groups = [], units, target = '', unseen = [] } = forecast
  if (groups.length === 0) return []
  const weeks = units.coming.filter(({ monday }) => monday >= target).map(({ monday }) => monday)
  const of = ({ coming }: Groups[number], monday: string) => {
    const date = unseen.find((one) => one.monday === monday)
    return (coming.find((week) => week.monday === monday)?.value ?? 0) * (date ? planOf(date) : 1)
  }
  const sums = groups.map((group) => whole(weeks.reduce((sum, monday) => sum + of(group, monday), 0)))
  return [
    {
      kind: 'table',
      caption: `Por grupo, em unidades por semana (${groups.map(({ name, items }) => `${name}: ${joinList(items)}`).join('; ')})`,
      headers: ['Semana', ...groups.map(({ name }) => capitalize(name))],
      rows: [
        ...weeks.map((monday) => [
          spanWords(monday, addDays(monday, 6)),
          ...groups.map((group) => whole(of(group, monday))),
        ]),
        ...(weeks.length > 1 ? [['Todas', ...sums]] : []),
      ],
      numeric: groups.map((_, at) => at + 1),
    },
  ]
}
