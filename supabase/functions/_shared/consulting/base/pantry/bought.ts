import type { EquipmentId } from './equipment.ts'
import type { BoughtIngredient, Phase, Tag, Unit } from './ingredient.ts'

/** Properties of a bought ingredient beyond its name and pack. */
export interface Extra {
  plural?: string
  mlPerUnit?: number
  abv?: number
  sugar?: number
  acid?: number
  family?: string
  tags?: readonly Tag[]
  words?: readonly string[]
  imported?: true
  months?: readonly number[]
  loss?: number
  phase?: Phase
  needs?: readonly EquipmentId[]
}

/** A bought ingredient whose id the compiler knows. */
export type Bought<Id extends string> = BoughtIngredient & { id: Id }

/** An ingredient that is bought ready; what `extra` leaves out is zero or empty. */
export function bought<const Id extends string>(
  id: Id,
  name: string,
  unit: Unit,
  pack: [price: number, amount: number, label: string],
  extra: Extra = {},
): Bought<Id> {
  return {
    kind: 'bought',
    id,
    name,
    ...(extra.plural === undefined ? {} : { plural: extra.plural }),
    unit,
    phase: extra.phase ?? 'mix',
    mlPerUnit: extra.mlPerUnit ?? (unit === 'ml' ? 1 : 0),
    abv: extra.abv ?? 0,
    sugar: extra.sugar ?? 0,
    acid: extra.acid ?? 0,
    family: extra.family ?? name,
    tags: extra.tags ?? [],
    words: extra.words ?? [],
    local: !extra.imported,
    needs: extra.needs ?? [],
    ...(extra.months === undefined ? {} : { months: extra.months }),
    pack: { price: pack[0], amount: pack[1], label: pack[2] },
    loss: extra.loss ?? 0,
  }
}

/** Frozen pulp, thawed and unsweetened; sugar and acid from Brazil's quality standards for fruit pulp. */
export function pulp<const Id extends string>(
  id: Id,
  fruit: string,
  pricePerKg: number,
  sugar: number,
  acid: number,
  months: readonly number[],
  extra: Extra = {},
): Bought<Id> {
  return bought(id, `polpa de ${fruit}`, 'ml', [pricePerKg, 1000, 'pacote de polpa de 1 kg'], {
    sugar,
    acid,
    months,
    family: fruit,
    loss: 0.05,
    ...extra,
    tags: ['fruit', ...(extra.tags ?? [])],
  })
}
