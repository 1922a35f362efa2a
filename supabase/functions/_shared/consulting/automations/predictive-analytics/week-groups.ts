import { addDays, shortDay } from '../../base/calendar.ts'
import { joinList } from '../../base/language/text.ts'
import type { SalesForecast } from './schema.ts'

/** Weeks in a row that are bought for alike. */
export type WeekGroup = {
  mondays: string[]
  /** Of a week with a date that the sheet has not seen, which stands alone: the share of its forecast to buy for. */
  plan?: number
}

/** Largest difference between weeks of one group. */
const alike = 0.06

/** The share of a week's forecast to buy for; older results have a low end only. */
export const planOf = ({ plan, low }: NonNullable<SalesForecast['unseen']>[number]): number => plan ?? low

/** The weeks from the one to buy for on, those that do not differ together, unless the owner asks for each. */
export function weekGroups({
  units,
  target,
  unseen = [],
  calendar = [],
  asked = [],
}: SalesForecast): WeekGroup[] {
  const isEach = asked.some(({ of }) => of === 'week')
  const groups: (WeekGroup & { value: number; note: string })[] = []
  for (const { monday, value, note: shut = '', told = [] } of units.coming) {
    // A week with a feast is no week like the others.
    const feast = calendar.find(
      ({ kind, from, to }) => kind === 'date' && from <= addDays(monday, 6) && to >= monday,
    )
    const note = [shut, ...told, feast?.name ?? ''].join('; ')
    if (target !== undefined && monday < target) continue
    const date = unseen.find((one) => one.monday === monday)
    const last = groups.at(-1)
    if (
      last &&
      !isEach &&
      !date &&
      last.plan === undefined &&
      last.note === note &&
      addDays(last.mondays.at(-1) ?? '', 7) === monday &&
      Math.abs(value - last.value) <= alike * last.value
    )
      last.mondays.push(monday)
    else groups.push({ mondays: [monday], value, note, ...(date && { plan: planOf(date) }) })
  }
  return groups.map(({ mondays, plan }) => ({ mondays, ...(plan !== undefined && { plan }) }))
}

/** The first weeks, those after them that are bought for in another amount, and those bought for alike. */
export function differingGroups(forecast: SalesForecast): {
  first: WeekGroup | undefined
  others: WeekGroup[]
  same: WeekGroup[]
} {
  const [first, ...rest] = weekGroups(forecast)
  const boughtFor = ({ mondays: [monday], plan = 1 }: WeekGroup) =>
    (forecast.units.coming.find((week) => week.monday === monday)?.value ?? 0) * plan
  const usual = first ? boughtFor(first) : 0
  // A party of the house's is bought for beside the list: its week is no week like the others.
  const hasParty = ({ mondays }: WeekGroup) =>
    forecast.units.coming.some(
      ({ monday, told = [] }) => mondays.includes(monday) && told.some((words) => words.includes(' × ')),
    )
  const isSame = (group: WeekGroup) => !hasParty(group) && Math.abs(boughtFor(group) - usual) <= alike * usual
  return { first, others: rest.filter((group) => !isSame(group)), same: rest.filter(isSame) }
}

/** "; iguais: 14 a 20/12 e 28/12 a 03/01" */
export const sameWords = (same: readonly WeekGroup[]): string =>
  same.length === 0
    ? ''
    : `; ${same.length === 1 && same[0]?.mondays.length === 1 ? 'igual' : 'iguais'}: ${joinList(same.map(({ mondays }) => spanWords(mondays[0] ?? '', addDays(mondays.at(-1) ?? '', 6))))}`

/** "21 a 27/12", "28/12 a 03/01" */
export function spanWords(from: string, to: string): string {
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${from.slice(8)} a ${shortDay(to)}`
    : `${shortDay(from)} a ${shortDay(to)}`
}

/** "23/11 a 20/12, por semana": from the first Monday to the last Sunday. */
export function groupWords({ mondays }: WeekGroup): string {
  const [first = ''] = mondays
  const last = mondays.at(-1) ?? first
  return `${spanWords(first, addDays(last, 6))}${first === last ? '' : ', por semana'}`
}
