/** Two items at one price, up to what the owner allows: which two, for how much, and when it loses money. */
import { everyWeek } from '../../../base/calendar.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { formatBrl } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceTo } from '../../../base/pricing/endings.ts'
import type { PricedItemPlan } from '../schema.ts'
import { type Answer, type Asked, itemsOf, leavesOf, type Question } from './asked.ts'

/** Of each kind that the owner names. */
const mostTried = 8
/** Discount on both together: the smallest that guests notice, the one to aim at, and the largest to give. */
const [least, aimed, deepest] = [0.05, 0.1, 0.2]

/** Share of the highest gain that a pair of better known items may leave. */
const nearBest = 0.75

const priceNow = ({ price, newPrice, wave }: PricedItemPlan) => (wave === 2 ? price : newPrice)

/** The owner's limit; "por menos de 45" leaves out 45 itself. */
const limitOf = ({ price = 0, text }: Question) => (/menos de|abaixo de/iu.test(text) ? price - 0.01 : price)

export function answerPairPrice(question: Question, asked: Asked): Answer {
  const { item, other, weekdays } = question
  const limit = limitOf(question)
  // What the owner keeps as it is has no second price either.
  const isFree = (one: PricedItemPlan) =>
    one.action !== 'below_cost' && one.action !== 'frozen' && one.held !== true && one.asked !== true
  const kinds = [item, other].map((one) =>
    one === undefined ? [] : itemsOf({ item: one }, asked).filter(isFree).slice(0, mostTried),
  )
  const [first = [], second = []] = kinds
  const pairs = first.flatMap((one) =>
    second.flatMap((two) => {
      if (one === two) return []
      const apart = priceNow(one) + priceNow(two)
      const endings = endingsFrom(one.price, asked.limitsOf(one.name).endings)
      const price = menuPriceTo(Math.min(limit, apart * (1 - aimed)), endings)
      const leaves = leavesOf(price, one.cost + two.cost, asked)
      const off = apart - price
      return price > 0 && off >= apart * least ? [{ one, two, apart, price, off, leaves }] : []
    }),
  )
  const given = pairs.filter(({ apart, off, leaves }) => off <= apart * deepest && leaves > 0)
  const highest = Math.max(0, ...given.map(({ leaves }) => leaves))
  // Of those that leave about as much, the two that guests know best.
  const fitting = given
    .filter(({ leaves }) => leaves >= highest * nearBest)
    .toSorted((a, b) => b.one.units - a.one.units || b.two.units - a.two.units)
  const when = weekdays === undefined ? '' : `${capitalize(everyWeek(weekdays))}: `
  const [best, next] = fitting
  if (!best) {
    const [nearest] = pairs.toSorted((a, b) => a.off / a.apart - b.off / b.apart)
    return {
      verdict: nearest
        ? `Não por até ${formatBrl(limit)}: o par mais barato, ${nearest.one.name} + ${nearest.two.name}, custa ${formatBrl(nearest.apart)} separado e pediria mais de ${deepest * 100}% de desconto.`
        : `Não achamos ${item ?? 'os dois'} e ${other ?? 'o outro'} com custo e preço na planilha.`,
      texts: [],
      figures: {},
    }
  }
  // What the second item leaves is what a guest brings who would not have ordered it.
  const more = best.leaves - leavesOf(priceNow(best.one), best.one.cost, asked)
  const most = Math.floor((more / (more + best.off)) * 100)
  return {
    verdict: `${when}${best.one.name} + ${best.two.name} por ${formatBrl(best.price)} (separados, ${formatBrl(best.apart)}); deixa ${formatBrl(best.leaves)} depois dos ingredientes.`,
    texts: [
      more <= 0
        ? `Quem só pediria ${best.one.name} deixa hoje ${formatBrl(best.leaves - more)}: o combo não paga, a não ser que traga gente nova.`
        : `Ganha ${formatBrl(more)} com quem só pediria ${best.one.name} e perde ${formatBrl(best.off)} com quem já pediria os dois: compensa enquanto estes forem menos de ${most} em cada 100.`,
      next ? `Reserva: ${next.one.name} + ${next.two.name} por ${formatBrl(next.price)}.` : '',
      `Escreva no quadro${weekdays === undefined ? '' : ' só nesse dia'}, conte quatro semanas e compare com as quatro de antes.`,
    ].filter((one) => one !== ''),
    figures: { price: best.price, leaves: best.leaves },
  }
}
