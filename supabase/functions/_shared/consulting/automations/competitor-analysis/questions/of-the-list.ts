/** Answers that the owner's list gives: what only they sell, who is nearest, and what an item should cost. */
import { everyWeek } from '../../../base/calendar.ts'
import { capitalize, theHouse } from '../../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../../base/language/text.ts'
import { everyday, percentOver, quotesOf } from '../gaps.ts'
import {
  type Answer,
  type Asked,
  answer,
  comparedOf,
  factsOf,
  needs,
  ownItem,
  percent,
  type Question,
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

/** What the owner told of a competitor that decides whether it is one. */
function rivalNotes(name: string, asked: Asked): string[] {
  const [days] = factsOf(asked, 'days').filter(({ competitor }) => competitor === name)
  const [old] = factsOf(asked, 'old').filter(({ competitor }) => competitor === name)
  return [
    ...(days?.weekdays ? [`${days.closed ? 'fecha' : 'só abre'} ${everyWeek(days.weekdays)}`] : []),
    ...(old ? [`preço ${old.what ?? 'antigo'}`] : []),
  ]
}

/** An old price still tells that both sell the same; one for other people does not. */
export function answerMainRival(asked: Asked): Answer {
  const apart = factsOf(asked, 'apart').map(({ competitor }) => competitor)
  const distances = asked.rivals.flatMap((name) => {
    if (apart.includes(name)) return []
    const pairs = asked.items.flatMap((item) =>
      item.own === null
        ? []
        : quotesOf(item)
            .filter(({ competitor, deal, away }) => competitor === name && !deal && !away?.startsWith('só '))
            .map(({ price }) => percentOver(item.own ?? price, price)),
    )
    if (pairs.length === 0) return []
    const mean = pairs.reduce((sum, one) => sum + Math.abs(one), 0) / pairs.length
    return [{ name, count: pairs.length, mean, notes: rivalNotes(name, asked) }]
  })
  const [first, second] = distances.toSorted((a, b) => b.count - a.count || a.mean - b.mean)
  if (!first) return needs('Nenhum preço deles tem par no seu cardápio: sem par não há rival de preço.')
  const words = ({ name, count, mean, notes }: typeof first) =>
    `${theHouse(name)}: ${count} ${count === 1 ? 'item' : 'itens'} em comum, a ${Math.round(mean)}% dos seus em média${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`
  return answer(
    `Pelos preços, ${words(first)}.`,
    second ? `Depois, ${words(second)}.` : '',
    apart.length > 0 ? `Fora da disputa, porque é para outro público: ${joinList([...new Set(apart)])}.` : '',
    'Distância a pé e movimento também contam, e a lista não diz.',
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
