/** A new item of a kind that the house sells: like those whose price is nearest. */
import { shortDay } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { joinList } from '../../../base/language/text.ts'
import { mean } from '../../../base/statistics.ts'
import { formatReais, formatCount as whole } from '../figures.ts'
import { type Answer, type Asked, mondayOf, type Question } from './asked.ts'
import { weeksOf } from './supply.ts'

/** Items of the same kind that a new one is measured by. */
const likeIt = 3

export function answerNewOfKind(
  { what = 'item novo', from, price }: Question,
  names: readonly string[],
  asked: Asked,
): Answer {
  const priceOf = (name: string) => asked.sales.items.find((one) => one.name === name)?.price ?? 0
  const nearest = names
    .toSorted((a, b) =>
      price === undefined ? 0 : Math.abs(priceOf(a) - price) - Math.abs(priceOf(b) - price),
    )
    .slice(0, price === undefined ? names.length : likeIt)
  const lines = nearest.map((name) => weeksOf(name, asked).weeks)
  const ofWeek = (weeks: (typeof lines)[number]) =>
    weeks.find(({ monday }) => from === undefined || monday >= mondayOf(from)) ?? weeks[0]
  const found = lines.flatMap((weeks) => ofWeek(weeks) ?? [])
  if (found.length === 0)
    return { verdict: `A planilha não tem vendas parecidas com ${what}.`, texts: [], open: true }
  const value = mean(found.map((week) => week.value))
  const [low, high] = [
    Math.min(...found.map((week) => week.value)),
    Math.max(...found.map((week) => week.value)),
  ]
  const gross = price === undefined ? '' : `, perto de ${formatReais(value * price)}`
  return {
    verdict: `${capitalize(what)}${from === undefined ? '' : `, desde ${shortDay(from)}`}: conte com ${whole(value)} por semana${gross}, de ${whole(low)} a ${whole(high)}.`,
    texts: [
      `A planilha não conhece o item: é a média de ${joinList(nearest)}${price === undefined ? '' : ', os de preço mais perto'}. Boa parte sai deles: não some tudo à tabela.`,
      `Na primeira semana compre recheio para ${whole(Math.ceil(value / 2))}, complete pelo que sair, e refaça a conta com três semanas de venda.`,
    ],
  }
}
