/** Which items are dearer, or cheaper, than the mean of the competitors' everyday prices of one size. */
import { capitalize } from '../../../base/language/grammar.ts'
import { formatBrl } from '../../../base/language/text.ts'
import { mean } from '../../../base/statistics.ts'
import { calledOf, everyday, type Owned, percentOver } from '../gaps.ts'
import { type Answer, type Asked, answer, shared } from './asked.ts'

/** Differences that guests do not notice, in %. */
const level = 3
/** Items named in the sentence; the table has all. */
const mostNamed = 4

type Placed = { item: Owned; theirs: number; count: number; by: number }

/** "acima da média", "mais caro que o mercado": not the dearest of all. */
export const asksMean =
  /\b(?:m[eé]di[ao]|mercado|pra[cç]a|vizinhan[cç]a|bairro|regi[aã]o|concorr[eê]ncia|redondezas?)\b/i

const placedOf = (asked: Asked) =>
  shared(asked)
    .map((item): Placed => {
      const prices = everyday(item).map(({ price }) => price)
      const theirs = mean(prices)
      return { item, theirs, count: prices.length, by: percentOver(item.own, theirs) }
    })
    .toSorted((a, b) => b.by - a.by)

const words = ({ item, theirs, by, count }: Placed) =>
  `${calledOf(item)} (${formatBrl(item.own)}; ${count === 1 ? 'o único preço' : 'a média'} é ${formatBrl(theirs)}, ${Math.abs(Math.round(by))}% ${by > 0 ? 'acima' : 'abaixo'})`

const difference = ({ item, theirs, by }: Placed) =>
  Math.abs(by) < 0.5
    ? 'igual'
    : `${formatBrl(Math.abs(item.own - theirs))} ${by > 0 ? 'acima' : 'abaixo'} (${Math.abs(by) < 9.95 ? Math.abs(by).toFixed(1).replace('.', ',') : Math.abs(Math.round(by))}%)`

export function answerBesideMean(asked: Asked, isDear: boolean): Answer {
  const placed = placedOf(asked)
  const far = placed.filter(({ by }) => (isDear ? by >= level : by <= -level))
  const named = isDear ? far : far.toReversed()
  const near = placed.filter(({ by }) => Math.abs(by) < level)
  const side = isDear ? 'Acima da média' : 'Abaixo da média'
  const single = far.filter(({ count }) => count === 1)
  return {
    ...answer(
      named.length === 0
        ? `${side} em nada que se note: nenhum item passa de ${level}%.`
        : `${side} em ${named.length} de ${placed.length}: ${named.slice(0, mostNamed).map(words).join(', ')}${named.length > mostNamed ? ` e mais ${named.length - mostNamed}, na tabela` : ''}.`,
      near.length === 0
        ? ''
        : `Na média, até ${level}% para um lado ou outro, que o cliente não nota: ${near.map(({ item }) => calledOf(item)).join(', ')}.`,
      single.length === 0
        ? ''
        : `${single.length === 1 ? 'Um deles tem' : `${single.length} deles têm`} um preço só para comparar: peça mais um antes de mexer.`,
    ),
    table: {
      caption: 'Você e a média deles, no mesmo tamanho',
      headers: ['Item', 'Você', 'Média deles', 'Preços', 'Diferença'],
      rows: placed.map((one) => [
        capitalize(calledOf(one.item)),
        formatBrl(one.item.own),
        formatBrl(one.theirs),
        String(one.count),
        difference(one),
      ]),
      numeric: [1, 2, 3],
    },
  }
}
