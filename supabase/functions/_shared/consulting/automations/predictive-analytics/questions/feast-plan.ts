/** A feast that the owner keeps open, day by day: what each day sells, who works, and what to order until when. */
import { addDays, shortDay, weekdayOf } from '../../../base/calendar.ts'
import { joinList } from '../../../base/language/text.ts'
import { coversDay } from '../../../base/request/closed-days.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import { daysOfWeek } from '../feast-days.ts'
import { measureOf } from '../measure.ts'
import type { Effect } from '../occasions.ts'
import { amountOf } from '../purchase-words.ts'
import type { SalesForecast } from '../schema.ts'
import { nameOf, onThe } from '../sentences.ts'
import { scaleOf } from '../staff.ts'
import { percentOf } from './asked.ts'

type Answers = NonNullable<SalesForecast['answers']>
type Day = { day: string; usual: number; value: number; share: number; isNew: boolean }

/** Fewest days of a feast for a plan. */
const fewest = 3

/** The open days of a statement, each with its part of its week's forecast. */
function daysOf(
  wish: WishOf<'date'>,
  effect: Effect | undefined,
  forecast: SalesForecast,
  parts: readonly number[],
  isClosed: (day: string) => boolean,
): Day[] {
  const { line } = measureOf(forecast)
  const quiet = Math.min(...parts.filter((part) => part > 0))
  const factorOf = (day: string) =>
    effect?.days && day >= addDays(effect.from, -effect.days.lead) && day <= effect.to
      ? effect.days.factor
      : 1
  return line.coming.flatMap(({ monday, value }) => {
    const open = daysOfWeek(monday).flatMap((day) => {
      const isOwn = coversDay(wish, day)
      const part = parts[weekdayOf(day)] ?? 0
      const isNew = part === 0 && isOwn
      return (isClosed(day) && !isNew) || (part === 0 && !isNew)
        ? []
        : [{ day, part: isNew ? quiet : part, isNew, isOwn }]
    })
    const all = open.reduce((sum, one) => sum + one.part * factorOf(one.day), 0)
    return open
      .filter(({ isOwn }) => isOwn)
      .map(({ day, part, isNew }) => ({
        day,
        usual: (value * part) / all,
        value: (value * part * factorOf(day)) / all,
        share: (part * factorOf(day)) / all,
        isNew,
      }))
  })
}

/** What spoils for the feast's days, the heaviest first. */
function goodsFor(days: readonly Day[], { ingredients = [], season = [] }: SalesForecast): string[] {
  return ingredients
    .filter(({ fresh, unit }) => fresh && unit === 'g')
    .map(({ name, unit }) => ({
      name,
      unit,
      amount: days.reduce((sum, { day, share }) => {
        const week = season.find(({ monday }) => day >= monday && day <= addDays(monday, 6))
        return sum + share * (week?.ingredients.find((one) => one.name === name)?.expected ?? 0)
      }, 0),
    }))
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, 2)
    .map(({ name, unit, amount }) => `${amountOf(amount, unit)} de ${name}`)
}

/** The plans of the feasts that the owner keeps open, one after the other. */
export function feastPlans(
  dates: readonly WishOf<'date'>[],
  effects: readonly Effect[],
  forecast: SalesForecast,
  parts: readonly number[],
  isClosed: (day: string) => boolean,
): Answers {
  const { say } = measureOf(forecast)
  return dates.flatMap((wish) => {
    const { from = '', to = from, open } = wish
    const effect = effects.find((one) => one.kind === 'date' && one.from <= to && one.to >= from)
    if (!open || !effect || parts.length < 7) return []
    const days = daysOf(wish, effect, forecast, parts, isClosed)
    if (days.length < fewest) return []
    const sum = (of: 'value' | 'usual') => days.reduce((all, day) => all + day[of], 0)
    const [first, last] = [days[0]?.day ?? from, days.at(-1)?.day ?? to]
    const grown = sum('value') / Math.max(1e-9, sum('usual')) - 1
    const years = [...new Set(effect.seen.map((day) => day.slice(0, 4)))]
    const added = days.filter(({ isNew }) => isNew).map(({ day }) => day)
    const after = addDays(last, 1)
    const goods = goodsFor(days, forecast)
    const week = parts.reduce((all, part) => all + part, 0)
    const average = week / Math.max(1, parts.filter((part) => part > 0).length)
    const people = ({ value, usual, day }: Day) => {
      const part = parts[weekdayOf(day)] || Math.min(...parts.filter((one) => one > 0))
      return Math.max(1, Math.round((scaleOf({}) * part * (value / Math.max(1e-9, usual))) / average))
    }
    return [
      {
        about: 'feastEffect',
        of: null,
        asked: wish.text,
        title: `${effect.name}, dia a dia`,
        ...(goods.length > 0 && {
          action: {
            what: `Pedir para ${effect.name}: ${joinList(goods)}; escalar ${joinList(days.map((day) => `${people(day)} ${onThe(weekdayOf(day.day))}`))}, para cada ${scaleOf({})} de um dia médio`,
            brings: `**${say(sum('value'))}** em ${days.length} dias, contra ${say(sum('usual'))} em dias comuns.`,
            by: shortDay(addDays(first, -2)),
            who: 'Compras',
          },
        }),
        verdict: `De ${nameOf(weekdayOf(first))}, ${shortDay(first)}, a ${nameOf(weekdayOf(last))}, ${shortDay(last)}: ${say(sum('value'))} em ${days.length} dias, ${effect.factor === null ? 'pelo dia comum, porque a planilha não mede a festa' : `contra ${say(sum('usual'))} em dias comuns (${grown < 0 ? '−' : '+'}${percentOf(grown)}, o que a planilha mostrou em ${joinList(years)})`}; já na tabela.`,
        texts: [
          ...(goods.length > 0
            ? [
                `Peça até ${shortDay(addDays(first, -2))} ${joinList(goods)} para esses dias, metade para entrega em ${shortDay(first)} e metade para ${shortDay(addDays(first, 2))}; gelo e bebidas, até ${shortDay(addDays(first, -1))}.`,
              ]
            : []),
          ...(added.length > 0
            ? [
                `A planilha não tem ${joinList(added.map((day) => `${nameOf(weekdayOf(day))} (${shortDay(day)})`))}: contamos o dia mais fraco da casa com a mesma alta.`,
              ]
            : []),
          ...(isClosed(after) && parts[weekdayOf(after)]
            ? [
                `Quem trabalhar nesses dias folga em ${shortDay(after)}, com a casa fechada; zere os frescos na véspera.`,
              ]
            : []),
        ],
        table: {
          caption: `${effect.name}: venda e equipe, para cada ${scaleOf({})} pessoas de um dia médio`,
          headers: ['Dia', 'Comum', effect.name, 'Equipe'],
          rows: days.map((day) => [
            `${nameOf(weekdayOf(day.day))}, ${shortDay(day.day)}`,
            day.isNew ? '—' : say(day.usual),
            say(day.value),
            String(people(day)),
          ]),
          numeric: [1, 2, 3],
        },
      },
    ]
  })
}
