import { addDays, shortDay } from '../../base/calendar.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { joinList } from '../../base/language/text.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import { atStake, regainedWords } from './closed-blocks.ts'
import { closedPlan } from './closed-plan.ts'
import { formatCount, formatReais } from './figures.ts'
import { heldForHolidays } from './held-goods.ts'
import { askedDays, askedWords, closedSales, deadlines } from './holiday-blocks.ts'
import { measureOf } from './measure.ts'
import { buyAction, cookAction, differAction, staffAction } from './next-week.ts'
import type { SalesForecast } from './schema.ts'
import { targetOf } from './sentences.ts'
import { planOf, spanWords } from './week-groups.ts'

/** Ask on which holidays the house opens: what it sells open, and closed as many houses are. */
function holidayAction(forecast: SalesForecast): Action | null {
  const dates = (forecast.unseen ?? []).filter((date) => askedDays(date).length > 0)
  const [day] = dates.flatMap(askedDays)
  if (!day) return null
  const { line, say } = measureOf(forecast)
  const open = dates.reduce((sum, date) => {
    const week = line.coming.find(({ monday }) => monday === date.monday)
    return sum + (week ? week.value * planOf(date) : 0)
  }, 0)
  const closed = dates.reduce((sum, date) => sum + (closedSales(forecast, date) ?? 0), 0)
  const weeks = dates.length === 1 ? 'a semana soma' : `as ${dates.length} semanas somam`
  return {
    what: `Dizer se a casa abre em ${askedWords(dates)}`,
    brings: fillChoices(
      `[Aberta como sempre, ${weeks} **${say(open)}**; ${dates.map(({ lowIf }) => lowIf).join('; ')}, **${say(closed)}**. A compra daqui conta com a casa aberta.|Com a casa aberta, ${weeks} **${say(open)}**, e é para isso que a lista compra; ${dates.map(({ lowIf }) => lowIf).join('; ')}, são **${say(closed)}**.]`,
      forecast.title,
    ),
    by: shortDay(addDays(day.on, -deadlines.open)),
    who: 'Gerente',
  }
}

/** Order non-perishable goods before suppliers close for the holidays. */
function heldAction(forecast: SalesForecast): Action | null {
  const held = heldForHolidays(forecast)
  if (!held) return null
  return {
    what: `Garantir o que guarda de ${spanWords(held.from, held.to)}: ${joinList(held.goods)}`,
    brings: fillChoices(
      '[Nas festas a entrega falha: com isso em casa, só o que estraga depende dela.|Com isso no depósito, as festas dependem só da entrega do que estraga.|Fornecedor fecha nas festas; assim só o fresco fica para a semana.]',
      forecast.title,
    ),
    by: shortDay(addDays(held.from, -deadlines.open)),
    who: 'Compras',
  }
}

/** The first item of the sheet, else of the menu, that a closed season may take away. */
function closedAction(forecast: SalesForecast, from: string): Action | null {
  const { closedSeasons = [] } = forecast
  const item = closedSeasons.find((one) => atStake(forecast, one) !== null) ?? closedSeasons[0]
  if (!item?.from) return null
  const stake = atStake(forecast, item)
  const [plan] = closedPlan({ ...forecast, closedSeasons: [item] }, from)
  const back = regainedWords(forecast, item)
  const worth = stake?.money
    ? `**${formatReais(stake.money)}**${stake.weekly ? ' por semana' : ''} ficam`
    : 'o item fica'
  const instead = back
    ? `o que deve voltar: ${back}`
    : `no lugar, ${joinList(item.instead ?? []) || 'outro prato'}`
  return {
    what: `Confirmar com o fornecedor ${item.dated ? '' : 'os dias do defeso e '}o estoque declarado de ${item.name}`,
    brings: `Sem isso ${worth} fora; ${instead}.`,
    by: plan ? shortDay(plan.on) : 'Semana 1',
    who: 'Compras',
  }
}

/** What makes the next forecast better: a house with little to change does these. */
function learningActions(forecast: SalesForecast, next: { low: number; high: number }): Action[] {
  const [first, second] = forecast.purchases
  const say = (text: string) => fillChoices(text, forecast.title)
  const named = (joint: string) => [first, second].flatMap((one) => one?.name ?? []).join(joint)
  return [
    {
      what: say(
        `[Anotar a hora em que faltar|Marcar no caixa quando faltar|Avisar o caixa quando faltar] ${named(' ou ')}`,
      ),
      brings: say(
        '[O que faltou não aparece na planilha como venda.|Na planilha, item que acabou parece item que não vende.|Só assim a próxima conta sabe o que faltou.]',
      ),
      by: 'Semana 2',
      who: 'Cozinha e bar',
    },
    {
      what: say(
        `[Comparar o vendido com o previsto|Conferir a previsão pelo vendido|Pôr o vendido ao lado do previsto] de ${named(' e ')}`,
      ),
      brings: say(
        `[Diz quanto se pode confiar na previsão para comprar.|Se a semana sair de ${formatCount(next.low)} a ${formatCount(next.high)} unidades, a compra pode seguir.|Mostra se a folga da compra basta.]`,
      ),
      by: 'Semana 2',
      who: 'Gerente',
    },
    {
      what: say(
        '[Exportar a planilha de novo e refazer a previsão|Refazer a previsão com quatro semanas a mais|Mandar a planilha do mês e prever de novo]',
      ),
      brings: say(
        `[Cada mês a mais de vendas encurta a margem de erro.|Com ${forecast.weeks + 4} semanas a faixa fica mais estreita.|De ${forecast.weeks} a ${forecast.weeks + 4} semanas, o erro cai.]`,
      ),
      by: 'Semana 4',
      who: 'Gerente',
    },
  ]
}

/** Orders that follow from what the owner said, at most: the week's own come besides. */
const mostOwn = 3

/** One order of each kind first: three parties do not hide what else the owner told. */
function ownActions({ answers = [] }: SalesForecast): Action[] {
  const own = answers.flatMap(({ about, action }) => (action ? [{ about, action }] : []))
  const isFirst = ({ about }: (typeof own)[number], at: number) =>
    own.findIndex((one) => one.about === about) === at
  return [...own.filter(isFirst), ...own.filter((one, at) => !isFirst(one, at))]
    .slice(0, mostOwn)
    .map(({ action }) => action)
}

/** What to do first with the forecast: next week's purchases, kitchen and staff, then the weeks that differ. */
export function forecastActions(contents: readonly SalesForecast[]): Action[] {
  const [forecast] = contents
  // The week that the shopping list is for, not always the first after the sheet.
  const next = forecast && targetOf(forecast)
  if (!forecast || !next) return []
  return notBefore(
    forecast.made,
    firstActions(
      buyAction(forecast, next),
      ...ownActions(forecast),
      cookAction(forecast),
      staffAction(forecast),
      closedAction(forecast, next.monday),
      holidayAction(forecast),
      differAction(forecast, next),
      heldAction(forecast),
      ...learningActions(forecast, next),
    ),
  )
}

/** Orders whose day is over are for the day of the report. */
const notBefore = (made: string | undefined, actions: Action[]): Action[] =>
  actions.map((action) => {
    const [, day, month] = /^(\d\d)\/(\d\d)$/.exec(action.by) ?? []
    if (made === undefined || day === undefined || month === undefined) return action
    const on = `${made.slice(0, 4)}-${month}-${day}`
    // "10/01" in December is of the year to come.
    return on < made && addDays(on, 180) > made ? { ...action, by: shortDay(made) } : action
  })
