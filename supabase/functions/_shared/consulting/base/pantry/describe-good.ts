import type { Food, FoodTag, FoodUnit } from './food.ts'

interface Extra {
  loss?: number
  tags?: readonly FoodTag[]
  words?: string
  plural?: string
}

export function food<const Id extends string>(
  id: Id,
  name: string,
  unit: FoodUnit,
  pack: [price: number, amount: number, label: string] | null,
  extra: Extra = {},
): Food & { id: Id } {
  return {
    id,
    name,
    plural: extra.plural ?? `${name}s`,
    unit,
    pack: pack && { price: pack[0], amount: pack[1], label: pack[2] },
    loss: extra.loss ?? 0,
    tags: extra.tags ?? [],
    words: (extra.words ?? '').split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()])),
  }
}

export const kilo = <const Id extends string>(id: Id, name: string, price: number, extra: Extra = {}) =>
  food(id, name, 'g', [price, 1000, 'kg'], extra)
