/** What the answers to the owner's questions are made of. */
import type { EngineContext } from '../../../base/context.ts'
import type { Drink } from '../../../base/drinks/drink.schema.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import type { DrinkRequest } from '../plan.ts'
import type { HouseRecipe, Launch, ShoppingItem } from '../schema.ts'

export interface Asked {
  drinks: readonly Drink[]
  request: DrinkRequest
  context: EngineContext
  launch: Launch
  houseRecipes: readonly HouseRecipe[]
  /** What is bought for the first week, and for the first week of the drinks that start later. */
  purchase: { first: readonly ShoppingItem[]; later: readonly ShoppingItem[] }
}

/** An answer in two to four sentences, the decision first; null if the house's data do not give one. */
export type Answerer = (wish: WishOf<'question'>, asked: Asked) => string | null
