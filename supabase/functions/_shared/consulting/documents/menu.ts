import * as z from 'zod/mini'
import { placeSchema } from './place.ts'

/** A longer list is not a menu. The size of a request depends on this limit. */
export const maxMenuItems = 500
export const maxMenuNameLength = 120

const text = (limit: number) => z.string().check(z.minLength(1), z.maxLength(limit))
/** R$ */
const money = z.number().check(z.nonnegative(), z.maximum(100_000))

/** One item of a menu, read from a file or typed. Unknown values are null, never zero. */
export const menuItemSchema = z.object({
  name: text(maxMenuNameLength),
  /** The menu’s heading for the item: "Petiscos". */
  category: z.nullable(text(60)),
  description: z.nullable(text(300)),
  /** R$ on the menu. */
  price: z.nullable(money),
  /** As written: "500 g". Absent if the reader does not separate it from the name. */
  size: z.optional(z.nullable(text(40))),
  /** R$ that one costs the house, if the owner gave it. */
  cost: z.nullable(money),
  /** Its place in the file; absent for typed items. */
  place: z.optional(placeSchema),
})

/** A menu that the owner has reviewed and corrected. */
export const menuSchema = z.object({
  items: z
    .array(menuItemSchema)
    .check(
      z.minLength(1, 'Informe pelo menos um item do cardápio.'),
      z.maxLength(maxMenuItems, `Use no máximo ${maxMenuItems} itens.`),
    ),
})

export type MenuItem = z.output<typeof menuItemSchema>
export type Menu = z.output<typeof menuSchema>
