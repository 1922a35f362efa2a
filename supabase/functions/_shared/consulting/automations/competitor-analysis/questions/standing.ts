/** Whether one item is dear or cheap beside its competitors' everyday prices, with their mean. */
import { formatBrl } from '../../../base/language/text.ts'
import { mean } from '../../../base/statistics.ts'
import { calledOf, everyday, isPackaged, type Owned, percentOver } from '../gaps.ts'
import { needsWeight } from '../script.ts'

/** Differences from the mean, in %, that guests do not notice, and that they do. */
const level = 5
const clear = 15

/** "Nem cara nem barata: R$ 13,00, e a média de 3 preços é R$ 12,63 (R$ 0,37 acima)." */
export function standingOf(item: Owned, isFeminine: boolean): string {
  // A price in doubt decides nothing beside sure ones.
  const sure = everyday(item).filter(({ unsure }) => !unsure)
  const prices = (sure.length > 0 ? sure : everyday(item)).map(({ price }) => price)
  const middle = mean(prices)
  const by = percentOver(item.own, middle)
  const end = isFeminine ? 'a' : 'o'
  const place =
    Math.abs(by) < level
      ? `Nem car${end} nem barat${end}`
      : `${Math.abs(by) < clear ? 'Um pouco ' : ''}${by > 0 ? `car${end}` : `barat${end}`}`
  const off = Math.abs(item.own - middle)
  const side = off < 0.005 ? 'igual' : `${formatBrl(off)} ${by > 0 ? 'acima' : 'abaixo'}`
  return `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${formatBrl(item.own)}, e ${prices.length === 1 ? 'o preço deles' : `a média de ${prices.length} preços`} é ${formatBrl(Math.round(middle * 100) / 100)} (${side})`
}

/** "… e posso me defender?" */
export const asksDefence = /\b(?:defend|justific|explic)/i

/** What a guest may be told of an item that is dearer here; a bottle of another's brand has no defence. */
function defenceOf(item: Owned): string {
  if (isPackaged(item)) return 'Se a marca for a mesma, não há defesa: segure este preço e não suba'
  if (item.kind === 'drink' || item.kind === 'dose')
    return 'Diga na carta os ml e a receita; se a medida de lá for igual, segure o preço'
  return needsWeight(item)
    ? 'Ponha o peso e o que vem no prato no cardápio; se a porção de lá for maior, não suba'
    : 'Diga o tamanho ao lado do preço'
}

/** The items that are dearer here, with what defends each. */
export const defences = (items: readonly Owned[]) => ({
  caption: 'Onde você está mais caro, e a defesa',
  headers: ['Item', 'Você', 'O menor deles', 'A mais', 'Defesa'],
  rows: items.map((item) => {
    const [low] = everyday(item).toSorted((a, b) => a.price - b.price)
    const over = item.own - (low?.price ?? item.own)
    return [
      calledOf(item).replace(/^./u, (letter) => letter.toUpperCase()),
      formatBrl(item.own),
      low ? `${low.competitor} ${formatBrl(low.price)}` : '—',
      `${formatBrl(over)} (${Math.round(percentOver(item.own, low?.price ?? item.own))}%)`,
      defenceOf(item),
    ]
  }),
  numeric: [1, 3],
})
