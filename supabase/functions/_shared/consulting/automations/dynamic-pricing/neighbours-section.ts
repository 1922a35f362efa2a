/** The house's prices beside those of the competitors on its page. */
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { Neighbour } from '../../base/pricing/neighbours.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'

type Compared = PricedItemPlan & { neighbours: NonNullable<PricedItemPlan['neighbours']> }

/** What an item has of prices elsewhere: of its own size, and of another that nobody measured. */
export function besideFields(found: readonly Neighbour[]): Pick<PricedItemPlan, 'neighbours' | 'unlike'> {
  const same = found.filter(({ size }) => size === undefined)
  const unlike = found.flatMap(({ at, price, size }) => (size === undefined ? [] : [{ at, price, size }]))
  return { ...(same.length > 0 && { neighbours: same }), ...(unlike.length > 0 && { unlike }) }
}

const isCompared = (item: PricedItemPlan): item is Compared => (item.neighbours ?? []).length > 0
const isListed = ({ neighbours = [], unlike = [] }: PricedItemPlan) => neighbours.length + unlike.length > 0

/** Where a price stands among those of the competitors. */
function placeOf({ newPrice, neighbours }: Compared): string {
  const [first, last] = [neighbours[0], neighbours.at(-1)]
  if (!first || !last) return ''
  const share = (price: number) => `${formatNumber(Math.round(Math.abs(newPrice / price - 1) * 100))}%`
  if (neighbours.length === 1)
    return newPrice === first.price
      ? 'Igual; um preço só não é mercado'
      : `${share(first.price)} ${newPrice > first.price ? 'acima' : 'abaixo'}; um preço só não é mercado`
  if (newPrice > last.price) return `O mais caro: ${share(last.price)} acima de ${last.at}`
  if (newPrice < first.price) return `O mais barato: ${share(first.price)} abaixo de ${first.at}`
  return first.price === last.price ? 'O preço de todos' : 'Entre eles'
}

/** Of the cheapest neighbour's price, below which a price is clearly lower. */
const clearlyBelow = 0.95

export function neighbourSection({ items }: Pick<PricingPlan, 'items'>): ReportSection[] {
  const compared = items.filter(isCompared)
  const listed = items.filter(isListed)
  if (listed.length === 0) return []
  const unlike = listed.some((item) => (item.unlike ?? []).length > 0)
  const above = compared.filter(
    ({ newPrice, neighbours }) => neighbours.length > 1 && newPrice > (neighbours.at(-1)?.price ?? 0),
  )
  // Cheaper than anybody on the list, and not raised: why not is no secret.
  const below = compared.filter(
    ({ price, newPrice, neighbours, held }) =>
      newPrice === price && !held && newPrice < (neighbours[0]?.price ?? 0) * clearlyBelow,
  )
  const names = joinList(below.map(({ name }) => name))
  const blocks: Block[] = [
    {
      kind: 'table',
      caption: unlike
        ? 'O mesmo item nos vizinhos; onde o tamanho é outro, está dito'
        : 'O mesmo item, do mesmo tamanho, nos vizinhos que você deu',
      headers: ['Item', 'Aqui', 'Neles', 'Onde fica'],
      rows: listed.map((item) => [
        item.name,
        item.newPrice === item.price
          ? formatBrl(item.price)
          : `${formatBrl(item.newPrice)} (hoje ${formatBrl(item.price)})`,
        [
          ...(item.neighbours ?? []).map(({ at, price }) => `${formatBrl(price)} (${at})`),
          ...(item.unlike ?? []).map(({ at, price, size }) => `${formatBrl(price)} (${at}; ${size})`),
        ].join(', '),
        isCompared(item) ? placeOf(item) : 'Tamanho diferente: não se compara direto',
      ]),
      numeric: [1],
    },
    {
      kind: 'text',
      text: `Nenhum aumento deste plano passa do vizinho mais caro da lista, se você não o liberou pelo nome${unlike ? '; o de outro tamanho vale só como teto' : ''}.${above.length > 0 ? ` ${joinList(above.map(({ name }) => name))} ${above.length === 1 ? 'fica' : 'ficam'} acima de todos: ali a porção, o serviço ou o nome têm que valer a diferença.` : ''}`,
    },
  ]
  if (below.length > 0)
    blocks.push({
      kind: 'text',
      text: `${names} ${below.length === 1 ? 'fica' : 'ficam'} abaixo do vizinho sem subir porque, com a perda de venda que a conta supõe, o passo rende pouco. O preço dele diz que há espaço: depois das mudanças deste plano, ${below.length === 1 ? 'é o primeiro' : 'são os primeiros'} a experimentar.`,
    })
  return [{ id: 'vizinhos', title: 'O que os vizinhos cobram', blocks }]
}
