/** Whether several items that are asked about together stay, as the plan has them. */
import { joinList } from '../../../base/language/text.ts'
import { inReais } from '../amounts.ts'
import { type Answer, type Asking, percent, type Sold, whole } from './asking.ts'

/** Several items at once: "vale manter o almoço executivo?", "posso tirar o sushi?" */
export function keepAll(items: readonly Sold[], { monthly, categories, per }: Asking): Answer {
  const month = (one: { units: number; margin: number }) => one.units * one.margin * monthly
  const all = categories.flatMap((section) => section.items).reduce((sum, one) => sum + month(one), 0)
  const left = items.reduce((sum, one) => sum + month(one), 0)
  const units = items.reduce((sum, one) => sum + one.units * monthly, 0)
  const gone = items.filter(({ move }) => move === 'remove')
  const dear = items.filter((one) => one.cost / one.price > 0.45 && one.move !== 'remove')
  const facts = `${items.length === 2 ? 'Os dois' : `Os ${items.length}`} juntos saem ${whole(units)} ${per} e deixam ${inReais(left)} ${per}, ${percent(left / all)} da margem da casa: ${joinList(items.map((one) => `${one.name} ${inReais(month(one))}`))}.`
  const weak = left / all < 0.02
  const stay = items.filter(({ move }) => move !== 'remove')
  if (gone.length > 0 && stay.length > 0)
    return {
      verdict: `${stay.length === 1 ? 'Fica' : 'Ficam'} ${joinList(stay.map(({ name }) => name))}; ${gone.length === 1 ? 'sai' : 'saem'} ${joinList(gone.map(({ name }) => name))}.`,
      texts: [facts],
    }
  if (weak || gone.length === items.length)
    return {
      verdict: gone.length > 0 ? 'Pode, e já saem neste plano.' : 'Pode tirar.',
      texts: [
        facts,
        `Para quem gosta: “saem ${whole(units)} ${per} na casa toda, e o que estraga ainda sai dessa conta; o espaço vai para o que o cliente pede”.`,
      ],
    }
  return {
    verdict: `Vale manter: não é de graça, deixa ${inReais(left)} ${per}.`,
    texts: [
      facts,
      ...(dear.length > 0
        ? [
            `O que pesa é o custo de ${joinList(dear.map((one) => `${one.name} (${percent(one.cost / one.price)})`))}: ali é porção ou preço.`,
          ]
        : []),
      'Gente e gás não estão na conta: some as horas antes de decidir por menos.',
    ],
  }
}
