import { addDays } from '../../base/calendar.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { formatNumber, joinList } from '../../base/language/text.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import { atStake, regainedWords } from './closed-blocks.ts'
import { closedPlan } from './closed-plan.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import { heldForHolidays } from './held-goods.ts'
import { askedDays, askedWords, closedSales, deadlines } from './holiday-blocks.ts'
import { measureOf, onDay } from './measure.ts'
import { expectedOf, preparedOf } from './plan-words.ts'
import { amountOf, toOrder } from './purchase-words.ts'
import type { SalesForecast } from './schema.ts'
import { busyDays, onThe, quietDays, targetOf } from './sentences.ts'
import { planOf, spanWords } from './week-groups.ts'

const shown = (day: string) => day.split('-').toReversed().join('/')

function shiftAction(forecast: SalesForecast): Action | null {
  const { weekdays: days } = forecast
  const strong = busyDays(days)
  if (strong.length === 0) return null
  const share = strong.reduce((total, day) => total + day.share, 0)
  const busiest = joinList(strong.map(({ weekday }) => onThe(weekday)))
  // Staff for the busy days comes from the quietest one.
  const [quietest] = quietDays(forecast).toSorted((a, b) => a.share - b.share)
  const off = quietest ? `, com folgas ${onThe(quietest.weekday)}` : ''
  return {
    what: `Reforçar a escala ${busiest}${off}`,
    brings: `**${formatNumber(share * 100)}%** da semana: ${joinList(strong.map(onDay))}; gente por dia em “A semana por dia”.`,
    by: 'Semana 1',
    who: 'Gerente',
  }
}

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
      `[Aberta como sempre, ${weeks} **${say(open)}**; ${joinList(dates.map(({ lowIf }) => lowIf))}, **${say(closed)}**. A compra daqui conta com a casa aberta.|Com a casa aberta, ${weeks} **${say(open)}**, e é para isso que a lista compra; ${joinList(dates.map(({ lowIf }) => lowIf))}, são **${say(closed)}**.]`,
      forecast.title,
    ),
    by: shown(addDays(day.on, -deadlines.open)).slice(0, 5),
    who: 'Gerente',
  }
}

/** Number of best sellers named in the first order. */
const leading = 3

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
    by: shown(addDays(held.from, -deadlines.open)).slice(0, 5),
    who: 'Compras',
  }
}

/** Cans and drinks poured from a barrel or a bottle are ordered, not prepared. */
const isBought = ({ recipes }: SalesForecast, name: string) =>
  recipes?.resale.includes(name) === true || /\d ?ml\b|\bta[cç]a\b|^dose /i.test(name)

function moveAction(forecast: SalesForecast, more: boolean): Action | null {
  // An item that rose but is not expected to stay there needs no more than is prepared today.
  const named = forecast.purchases.slice(0, leading).map(({ name }) => name)
  const first = (more ? forecast.rising : forecast.falling).find((row) => {
    if (more && named.includes(row.name)) return false
    const ahead = expectedOf(forecast, row)
    return more ? ahead >= row.perWeek : ahead <= row.perWeek
  })
  if (!first) return null
  const change = `${formatNumber(Math.abs(first.change) * 100)}%`
  const span =
    first.weeks === undefined ? '' : ` nas últimas ${first.weeks} semanas, sobre as ${first.weeks} anteriores`
  return {
    what: `${isBought(forecast, first.name) ? 'Pedir' : 'Preparar'} ${more ? 'mais' : 'menos'} ${first.name}: ${preparedOf(forecast, first)} na semana`,
    brings: more
      ? fillChoices(
          `[Subiu **${change}**${span}: com o de antes, falta.|São **${change}** a mais${span}; a quantidade antiga acaba cedo.|Sai **${change}** mais${span}.]`,
          forecast.title,
        )
      : fillChoices(
          `[Caiu **${change}**${span}: o de antes vira sobra.|São **${change}** a menos${span}; o preparo antigo vira sobra.|Sai **${change}** menos${span}.]`,
          forecast.title,
        ),
    by: 'Semana 1',
    who: isBought(forecast, first.name) ? 'Compras' : 'Cozinha e bar',
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
    by: plan ? shown(plan.on).slice(0, 5) : 'Semana 1',
    who: 'Compras',
  }
}

/** The largest of the goods that spoil: ", com 18 kg de peixe". */
function freshWords({ ingredients = [] }: SalesForecast): string {
  const [first] = ingredients.filter(({ fresh }) => fresh).toSorted((a, b) => b.expected - a.expected)
  return first ? `, com ${amountOf(first.expected, first.unit)} de ${first.name}` : ''
}

/** What to do first with the forecast. */
export function forecastActions(contents: readonly SalesForecast[]): Action[] {
  const [forecast] = contents
  // The week that the shopping list is for, not always the first after the sheet.
  const next = forecast && targetOf(forecast)
  if (!forecast || !next) return []
  const money = forecast.revenue?.coming.find(({ monday }) => monday === next.monday)
  const top = forecast.purchases.slice(0, leading)
  const say = (text: string) => fillChoices(text, forecast.title)
  return firstActions(
    {
      what:
        top.length > 0
          ? `${say(`[Comprar pela lista de|Fazer o pedido de|Fechar a compra de] ${shown(next.monday)}`)}: ${joinList(top.map((one) => `${one.name} (${whole(toOrder(one))})`))}`
          : `Comprar para ${whole(next.value)} unidades na semana de ${shown(next.monday)}`,
      brings: money
        ? `Para **${formatReais(money.value)}** de receita prevista${freshWords(forecast)}.`
        : `Cobre a semana prevista, de ${whole(next.low)} a ${whole(next.high)} unidades.`,
      by: shown(next.monday),
      who: 'Compras',
    },
    closedAction(forecast, next.monday),
    shiftAction(forecast),
    heldAction(forecast),
    holidayAction(forecast),
    moveAction(forecast, true),
    moveAction(forecast, false),
    {
      what: say(
        `[Anotar a hora em que faltar|Marcar no caixa quando faltar|Avisar o caixa quando faltar] ${joinList(
          forecast.purchases.slice(0, 2).map(({ name }) => name),
          'ou',
        )}`,
      ),
      brings: say(
        '[O que faltou não aparece na planilha como venda.|Na planilha, item que acabou parece item que não vende.|Só assim a próxima conta sabe o que faltou.]',
      ),
      by: 'Semana 2',
      who: 'Cozinha e bar',
    },
    {
      what: say(
        `[Comparar o vendido com o previsto|Conferir a previsão pelo vendido|Pôr o vendido ao lado do previsto] de ${forecast.purchases
          .slice(0, 2)
          .map(({ name }) => name)
          .join(' e ')}`,
      ),
      brings: say(
        `[Diz quanto se pode confiar na previsão para comprar.|Se a semana sair de ${whole(next.low)} a ${whole(next.high)} unidades, a compra pode seguir.|Mostra se a folga da compra basta.|Fora de ${whole(next.low)} a ${whole(next.high)} unidades, refaça a compra.]`,
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
    {
      what: 'Guardar em “A casa” os dias e horários de funcionamento',
      brings: 'A próxima previsão sabe quando a casa abre.',
      by: 'Semana 3',
      who: 'Gerente',
    },
  )
}
