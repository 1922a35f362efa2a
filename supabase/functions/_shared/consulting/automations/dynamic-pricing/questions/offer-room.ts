/** How far the price of one item may fall in some hours, and how many more must sell for each cut to break even. */
import { everyWeek } from '../../../base/calendar.ts'
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceFrom } from '../../../base/pricing/endings.ts'
import { paidAt } from '../../../base/pricing/paid.ts'
import { hoursOf } from '../../../base/request/hour-words.ts'
import { neededAt, tooMany } from '../happy-hour.ts'
import { whole } from '../money.ts'
import { type Answer, type Asked, itemsOf, type Question, unitsOn } from './asked.ts'

const cuts = [0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5] as const
/** Days of a month in a week. */
const weeksOfMonth = 30 / 7

/** "desconto só no chope, terça a quinta, das 17 às 19: qual o máximo, e quantos a mais empatam?" */
export function answerOfferRoom(question: Question, asked: Asked): Answer | null {
  const [item] = itemsOf(question, asked)
  if (!item || question.item === undefined) return null
  const { weekdays = [], start, end } = question
  const endings = endingsFrom(item.price, asked.limitsOf(item.name).endings)
  const paid = paidAt(item, item.newPrice)
  const zero = menuPriceFrom((item.cost * item.newPrice) / paid - 1e-9, endings)
  const perDay = weekdays.flatMap((day) => unitsOn(item.name, day, asked.sales) ?? [])
  // Of the hours alone no sheet tells: a week's sales of the days, else of the whole week.
  const byDay = perDay.length === weekdays.length && weekdays.length > 0
  const week = byDay ? perDay.reduce((sum, one) => sum + one, 0) : item.units / weeksOfMonth
  const prices = [...new Set(cuts.map((cut) => menuPriceFrom(item.newPrice * (1 - cut) - 1e-9, endings)))]
  const rows = prices
    .filter((low) => low < item.newPrice - 0.005 && paidAt(item, low) > item.cost)
    .map((low) => ({ low, needed: neededAt(low, item), left: paidAt(item, low) - item.cost }))
  const most = rows.findLast(({ needed }) => needed <= tooMany) ?? rows[0]
  if (!most) return null
  const when = `${weekdays.length === 0 ? '' : everyWeek(weekdays)}${start === undefined || end === undefined ? '' : `${weekdays.length === 0 ? '' : ', '}${hoursOf({ start, end })}`}`
  const share = (low: number) => `${formatNumber(Math.round((1 - low / item.newPrice) * 100))}%`
  return {
    verdict: `${item.name}${when === '' ? '' : `, ${when}`}: no máximo ${share(most.low)}, a ${formatBrl(most.low)}; empata com ${formatNumber(Math.round(most.needed * 100))}% a mais: para cada 100 que saem hoje nessas horas, ${whole(Math.ceil(100 * (1 + most.needed) - 1e-9))}. Abaixo de ${formatBrl(zero)} cada um dá prejuízo.`,
    texts: [
      `Acima de ${formatNumber(tooMany * 100)}% a mais a promoção pede gente que um bairro raramente tem (regra nossa); o teto da conta, sem sobrar nada, é ${formatBrl(zero)}.`,
      byDay
        ? `Nesses dias saem ${whole(week)} por semana, o dia todo; a planilha não separa as horas.`
        : `A planilha não separa ${weekdays.length === 0 ? 'as horas' : 'os dias nem as horas'}: na semana toda saem ${whole(week)}. Conte por duas semanas quantos saem nesse horário e multiplique pela última coluna.`,
    ],
    table: {
      caption: `${item.name}: cada desconto e o empate`,
      headers: ['Preço', 'Desconto', 'Cada um deixa', 'Vender a mais', 'Onde saem 20 por semana'],
      rows: rows.map(({ low, needed, left }) => [
        formatBrl(low),
        share(low),
        formatBrl(left),
        `${formatNumber(Math.round(needed * 100))}%`,
        `${whole(Math.ceil(20 * (1 + needed) - 1e-9))}`,
      ]),
      numeric: [0, 1, 2, 3, 4],
    },
    figures: { most: most.low, zero, needed: most.needed },
  }
}
