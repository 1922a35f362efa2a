/** Answers on prices that the owner's questions decide, and on when they hold. */
import { shortDay } from '../../../base/calendar.ts'
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { choiceWords, chooseAmong, leastRoom } from '../../../base/pricing/candidate-prices.ts'
import { isDrink } from '../../../base/pricing/elasticity.ts'
import { decide, riseWords } from '../../../base/pricing/rise-words.ts'
import { riseIn, risenBy } from '../../../base/pricing/supplier-rise.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import type { Answer, Asking, Question } from './asking.ts'

const reactionTo = ({ name, section }: { name: string; section: string }, { elasticities }: Asking) =>
  isDrink(name, section) ? elasticities.drinks : elasticities.food

/** "Peixada: 129 ou 139?" */
export function eitherPrice(question: Question, asking: Asking): Answer | null {
  const found = asking.decisions.choices.get(question)
  const { item: said = 'o item', prices = [] } = question
  if (prices.length < 2) return { verdict: 'Diga entre que preços escolher.', texts: [], open: true }
  if (found) {
    const { item, choice, blocked } = found
    const sold = { ...item, units: item.units * asking.monthly }
    return choiceWords(sold, choice, asking.per, blocked ? 'passa de um limite que você deu' : null)
  }
  // Without sales, every 100 of them.
  const own = asking.listed.find(({ name, section }) => name === said || namesItem(said, { name, section }))
  const sold = own && { ...own, units: 100 }
  const choice = sold && chooseAmong(sold, prices, reactionTo(sold, asking))
  if (sold && choice) return choiceWords(sold, choice, null)
  const [cheapest, dearest] = [Math.min(...prices), Math.max(...prices)]
  return {
    verdict: `Falta o custo de ${said}: sem ele não se sabe qual deixa mais.`,
    texts: [
      `O que já se sabe: ${formatBrl(dearest)} aguenta perder pelo menos ${formatNumber(leastRoom(cheapest, dearest) * 100)}% de quem pediria a ${formatBrl(cheapest)}, e mais quanto maior for o custo.`,
    ],
    open: true,
  }
}

/** "O barril sobe de 680 para 745, repasso?" */
/** "a farinha subiu, repasso?" asks; "foi de 5 para 7" of costs that the sheet has already only tells. */
const asksToPass = /\?|repass|aument\p{L}+ (?:o|os|pre)|subo|segur|quanto|mexo|cobr/iu

export function passOn(question: Question, asking: Asking): Answer | null {
  const found = asking.decisions.rises.get(question)
  const when = question.from === undefined ? '' : ` a partir de ${shortDay(question.from)}`
  if (found && found.decided.length > 0) {
    const { lost: _, ...words } = riseWords(found.rise, found.decided, asking.per, when)
    if (asking.isPaid && !asksToPass.test(question.text))
      return { verdict: words.verdict, texts: words.texts }
    return words
  }
  const rise = riseIn(question)
  if (!rise) return null
  const listed = asking.listed.map((item) => ({ ...item, category: item.section, units: 1 }))
  const decided = risenBy(rise, listed).flatMap((one) => {
    const item = listed.find(({ name }) => name === one.name)
    return item ? [decide(one, item, reactionTo(item, asking), asking.limitsOf(item))] : []
  })
  if (decided.length > 0) {
    const { lost: _, ...words } = riseWords(rise, decided, null, when)
    return words
  }
  return {
    verdict: `Falta saber em que itens entra ${rise.what} e quanto custam.`,
    texts: ['Mande a planilha com o custo de cada item, ou diga a porção: “uso 200 g na picanha”.'],
    open: true,
  }
}

/** "Preços novos a partir de 15 de dezembro, e depois não mexer antes do Carnaval." */
export function whenPrices({ about, from = '', to = '' }: Question, { categories }: Asking): Answer {
  const moved = categories
    .flatMap(({ items }) => items)
    .filter(
      ({ newPrice, price, move }) => move !== 'remove' && newPrice !== null && newPrice !== price,
    ).length
  if (about === 'startsOn')
    return {
      verdict:
        moved === 0
          ? `Nenhum preço muda; o cardápio novo entra em ${shortDay(from)}.`
          : `${moved === 1 ? 'O preço novo vale' : `Os ${moved} preços novos valem`} a partir de ${shortDay(from)}, com o cardápio impresso; até lá, os de hoje.`,
      texts: [],
    }
  return {
    verdict:
      moved === 0
        ? `Nada muda antes de ${shortDay(to)}.`
        : `Depois de impressos, os preços não mudam de novo antes de ${shortDay(to)}: o que espera a segunda leva só muda dali em diante.`,
    texts:
      moved === 0
        ? []
        : ['Se um preço novo vender menos que o limite do plano, decida se volta antes: cada semana custa.'],
  }
}
