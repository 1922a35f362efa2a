/** The drink that a paired drink replaces: guests do not drink more because of a pairing. */

import { itemKind } from '../../base/house/item-kind.ts'
import { the } from '../../base/language/grammar.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import type { MenuItem } from '../../documents/menu.ts'

/** The drink that guests would have ordered otherwise, and its margin in R$. */
export interface Displaced {
  name: string
  margin: number
  beer: boolean
}

/** "uma" or "um", "meia" or "meio": beers are feminine except "chope". */
export function countWords({ name, beer }: Pick<Displaced, 'name' | 'beer'>): { one: string; half: string } {
  const feminine = beer ? !/^chop/i.test(name) : the(name).startsWith('a ')
  return feminine ? { one: 'uma', half: 'meia' } : { one: 'um', half: 'meio' }
}

const draught = /\bchop[pe]?e?\b|\bipa\b|pilsen|stout|lager/i

/**
 * The beer with the largest margin, to be cautious; a drink without alcohol if no beer has a cost; null if none has.
 */
export function displacedOf(items: readonly MenuItem[]): Displaced | null {
  const earning = (wanted: 'beer' | 'soft_drink') =>
    items
      .flatMap(({ name, category, price, cost }) => {
        const kind = draught.test(name) ? 'beer' : itemKind({ name, section: category })
        return kind === wanted && price !== null && cost !== null && price > cost
          ? [{ name: spokenName(name), margin: price - cost, beer: wanted === 'beer' }]
          : []
      })
      .toSorted((a, b) => b.margin - a.margin)[0]
  return earning('beer') ?? earning('soft_drink') ?? null
}
