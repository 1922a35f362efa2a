/** What the owner states of days to come, in the weeks themselves: guests, orders, and items that leave. */
import { addDays, shortDay, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import { daysIn, guestsOf } from './customers.ts'
import { formatReais } from './figures.ts'
import { guestOf, partyOf } from './party.ts'
import type { ForecastLine, SalesForecast } from './schema.ts'

type Weeks = ForecastLine['coming']
type Lines = NonNullable<SalesForecast['items']>

/** A change of one week that the owner states, in the units and the R$ of the house. */
export type Stated = {
  monday: string
  /** The day of a party. */
  day?: string
  units: number
  money: number | null
  /** Whether it stands in place of the day's usual sales: the day's weekday. */
  instead?: number
  item?: string
  words: string
}

/** "O escritório da frente" within a phrase. */
export const shortWho = (what: string) => what.replace(/^(?:[OA]s?|Um|Uma) /u, (word) => word.toLowerCase())

const ownMenu = /menu próprio/

const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7))

/** The parties and orders of the questions, week by week. */
export function statedOf(
  questions: readonly WishOf<'question'>[],
  sales: Sales,
  context: EngineContext,
  weeks: Weeks,
  isOpen: (day: string) => boolean,
): Stated[] {
  const guest = guestOf(sales, context)
  const regular = guestsOf(sales, context.house)
  return questions.flatMap((question): Stated[] => {
    const { about, what = 'festa', from, to, count = 0, against, item, weekdays = [] } = question
    if (about === 'seats' && from !== undefined) {
      const { dishes, drinks, each } = partyOf(question, sales, context.house, guest)
      const own = [...dishes, ...drinks]
      const sum = each === null ? `${count} pessoas` : `${count} × ${formatReais(each)}`
      return [
        {
          monday: mondayOf(from),
          day: from,
          // What a party eats of its own menu is no dish of the house's list.
          units: own.length > 0 || ownMenu.test(what) ? 0 : count * guest.units,
          money: each === null ? null : count * each,
          ...(against && { instead: weekdayOf(from) }),
          words: `${what}, ${shortDay(from)}: ${sum}${against ? ', no lugar do dia comum' : ''}`,
        },
        ...own.map(({ name, units }) => ({
          monday: mondayOf(from),
          day: from,
          units,
          money: 0,
          item: name,
          words: '',
        })),
      ]
    }
    if (about === 'customers' && regular && question.count !== undefined) {
      const sign = against ? -1 : 1
      const who = what === 'festa' ? '' : ` (${shortWho(what)})`
      return weeks.flatMap(({ monday }) => {
        const days = daysIn(question, monday, isOpen).length
        const people = sign * count * days
        const words = `${count} clientes por dia ${against ? 'a menos' : 'a mais'}${who}, ${days === 1 ? '1 dia' : `${days} dias`}`
        return days === 0
          ? []
          : [{ monday, units: people * regular.units, money: regular.money && people * regular.money, words }]
      })
    }
    if (about !== 'fixedOrder' || item === undefined) return []
    // An order that ends is part of the sheet's weeks.
    const sign = against ? -1 : 1
    const opens = (day: number) =>
      sales.weekdays.length < 2 || sales.weekdays.some(({ weekday }) => weekday === day)
    const each = sales.items.find(({ name }) => name === item)?.price ?? null
    return weeks.flatMap(({ monday }) => {
      const days = [0, 1, 2, 3, 4, 5, 6]
        .map((offset) => addDays(monday, offset))
        .filter(
          (day) =>
            weekdays.includes(weekdayOf(day)) &&
            (!against || (opens(weekdayOf(day)) && isOpen(day))) &&
            (from === undefined || day >= from) &&
            // Without an end it goes on; an order of one day ends on it.
            (to === undefined || day <= to),
        ).length
      return days === 0
        ? []
        : [
            {
              monday,
              units: sign * count * days,
              money: each === null ? null : sign * each * count * days,
              item,
              words: `${against ? 'sem a ' : ''}encomenda de ${count * days} ${item}`,
            },
          ]
    })
  })
}

/**
 * The weeks with what the owner states of them. A closed week has no order, but may have a party.
 * @param ordinary the weeks with every day open
 * @param parts each day's share of a week, from Sunday on
 */
export function withStated(
  weeks: Weeks,
  stated: readonly Stated[],
  of: 'units' | 'money',
  ordinary: Weeks,
  parts: readonly number[],
): Weeks {
  return weeks.map((week) => {
    const own = stated.filter(
      ({ monday, item }) => monday === week.monday && (item === undefined || week.note !== 'fechada'),
    )
    if (own.length === 0) return week
    const usual = ordinary.find(({ monday }) => monday === week.monday)?.value ?? week.value
    const change = own.reduce(
      (sum, one) =>
        sum +
        (one[of] ?? 0) -
        (one.instead === undefined || one[of] === null ? 0 : usual * (parts[one.instead] ?? 0)),
      0,
    )
    // What is left of a smaller week varies as much as before, in its own measure.
    const left = change < 0 && week.value > 0 ? Math.max(0, 1 + change / week.value) : null
    const add = (value: number) => (left === null ? Math.max(0, value + change) : value * left)
    return {
      ...week,
      value: add(week.value),
      low: add(week.low),
      high: add(week.high),
      told: [...(week.told ?? []), ...own.flatMap(({ words }) => (words === '' ? [] : [words]))],
    }
  })
}

/** Items with their orders, and without those that leave the menu. */
export function itemsStated(lines: Lines, stated: readonly Stated[]): Lines {
  return lines.map((line) => ({
    ...line,
    coming: line.coming.map((week) => {
      const more = stated.reduce(
        (sum, one) =>
          one.item === line.name && one.monday === week.monday && week.note !== 'fechada'
            ? sum + one.units
            : sum,
        0,
      )
      return more === 0
        ? week
        : { ...week, value: week.value + more, low: week.low + more, high: week.high + more }
    }),
  }))
}

/** Items that leave the menu sell nothing from the week after their last day on. */
export const withoutLeft = (lines: Lines, questions: readonly WishOf<'question'>[]): Lines =>
  lines.flatMap((line) => {
    const left = questions.find(({ about, item }) => about === 'leaves' && item === line.name)
    if (!left) return [line]
    const { from } = left
    const coming = line.coming.map((week) =>
      from === undefined || week.monday >= from || (addDays(week.monday, 3) >= from && week.monday < from)
        ? { ...week, value: 0, low: 0, high: 0 }
        : week,
    )
    return coming.every(({ value }) => value === 0) ? [] : [{ ...line, coming }]
  })
