/** What every step of the pairings reads: the house, its prices, and what the owner asks. */

import type { Answers } from '../../base/answers/definition.ts'
import { listOf, textOf } from '../../base/answers/read.ts'
import type { EngineContext } from '../../base/context.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import { venueOfType } from '../../base/house/restaurant-type.ts'
import type { Circumstances } from '../../base/pairing/rules.ts'
import { newEnding } from '../../base/pricing/endings.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { pairingWishes } from './asked-pairs.ts'
import { endingOf } from './combo.ts'
import { type PairingPrices, pairingPrices } from './prices.ts'
import { type PairingRequest, readRequest } from './request.ts'

export interface Setting {
  context: EngineContext
  request: PairingRequest
  /** What the owner asks of drinks beside dishes. */
  asked: ReturnType<typeof pairingWishes>
  circumstances: Circumstances
  /** The usual house of this kind, with the price ending of its own menu. */
  venue: Venue
  /** Bounds in R$ of new drinks and doses. */
  prices: PairingPrices
}

/** @param sent the items of the menu that was sent */
export function settingOf(sent: readonly MenuItem[], answers: Answers, context: EngineContext): Setting {
  const request = readRequest(sent, context)
  const { items, ceiling } = request
  const usual = venueOfType(context.restaurant.type)
  const prices = items.flatMap(({ price }) => (price === null ? [] : [price]))
  const venue = { ...usual, ending: newEnding(context.sheet.wishes) ?? endingOf(prices, usual.ending) }
  return {
    context,
    request,
    asked: pairingWishes(context.sheet),
    circumstances: { style: textOf(answers, 'cuisine_style'), focus: listOf(answers, 'focus_areas') },
    venue,
    prices: pairingPrices(context, items, venue, ceiling),
  }
}
