/** What a contract brings, and what is left when it ends. */
import { addDays, shortDay } from '../../../base/calendar.ts'
import { joinList } from '../../../base/language/text.ts'
import type { Contract } from '../contracts.ts'
import { formatReais, formatCount as whole } from '../figures.ts'
import { type Answer, type Asked, percentOf, type Question } from './asked.ts'

/** The answer to a level that has begun and has an end; null for any other. */
export function answerContract(question: Question, { contracts = [], sales }: Asked): Answer | null {
  const contract = contracts.find((one) => one.question === question)
  if (!contract) return null
  const { items, from, to, house } = contract
  const after = shortDay(addDays(to, 1))
  if (items.length === 0)
    return {
      verdict: `A planilha não mostra degrau em ${shortDay(from)}: a previsão não muda depois de ${shortDay(to)}.`,
      texts: ['Diga quantas unidades por dia o contrato leva, e de que item, e a conta tira isso dele.'],
      open: true,
    }
  const of = (which: 'before' | 'since') => items.reduce((sum, one) => sum + one[which], 0)
  const [before, since] = [of('before'), of('since')]
  const change = Math.abs(before / Math.max(1e-9, since) - 1)
  const named = house ? 'A casa' : joinList(items.map(({ name }) => name))
  const money = moneyOf(contract, sales)
  return {
    verdict: `${named}: ${whole(before)} por semana antes, ${whole(since)} desde ${shortDay(from)}; a partir de ${after} a previsão volta a ${whole(before)} (−${percentOf(change)}).`,
    texts: [
      money > 0
        ? `Sem o contrato saem ${formatReais(money)} por semana da receita${house ? '' : '; o resto da casa fica como está'}. Compre para a última semana dele só até ${shortDay(to)}.`
        : '',
    ].filter((text) => text !== ''),
  }
}

/** R$ a week that end with it, at the sheet's prices. */
function moneyOf({ items }: Contract, sales: Asked['sales']): number {
  return items.reduce((sum, { name, before, since }) => {
    const price = sales.items.find((one) => one.name === name)?.price ?? 0
    return sum + (since - before) * price
  }, 0)
}
