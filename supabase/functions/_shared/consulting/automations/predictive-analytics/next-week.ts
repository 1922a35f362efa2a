/** The next week in three orders, to whoever buys, cooks and keeps the roster; and the weeks that need other amounts. */

import { addDays, shortDay, weekdayOf } from '../../base/calendar.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { foldAccents, joinList } from '../../base/language/text.ts'
import { isDrink } from '../../base/pricing/elasticity.ts'
import type { Action } from '../../report/blocks.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import { measureOf, onDay } from './measure.ts'
import { isMadeToOrder, orderOf } from './portions.ts'
import { amountOf, toOrder } from './purchase-words.ts'
import type { SalesForecast } from './schema.ts'
import { busyDays, moved, nameOf, onThe, quietDays } from './sentences.ts'
import { scaleOf, staffOf } from './staff.ts'
import { planOf, spanWords, weekGroups } from './week-groups.ts'

type Week = SalesForecast['units']['coming'][number]
type Ingredient = NonNullable<SalesForecast['ingredients']>[number]

/** Goods of each kind that the first order names. */
const named = { fresh: 3, kept: 3, units: 3 } as const

const amountWords = (one: Ingredient) =>
  `${one.name} ${one.packs ?? amountOf(one.fresh ? orderOf(one.expected, 0, one.spare) : one.safe, one.unit)}`

/** Whether the owner fears that a food runs out: then it is bought for the upper end. */
const isSecured = ({ name }: Ingredient, { answers = [] }: SalesForecast) =>
  answers.some(
    ({ about, of }) =>
      about === 'secure' &&
      of !== null &&
      foldAccents(name.toLowerCase()).startsWith(foldAccents(of.toLowerCase()).slice(0, 5)),
  )

/** Weight of an amount, so that 40 kg stand before 60 pieces. */
const weight = ({ expected, unit }: Ingredient) => (unit === 'un' ? expected / 10 : expected / 1000)

/** Sold as it is bought, where no recipe says so. */
const packaged =
  /\b(?:agua|refri\w*|cervejas?|chopp?e?|lata|long neck|litrao|energetico|cajuina|picole|sorvete)\b/

/** The largest purchases, in the measures in which they are bought; items sold as bought, by the unit. */
export function buyAction(forecast: SalesForecast, next: Week): Action {
  const { ingredients = [], purchases, recipes } = forecast
  const bySize = ingredients.toSorted((a, b) => weight(b) - weight(a))
  const goods = [
    ...bySize.filter((one) => one.fresh && weight(one) >= 1).slice(0, named.fresh),
    ...bySize.filter(({ fresh }) => !fresh).slice(0, named.kept),
  ].map((one) =>
    isSecured(one, forecast)
      ? `${one.name} ${amountOf(one.safe, one.unit)} (${amountOf(one.expected, one.unit)} e a folga para não faltar)`
      : amountWords(one),
  )
  // Without recipes nobody buys the plate: the kitchen turns its portions into what it takes.
  const plates =
    goods.length === 0
      ? purchases
          .filter(({ cooked }) => cooked)
          .slice(0, named.units)
          .map((one) => `${one.name} ${whole(one.expected)}`)
      : []
  const isBought = (name: string) =>
    recipes?.resale.includes(name) ||
    (goods.length === 0 && (plates.length === 0 || packaged.test(foldAccents(name))))
  const units = purchases
    .filter(({ name }) => isBought(name))
    .slice(0, named.units)
    .map((one) => `${one.name} ${whole(toOrder(one))}`)
  const money = forecast.revenue?.coming.find(({ monday }) => monday === next.monday)
  const list = joinList([...goods, ...units])
  return {
    what: [
      ...(list === '' ? [] : [`Comprar: ${list}`]),
      ...(plates.length === 0
        ? []
        : [`${list === '' ? 'Comprar' : 'e'} a mercadoria das porções esperadas: ${joinList(plates)}`]),
      ...(list === '' && plates.length === 0 ? [`Comprar para ${whole(next.value)} unidades`] : []),
    ].join('; '),
    brings: money
      ? `Para **${formatReais(money.value)}** de venda; o resto está na “Lista de compras”.`
      : `Para ${whole(next.value)} unidades, de ${whole(next.low)} a ${whole(next.high)}.`,
    by: shortDay(buyingDay(forecast, next.monday)),
    who: 'Compras',
  }
}

/** The first day of the week on which the house opens: nobody takes a delivery on a closed one. */
const buyingDay = ({ weekdays }: SalesForecast, monday: string): string => {
  const first = Math.min(...weekdays.map(({ weekday }) => (weekday + 6) % 7))
  return weekdays.length > 0 ? addDays(monday, first) : monday
}

/** Dishes that the order to the kitchen names. */
const mostDishes = 4

const isPoured = (name: string) => /\d ?ml\b|\btaça\b|^dose /i.test(name)

/** Of a sheet without days: what the kitchen makes in the week, by the sheet's own portions. */
function wholeWeek({ purchases, recipes, target = '' }: SalesForecast): Action | null {
  const dishes = purchases
    .filter(({ name }) => !isDrink(name, null) && !isPoured(name) && !recipes?.resale.includes(name))
    .slice(0, mostDishes)
  if (dishes.length === 0) return null
  return {
    what: `Preparar na semana: ${joinList(dishes.map(({ name, expected }) => `${name} ${whole(expected)}`))}`,
    brings: 'A planilha não mostra os dias; os outros itens estão na “Lista de compras”.',
    by: shortDay(target),
    who: 'Cozinha e bar',
  }
}

/** What the kitchen has ready on the fullest day. */
export function cookAction(forecast: SalesForecast): Action | null {
  const { weekdays, purchases, recipes, target = '' } = forecast
  const [fullest] = weekdays.toSorted((a, b) => b.share - a.share)
  const onFullest = ({ days = [] }: (typeof purchases)[number]) =>
    days.find(({ weekday }) => weekday === fullest?.weekday)?.units ?? 0
  const dishes = purchases
    .filter((one) => onFullest(one) >= 1 && !isDrink(one.name, null) && !isPoured(one.name))
    .filter(({ name }) => !recipes?.resale.includes(name))
    .toSorted((a, b) => onFullest(b) - onFullest(a))
    .slice(0, mostDishes)
  if (!fullest) return wholeWeek(forecast)
  if (dishes.length === 0) return null
  // A tapioca made ahead is leather.
  const lead =
    dishes.filter(({ name }) => isMadeToOrder(name)).length > dishes.length / 2
      ? `Deixar porcionado para ${nameOf(fullest.weekday)}, o dia mais cheio, e montar na hora`
      : `Deixar pronto ${onThe(fullest.weekday)}, o dia mais cheio`
  return {
    what: `${lead}: ${joinList(dishes.map((one) => `${one.name} ${whole(onFullest(one))}`))}`,
    brings: `O dia faz **${onDay(fullest)}**; os outros dias estão em “A semana por dia”.`,
    by: shortDay(addDays(target, (fullest.weekday + 6) % 7)),
    who: 'Cozinha e bar',
  }
}

/** People of the busy days and of the quietest, for every ten of an average day. */
export function staffAction(forecast: SalesForecast): Action | null {
  if (forecast.weekdays.length === 0)
    return {
      what: 'Exportar as vendas com a data de cada uma',
      brings: 'Com os dias, a próxima previsão diz a equipe e o preparo de cada um.',
      by: shortDay(addDays(forecast.target ?? '', 7)),
      who: 'Gerente',
    }
  const people = new Map(staffOf(forecast).map((day) => [day.weekday, day.people]))
  const scale = scaleOf(forecast)
  // A day that needs clearly more than the others; of a team, one that needs all of it.
  const crowded = forecast.team === undefined ? scale + 1 : scale - 1
  const busy = busyDays(forecast.weekdays).filter(({ weekday }) => (people.get(weekday) ?? 0) > crowded)
  const [quietest] = quietDays(forecast).toSorted((a, b) => a.share - b.share)
  const words = (weekday: number) => `${people.get(weekday) ?? scale} ${onThe(weekday)}`
  const [first] = busy.length > 0 ? busy : quietest ? [quietest] : []
  if (!first) return null
  const rest = quietest ? (people.get(quietest.weekday) ?? scale) : scale
  return {
    what:
      busy.length > 0
        ? `Escalar ${joinList(busy.map(({ weekday }) => words(weekday)))}${forecast.team === undefined ? `, para cada ${scale} de um dia médio` : ''}${quietest ? `; folgas ${onThe(quietest.weekday)}, com ${rest}` : ''}`
        : `Dar as folgas ${onThe(first.weekday)}: bastam ${rest} de ${forecast.team === undefined ? 'cada ' : ''}${scale}; nos outros dias, a mesma equipe`,
    brings: capitalize(
      joinList([first, ...busy.slice(1)].map((day) => `${onThe(day.weekday)}, ${onDay(day)}`)),
    ),
    by: shortDay(addDays(forecast.target ?? '', (first.weekday + 6) % 7)),
    who: 'Gerente',
  }
}

/** A smaller difference is bought for like the week before it. */
const noticeable = 0.08

/** Why a week differs: feasts, closed days and what the owner stated. */
function reasonOf({ calendar = [] }: SalesForecast, { monday, note, told = [] }: Week): string {
  const feasts = calendar.flatMap(({ name, from, to, kind, factor }) =>
    kind === 'date' && factor !== null && from <= addDays(monday, 6) && to >= monday ? [name] : [],
  )
  return [...new Set(feasts), ...(note === undefined ? [] : [note]), ...told].join('; ')
}

/** The weeks that sell clearly more or less than the next one, and the purchase that follows. */
export function differAction(forecast: SalesForecast, next: Week): Action | null {
  const { line, say } = measureOf(forecast)
  const usual = line.coming.find(({ monday }) => monday === next.monday)?.value ?? 0
  const weeks = weekGroups(forecast).flatMap(({ mondays }) => {
    const date = forecast.unseen?.find(({ monday }) => monday === mondays[0])
    const week = line.coming.find(({ monday }) => monday === mondays[0])
    const value = (week?.value ?? 0) * (date ? planOf(date) : 1)
    const change = usual > 0 ? value / usual - 1 : 0
    return week && mondays[0] !== next.monday && Math.abs(change) >= noticeable
      ? [{ week, mondays, value, change }]
      : []
  })
  const [first] = weeks
  if (!first) return null
  return {
    what: `Mudar a compra destas semanas: ${joinList(
      weeks.slice(0, 3).map(({ week, mondays, change }) => {
        const why = reasonOf(forecast, week)
        const span = spanWords(mondays[0] ?? '', addDays(mondays.at(-1) ?? '', 6))
        if (week.note === 'fechada') return `${span}, nada: a casa está fechada`
        return `${span}, ${moved(change)} ${change > 0 ? 'a mais' : 'a menos'}${why === '' ? '' : ` (${why})`}`
      }),
    )}`,
    brings: `${joinList(weeks.slice(0, 3).map(({ value }) => say(value)))}, contra ${say(usual)} na semana de ${shortDay(next.monday)}.`,
    by: shortDay(addDays(first.week.monday, weekdayOf(first.week.monday) === 1 ? -4 : -3)),
    who: 'Compras',
  }
}
