import type { MenuItemRow } from '@consulting/base/house/from-rows.ts'

/** An item of a menu for tests. */
export function menuRow(name: string, values: Partial<MenuItemRow> = {}): MenuItemRow {
  return {
    id: `id-${name}`,
    position: 0,
    section: null,
    name,
    description: null,
    price: null,
    size: null,
    cost: null,
    allergens: null,
    kind: null,
    active: true,
    updated_at: '2026-11-01T12:00:00+00:00',
    ...values,
  }
}
