/** Which paired dishes a report shows: in its table, and with a detailed sheet. */
import type { DishReading } from '../../base/pairing/understand.ts'
import { cautionOf, isClosed } from './caution.ts'
import { countedParts, mostOf, pickByParts } from './counted-parts.ts'
import type { PairBounds } from './pair-bounds.ts'
import { pickDetailed, type Ranked } from './rank.ts'
import type { PairingMenu } from './schema.ts'
import type { Setting } from './setting.ts'
import { fewPairings } from './short-list.ts'

/** Most dishes with a detailed sheet; the others appear in the table only. */
const detailed = 12

export interface ShownDishes {
  /** Those of the table. */
  ranked: Ranked[]
  /** Those with a sheet, in the order of the sheets. */
  detailed: Ranked[]
  /** What the owner's number leaves out, with the reason. */
  beyond: PairingMenu['leftOut']
}

/** @param wanted whether the owner asks for a dish: it gets a sheet before others */
export function shownDishes(
  { context, request }: Setting,
  all: readonly Ranked[],
  wanted: (dish: DishReading) => boolean,
  { fits }: PairBounds,
): ShownDishes {
  const parts = countedParts(context.sheet)
  const most = mostOf(request.requirements.count?.most ?? null, parts)
  // A dish that may not be sold now is no pairing of those that the owner counts.
  const open = all.filter(({ dish }) => !isClosed(dish.item, context.today))
  const paired = most !== null && open.length >= most ? open : all
  // A pairing with more against it than for it gets no sheet.
  const worthy = paired.filter(({ dish, best }) => best.points > 0 || wanted(dish))
  const unsure = new Set(paired.flatMap(({ dish }) => (request.confirms(dish.item).length > 0 ? [dish] : [])))
  const confirms = (dish: DishReading) => unsure.has(dish)
  const picked = pickByParts(
    worthy.length > 0 && (most === null || (parts.length === 0 && worthy.length >= most)) ? worthy : paired,
    Math.min(detailed, most ?? detailed),
    parts,
    (from, count) => pickDetailed(from, count, wanted, fits, confirms),
  )
  if (most === null) return { ranked: [...paired], detailed: picked, beyond: [] }
  // The owner's number counts dishes; further dishes are not in the table either.
  const ranked = paired.filter((entry) =>
    most > detailed ? paired.indexOf(entry) < most : picked.includes(entry),
  )
  return {
    ranked,
    detailed: picked,
    beyond: [
      ...all
        .filter((entry) => !paired.includes(entry) && wanted(entry.dish))
        .map(({ dish }) => ({
          name: dish.item.name,
          reason: cautionOf(dish.item, context.today)?.note ?? 'não se oferece hoje',
        })),
      ...(most <= fewPairings
        ? []
        : paired
            .filter((entry) => !ranked.includes(entry))
            .map(({ dish }) => ({ name: dish.item.name, reason: `além dos ${most} que você pediu` }))),
    ],
  }
}
