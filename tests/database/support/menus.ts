import { type Database, type Owner, owner } from './database.ts'

export type MenuItem = {
  id?: string
  name: string
  [column: string]: string | number | boolean | string[] | null | undefined
}

/** Saves items of a menu as the browser does. */
export const menuWriter =
  (db: Database) =>
  (who: Owner, items: readonly MenuItem[], removed: readonly string[] = [], house = who.restaurantId) =>
    db.as(
      owner(who),
      (sql) =>
        sql`select public.save_menu(${house}, ${sql.json([...items])}, ${sql.array([...removed], 2950)})`,
    )

export const menuReader = (db: Database) => async (who: Owner) => [
  ...(await db.sql`select * from public.menu_items where restaurant_id = ${who.restaurantId} order by position, name`),
]

export const makeItems = (count: number, from = 0): (MenuItem & { id: string })[] =>
  Array.from({ length: count }, (_, index) => ({
    id: crypto.randomUUID(),
    name: `Item ${from + index}`,
    position: from + index,
    price: 10 + index / 100,
  }))
