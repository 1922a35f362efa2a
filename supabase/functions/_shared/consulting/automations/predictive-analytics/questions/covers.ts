/** Whether sales pay what the owner names: what is left of them after the goods, against the sum. */
import { addDays, shortDay } from '../../../base/calendar.ts'
import { formatNumber } from '../../../base/language/text.ts'
import { formatReais } from '../figures.ts'
import { measureOf } from '../measure.ts'
import { partsOf } from '../open-days.ts'
import { type PeriodSum, periodSum } from '../period-sum.ts'
import { type Answer, type Asked, percentOf, type Question } from './asked.ts'
import { lastDay } from './item-days.ts'
import { marginOf } from './one-more.ts'

/** The money of a period by its open days; null beyond the forecast, or without prices. */
export function moneyIn(span: { from: string; to: string }, asked: Asked): PeriodSum | null {
  const { forecast, sales, isClosed = () => false } = asked
  if (!forecast.revenue) return null
  return periodSum(measureOf(forecast), partsOf(sales.weekdays, 'revenue'), (day) => !isClosed(day), span)
}

const namesRent = /alugu/i
const namesWages = /sal[aá]ri|folha|equipe|13|d[eé]cimo/i

/** "O 13º são R$ 6.000 no dia 20: as vendas pagam?", "se janeiro cair 15%, ainda pago aluguel e salários?" */
export function answerCovers(question: Question, asked: Asked): Answer {
  const { price = 0, percent = 0, what = 'isso', to = '' } = question
  const from = question.from ?? asked.forecast.target ?? asked.today
  const sum = moneyIn({ from, to }, asked)
  if (!sum)
    return {
      verdict: asked.forecast.revenue
        ? `${shortDay(to)} fica depois da previsão, que vai até ${shortDay(lastDay(asked))}: não há como dizer.`
        : 'A planilha não tem preços: sem eles não há R$ para comparar.',
      texts: ['Mande a planilha de novo um mês antes.'],
      open: true,
    }
  const margin = marginOf(asked.forecast)
  const fall = 1 - percent / 100
  const [low, left, high] = [sum.low, sum.value, sum.high].map((value) => value * fall * margin)
  const [worst = 0, usual = 0, best = 0] = [low, left, high]
  const reply =
    worst >= price ? 'Sim' : usual >= price ? 'Sim, pelo esperado' : best >= price ? 'Por pouco, não' : 'Não'
  const rest = usual - price
  const enough = 1 - price / Math.max(1e-9, sum.value * margin)
  const others = [
    ...(namesRent.test(what) ? [] : ['aluguel']),
    ...(namesWages.test(what) ? [] : ['salários']),
    'luz',
    'impostos',
  ]
  return {
    verdict: `${reply}: de ${shortDay(from)} a ${shortDay(to)}${percent > 0 ? `, com ${formatNumber(percent)}% a menos,` : ''} entram perto de ${formatReais(sum.value * fall)} (de ${formatReais(sum.low * fall)} a ${formatReais(sum.high * fall)}), e paga a mercadoria ficam ${formatReais(usual)} para ${formatReais(price)} (${what}): ${rest >= 0 ? `sobram ${formatReais(rest)}` : `faltam ${formatReais(-rest)}`}.`,
    texts: [
      `Mercadoria em ${percentOf(1 - margin)} da venda, pelos custos que a casa informou. No baixo da faixa ficam ${formatReais(worst)}: ${worst >= price ? `ainda sobram ${formatReais(worst - price)}` : `faltam ${formatReais(price - worst)}`}.`,
      enough > 0
        ? `Empata com ${percentOf(enough)} a menos que o previsto; abaixo disso não paga.`
        : `Para pagar, as vendas teriam de ficar ${percentOf(price / Math.max(1e-9, sum.value * margin) - 1)} acima do previsto.`,
      `A planilha não tem ${others.slice(0, -1).join(', ')} e ${others.at(-1)}: o que vencer nesses dias sai também do que sobra.`,
    ],
  }
}

/** "Chego nos 75 mil?": a period's money against a sum of sales. */
export function answerReaches({ price = 0, from = '', to = from }: Question, asked: Asked): Answer | null {
  const sum = moneyIn({ from, to }, asked)
  if (!sum) return null
  const { value, low, high, days } = sum
  const reply =
    low >= price ? 'Sim' : value >= price ? 'Provavelmente sim' : high >= price ? 'Dificilmente' : 'Não'
  const gap = value - price
  return {
    verdict: `${reply}: de ${shortDay(from)} a ${shortDay(to)} espere ${formatReais(value)} (baixo, ${formatReais(low)}; alto, ${formatReais(high)}); ${gap >= 0 ? `passa de ${formatReais(price)} em ${formatReais(gap)}` : `para ${formatReais(price)} faltam ${formatReais(-gap)}`}.`,
    texts: [
      `São ${formatReais(value / Math.max(1, days))} por dia aberto, em ${days} dias; a meta pede ${formatReais(price / Math.max(1, days))} por dia.`,
      gap >= 0
        ? ''
        : `Faltam ${percentOf(price / Math.max(1e-9, value) - 1)}: confira a cada segunda se o acumulado acompanha.`,
    ].filter((text) => text !== ''),
  }
}

/** "Quanto perco se fechar de 1 a 5?": the sales of those days, and what they would leave. */
export function answerClosedLoss({ from = '', to = from }: Question, asked: Asked): Answer | null {
  const sum = moneyIn({ from, to }, asked)
  if (!sum || sum.days === 0) return null
  const margin = marginOf(asked.forecast)
  const { value, low, high, days } = sum
  return {
    verdict: `Fechar de ${shortDay(from)} a ${shortDay(to)} tira perto de ${formatReais(value)} em vendas (de ${formatReais(low)} a ${formatReais(high)}), e ${formatReais(value * margin)} depois da mercadoria, em ${days} ${days === 1 ? 'dia' : 'dias'}.`,
    texts: [
      `Desses ${formatReais(value * margin)} desconte o que a casa fechada não gasta: diárias, gás e luz desses dias. Se eles passam disso, fechar não custa nada; aluguel e salários fixos correm de todo modo.`,
      asked.sales.weekdays.length < 2
        ? 'A planilha é por semana: cada dia foi contado igual, e feriado pode ser diferente.'
        : '',
      `Mercadoria em ${percentOf(1 - margin)} da venda. Parte dos clientes volta nos dias seguintes: isso não está descontado.`,
    ].filter((text) => text !== ''),
  }
}

/** Whole weeks in a period by what they leave: closing the first of them costs least. */
export function answerLeastWeek({ from, to }: Question, asked: Asked): Answer {
  const { line, say } = measureOf(asked.forecast)
  const inside = line.coming.filter(
    ({ monday }) =>
      monday >= (asked.forecast.target ?? '') &&
      (from === undefined || monday >= from) &&
      (to === undefined || addDays(monday, 6) <= to),
  )
  const ranked = inside.toSorted((a, b) => a.value - b.value)
  const [least, next] = ranked
  const most = ranked.at(-1)
  if (!least || !next || !most)
    return {
      verdict: `A previsão vai até ${shortDay(lastDay(asked))} e não tem duas semanas inteiras desse período para comparar.`,
      texts: ['Mande a planilha de novo um mês antes.'],
      open: true,
    }
  const margin = asked.forecast.revenue ? marginOf(asked.forecast) : 1
  const loses = (value: number) => say(value * margin)
  const rangeOf = (monday: string) => `${shortDay(monday)} a ${shortDay(addDays(monday, 6))}`
  const isAlike = most.value < least.value * 1.05
  return {
    verdict: `${isAlike ? 'Tanto faz: as semanas vendem quase igual. A' : 'A'} de ${rangeOf(least.monday)} é a que menos custa: ${say(least.value)} em vendas${asked.forecast.revenue ? `, ${loses(least.value)} depois da mercadoria` : ''}; depois, a de ${rangeOf(next.monday)} (${say(next.value)}).`,
    texts: [
      `A que mais custa é a de ${rangeOf(most.monday)}, ${say(most.value)}${asked.forecast.revenue ? ` (${loses(most.value)})` : ''}. O que a casa fechada não gasta (diárias, gás, luz) desconta-se igual de todas.`,
    ],
    table: {
      caption: 'O que deixa de entrar com a casa fechada na semana',
      headers: ['Semana', 'Vendas', ...(asked.forecast.revenue ? ['Depois da mercadoria'] : []), 'Faixa'],
      rows: inside.map(({ monday, value, low, high }) => [
        rangeOf(monday),
        say(value),
        ...(asked.forecast.revenue ? [loses(value)] : []),
        `${say(low)} a ${say(high)}`,
      ]),
      numeric: asked.forecast.revenue ? [1, 2] : [1],
    },
  }
}
