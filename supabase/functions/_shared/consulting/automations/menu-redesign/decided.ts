/** Decisions made before prices are final: frames, prices that wait, and items on a separate card. */

import { type Answers, isUpload } from '../../base/answers/definition.ts'
import { daysBetween } from '../../base/calendar.ts'
import { closedSeason, seasonDays } from '../../base/pantry/closed-seasons.ts'
import type { Elasticities } from '../../base/pricing/elasticity.ts'
import { ofKind } from '../../base/request/wish.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { holdsFor, mostRises, mostRisesWithCut, risesAsked } from './holds.ts'
import { framedIn } from './new-menu.ts'
import type { Orders } from './orders.ts'
import type { NewMenuSource } from './placed.ts'

/** Framed items and the reasons of waiting prices, by the sheet's names. */
export type Decided = { framed: ReadonlySet<string>; held: ReadonlyMap<string, string> }

/** Minimum days that a printed menu is in use. */
const printedDays = 60
/** Shorter closed seasons do not change the printed menu. */
const longestPause = 30

/** The closed season for which an item leaves the printed page; null if it stays. */
export function longSeason({ name, description }: MenuItem, today: string): string | null {
  const season = closedSeason(`${name} ${description ?? ''}`, today, printedDays)
  return season?.dated && daysBetween(season.from, season.to) > longestPause ? seasonDays(season) : null
}

/** The name of an answer's file; undefined if there is none. */
export const fileNameOf = (value: Answers[string]): string | undefined =>
  isUpload(value) ? value.name : undefined

/** The frames by the menu's names, and the decisions that follow from them. */
export function decide(
  source: NewMenuSource,
  orders: Orders,
  elasticities: Elasticities,
  isShorter: boolean,
  /** Prices that the owner's questions decide already, by item. */
  asked: ReadonlyMap<string, number>,
): { boxes: Set<string>; decided: Decided } {
  const { categories, goals, soldAs, menu } = source
  const described = new Map(menu.items.map(({ name, description }) => [name, description]))
  const isPlain = ofKind(source.context.sheet.wishes, 'layout').some(({ what }) => what === 'no_boxes')
  const boxes = isPlain ? new Set<string>() : framedIn(source)
  // Only framed items are assumed to sell more.
  const framed = new Set([...boxes].map((name) => soldAs.get(name) ?? name))
  const held = holdsFor({
    categories,
    goals,
    framed,
    closedOf: ({ name, section }) =>
      orders.of({ name, section, description: described.get(name) ?? null }).closed,
    mayRise: (item) => orders.limitsOf(item).eager === true,
    isDecided: (name) => asked.has(name),
    describedAs: (name) => described.get(name) ?? null,
    most: risesAsked(source.context.sheet) ?? (isShorter ? mostRisesWithCut : mostRises),
    elasticities,
  })
  return { boxes, decided: { framed, held } }
}
