/** Items that owners name by how they are sold: "o quilo". */
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { itemsIn } from './slots.ts'

/** "o quilo" is the house's one item that is sold by weight, whatever it is called. */
export function pricedIn(said: string, names: readonly HouseName[]): string[] {
  const found = itemsIn(said, names)
  if (found.length > 0 || !/(?<![a-z])(?:quilo|kilo|buffet|bufe)(?![a-z])/.test(said)) return found
  const weighed = names.filter(
    ({ name, isSection }) =>
      !isSection &&
      !/(?<![a-z])(?:sobremesa|doce|sorvete|salada)/.test(foldInPlace(name).toLowerCase()) &&
      /(?<![a-z])(?:kg|quilo|kilo|buffet|self.?service)(?![a-z])/.test(foldInPlace(name).toLowerCase()),
  )
  return weighed.length === 1 ? weighed.map(({ name }) => name) : []
}
