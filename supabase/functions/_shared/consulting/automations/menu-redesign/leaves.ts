import { hasAlcohol } from '../../base/house/item-kind.ts'
import { assumed } from './advise.ts'
import type { Asked } from './asked.ts'
import { allowsMenuItem } from './last-option.ts'
import { noCategory, readable } from './menu-facts.ts'
import type { MenuRedesign, RedesignedCategory } from './schema.ts'

/** Price ratio up to which guests see two items as alike. */
const similar = 1.15

/** The items that leave the menu, and the neighbour to suggest instead. */
export function leavesOf(
  named: readonly Asked[],
  categories: readonly RedesignedCategory[],
  left: MenuRedesign['left'],
  gone: ReadonlySet<string>,
): NonNullable<MenuRedesign['leaves']> {
  return named.flatMap(({ name, section }) => {
    if (!gone.has(name)) return []
    const category = categories.find(({ items }) => items.some((item) => item.name === name))
    // Who asked for a dish without meat is offered no other.
    const isMeatless = (dish: string) => allowsMenuItem({ name: dish, description: null }) === 'yes'
    const isPoured = (drink: string) => hasAlcohol({ name: drink, section: category?.name ?? null })
    const own = category?.items.find((item) => item.name === name)
    const isNear = ({ price }: { price: number }) => price <= (own?.price ?? 0) * similar
    const [instead] = (category?.items ?? [])
      .filter(
        (item) =>
          item.move !== 'remove' &&
          item.apart === undefined &&
          isPoured(item.name) === isPoured(name) &&
          item.price <= (own?.price ?? 0) * assumed.substitutePrice &&
          (!isMeatless(name) || isMeatless(item.name)),
      )
      // Who wanted it orders something of about its price.
      .toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)) || b.margin - a.margin)
    return [
      {
        name,
        section: category?.name ?? readable(section ?? noCategory),
        why: own?.action ?? left.find((item) => item.name === name)?.action ?? 'Sai, como você pediu',
        instead: instead?.name ?? null,
      },
    ]
  })
}
