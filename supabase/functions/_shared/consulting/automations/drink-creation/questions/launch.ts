/** Answers about the order of the launch: which drink comes first, and which takes the place of one that the house sells. */
import { shortDay } from '../../../base/calendar.ts'
import type { Drink } from '../../../base/drinks/drink.schema.ts'
import { itemKind } from '../../../base/house/item-kind.ts'
import { theHouse } from '../../../base/language/grammar.ts'
import { formatBrl, joinList, tokenize } from '../../../base/language/text.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import { timeText } from '../seconds.ts'
import type { Answerer } from './asked.ts'

const marginOf = ({ contributionMargin, servings = 1 }: Drink) => contributionMargin / servings

/** Who asks what to teach first wants the one that takes longest to make well. */
function taughtFirst(drinks: readonly Drink[]): string | null {
  const [first, second] = drinks.toSorted((a, b) => b.prepSeconds - a.prepSeconds)
  return first
    ? `${first.name}: é o mais demorado, ${timeText(first.prepSeconds)} na mão de quem já sabe, e o que mais erra na medida.${second ? ` Depois, ${second.name}.` : ''}`
    : null
}

export const answerFirst: Answerer = ({ text }, { launch, drinks, request }) => {
  if (/trein|ensin/i.test(text)) return taughtFirst(drinks)
  // The launch plan stands in the order of what each drink brings on its first night.
  const planned = launch.drinks.filter(({ from }) => from === launch.date)
  const [first, ...others] = planned.toSorted((a, b) => Number(!baseOf(a.id)) - Number(!baseOf(b.id)))
  const drink = drinks.find(({ id }) => id === first?.id)
  if (!first || !drink) return null
  const wished = request.requirements.drinkTraits.some(
    ({ what, bound }) => what === 'hot' && bound !== 'at_most' && drink.traits?.includes('hot'),
  )
  const reasons = [
    `deixa ${formatBrl(marginOf(drink))} por copo`,
    `sai em ${timeText(first.seconds)}`,
    ...(wished ? ['é quente, como você pediu'] : []),
  ]
  const beside = others.slice(0, 2).map(({ name }) => theHouse(name))
  const next =
    beside.length === 0
      ? ''
      : ` ${beside.length === 1 ? 'Na mesma noite entra' : 'Na mesma noite entram'} ${joinList(beside)}, que a equipe oferece depois.`
  return `${drink.name}: ${joinList(reasons)}. Estreia em ${shortDay(launch.date)}, e é o que o garçom diz primeiro.${next}`

  function baseOf(id: string) {
    return drinks.some((one) => one.id === id && one.base !== null)
  }
}

/** Nobody has sold them yet: the one that shares most with what the house sells, at a price that its guests pay. */
export const answerBestSeller: Answerer = (_, { context, drinks }) => {
  const own = context.house.menu.filter(
    (one) => one.active && one.price !== null && itemKind(one) === 'drink',
  )
  const judged = drinks
    .filter(({ base }) => base !== null)
    .flatMap((drink) => {
      const [near] = own
        .map((item) => ({ item, shared: sharedWith(drink, item.name) }))
        .filter(({ shared }) => shared > 0)
        .toSorted((a, b) => b.shared - a.shared)
      return [{ drink, near }]
    })
    .toSorted(
      (a, b) =>
        (b.near?.shared ?? 0) - (a.near?.shared ?? 0) || a.drink.suggestedPrice - b.drink.suggestedPrice,
    )
  const [first] = judged
  if (!first) return null
  const price = formatBrl(first.drink.suggestedPrice)
  const why = first.near
    ? `tem o gosto de ${first.near.item.name}, que a casa já vende a ${formatBrl(first.near.item.price ?? 0)}, e custa ${price}`
    : `é o de menor preço com álcool, ${price}`
  return `A aposta é ${theHouse(first.drink.name)}: ${why}. É aposta, porque nenhum deles foi vendido ainda: a contagem das primeiras semanas é que decide.`
}

/** Words of an item that a drink has too, less what every drink of its kind is called. */
function sharedWith(drink: Drink, name: string): number {
  const said = new Set(
    drink.ingredients.flatMap((part) => (part.role === 'ingredient' ? tokenize(part.name) : [])),
  )
  return tokenize(name).filter((word) => word.length > 3 && word !== 'limao' && said.has(word)).length
}

/** How near a new drink is to an item of the house, by what both are made of and by their price. */
function nearness(drink: Drink, words: ReadonlySet<string>, price: number | null): number {
  const said = [drink.name, drink.style, ...drink.ingredients.map(({ name }) => name)].flatMap((text) =>
    tokenize(text),
  )
  const shared = new Set(said.filter((word) => words.has(word))).size
  const isCreamy = ['leite', 'creme'].some((word) => said.includes(word))
  const kind = words.has('batida') ? (drink.template === 'batida' ? 2 : isCreamy ? 1 : 0) : 0
  const distance = price === null ? 0 : Math.abs(drink.suggestedPrice - price) / price
  return shared * 2 + kind * 2 - distance
}

export const answerReplaces: Answerer = ({ item }, { context, drinks, launch }) => {
  const own = context.house.menu.find((one) => item !== undefined && one.active && namesItem(item, one))
  if (!own) return null
  const words = new Set(tokenize(own.name).filter((word) => word.length > 2))
  const [best] = drinks
    .filter(({ base, servings }) => base !== null && servings === undefined)
    .toSorted((a, b) => nearness(b, words, own.price) - nearness(a, words, own.price))
  if (!best) return null
  const from = launch.drinks.find(({ id }) => id === best.id)?.from ?? launch.date
  const gain =
    own.price !== null && own.cost !== null
      ? ` Deixa ${formatBrl(marginOf(best))} por copo; ${own.name} deixa ${formatBrl(own.price - own.cost)}.`
      : ''
  return `${best.name}, a ${formatBrl(best.suggestedPrice)}.${gain} Risque ${own.name} da carta em ${shortDay(from)}, quando ${theHouse(best.name)} entra, e venda antes o que já comprou para ela.`
}
