/** What few prices already say: the house's place by category, and what two prices suggest. */
import { capitalize } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { median } from '../../base/statistics.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { band, enough } from './compare.ts'
import { asksOf } from './field-work.ts'
import { nextPrice } from './next-steps.ts'
import type { Compared, CompetitorMap } from './schema.ts'

type Shared = Compared & { own: number }

/** Everyday prices of an item at the competitors. */
const everyday = ({ quotes = [] }: Compared) => quotes.filter(({ deal }) => !deal).map(({ price }) => price)

const isShared = (item: Compared): item is Shared => item.own !== null && everyday(item).length > 0

type Standing = { category: string; items: number; prices: number; own: number; theirs: number }

/** One of each shared item, here and at the middle of what others charge, in categories with two prices or more. */
export function standingsOf({ categories }: CompetitorMap): Standing[] {
  return categories.flatMap(({ name, items }) => {
    const shared = items.filter(isShared)
    const prices = shared.reduce((sum, item) => sum + everyday(item).length, 0)
    return prices < 2
      ? []
      : [
          {
            category: name,
            items: shared.length,
            prices,
            own: shared.reduce((sum, { own }) => sum + own, 0),
            theirs: shared.reduce((sum, item) => sum + median(everyday(item)), 0),
          },
        ]
  })
}

function placeOf({ own, theirs, items, prices }: Standing): string {
  const share = (own / theirs - 1) * 100
  const place =
    Math.abs(share) <= band ? 'perto' : `${formatNumber(Math.abs(share))}% ${share > 0 ? 'acima' : 'abaixo'}`
  return prices < items * enough ? `${place} (indício)` : place
}

type Clue = NonNullable<CompetitorMap['clues']>[number]

/** Items that two competitors both sell dearer: the price to go to if a third one confirms it, and whom to ask. */
export function cluesOf(
  map: Pick<CompetitorMap, 'categories' | 'competitors'>,
  ceiling: number | null,
): Clue[] {
  const asks = asksOf(map)
  return map.categories
    .flatMap(({ items }) => items)
    .filter(isShared)
    .flatMap((item) => {
      const prices = everyday(item)
      const next = nextPrice(item.own, Math.min(...prices), ceiling)
      const ask = asks.find(({ items: missing }) => missing.includes(item.item))?.competitor ?? null
      return prices.length === enough - 1 && item.position === 'below' && next !== null
        ? [{ item: item.item, own: item.own, prices, next, ask }]
        : []
    })
    .toSorted((a, b) => b.next - b.own - (a.next - a.own))
}

/** The sections on what few prices say; none where every item has its three. */
export function clueSections(map: CompetitorMap): ReportSection[] {
  const standings = standingsOf(map)
  const { clues = [] } = map
  const blocks: Block[] = []
  if (standings.length > 0) {
    blocks.push({
      kind: 'table',
      caption: 'Um de cada item em comum',
      headers: ['Categoria', 'Itens', 'Preços', 'Você', 'Meio deles', 'Posição'],
      rows: standings.map((one) => [
        one.category,
        String(one.items),
        String(one.prices),
        formatBrl(one.own),
        formatBrl(one.theirs),
        placeOf(one),
      ]),
      numeric: [1, 2, 3, 4],
    })
  }
  if (clues.length > 0) {
    blocks.push({
      kind: 'table',
      caption: 'Dois preços acima do seu: se o terceiro confirmar',
      headers: ['Item', 'Você', 'Eles', 'Subir para', 'A cada 100', 'Perguntar'],
      rows: clues.map(({ item, own, prices, next, ask }) => [
        capitalize(item),
        formatBrl(own),
        joinList(prices.map(formatBrl)),
        formatBrl(next),
        formatBrl((next - own) * 100),
        ask ?? 'a um terceiro',
      ]),
      numeric: [1, 3, 4],
    })
  }
  return blocks.length === 0 ? [] : [{ id: 'categorias', title: 'Onde a casa está', blocks }]
}
