/** Which prices to change before the others, where the owner asks for some: the best of them, with what each may lose. */
import { heldBack } from '../../../base/house/held-back.ts'
import { formatBrl } from '../../../base/language/text.ts'
import { allowsPrice } from '../../../base/pricing/limits.ts'
import { breakEvenUnits, largestChange, pricesNear, tryPrice } from '../../../base/pricing/price-step.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import { gainOf } from '../changes-section.ts'
import { cent, everyday, isOwned } from '../gaps.ts'
import type { OwnItem } from '../match.ts'
import { ownPricing } from '../own-pricing.ts'
import type { Compared, Raise } from '../schema.ts'
import type { Sold } from '../sold.ts'
import { type Answer, type Asked, answer, needs, type Question, reais } from './asked.ts'
import { raiseTable } from './prices.ts'
import { conditionOf } from './raises.ts'

const usual = 3
/** Small rises for who does not want to be the cheapest. */
const fewMore = 3

/** How many prices the owner asks to name first; null if none are asked for. */
export function firstCount({ wishes }: RequestSheet): number | null {
  const counts = wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'firstPrices' ? [wish.count ?? usual] : [],
  )
  return counts.length > 0 ? Math.max(...counts) : null
}

/**
 * Rises that stay below every price of theirs and gain as assumed, although little: after those that pay off safely.
 * @param taken items that rise already
 * @param most how many of them
 */
export function smallRaises(
  menu: readonly OwnItem[],
  items: readonly Compared[],
  context: Asked['context'],
  sold: Sold,
  taken: readonly Raise[],
  most: number,
): Raise[] {
  const { limitsOf, elasticityOf } = ownPricing(context, sold)
  return menu
    .flatMap((own): Raise[] => {
      const { name, category, price, cost } = own
      const quotes = items.filter((item) => item.ours === name && isOwned(item)).flatMap(everyday)
      if (price === null || cost === null || cost <= 0 || quotes.length === 0) return []
      if (taken.some(({ item }) => item === name) || heldBack({ name }, context.today) !== null) return []
      const lowest = Math.min(...quotes.map((quote) => quote.price))
      const limits = limitsOf(own, price)
      const [best] = pricesNear(price, limits.endings)
        .filter((to) => to > price + cent && to <= Math.min(lowest, price * (1 + largestChange)) + cent)
        .filter((to) => allowsPrice(limits, to))
        .map((to) => tryPrice({ price, cost, units: 1 }, to, elasticityOf(own), limits))
        .filter(({ gain }) => gain > 0)
        .toSorted((a, b) => b.gain - a.gain)
      if (!best) return []
      const units = sold.unitsOf(name) ?? null
      return [
        {
          item: name,
          section: category,
          from: price,
          to: best.price,
          gain: units === null ? null : best.gain * units,
          units,
          reference: quotes.map((one) => `${one.competitor} ${formatBrl(one.price)}`).join(', '),
          confidence: 'baixa',
          ...conditionOf(own, { prices: quotes, scaled: false }, items),
          bears: -breakEvenUnits({ price, cost }, best.price),
        },
      ]
    })
    .toSorted((a, b) => (b.gain ?? b.to - b.from) - (a.gain ?? a.to - a.from))
    .slice(0, most)
}

/**
 * The rises with the small ones that the owner's wish needs. Asked for the first ones, a price of theirs stands beside each
 * before those that nobody on the list sells.
 */
export function withSmall(
  safe: readonly Raise[],
  small: (taken: readonly Raise[], most: number) => Raise[],
  { first, isDearer }: { first: number | null; isDearer: boolean },
): Raise[] {
  const compared = first === null ? [...safe] : safe.filter(({ reference }) => reference !== '')
  const more = Math.max(first === null ? 0 : first - compared.length, isDearer ? fewMore : 0)
  return [
    ...compared,
    ...(more > 0 ? small(safe, more) : []),
    ...safe.filter((one) => !compared.includes(one)),
  ]
}

/** "Quais três preços eu deveria mudar primeiro?" */
export function answerFirstPrices({ count = usual }: Question, { raises, spared, menu }: Asked): Answer {
  const chosen = raises.slice(0, count)
  if (chosen.length === 0) {
    const costless = menu.filter(({ cost }) => cost === null || cost <= 0).length
    return costless > menu.length / 2
      ? needs('Para dizer que preços mudar primeiro falta o custo dos itens: anote em “A casa”.')
      : answer(
          'Nenhum: abaixo do preço deles e dentro dos seus limites, nenhum aumento paga os pedidos que se perdem.',
        )
  }
  const gain = gainOf(chosen) ?? 0
  const bears = chosen.flatMap(({ item, bears: share }) =>
    share === undefined ? [] : [`${item}, ${Math.round(share * 100)}%`],
  )
  return {
    ...answer(
      `${chosen.map(({ item, from, to }) => `${item}, de ${formatBrl(from)} para ${formatBrl(to)}`).join('; ')}${gain > 0 ? `: ${reais(gain)} por mês, na reação suposta` : ''}.`,
      chosen.length < count
        ? `São ${chosen.length}, não ${count}: nos outros o aumento passa de um limite seu, do preço deles ou não paga os pedidos que se perdem.`
        : '',
      bears.length > 0 ? `Cada um aguenta perder, das vendas de hoje: ${bears.join('; ')}.` : '',
      'Nenhum passa do menor preço deles, ou do meio onde há três; nenhum é corte.',
      spared.length > 0
        ? `Depois vêm ${spared
            .slice(0, 3)
            .map(({ item }) => item)
            .join(', ')}.`
        : '',
    ),
    table: raiseTable(chosen),
  }
}

/** "Não quero ser o mais barato": nothing is lowered, and where the house is cheapest today. */
export function answerCheapest({ against }: Question, { items, raises }: Asked): Answer {
  if (!against)
    return answer('Não: o mais barato é quem menos sobra; vale estar no meio e dizer o que vem no prato.')
  const lowest = items.filter(
    (item) => isOwned(item) && everyday(item).every(({ price }) => price > (item.own ?? 0) + cent),
  )
  const rising = lowest.filter(({ ours }) => raises.some(({ item }) => item === ours))
  const staying = lowest.filter((item) => !rising.includes(item))
  const names = (all: readonly Compared[]) => all.map(({ ours, item }) => ours ?? item).join(', ')
  return answer(
    `Nenhum preço baixa.${
      lowest.length === 0
        ? ' Em nenhum item da lista você é o mais barato.'
        : ` Hoje você é o mais barato em ${lowest.length} itens da lista.${rising.length > 0 ? ` Sobem ${names(rising)}.` : ''}${staying.length > 0 ? ` Ficam ${names(staying)}, onde o próximo passo não paga os pedidos que se perdem.` : ''}`
    }`,
  )
}
