/** What an item must cost where an app keeps its share, so that as much is left as at the counter. */
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceFrom } from '../../../base/pricing/endings.ts'
import { inPrint } from '../amounts.ts'
import { type Answer, type Asking, type Question, soldFor } from './asking.ts'

const mostNamed = 3

export function channelPrice(question: Question, asking: Asking): Answer | null {
  const { percent = 0, what = 'aplicativo', item } = question
  const fee = percent / 100
  const own = soldFor(item === undefined ? {} : { item }, asking).filter(({ move }) => move !== 'remove')
  const items = own.toSorted((a, b) => b.units - a.units).slice(0, mostNamed)
  if (!(fee > 0 && fee < 0.6) || items.length === 0) return null
  const rows = items.map((one) => {
    const price = one.newPrice ?? one.price
    const there = menuPriceFrom(
      price / (1 - fee) - 1e-9,
      endingsFrom(one.price, asking.limitsOf(one).endings),
    )
    return { name: one.name, price, there, at: price * (1 - fee) - one.cost, left: price - one.cost }
  })
  return {
    verdict: `${joinList(rows.map(({ name, there }) => `${name} a ${inPrint(there)}`))} em ${what}, para sobrar o mesmo que no balcão.`,
    texts: [
      ...rows.map(
        ({ name, price, at, left }) =>
          `${name}: a ${inPrint(price)} com ${formatNumber(percent)}% de taxa sobram ${formatBrl(at)} em vez de ${formatBrl(left)}${at <= 0 ? ', abaixo do custo' : ''}.`,
      ),
      'Embalagem e entrega ficam fora da conta: some o que a casa paga por pedido. O preço do aplicativo não vai no papel da mesa.',
    ],
  }
}
