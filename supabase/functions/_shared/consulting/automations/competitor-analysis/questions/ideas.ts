/** Ideas of what competitors sell and the house does not: each with a price, and the cost up to which it pays. */
import { drinkPourCostBand, foodCostBand } from '../../../base/costing.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatBrl, joinList, tokenize } from '../../../base/language/text.ts'
import { isDrink } from '../../../base/pricing/elasticity.ts'
import { everyday } from '../gaps.ts'
import type { OwnItem } from '../match.ts'
import type { Compared } from '../schema.ts'
import { type Answer, type Asked, answer, percent, type Question, refuses } from './asked.ts'

const extra = /\badicional|\bextra\b|\btaxa\b|couvert|rolha/i

type Idea = { name: string; price: number; most: number; sellers: string; near: OwnItem | undefined }

/** The house's item whose name begins like this one, which tells what the new one may cost. */
function nearestOwn(name: string, menu: readonly OwnItem[]): OwnItem | undefined {
  const [first = ''] = tokenize(name)
  const stem = first.slice(0, 5)
  return menu.find(
    (own) =>
      own.cost !== null &&
      own.cost > 0 &&
      stem.length >= 4 &&
      tokenize(own.name)[0]?.startsWith(stem) === true,
  )
}

function ideaOf(item: Compared, asked: Asked): Idea {
  const quotes = everyday(item)
  const prices = quotes.map(({ price }) => price)
  const low = prices.length > 0 ? Math.min(...prices) : item.median
  const high = prices.length > 0 ? Math.max(...prices) : item.median
  // Who does not want to be the cheapest begins at their price.
  const price = refuses(asked, 'cheapest') ? high : low
  const share = (isDrink(item.item, null) ? drinkPourCostBand.max : foodCostBand.max) / 100
  return {
    name: item.item,
    price,
    most: price * share,
    sellers: joinList(quotes.map(({ competitor, price: one }) => `${competitor}, ${formatBrl(one)}`)),
    near: nearestOwn(item.item, asked.menu),
  }
}

/** "Quero 3 ideias do que eles têm e eu não tenho" */
export function answerIdeas({ count = 3 }: Question, asked: Asked): Answer {
  const absent = asked.items.filter(({ relation }) => relation === 'absent')
  const open = absent.filter(({ declined }) => declined === undefined)
  const left = absent.filter((item) => !open.includes(item))
  const ideas = open
    // What comes on top of another item is no item of its own.
    .toSorted((a, b) => Number(extra.test(a.item)) - Number(extra.test(b.item)) || b.n - a.n)
    .map((item) => ideaOf(item, asked))
    .slice(0, count)
  if (ideas.length === 0)
    return answer(
      absent.length === 0
        ? 'Nenhuma: tudo o que você anotou deles tem par no seu cardápio.'
        : 'Nenhuma que caiba: o que só eles vendem está fora pelo que você pediu.',
    )
  return {
    ...answer(
      `${ideas.map(({ name, price }) => `${capitalize(name)} a ${formatBrl(price)}`).join('; ')}.`,
      ideas.length < count
        ? `São ${ideas.length === 1 ? 'uma' : ideas.length}, não ${count}: a sua lista não tem mais nada deles que a casa não venda${left.length > 0 ? ' e que você aceite' : ''}.`
        : '',
      left.length > 0
        ? `Ficam fora: ${joinList(left.map(({ item, declined = '' }) => `${item} (${declined.replace(/^fora: /, '')})`))}.`
        : '',
      'Teste uma por vez, três semanas, com o que a cozinha já compra: fica a que passar de uma venda em cada dez contas.',
    ),
    table: {
      caption: 'O que eles têm e a casa não, com a conta para entrar',
      headers: ['Ideia', 'Quem vende', 'Preço na sua casa', 'Custo até', 'Deixa no mínimo', 'Régua da casa'],
      rows: ideas.map(({ name, price, most, sellers, near }) => [
        capitalize(name),
        sellers,
        formatBrl(price),
        formatBrl(most),
        formatBrl(price - most),
        near?.cost == null || near.price === null
          ? '—'
          : `${near.name}: custa ${formatBrl(near.cost)} (${percent(near.cost / near.price)})`,
      ]),
      numeric: [2, 3, 4],
    },
  }
}
