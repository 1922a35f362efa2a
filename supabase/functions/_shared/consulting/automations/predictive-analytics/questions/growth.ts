/** Whether the house grows: its last weeks beside the same ones a year ago, or beside the first ones of the sheet. */
import { addDays } from '../../../base/calendar.ts'
import { joinList } from '../../../base/language/text.ts'
import { mean } from '../../../base/statistics.ts'
import { measureOf } from '../measure.ts'
import { type Answer, type Asked, inUsualWeeks, percentOf } from './asked.ts'

/** Weeks compared on either side. */
const compared = 8
/** A smaller change is what weeks do by themselves. */
const level = 0.03
/** A difference between money and units from which prices are named. */
const ofPrice = 0.015
/** Items named beside the house. */
const mostNames = 3

type Week = { monday: string; sold: number; units: number }

const signed = (change: number) => `${change < 0 ? '−' : '+'}${percentOf(change)}`
const changeOf = (now: readonly Week[], then: readonly Week[], of: (week: Week) => number) =>
  mean(now.map(of)) / Math.max(1e-9, mean(then.map(of))) - 1

export function answerGrowth(asked: Asked): Answer | null {
  const { forecast, sales } = asked
  const { say } = measureOf(forecast)
  const hasMoney = forecast.revenue !== undefined
  const usual = inUsualWeeks(
    sales.weeks.map(({ units }) => units),
    asked,
  )
  const weeks = sales.weeks.flatMap(({ monday, units, revenue }, at): Week[] =>
    usual[at] == null ? [] : [{ monday, units, sold: hasMoney ? (revenue ?? 0) : units }],
  )
  if (weeks.length < compared) return null
  const last = weeks.slice(-compared)
  const yearAgo = last.flatMap((now) => {
    const then = weeks.find(({ monday }) => monday === addDays(now.monday, -364))
    return then ? [{ now, then }] : []
  })
  const isYear = yearAgo.length * 2 >= compared
  const size = Math.min(compared, Math.floor(weeks.length / 2))
  const now = isYear ? yearAgo.map((pair) => pair.now) : weeks.slice(-size)
  const then = isYear ? yearAgo.map((pair) => pair.then) : weeks.slice(0, size)
  const change = changeOf(now, then, ({ sold }) => sold)
  const units = changeOf(now, then, (week) => week.units)
  const sums = `${say(mean(now.map(({ sold }) => sold)))} por semana nas últimas ${now.length}, contra ${say(mean(then.map(({ sold }) => sold)))} ${isYear ? 'nas mesmas semanas de um ano antes' : `nas primeiras ${then.length} da planilha`}`
  const names = (list: readonly { name: string }[]) =>
    joinList(list.slice(0, mostNames).map(({ name }) => name))
  const movers = [
    ...(forecast.rising.length > 0 ? [`sobem ${names(forecast.rising)}`] : []),
    ...(forecast.falling.length > 0 ? [`caem ${names(forecast.falling)}`] : []),
  ]
  return {
    verdict:
      Math.abs(change) < level
        ? `No mesmo nível: ${sums}.`
        : `${change > 0 ? 'Cresce' : 'Cai'}: ${sums}, ${percentOf(change)} a ${change > 0 ? 'mais' : 'menos'}.`,
    texts: [
      ...(hasMoney
        ? [
            `Em unidades, ${Math.abs(units) < 0.005 ? 'o mesmo' : signed(units)}${Math.abs(change - units) < ofPrice ? ': a conta não vem do preço' : change > units ? ': o resto é preço ou prato mais caro' : ': sai mais barato por unidade, por preço menor ou prato mais em conta'}.`,
          ]
        : []),
      ...(isYear
        ? []
        : ['Sem um ano inteiro na planilha, parte disso pode ser a época: compare de novo daqui a um ano.']),
      ...(movers.length > 0 ? [`Dos itens, ${movers.join('; ')}.`] : []),
    ],
  }
}
