/** Why a price that competitors pass stays all the same, by the report's own reaction of guests. */
import type { EngineContext } from '../../../base/context.ts'
import { capitalize, theHouse } from '../../../base/language/grammar.ts'
import { foldAccents, formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { cent, everyday, standOf } from '../gaps.ts'
import type { OwnItem } from '../match.ts'
import type { Compared } from '../schema.ts'
import type { Sold } from '../sold.ts'
import { triedText } from '../targets.ts'
import { type Answer, type Asked, answer, comparedOf, factsOf, shared } from './asked.ts'
import { riseWithin, stepOf } from './raises.ts'
import { smallStep } from './slack.ts'

/** @param most R$, the competitors' price that bounds it; null if the price may rise, or nothing is known of its cost */
export function whyStays(
  own: OwnItem,
  context: EngineContext,
  sold: Sold,
  most: number,
): NonNullable<Compared['stays']> | null {
  if (own.price === null || own.cost === null || own.cost <= 0) return null
  const best = riseWithin(own, context, sold, { most })
  if (best === null)
    return sold.placeOf(own.name)?.kind === 'recent'
      ? 'recent'
      : stepOf(own, context, sold) === null
        ? null
        : 'room'
  return best.gain > 0 ? 'risk' : 'loss'
}

/** The one reason why an item stays, with its sum: "Espetinho de carne fica em R$ 8,00: Bar da Loura já cobra menos …" */
export function stayText(own: OwnItem, asked: Asked): string {
  const { context, sold } = asked
  const now = own.price ?? 0
  const stays = `${own.name} fica em ${formatBrl(now)}`
  if (own.cost === null || own.cost <= 0) return `${stays}: falta o custo para saber se um aumento se paga.`
  const compared = comparedOf(own.name, asked)
  const theirs = (compared ? everyday(compared) : []).toSorted((a, b) => a.price - b.price)
  const [lowest] = theirs
  if (lowest && lowest.price < now - cent)
    return `${stays}: ${theHouse(lowest.competitor)} já cobra menos, ${formatBrl(lowest.price)}, e subir aumenta a distância.`
  if (lowest && lowest.price <= now + cent)
    return `${stays}: ${theHouse(lowest.competitor)} cobra o mesmo, e subir deixa você mais caro.`
  const most = lowest?.price
  const best = riseWithin(own, context, sold, most === undefined ? {} : { most })
  if (best === null)
    return lowest && stepOf(own, context, sold) !== null
      ? `${stays}: o próximo preço do seu cardápio passa ${theHouse(lowest.competitor) === lowest.competitor ? 'de ' : 'd'}${theHouse(lowest.competitor)}, ${formatBrl(lowest.price)}.`
      : `${stays}: nenhum preço maior cabe nos seus limites${sold.placeOf(own.name)?.kind === 'recent' ? ', e o de hoje mudou há pouco' : ''}.`
  const kept = best.left * (1 - best.loses)
  const sum = `a ${formatBrl(best.to)} sobram ${formatBrl(best.left)} por venda (hoje ${formatBrl(now - own.cost)}), mas a conta supõe perder ${formatNumber(best.loses * 100)}% das vendas: de cada venda de hoje ficam ${formatBrl(kept)}`
  return best.gain > 0
    ? `${stays}: ${sum}, pouco ganho para o risco.`
    : `${stays}: ${sum}, menos do que hoje.`
}

/** Only part of the day: "fica só de manhã cedo", "fecha às 14h". */
const partOfDay =
  /\b(?:so|somente|apenas|ate|fecha\w*|encerra\w*|depois d[aeo]s?)\b.*(?:manha|cedo|tarde|noite|almoco|madrugada|meio[- ]dia|meia[- ]noite|\d ?h\b|\bas \d)/

/**
 * What a small rise would leave and how many sales it could lose, where the report itself raises nothing: the owner asked.
 * Where who charges less is there for part of the day only, the rest of it is where to try.
 */
export function tryText(own: OwnItem, asked: Asked): string[] {
  const { price, cost } = own
  if (price === null || cost === null || cost <= 0 || cost >= price) return []
  const to = price + smallStep(price)
  const [now, then] = [price - cost, to - cost]
  const even = `A ${formatBrl(to)} cada venda deixa ${formatBrl(then)} em vez de ${formatBrl(now)}: empata se perder até ${formatNumber(Math.floor((1 - now / then) * 100))}% das vendas.`
  const compared = comparedOf(own.name, asked)
  const theirs = compared ? everyday(compared) : []
  const away = theirs.flatMap(({ competitor, price: at }) => {
    const fact = factsOf(asked, 'crowd').find(
      (one) =>
        one.competitor === competitor && partOfDay.test(foldAccents(one.what ?? one.text).toLowerCase()),
    )
    return fact && at < price - cent
      ? [{ competitor, said: (fact.what ?? fact.text).replace(/[\s.]+$/, '') }]
      : []
  })
  const others = theirs.filter(
    ({ competitor, price: at }) => at >= to - cent && !away.some((one) => one.competitor === competitor),
  )
  const [first] = away
  const isAlone = theirs.every(
    ({ competitor, price: at }) => at >= price - cent || away.some((one) => one.competitor === competitor),
  )
  if (!first || !isAlone) return [even]
  const beside = others.map(({ competitor, price: at }) => `${theHouse(competitor)}, a ${formatBrl(at)}`)
  return [
    even,
    `${capitalize(theHouse(first.competitor))} “${first.said}”: no resto do dia ${beside.length > 0 ? `só se compara com ${joinList(beside)}` : 'ninguém na lista cobra menos'}. Se quiser tentar, tente só nessas horas e conte quatro semanas.`,
  ]
}

/** Items of which the sum is shown where nothing rises. */
const mostShown = 3

/** Nothing rises: why, for the items that competitors sell dearer. */
export function noRaise(asked: Asked): Answer {
  const dearer = shared(asked)
    .filter((item) => standOf(item) === 'cheapest')
    .toSorted((a, b) => b.lowest / b.own - a.lowest / a.own)
  const texts = dearer.slice(0, mostShown).flatMap(({ ours }) => {
    const own = asked.menu.find(({ name }) => name === ours)
    return own ? [stayText(own, asked)] : []
  })
  return answer(
    dearer.length === 0
      ? 'Nenhum preço muda: em nenhum item todos os que você anotou cobram mais que você.'
      : 'Nenhum preço muda: nos itens em que eles cobram mais, o aumento não paga o risco.',
    ...texts,
    triedText(asked),
  )
}
