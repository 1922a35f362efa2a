/** "Em que item estou mais caro que os dois primeiros?": on which items the house is dearer, or cheaper, than some of them. */
import { capitalize, ofTheHouse } from '../../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../../base/language/text.ts'
import { calledOf, cent, everyday, type Owned, percentOver } from '../gaps.ts'
import { type Answer, type Asked, answer, needs, type Question, shared } from './asked.ts'

type Beside = { item: Owned; price: number; by: number }

/** The items that both sell, with the competitor's price of every day. */
const besideOf = (competitor: string, asked: Asked): Beside[] =>
  shared(asked).flatMap((item) =>
    everyday(item).flatMap((quote) =>
      quote.competitor === competitor
        ? [{ item, price: quote.price, by: percentOver(item.own, quote.price) }]
        : [],
    ),
  )

const words = ({ item, price, by }: Beside) =>
  `${calledOf(item)} (${formatBrl(item.own)} aqui, ${formatBrl(price)} lá, ${Math.abs(Math.round(by))}% a ${by > 0 ? 'mais' : 'menos'})`

/** Null where the question names nobody. */
export function answerDearerThan({ competitor, count, what }: Question, asked: Asked): Answer | null {
  const names = competitor !== undefined ? [competitor] : asked.rivals.slice(0, count ?? 0)
  if (names.length === 0 || what === undefined) return null
  const isDear = what === 'mais caro'
  const each = names.map((name) => {
    const both = besideOf(name, asked)
    const found = both.filter(({ item, price }) =>
      isDear ? item.own > price + cent : item.own < price - cent,
    )
    return { name, both, found: found.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by)) }
  })
  if (each.every(({ both }) => both.length === 0))
    return needs(`Nenhum item ${joinList(names.map(ofTheHouse))} tem par certo no seu cardápio.`)
  const inAll = each[0]?.found.filter(({ item }) =>
    each.every(({ found }) => found.some((one) => one.item === item)),
  )
  const all = (inAll ?? []).map(({ item }) => calledOf(item))
  const lines = each.map(({ name, both, found }) =>
    found.length === 0
      ? `Diante ${ofTheHouse(name)}, em nada dos ${both.length} itens em comum.`
      : `Diante ${ofTheHouse(name)}, em ${joinList(found.map(words))}.`,
  )
  if (names.length === 1) return answer(capitalize(lines[0] ?? ''))
  return answer(
    all.length === 0
      ? `Em nenhum item você está ${what} que ${names.length === 2 ? 'os dois' : 'todos'} ao mesmo tempo.`
      : `Em ${joinList(all)}, ${what} que ${names.length === 2 ? 'os dois' : 'todos'}.`,
    ...lines,
  )
}
