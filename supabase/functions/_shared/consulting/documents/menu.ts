import * as z from 'zod/mini'

/** More lines than this is not a menu; what one request may carry depends on it. */
export const maxMenuItems = 500

const text = (limit: number) => z.string().check(z.minLength(1), z.maxLength(limit))
/** R$ */
const money = z.number().check(z.nonnegative(), z.maximum(100_000))

/** One line of a menu, as it was read or typed. What is unknown is null, never zero. */
export const menuItemSchema = z.object({
  name: text(120),
  /** The heading under which the menu lists it: "Petiscos". */
  category: z.nullable(text(60)),
  description: z.nullable(text(300)),
  /** R$ on the menu. */
  price: z.nullable(money),
  /** R$ the house spends on one, when it told us. */
  cost: z.nullable(money),
})

/** A menu that the owner has looked through and corrected. */
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
