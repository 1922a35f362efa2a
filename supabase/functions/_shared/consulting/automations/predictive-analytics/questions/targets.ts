/** What the owner wants of each week: a sum in R$, and how much more than the expected is bought. */
import { addDays, shortDay } from '../../../base/calendar.ts'
import { formatNumber } from '../../../base/language/text.ts'
import { formatReais } from '../figures.ts'
import type { Answer, Asked, Question } from './asked.ts'

/** Which weeks reach the sum: by what is expected, and by the ends of the range. */
export function answerWeekTarget({ price = 0 }: Question, { forecast }: Asked): Answer {
  const { revenue } = forecast
  if (!revenue)
    return {
      verdict: `Sem preços na planilha, as semanas não se comparam com ${formatReais(price)}.`,
      texts: ['Exporte a planilha com a coluna de preço ou de receita.'],
      open: true,
    }
  const weeks = revenue.coming.filter(({ monday }) => monday >= (forecast.target ?? ''))
  if (weeks.length === 0) return { verdict: 'Não há semanas previstas.', texts: [], open: true }
  const below = weeks.filter(({ value }) => value < price)
  const unsure = weeks.filter(({ low, value }) => value >= price && low < price)
  const missing = below.reduce((sum, { value }) => sum + price - value, 0)
  const many = (count: number) => (count === 1 ? '1 semana' : `${count} semanas`)
  return {
    verdict:
      below.length === 0
        ? `Nenhuma semana fica abaixo de ${formatReais(price)} no esperado${unsure.length > 0 ? `; ${many(unsure.length)} ${unsure.length === 1 ? 'pode' : 'podem'} ficar, no mínimo da faixa` : ''}.`
        : below.length === weeks.length
          ? `Todas as ${weeks.length} semanas ficam abaixo de ${formatReais(price)}: faltam ${formatReais(missing)} ao todo.`
          : `${many(below.length)} de ${weeks.length} ${below.length === 1 ? 'fica' : 'ficam'} abaixo de ${formatReais(price)}: faltam ${formatReais(missing)} ao todo.`,
    texts: [
      `Meta de ${formatReais(price)} por semana; “perto” é a semana cujo mínimo da faixa fica abaixo dela.`,
    ],
    table: {
      caption: `Cada semana e a meta de ${formatReais(price)}`,
      headers: ['Semana', 'Espero', 'Falta ou sobra', 'Meta'],
      rows: weeks.map(({ monday, value, low }) => [
        `${shortDay(monday)} a ${shortDay(addDays(monday, 6))}`,
        formatReais(value),
        `${value < price ? '−' : '+'}${formatReais(Math.abs(value - price))}`,
        value < price ? 'abaixo' : low < price ? 'perto' : 'alcança',
      ]),
      numeric: [1, 2],
    },
  }
}

/** The purchase list is the answer. */
export function answerSpare({ percent = 0 }: Question, { forecast }: Asked): Answer {
  const share = `${formatNumber(percent)}%`
  return [...(forecast.ingredients ?? []), ...forecast.purchases].some(({ spare }) => spare !== undefined)
    ? {
        verdict: `Feito: a lista de compras é o esperado e ${share} de folga, em todos os produtos.`,
        texts: [],
      }
    : {
        verdict: `Sem itens que bastem para uma lista, não há compra a que somar ${share}.`,
        texts: [],
        open: true,
      }
}
