/** A section that the owner wants to sell more of: one of its items stands for it, since a frame on all shows none. */
import { itemKind } from '../../../base/house/item-kind.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import type { Asked } from '../asked.ts'

/** What every table orders without reading. */
const isPlain = ({ name, section }: Asked) => {
  const kind = itemKind({ name, section })
  return kind === 'soft_drink' || kind === 'beer' || kind === 'side'
}

/**
 * The sheet in which a section to promote is its item that leaves most, water, soft drinks and beer last.
 * @param margin R$ that one leaves; null if unknown
 */
export function withPromotedPicks(
  sheet: RequestSheet,
  menu: readonly Asked[],
  margin: (item: Asked) => number | null,
): RequestSheet {
  const named = new Set(
    menu.flatMap((item) =>
      sheet.wishes.some((wish) => wish.kind === 'promote' && namesItem(wish.item, { name: item.name }))
        ? [item.name]
        : [],
    ),
  )
  return {
    ...sheet,
    wishes: sheet.wishes.map((wish) => {
      if (wish.kind !== 'promote') return wish
      const own = menu.filter((item) => namesItem(wish.item, item))
      if (own.length < 2 || own.some(({ name }) => namesItem(wish.item, { name }))) return wish
      const [pick] = own
        .filter(({ name }) => !named.has(name))
        .toSorted((a, b) => Number(isPlain(a)) - Number(isPlain(b)) || (margin(b) ?? 0) - (margin(a) ?? 0))
      if (!pick) return wish
      named.add(pick.name)
      return { ...wish, item: pick.name }
    }),
  }
}
