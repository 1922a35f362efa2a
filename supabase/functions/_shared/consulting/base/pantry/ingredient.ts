import type { EquipmentId } from './equipment.ts'

/** Properties of an ingredient: allergens, exclusions and hints for composing drinks. */
export type Tag =
  | 'citrus'
  | 'dairy'
  | 'egg'
  | 'nut'
  | 'gluten'
  | 'alcohol'
  | 'spicy'
  | 'added_sugar'
  | 'honey'
  | 'fruit'
  | 'caffeine'
  | 'soda'
  | 'bitter'
  | 'herb'
  | 'industrial'
  | 'seafood'
  | 'meat'
  | 'pork'

/** The unit in which a recipe measures an ingredient; `un` is counted. */
export type Unit = 'ml' | 'g' | 'un' | 'folhas' | 'dashes'

/** When an ingredient is added: pressed first, mixed, poured on top, put on the glass. */
export type Phase = 'muddle' | 'mix' | 'top' | 'finish'

interface IngredientBase {
  id: string
  /** As it reads in a recipe, lower case, without the quantity. */
  name: string
  /** The house's own name for what it pours, shown instead of `name`: "chope pilsen". */
  shownAs?: string
  /** For `un`: the name of two or more. */
  plural?: string
  unit: Unit
  phase: Phase
  /** Liquid in one unit, in ml: 1 for liquids, less for fresh fruit, 0 for leaves and spices. */
  mlPerUnit: number
  /** % of volume. */
  abv: number
  /** g of sugar in 100 ml of that liquid. */
  sugar: number
  /** g of acid, as citric acid, in 100 ml of that liquid. */
  acid: number
  /** Ingredients of one family count as the same flavour: pulp and fruit of caju, for example. */
  family: string
  tags: readonly Tag[]
  /** Other words that owners use for it, besides name and family. */
  words: readonly string[]
  /** Grown or made in Ceará, or anywhere in the Northeast. */
  local: boolean
  /** Required equipment. */
  needs: readonly EquipmentId[]
  /** Months of the fresh harvest in Ceará (1–12); frozen pulp is sold all year. */
  months?: readonly number[]
}

/** Bought ready; the price is an estimate that the owner should replace. */
export interface BoughtIngredient extends IngredientBase {
  kind: 'bought'
  /** R$ for an amount in `unit`. */
  pack: { price: number; amount: number; label: string }
  /** Share lost to peel, seeds and residue, 0 to under 1. */
  loss: number
}

/** Prepared by the bar; its cost is that of its components. */
export interface HousePreparation<Part extends string = string> extends IngredientBase {
  kind: 'house'
  title: string
  /** Each an ingredient of the pantry and the amount for one batch, in the ingredient's unit. */
  components: readonly { id: Part; amount: number }[]
  /** Yield of one batch, in `unit`. */
  batchYield: number
  /** Days it keeps in the refrigerator. */
  keepsDays: number
  steps: readonly string[]
}

export type Ingredient = BoughtIngredient | HousePreparation
