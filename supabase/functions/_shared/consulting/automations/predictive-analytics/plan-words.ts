import { addDays, shortDay, weekdayOf } from '../../base/calendar.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { closedPlan } from './closed-plan.ts'
import { formatCount as whole } from './figures.ts'
import { askedDays, holidayPlan } from './holiday-blocks.ts'
import { measureOf } from './measure.ts'
import { orderOf } from './portions.ts'
import type { SalesForecast } from './schema.ts'
import { busyDays, nameOf, targetOf } from './sentences.ts'
import { guestsIn, isEvent } from './told.ts'

/** The day to check the week: late enough to know, and early enough to correct the second purchase. */
export function checkpointOf(forecast: SalesForecast) {
  const { weekdays } = forecast
  const { line } = measureOf(forecast)
  const ahead = line.coming.find(({ monday }) => monday === targetOf(forecast)?.monday)
  const busy = new Set(busyDays(weekdays).map(({ weekday }) => weekday))
  const first = weekdays.findIndex(({ weekday }) => busy.has(weekday))
  const day = weekdays[first - 1]
  if (!ahead || !day || ahead.note !== undefined) return null
  const share = weekdays.slice(0, first).reduce((sum, one) => sum + one.share, 0)
  return share < 0.15
    ? null
    : {
        weekday: day.weekday,
        date: addDays(ahead.monday, (day.weekday + 6) % 7),
        share,
        usual: ahead.value * share,
        high: ahead.high * share,
        low: ahead.low * share,
      }
}

function datesAhead(forecast: SalesForecast, from: string): { on: string; say: string }[] {
  const { weekdays, calendar = [], unseen = [] } = forecast
  const { line, say } = measureOf(forecast)
  // Dates on which houses close have a decision of their own.
  const decided = unseen.flatMap((date) => (askedDays(date).length > 0 ? date.names : []))
  return calendar
    .filter(
      ({ name, seen, kind, carried, from: day }) =>
        kind === 'date' && seen.length === 0 && !carried && day >= from && !decided.includes(name),
    )
    .slice(0, 3)
    .flatMap(({ name, from: day }) => {
      const weekday = weekdayOf(day)
      const week = line.coming.find(({ monday }) => monday <= day && addDays(monday, 6) >= day)
      const usual = weekdays.find((one) => one.weekday === weekday)
      const before = addDays(day, -7)
      const on = before < from ? from : before
      const when = `${name}, ${nameOf(weekday)}, ${shortDay(day)}`
      const isShut = (forecast.expected ?? []).some(
        ({ closed, item, from: first, to: last }) =>
          closed && item === undefined && first !== null && day >= first && day <= (last ?? first),
      )
      if (isShut) return []
      // A closed week has no reservations.
      if (!week || week.value <= 0 || weekdays.length === 0) return []
      if (!usual) return [{ on, say: `${when} cai em dia fechado: decidir se vale abrir` }]
      const share = say(week.value * usual.share)
      // The sheet has last year's, though not as a week that counts.
      if (forecast.period.from <= addDays(day, -364))
        return [
          {
            on,
            say: `${when}: da data a planilha só tem a do ano passado, fora da conta; o dia comum faz ${share}: compre pelas reservas`,
          },
        ]
      return [
        {
          on,
          say: `[contar as reservas de ${when}: o dia comum faz ${share}|${when}, a planilha não viu: o dia comum faz ${share}; compre pelas reservas|fechar reservas para ${when} e somar ao dia comum, ${share}]`,
        },
      ]
    })
}

/** What a season that the sheet has not seen means for the first purchases. */
function seasonAhead(forecast: SalesForecast, from: string): { on: string; say: string }[] {
  const { calendar = [] } = forecast
  const season = calendar.find(
    (one) => one.kind === 'season' && one.seen.length === 0 && !one.carried && one.from >= from,
  )
  const point = checkpointOf(forecast)
  if (!season) return []
  const middle = point ? nameOf(point.weekday) : 'o meio da semana'
  return [
    {
      on: season.from,
      say: `[começa a alta estação, que a planilha não viu: o que guarda, comprar em duas vezes, a segunda pelo que sair até ${middle}|alta estação sem medida na planilha: do que guarda, metade no começo da semana e o resto pelo que sair até ${middle}|a alta estação esta conta não mediu: do que guarda, comprar menos por vez e repor pelo que sair até ${middle}]`,
    },
  ]
}

/** What the owner told of a day to come, and the figures could not take in. */
function toldAhead(
  { expected = [] }: SalesForecast,
  from: string,
  to: string,
): { on: string; say: string }[] {
  return expected.flatMap(({ what, from: day, closed, used }) =>
    (guestsIn(what) === null && (closed || used)) || day === null || day < addDays(from, 3) || day > to
      ? []
      : [
          {
            on: addDays(day, -3),
            say:
              !isEvent(what) && guestsIn(what) === null
                ? `[decidir quanto a mais se compra para ${shortDay(day)} (“${what}”): esta conta não tem nada a mais|“${what}”, ${shortDay(day)}: a conta ficou no dia comum; escolher o reforço de compra e de gente|para ${shortDay(day)} (“${what}”), a lista é a de sempre: dizer à cozinha quanto reforçar]`
                : `[fechar o que se vai servir em “${what}” (${shortDay(day)}) e somar ao pedido, que não conta com isso|“${what}”, ${shortDay(day)}: acertar pessoas, pratos e bebidas e comprar por fora desta conta|perguntar quantos vêm em “${what}” (${shortDay(day)}); esta previsão é a da casa num dia comum]`,
          },
        ],
  )
}

/** Four weeks with their days and this house's figures. */
export function planSentences(forecast: SalesForecast): string[] {
  const { target, purchases, title, ownDays = [] } = forecast
  const { line, say } = measureOf(forecast)
  const start = line.coming.findIndex(({ monday }) => monday === target)
  const [one, two] = line.coming.slice(Math.max(0, start))
  const [first, second] = purchases
  const point = checkpointOf(forecast)
  if (!one || !first) return []
  const lossOf = (item: string) => purchases.find(({ name }) => name === item)?.loss ?? 0
  const steps = [
    ...(point
      ? [
          {
            on: point.date,
            say: `[${nameOf(point.weekday)}, ao fechar, somando a semana: normal, ${say(point.usual)}; acima de ${say(point.high)}, reforçar; abaixo de ${say(point.low)}, segurar|somar a semana na ${nameOf(point.weekday)}, ao fechar: ${say(point.usual)} é o normal; mais de ${say(point.high)}, reforçar; menos de ${say(point.low)}, segurar|fechar a conta da semana na ${nameOf(point.weekday)}, depois do último cliente, e comparar com ${say(point.usual)}: reforçar acima de ${say(point.high)}, segurar abaixo de ${say(point.low)}|de segunda até ${nameOf(point.weekday)}, o normal soma ${say(point.usual)}; passou de ${say(point.high)}, compre mais; nem chegou a ${say(point.low)}, compre menos|no fim da ${nameOf(point.weekday)}, a semana está em ${say(point.usual)}? Até ${say(point.high)}, siga; acima, reponha; com menos de ${say(point.low)}, pare de comprar]`,
          },
        ]
      : []),
    ...(two
      ? [
          {
            on: two.monday,
            say: `[a semana ficou|fechou|a semana deu] entre ${say(one.low)} e ${say(one.high)}? [Se não, refazer o pedido de|Fora disso, corrigir|Se passou ou faltou, mexer em|Se não, acertar a compra de] ${[first.name, second?.name].filter((name) => name !== undefined).join(' e ')}`,
          },
        ]
      : []),
    ...closedPlan(forecast, one.monday),
    ...ownDays.flatMap(({ item, weekday, units }) =>
      units === null
        ? []
        : [
            {
              on: addDays(one.monday, (weekday + 6) % 7),
              say: `${whole(Math.ceil(orderOf(units, lossOf(item)) - 1e-9))} de ${item} na casa antes de abrir, e a equipe completa`,
            },
          ],
    ),
    ...datesAhead(forecast, one.monday),
    ...holidayPlan(forecast),
    ...toldAhead(forecast, one.monday, addDays(one.monday, 28)),
    ...seasonAhead(forecast, one.monday),
    {
      on: addDays(one.monday, 28),
      say: `[exportar de novo: ${first.name} perto de ${whole(first.expected)}|refazer a previsão: ${first.name} (${whole(first.expected)}) primeiro|nova planilha, nova previsão: ${first.name} (${whole(first.expected)})]`,
    },
  ]
  return steps
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map(({ on, say }) => ({
      on: forecast.made !== undefined && on < forecast.made ? forecast.made : on,
      say,
    }))
    .map(({ on, say }) => `${shortDay(on)}: ${fillChoices(say, `${title} ${on}`)}`)
}
