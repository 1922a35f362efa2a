import type { EngineContext } from '../../base/context.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import type { Option } from '../../base/pairing/options.ts'
import type { Circumstances } from '../../base/pairing/rules.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import type { Teller } from '../../base/pairing/ways.ts'
import type { MenuItem } from '../../documents/menu.ts'
import type { PricedDose } from './doses.ts'
import type { Ranked } from './rank.ts'
import type { PairingRequest } from './request.ts'
import type { Pairing, PairingMenu } from './schema.ts'
import type { Serving } from './serving.ts'
import type { AlcoholFree } from './without-alcohol.ts'

/** Input of the whole menu's analysis. */
export interface MenuParts {
  context: EngineContext
  venue: Venue
  circumstances: Circumstances
  items: readonly MenuItem[]
  ranked: readonly Ranked[]
  sheets: readonly Pairing[]
  doses: readonly Option[]
  /** The same cachaças as full doses. */
  priced: readonly PricedDose[]
  /** Why the best option suits a dish, and the waiter's sentence. */
  told: ReadonlyMap<DishReading, { why: string; say: string; known: boolean }>
  /** The drink without alcohol that suits it. */
  free: ReadonlyMap<DishReading, AlcoholFree | null>
  servingOf: (entry: Ranked) => Serving
  /** Whether the owner asked for it. */
  promotes: (entry: Ranked) => boolean
  /** Whether it is made of something that the owner prefers. */
  likes: (entry: Ranked) => boolean
  /** The house's wines by the glass and its drinks without alcohol. */
  asides: readonly Option[]
  suggested: readonly Option[]
  /** New drinks without alcohol that go with a dish. */
  alcoholFree: readonly Option[]
  /** The house's jug without alcohol, if a dish has it. */
  jug: PairingMenu['jug'] | null
  ownDrinks: readonly Option[]
  /** Desserts that are not among the paired dishes. */
  desserts: readonly DishReading[]
  /** Chooses the sentences about them. */
  tellAfter: Teller
  unknown: readonly string[]
  leftOut: PairingMenu['leftOut']
  outOfFocus: readonly string[]
  drinksOnMenu: number
  request: PairingRequest
}
