/** What is in the house: until when it lasts, and what last year's shortage says of this year's purchase. */
import { addDays, shortDay, weekdayNames, weekdayOf } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { itemWords } from '../../../base/request/describe-forecast-question.ts'
import { formatCount as whole } from '../figures.ts'
import { spanWords } from '../week-groups.ts'
import { type Answer, type Asked, mondayOf, type Question, unitsOf } from './asked.ts'
import { daysAhead, lastDay, notSold, soldAs } from './item-days.ts'
import { weeksOf } from './supply.ts'

const grams: Readonly<Record<string, number>> = { g: 1, kg: 1000, ml: 1, l: 1000 }
/** "40 kg" → 40,000 g; null for what is no amount. */
function amountIn(said: string | undefined): number | null {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?) (g|kg|ml|l)$/.exec(said ?? '') ?? []
  const factor = grams[unit]
  return amount === undefined || factor === undefined ? null : Number(amount) * factor
}

const dayWords = (day: string) =>
  `${(weekdayNames[weekdayOf(day)] ?? '').replace('-feira', '')}, ${shortDay(day)}`

/** "Tenho 40 kg e cada um leva 250 g, até quando dura?": servings, and the day on which the last one is sold. */
export function answerStockLasts(question: Question, asked: Asked): Answer {
  const { item = '', what, per, uses, count } = question
  const names = soldAs(item, asked)
  if (names.length === 0) return notSold(item)
  const [stock, each] = [amountIn(per), amountIn(uses)]
  const units = count ?? (stock === null || each === null || each === 0 ? null : Math.floor(stock / each))
  const name = names.length === 1 ? (names[0] ?? item) : itemWords(item)
  if (units === null)
    return {
      verdict: `Falta dizer quanto cada ${name} leva${what === undefined ? '' : ` de ${what}`}: sem isso não se sabe até quando dura.`,
      texts: [`Diga “cada … leva … g${what === undefined ? '' : ` de ${what}`}”.`],
      open: true,
    }
  const first = asked.forecast.target ?? asked.today
  const days = daysAhead(names, { from: first, to: lastDay(asked) }, asked, true) ?? []
  const until = (of: 'value' | 'high'): string | null => {
    let left = units
    for (const day of days) {
      left -= day[of]
      if (left < 0) return day.day
    }
    return null
  }
  const [usual, soon] = [until('value'), until('high')]
  const serves =
    per === undefined || uses === undefined
      ? `${whole(units)} ${name}`
      : `${per.replace('.', ',')} ÷ ${uses.replace('.', ',')} = ${whole(units)} de ${name}`
  const perWeek = weeksOf(item, asked).weeks[0]?.value ?? 0
  const byWeek = asked.sales.weekdays.length < 2
  return {
    verdict:
      usual === null
        ? `${capitalize(what ?? name)}: ${serves}, e passa de ${shortDay(lastDay(asked))}, o fim da previsão.`
        : `${capitalize(what ?? name)}: ${serves}; dura até ${byWeek ? `a semana de ${spanWords(mondayOf(usual), addDays(mondayOf(usual), 6))}` : dayWords(usual)}${soon !== null && soon < usual ? `, e até ${dayWords(soon)} se vender no alto da faixa` : ''}.`,
    texts: [
      `Contado desde ${shortDay(first)}, a ${whole(perWeek)} por semana, sem perda e sem outro uso.`,
      soon === null ? '' : `Peça de novo para chegar antes de ${dayWords(soon)}.`,
    ].filter((text) => text !== ''),
  }
}

/** The share of a day's sales that a shortage is supposed to have cost, where nobody counted; an assumption. */
const lostOfDay = 0.5

/** Days since a shortage up to which it speaks of the sales of now, and not of a season that comes again. */
const recent = 180
/** Weeks on each side that say what a week without the shortage would have sold. */
const beside = 4

/** A shortage of these months: its week counts by the item's share in the weeks around, and its sales as the least. */
function shortLately(
  { item = '', from = '', start }: Question,
  asked: Asked,
  names: readonly string[],
  sold: number | null,
): Answer {
  const { weeks } = asked.sales
  const at = weeks.findIndex(({ monday }) => monday === mondayOf(from))
  const own = (week: number) => names.reduce((sum, one) => sum + (unitsOf(one, asked)[week] ?? 0), 0)
  const around = weeks.flatMap((_, week) =>
    week !== at && Math.abs(week - at) <= beside && own(week) > 0 ? [week] : [],
  )
  const rest = (week: number) => (weeks[week]?.units ?? 0) - own(week)
  const others = around.reduce((sum, week) => sum + rest(week), 0)
  const name = names.length === 1 ? (names[0] ?? item) : itemWords(item)
  const when = `${shortDay(from)}${start === undefined ? '' : `, às ${start}h`}`
  if (at < 0 || sold === null || others <= 0)
    return {
      verdict: `${name} faltou em ${when}: o que saiu nesse dia é o mínimo, não a procura, e a semana não ensina a conta.`,
      texts: ['A planilha não tem semanas bastantes ao redor para dizer quanto faltou.'],
    }
  const would = (around.reduce((sum, week) => sum + own(week), 0) / others) * rest(at)
  const lost = would - sold
  return {
    verdict:
      lost > 0.5
        ? `${name} faltou em ${when}: a semana de ${shortDay(weeks[at]?.monday ?? from)} vendeu ${whole(sold)} e pedia perto de ${whole(would)}; a conta usa ${whole(would)}.`
        : `${name} faltou em ${when}: a semana de ${shortDay(weeks[at]?.monday ?? from)} vendeu ${whole(sold)}, e esse é o mínimo, não a procura.`,
    texts: [
      `O que se deixou de vender não está na planilha: pela parte de ${name} nas semanas ao lado, ${lost > 0.5 ? `faltaram perto de ${whole(lost)}` : 'a falta quase não se vê'}. Anote a hora em que acabar; é só por ela que se sabe.`,
    ],
  }
}

/** "Ano passado faltou no dia 31": what that week sold is less than was asked for, and this year's week needs more. */
export function answerRanOut(question: Question, asked: Asked): Answer {
  const { item = '', from = '', start } = question
  const names = soldAs(item, asked)
  const { weeks } = weeksOf(item, asked)
  if (names.length === 0 || weeks.length === 0) return notSold(item)
  const name = names.length === 1 ? (names[0] ?? item) : itemWords(item)
  const at = asked.sales.weeks.findIndex(({ monday }) => monday === mondayOf(from))
  const sold = at < 0 ? null : names.reduce((sum, one) => sum + (unitsOf(one, asked)[at] ?? 0), 0)
  const year = Number(asked.today.slice(0, 4))
  const again = [year, year + 1].map((one) => `${one}${from.slice(4)}`).find((day) => day >= asked.today)
  const week = weeks.find(({ monday }) => again !== undefined && monday === mondayOf(again))
  const floor = `Naquela semana${sold === null ? ' a planilha não tem vendas' : ` saíram ${whole(sold)}`}: como faltou em ${shortDay(from)}${start === undefined ? '' : `, às ${start}h`}, ${sold === null ? 'não há com que comparar' : 'o que se deixou de vender não está na planilha, e esse número é o mínimo, não a procura'}.`
  if (from > addDays(asked.today, -recent)) return shortLately(question, asked, names, sold)
  if (!week)
    return {
      verdict: `${name}: a data fica depois das semanas previstas; compre mais do que no ano passado.`,
      texts: [floor],
      open: true,
    }
  const day = (daysAhead(names, { from: again ?? '', to: again ?? '' }, asked, true) ?? [])[0]
  const lost = Math.ceil((day?.value ?? week.value / 7) * lostOfDay)
  const buy = Math.ceil(Math.max(week.high, sold ?? 0)) + lost
  return {
    verdict: `${name}: tenha ${whole(buy)} na semana de ${spanWords(week.monday, addDays(week.monday, 6))}; o esperado é ${whole(week.value)}, e até ${whole(week.high)} no alto da faixa.`,
    texts: [
      floor,
      `A compra soma ao alto da faixa ${whole(lost)}, meio dia de venda, pelo que faltou (suposição). Anote este ano a hora em que acabar, ou o que sobrar.`,
    ],
  }
}
