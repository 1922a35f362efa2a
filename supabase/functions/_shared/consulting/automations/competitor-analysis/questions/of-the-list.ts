/** Answers that the owner's list gives: what only they sell, who is nearest, and what an item should cost. */
import { capitalize, theHouse } from '../../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../../base/language/text.ts'
import { everyday, percentOver, quotesOf } from '../gaps.ts'
import {
  type Answer,
  type Asked,
  answer,
  comparedOf,
  needs,
  ownItem,
  percent,
  type Question,
  shared,
} from './asked.ts'

export function answerMissing({ items, rivals }: Asked): Answer {
  const absent = items.filter(({ relation }) => relation === 'absent')
  if (absent.length === 0)
    return answer(
      'Nada: tudo o que você anotou deles tem par no seu cardápio.',
      `A lista tem só o que você escreveu; olhe o cardápio inteiro ${rivals.length === 1 ? 'dele' : 'deles'} antes de concluir.`,
    )
  return answer(
    `${capitalize(
      joinList(
        absent.map(
          (item) =>
            `${item.item} (${joinList(quotesOf(item).map(({ competitor, price }) => `${competitor}, ${formatBrl(price)}`))})`,
        ),
      ),
    )}.`,
    'Só vale ter o que a sua cozinha faz com o que já compra, e com custo até um terço desse preço.',
  )
}

export function answerMainRival(asked: Asked): Answer {
  const distances = asked.rivals.flatMap((name) => {
    const pairs = shared(asked).flatMap((item) =>
      everyday(item)
        .filter(({ competitor }) => competitor === name)
        .map(({ price }) => percentOver(item.own, price)),
    )
    if (pairs.length === 0) return []
    const mean = pairs.reduce((sum, one) => sum + Math.abs(one), 0) / pairs.length
    return [{ name, count: pairs.length, mean }]
  })
  const [first, second] = distances.toSorted((a, b) => b.count - a.count || a.mean - b.mean)
  if (!first) return needs('Nenhum preço deles tem par no seu cardápio: sem par não há rival de preço.')
  return answer(
    `Pelos preços, ${theHouse(first.name)}: ${first.count} ${first.count === 1 ? 'item' : 'itens'} em comum, a ${Math.round(first.mean)}% dos seus em média.`,
    second
      ? `Depois, ${theHouse(second.name)}: ${second.count} ${second.count === 1 ? 'item' : 'itens'}, a ${Math.round(second.mean)}%.`
      : '',
    'Distância a pé, horário e público também contam, e a lista não diz.',
  )
}

export function answerFairPrice({ item }: Question, asked: Asked): Answer {
  const own = ownItem(item, asked)
  if (!own || own.price === null)
    return needs(`Não achamos ${item ?? 'esse item'} no seu cardápio com preço.`)
  const raise = asked.raises.find((one) => one.item === own.name)
  const compared = comparedOf(own.name, asked)
  const theirs = compared ? everyday(compared) : []
  const lowest = theirs.toSorted((a, b) => a.price - b.price)[0]
  const left = own.cost === null || own.cost <= 0 ? null : own.price - own.cost
  const beside = theirs.map(({ competitor, price }) => `${competitor} ${formatBrl(price)}`).join(', ')
  const match =
    lowest &&
    left !== null &&
    own.cost !== null &&
    lowest.price < own.price - 0.005 &&
    lowest.price > own.cost
      ? `Igualar ${theHouse(lowest.competitor)} (${formatBrl(lowest.price)}) pediria ${percent(left / (lowest.price - own.cost) - 1)} mais vendas só para empatar.`
      : ''
  return answer(
    raise
      ? `${formatBrl(raise.to)}: sobe de ${formatBrl(raise.from)} e fica abaixo do meio deles${beside === '' ? '' : ` (${beside})`}.`
      : `Fique em ${formatBrl(own.price)}${left === null ? '' : `, que deixa ${formatBrl(left)} por venda`}${beside === '' ? '' : ` (${beside})`}.`,
    match,
  )
}
