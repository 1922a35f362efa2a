import type { MenuItemRow } from '@consulting/base/house/from-rows.ts'
import type { MenuItemChange } from '@/data/tables/house'

/** One change of the menu: items added or replaced by id, and ids removed. */
export interface MenuChange {
  items: readonly MenuItemChange[]
  removed: readonly string[]
}

export const toChange = ({ updated_at: _, ...item }: MenuItemRow): MenuItemChange => item

export const inOrder = (items: readonly MenuItemRow[]): MenuItemRow[] =>
  items.toSorted((a, b) => a.position - b.position)

/** The menu after a change, as the database will return it. */
export function applyChange(items: readonly MenuItemRow[], change: MenuChange, now: string): MenuItemRow[] {
  const removed = new Set(change.removed)
  const replaced = new Map(change.items.map((item) => [item.id, item]))
  const kept = items.flatMap((item) => {
    if (removed.has(item.id)) return []
    const next = replaced.get(item.id)
    return [next ? { ...next, updated_at: now } : item]
  })
  const known = new Set(items.map(({ id }) => id))
  const added = change.items.filter(({ id }) => !known.has(id)).map((item) => ({ ...item, updated_at: now }))
  return [...kept, ...added]
}

/** The change that undoes `change`: restores former items and removes added ones. */
export function inverseOf(items: readonly MenuItemRow[], change: MenuChange): MenuChange {
  const touched = new Set([...change.removed, ...change.items.map(({ id }) => id)])
  const known = new Set(items.map(({ id }) => id))
  return {
    items: items.filter(({ id }) => touched.has(id)).map(toChange),
    removed: change.items.map(({ id }) => id).filter((id) => !known.has(id)),
  }
}

/** Ids of stored items that have changed since they were read. */
export function changedElsewhere(
  known: readonly MenuItemRow[],
  stored: readonly Pick<MenuItemRow, 'id' | 'updated_at'>[],
): string[] {
  const stamps = new Map(known.map(({ id, updated_at }) => [id, Date.parse(updated_at)]))
  return stored.filter(({ id, updated_at }) => stamps.get(id) !== Date.parse(updated_at)).map(({ id }) => id)
}
