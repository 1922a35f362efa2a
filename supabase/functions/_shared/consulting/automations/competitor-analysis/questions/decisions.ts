/** The better of two prices, and whether a supplier's rise is passed on, beside what the competitors charge. */
import { shortDay } from '../../../base/calendar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { beatsToday, choiceWords, chooseAmong, leastRoom } from '../../../base/pricing/candidate-prices.ts'
import { allowsPrice } from '../../../base/pricing/limits.ts'
import { decidedBy, riseWords } from '../../../base/pricing/rise-words.ts'
import { median } from '../../../base/statistics.ts'
import { everyday } from '../gaps.ts'
import type { OwnItem } from '../match.ts'
import { ownPricing } from '../own-pricing.ts'
import type { CompetitorMap } from '../schema.ts'
import { type Answer, type Asked, answer, comparedOf, needs, ownItem, type Question } from './asked.ts'
import { stepOf } from './raises.ts'

const elasticityFor = (own: OwnItem, { context, sold }: Asked) => ownPricing(context, sold).elasticityOf(own)

const limitsFor = (own: OwnItem, price: number, { context, sold }: Asked) =>
  ownPricing(context, sold).placedOf(own, price)

/** "fica abaixo de Bar do Farol (R$ 12,90) e igual a Mucuripe (R$ 13,50)" */
function besideRivals(name: string, price: number, asked: Asked): string {
  const compared = comparedOf(name, asked)
  if (!compared) return ''
  const of = (words: string, among: readonly { competitor: string; price: number }[]) =>
    among.length === 0
      ? []
      : [`${words} ${joinList(among.map((one) => `${one.competitor} (${formatBrl(one.price)})`))}`]
  const theirs = everyday(compared)
  const placesOf = [
    ...of(
      'abaixo de',
      theirs.filter((one) => one.price > price + 0.005),
    ),
    ...of(
      'igual a',
      theirs.filter((one) => Math.abs(one.price - price) <= 0.005),
    ),
    ...of(
      'acima de',
      theirs.filter((one) => one.price < price - 0.005),
    ),
  ]
  return `A ${formatBrl(price)}, ${name} fica ${joinList(placesOf)}.`
}

/** Without a cost, the dearest of the prices that does not pass the middle of the competitors'. */
function byRivals(own: OwnItem, prices: readonly number[], asked: Asked): Answer {
  const [cheapest, dearest] = [Math.min(...prices), Math.max(...prices)]
  const compared = comparedOf(own.name, asked)
  const theirs = compared ? everyday(compared).map(({ price }) => price) : []
  const room = `Sem o custo não sai o lucro, mas já se sabe: a ${formatBrl(dearest)} dá para perder pelo menos ${formatNumber(leastRoom(cheapest, dearest) * 100)}% de quem pediria a ${formatBrl(cheapest)}, e mais quanto maior for o custo.`
  if (theirs.length === 0)
    return needs(
      `Falta o custo de ${own.name}, e ninguém na lista o vende: sem os dois não há como escolher.`,
      room,
    )
  const fits = prices.filter((price) => price <= median(theirs) + 0.005)
  const best = fits.length > 0 ? Math.max(...fits) : cheapest
  return answer(
    fits.length > 0
      ? `Se for mudar, ${formatBrl(best)}, pelo preço deles.`
      : `Se for mudar, ${formatBrl(best)}, o menos arriscado: os dois passam do meio deles, ${formatBrl(median(theirs))}.`,
    besideRivals(own.name, best, asked),
    best === dearest ? '' : besideRivals(own.name, dearest, asked),
    room,
    `Anote o custo de ${own.name} em “A casa”: com ele a escolha sai em reais.`,
  )
}

type Decision = NonNullable<CompetitorMap['decided']>[number]

/** The prices that the owner's questions decide; the last one of an item counts. */
export function decidedIn(asked: Asked): Decision[] {
  const found = asked.context.sheet.wishes.flatMap((wish): Decision[] => {
    if (wish.kind !== 'question') return []
    if (wish.about === 'passOn')
      return risenFor(wish, asked).map(({ one }) => ({ item: one.name, from: one.price, to: one.newPrice }))
    const chosen = wish.about === 'eitherPrice' ? choiceFor(wish, asked) : null
    if (!chosen?.choice) return []
    const { own, choice, blocked } = chosen
    return [
      { item: own.name, from: own.price, to: beatsToday(choice) && !blocked ? choice.best.price : own.price },
    ]
  })
  return [...new Map(found.map((one) => [one.item, one])).values()]
}

/** The house's item with its costs, and the choice between the prices; null if it is unknown. */
function choiceFor({ item, prices = [] }: Question, asked: Asked) {
  const own = ownItem(item, asked)
  if (!own || own.price === null || own.cost === null || own.cost <= 0) return null
  const units = asked.sold.unitsOf(own.name)
  const sold = { name: own.name, price: own.price, cost: own.cost, units: units ?? 100 }
  const limits = limitsFor(own, own.price, asked)
  const choice = chooseAmong(sold, prices, elasticityFor(own, asked), limits.measured)
  const blocked = choice !== null && !allowsPrice(limits, choice.best.price)
  return { own: { ...own, price: own.price, cost: own.cost }, sold, units, choice, blocked }
}

export function answerEither(question: Question, asked: Asked): Answer {
  const { item, prices = [] } = question
  const own = ownItem(item, asked)
  if (!own || own.price === null)
    return needs(`Falta ${item ?? 'o item'} no seu cardápio, com o preço de hoje: sem ele não há comparação.`)
  if (own.cost === null || own.cost <= 0) return byRivals(own, prices, asked)
  const found = choiceFor(question, asked)
  const choice = found?.choice
  if (!found || !choice) return needs(`Menos de dois desses preços pagam o custo de ${formatBrl(own.cost)}.`)
  const { sold, units, blocked } = found
  const words = choiceWords(
    sold,
    choice,
    units === undefined ? null : 'por mês',
    blocked ? 'passa de um limite que você deu' : null,
  )
  const taken = beatsToday(choice) && !blocked ? choice.best.price : own.price
  const beside = besideRivals(own.name, taken, asked)
  return { ...words, texts: [...words.texts, ...(beside === '' ? [] : [beside])] }
}

/** The items that a supplier's rise makes dearer, with the prices that follow. */
function risenFor(question: Question, asked: Asked) {
  const found = asked.rises.find(({ wish }) => wish === question)
  return (found?.risen ?? []).flatMap((risen) => {
    const own = asked.menu.find(({ name }) => name === risen.name)
    if (!own || own.price === null) return []
    const limits = limitsFor(own, own.price, asked)
    const to = stepOf(own, asked.context, asked.sold)?.to ?? own.price
    const units = asked.sold.unitsOf(own.name)
    const item = { name: own.name, price: own.price, cost: risen.to, units: units ?? 1 }
    return [
      {
        units,
        one: decidedBy(
          risen,
          item,
          to,
          limits,
          elasticityFor(own, asked),
          limits.fixed === null ? undefined : 'a seu pedido',
        ),
      },
    ]
  })
}

export function answerPassOn(question: Question, asked: Asked): Answer {
  const found = asked.rises.find(({ wish }) => wish === question)
  const decided = risenFor(question, asked)
  if (!found || decided.length === 0)
    return needs(
      `Falta o custo do que leva ${question.what ?? question.item ?? 'isso'}: sem ele não se sabe quanto repassar.`,
      'Anote em “A casa” o custo de cada item, ou mande a planilha de vendas com ele.',
    )
  const isCounted = decided.every(({ units }) => units !== undefined)
  const when = question.from === undefined ? '' : ` a partir de ${shortDay(question.from)}`
  const { lost: _, ...words } = riseWords(
    found.rise,
    decided.map(({ one }) => one),
    isCounted ? 'por mês' : null,
    when,
  )
  const beside = decided
    .slice(0, 3)
    .map(({ one }) => besideRivals(one.name, one.newPrice, asked))
    .filter((text) => text !== '')
  return { ...words, texts: [...words.texts, ...beside] }
}
