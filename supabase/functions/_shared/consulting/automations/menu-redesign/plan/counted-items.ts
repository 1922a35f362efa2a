/** Items beyond the number that the owner wants of a section or a kind, and those that such a number keeps. */
import { countedGroups, countedWords } from '../../../base/request/counted-items.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import type { Asked } from '../asked.ts'

const countsOf = ({ wishes }: RequestSheet) =>
  wishes.filter((wish): wish is WishOf<'count'> => wish.kind === 'count' && wish.item !== undefined)

type Rank = { isKept: (item: Asked) => boolean; worth: (item: Asked) => number }

/** What leaves, the items that earn least first. */
export function beyondCounts(
  sheet: RequestSheet,
  menu: readonly Asked[],
  { isKept, worth }: Rank,
): { name: string; reason: string }[] {
  return countsOf(sheet).flatMap((wish) =>
    wish.bound === 'at_least'
      ? []
      : countedGroups(wish, menu).flatMap((group) =>
          group
            .filter((item) => !isKept(item))
            .toSorted((a, b) => worth(a) - worth(b))
            .slice(0, Math.max(0, group.length - wish.count))
            .map(({ name }) => ({
              name,
              reason: `Tirar do cardápio, para ficar em ${wish.count} de ${countedWords(wish.item ?? '')}, como você pediu`,
            })),
        ),
  )
}

/** The items that a lowest number keeps: those that the owner holds, then those that earn most. */
export function heldByCounts(
  sheet: RequestSheet,
  menu: readonly Asked[],
  { isKept, worth }: Rank,
): ReadonlySet<string> {
  return new Set(
    countsOf(sheet).flatMap((wish) =>
      wish.bound === 'at_most'
        ? []
        : countedGroups(wish, menu).flatMap((group) =>
            group
              .toSorted((a, b) => Number(isKept(b)) - Number(isKept(a)) || worth(b) - worth(a))
              .slice(0, wish.count)
              .map(({ name }) => name),
          ),
    ),
  )
}
