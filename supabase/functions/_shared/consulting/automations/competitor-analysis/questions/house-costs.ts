/** Answers from the costs of the house alone: two for the price of one, and what costs more than the owner wants. */
import { formatBrl, someOf, tokenize } from '../../../base/language/text.ts'
import { type Answer, type Asked, answer, costedOf, needs, percent, type Question } from './asked.ts'

/** "Vale a pena dobradinha de caipirinha?": what two for the price of one leave, and the orders that it needs. */
export function answerDouble({ text, item }: Question, asked: Asked): Answer | null {
  if (!/\b(?:dobradinha|em dobro|o dobro|dobrad[ao]|dose dupla|dois por um|2 ?(?:x|por) ?1)\b/iu.test(text))
    return null
  const named = costedOf(asked).filter(({ name }) =>
    tokenize(item ?? text).some((word) => word.length > 4 && tokenize(name)[0] === word),
  )
  const [own] = named.toSorted((a, b) => a.price - b.price)
  if (!own) return null
  const [one, two] = [own.price - own.cost, own.price - 2 * own.cost]
  if (two <= 0) return answer(`Não: dois ${own.name} por ${formatBrl(own.price)} não pagam os dois custos.`)
  return answer(
    `Não: ${own.name} em dobro por ${formatBrl(own.price)} deixa ${formatBrl(two)} pelos dois copos, que hoje deixam ${formatBrl(2 * one)}.`,
    `Só empata se vender ${percent(one / two - 1)} mais pedidos, sem contar quem já pediria duas. Quem briga por dobro perde para o mais barato: fique no preço cheio e diga o que a sua tem.`,
    `Se quiser responder num dia, dê a segunda por ${formatBrl(Math.ceil(own.cost * 2))}, só para quem pede a primeira: deixa ${formatBrl(one + Math.ceil(own.cost * 2) - own.cost)} no par.`,
  )
}

/** "Meu food cost não pode passar de 32%": the items above it, and the price that brings each of them there. */
export function answerCostShares({ percent: most = 32 }: Question, asked: Asked): Answer {
  const items = costedOf(asked)
  if (items.length === 0) return needs('Para dizer o que passa do seu limite falta o custo dos itens.')
  const limit = most / 100
  const above = items
    .filter(({ cost, price }) => cost / price > limit + 1e-9)
    .toSorted((a, b) => b.cost / b.price - a.cost / a.price)
  if (above.length === 0)
    return answer(`Nenhum dos ${items.length} itens com custo passa de ${percent(limit)} do preço.`)
  return {
    ...answer(
      `${above.length === 1 ? 'Passa' : 'Passam'} de ${percent(limit)} ${above.length} de ${items.length}: ${someOf(
        above.map(({ name, cost, price }) => `${name} (${percent(cost / price)})`),
        6,
      )}.`,
      'O limite é da conta da casa, não de cada item: cerveja e prato caro podem passar se deixarem mais reais por venda. Onde o preço da tabela não couber, corte a porção ou o custo.',
    ),
    table: {
      caption: `O que custa mais de ${percent(limit)} do preço`,
      headers: ['Item', 'Custo', 'Preço', 'Custo no preço', `Preço para ${percent(limit)}`, 'Ou custo até'],
      rows: above
        .slice(0, 20)
        .map(({ name, cost, price }) => [
          name,
          formatBrl(cost),
          formatBrl(price),
          percent(cost / price),
          formatBrl(Math.ceil(cost / limit)),
          formatBrl(Math.floor(price * limit * 100) / 100),
        ]),
      numeric: [1, 2, 3, 4, 5],
    },
  }
}
