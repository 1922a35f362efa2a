/** The first offers' dishes with a drink without alcohol: who drives is offered something too. */
import { formatBrl, joinList } from '../../base/language/text.ts'
import type { Block } from '../../report/blocks.ts'
import { pairWords } from './launch.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import type { PairingMenu } from './schema.ts'
import { spokenName } from './short-names.ts'

type SoberOffer = NonNullable<PairingMenu['soberOffers']>[number]

/** @param launched names of the dishes that are offered first */
export const soberOffersOf = (parts: MenuParts, launched: readonly string[]): SoberOffer[] =>
  launched.flatMap((name) => {
    const entry = parts.ranked.find(({ dish }) => dish.item.name === name)
    const drink = entry && parts.free.get(entry.dish)
    if (!entry || !drink || drink.price === null || entry.dish.item.price === null) return []
    const { pieces } = parts.servingOf(entry)
    const item = parts.items.find((one) => one.name === drink.name)
    const cost = item
      ? item.cost
      : (parts.alcoholFree.find((option) => option.name === drink.name)?.cost ?? null)
    return [
      {
        name: spokenName(name),
        drink: spokenName(drink.name),
        // One glass: at most tables one guest drives.
        price: entry.dish.item.price * pieces + drink.price,
        gain: cost === null ? null : drink.price - cost,
      },
    ]
  })

export function soberBlocks({ soberOffers = [] }: PairingMenu): Block[] {
  if (soberOffers.length === 0) return []
  const told = soberOffers.map(
    ({ name, drink, price, gain }) =>
      `**${pairWords({ name, drinks: drink })}, ${menuPrice(price)}**${gain === null ? '' : ` (a bebida deixa ${formatBrl(gain)})`}`,
  )
  return [{ kind: 'text', text: `Para quem dirige ou não bebe: ${joinList(told)}.` }]
}
