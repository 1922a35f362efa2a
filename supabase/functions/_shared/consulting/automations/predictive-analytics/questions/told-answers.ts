/** Answers to questions that name no item, price or day: from the weeks of the sheet, or with what is missing. */
import { addDays, shortDay, weekdayNames } from '../../../base/calendar.ts'
import { foldAccents, joinList } from '../../../base/language/text.ts'
import { itemWords } from '../../../base/request/describe-forecast-question.ts'
import { mean } from '../../../base/statistics.ts'
import { formatCount as whole } from '../figures.ts'
import { measureOf } from '../measure.ts'
import { itemsNamed } from '../named-items.ts'
import { type Answer, type Asked, mondayOf, percentOf, type Question, unitsOf } from './asked.ts'
import { comparedMonths } from './months.ts'

const open = (verdict: string, ...texts: string[]): Answer => ({ verdict, texts, open: true })
const rangeOf = (monday: string) => `${shortDay(monday)} a ${shortDay(addDays(monday, 6))}`

/** The weeks of the sheet that sold least, where no period is named. */
function worstWeeks({ forecast }: Asked): Answer | null {
  const { line, say } = measureOf(forecast)
  const known = line.past.flatMap(({ monday, value }) => (value === null ? [] : [{ monday, value }]))
  if (known.length < 8) return null
  const usual = mean(known.map(({ value }) => value))
  const worst = known.toSorted((a, b) => a.value - b.value).slice(0, 3)
  return {
    verdict: `As que menos venderam: ${joinList(worst.map(({ monday, value }) => `${rangeOf(monday)}, ${say(value)} (${percentOf(value / usual - 1)} abaixo da média)`))}.`,
    texts: [
      'A planilha não diz o motivo; se foi chuva, obra ou casa fechada, conte e a semana sai da conta.',
    ],
  }
}

/** A month of the sheet, or an item in it, against the weeks before. */
function pastPeriod({ item, from, to }: Question, asked: Asked): Answer | null {
  if (item === undefined && from === undefined) return null
  const { line, say } = measureOf(asked.forecast)
  const names = item === undefined ? [] : itemsNamed(item, asked.sales, asked.house)
  const weeks = line.past.flatMap(({ monday, value }, at) => {
    const units = names.reduce((sum, name) => sum + (unitsOf(name, asked)[at] ?? 0), 0)
    const own = item === undefined ? value : units
    return own === null ? [] : [{ monday, value: own }]
  })
  const inside = weeks.filter(({ monday }) =>
    from === undefined
      ? monday >= addDays(asked.today, -35)
      : monday >= mondayOf(from) && monday <= (to ?? from),
  )
  const first = inside[0]
  const last = inside.at(-1)
  if (!first || !last || (item !== undefined && names.length === 0))
    return open('A planilha não tem essas semanas.', 'Mande a planilha desse período e a conta sai.')
  const before = weeks.filter(({ monday }) => monday < first.monday).slice(-inside.length)
  const words = item === undefined ? say : whole
  const each = mean(inside.map(({ value }) => value))
  const change = before.length < 2 ? null : each / Math.max(0.01, mean(before.map(({ value }) => value))) - 1
  return {
    verdict: `${item === undefined ? 'A casa fez' : `${itemWords(item)}:`} ${words(inside.reduce((sum, { value }) => sum + value, 0))} nas semanas de ${shortDay(first.monday)} a ${shortDay(addDays(last.monday, 6))}, ${words(each)} por semana.`,
    texts:
      change === null
        ? []
        : [
            `Nas ${before.length} semanas antes dessas foi ${percentOf(change)} a ${change > 0 ? 'menos' : 'mais'}.`,
          ],
  }
}

/** Two weekdays by their shares, or the last weeks against those of a year ago. */
function comparedPeriods({ what = '' }: Question, asked: Asked): Answer {
  const { forecast } = asked
  const months = comparedMonths(what, asked)
  if (months) return months
  const { line, say } = measureOf(forecast)
  const said = foldAccents(what.toLowerCase())
  const days = forecast.weekdays.filter(({ weekday }) =>
    said.includes(foldAccents((weekdayNames[weekday] ?? '').replace('-feira', ''))),
  )
  const [one, two] = days.toSorted((a, b) => b.share - a.share)
  if (one && two)
    return {
      verdict: `${weekdayNames[one.weekday]} vende mais: ${percentOf(one.share)} da semana, contra ${percentOf(two.share)} de ${weekdayNames[two.weekday]}.`,
      texts: [],
    }
  const now = line.past.slice(-4)
  const then = line.past.slice(-56, -52)
  const known = (weeks: typeof now) => weeks.flatMap(({ value }) => value ?? [])
  if (/\bano\b/.test(said) && known(then).length >= 3 && known(now).length >= 3) {
    const [a, b] = [mean(known(now)), mean(known(then))]
    return {
      verdict: `${a >= b ? 'Melhor' : 'Pior'} que no ano anterior, ${percentOf(a / Math.max(0.01, b) - 1)}: ${say(a)} por semana nas últimas quatro, contra ${say(b)} nas mesmas semanas de então.`,
      texts: [],
    }
  }
  return open(
    `A planilha não separa ${what === '' ? 'o que se compara' : what} para pôr lado a lado.`,
    'Diga dois itens ou dois dias da semana, ou mande as vendas dos dois períodos.',
  )
}

/** The week with the most to buy. */
function fullestWeek({ item, from, to }: Question, { forecast }: Asked): Answer | null {
  const { line, say } = measureOf(forecast)
  const weeks = line.coming.filter(
    ({ monday }) =>
      monday >= (forecast.target ?? '') &&
      (from === undefined || addDays(monday, 6) >= from) &&
      (to === undefined || monday <= to),
  )
  const [top] = weeks.toSorted((a, b) => b.high - a.high)
  if (!top) return open('Essas semanas ficam depois das previstas.', 'Exporte de novo perto da data.')
  return {
    verdict: `A de ${rangeOf(top.monday)} é a que mais pede: ${say(top.value)}, e até ${say(top.high)} no alto da faixa.`,
    texts: [
      `É nela que falta ${item === undefined ? 'espaço ou mercadoria' : itemWords(item)} primeiro: divida a compra em duas entregas. O que há em casa não está na planilha.`,
    ],
  }
}

/**
 * The answer to a question without the item, price or day that its usual answer needs; null where nothing is missing.
 */
export function answerWithout(question: Question, asked: Asked): Answer | null {
  const { about, item, what, price, percent, count, weekdays, from, start } = question
  switch (about) {
    case 'badWeeks':
      return what === 'semana fraca' && from === undefined ? worstWeeks(asked) : null
    case 'lastMonth':
      return pastPeriod(question, asked)
    case 'compare':
      return item === undefined ? comparedPeriods(question, asked) : null
    case 'tightWeek':
      return what === 'compras' ? fullestWeek(question, asked) : null
    case 'waste':
      return percent === undefined
        ? open(
            `A planilha mostra o que se vende, não o que sobra${item === undefined ? '' : ` de ${itemWords(item)}`}.`,
            'Anote por duas semanas o que vai fora, por item. O que estraga já se compra com 3% de folga: compre pelo esperado, em mais entregas.',
          )
        : null
    case 'evenAt':
      return price === undefined
        ? open(
            `Falta o preço ou o custo para dizer com quantas vendas ${item === undefined ? 'isso' : itemWords(item)} empata.`,
            'Diga “se eu vender … a R$ …, quantas empatam?” e anote o custo em “A casa”.',
          )
        : null
    case 'supply':
      return item === undefined || count === undefined
        ? open(
            'Falta dizer quanto há e de que item: o estoque não está na planilha.',
            'Diga, por exemplo, “tenho 200 … até domingo, dá?”.',
          )
        : null
    case 'openDay':
      return weekdays === undefined && from === undefined && start === undefined
        ? open(
            'Falta o dia da semana: a planilha compara um dia novo com os que a casa já abre.',
            'Diga “vale abrir na terça?”.',
          )
        : null
    case 'stockLimit':
      return /^(?:litros?|caixas?|garrafas?|sacos?|fardos?|engradados?|grades?|bandejas?|barris|barril|pacotes?|unidades?|latas?|baldes?|potes?|pecas?|peças?|l)\b/.test(
        what ?? '',
      )
        ? open(
            `A lista é em quilos e unidades; ${count ?? ''} ${what} não se comparam com ela.`,
            'Diga quantos quilos cabem, ou quantas unidades vêm em cada um.',
          )
        : null
    case 'newLevel':
      return from !== undefined && from <= asked.today
        ? {
            verdict: `Certo: desde ${shortDay(from)} a casa vende noutro nível, e a previsão parte das últimas semanas, que já são dele.`,
            texts: [
              'As semanas de antes só contam para a época do ano; se atrapalharem, diga “não conte as vendas antes de” essa data.',
            ],
          }
        : null
    default:
      return null
  }
}
