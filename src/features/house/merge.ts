import type { MenuItemRow } from '@consulting/base/house/from-rows.ts'
import { NameIndex } from '@consulting/base/match-items.ts'
import type { MenuItem } from '@consulting/documents/menu.ts'
import type { Place } from '@consulting/documents/place.ts'
import { splitSize } from '@consulting/documents/split-size.ts'
import type { MenuItemChange } from '@/data/tables/house'
import { type MenuChange, toChange } from './menu-change'

/** An item as read from a file or a pasted list. */
export interface ReadItem {
  name: string
  section: string | null
  description: string | null
  price: number | null
  size: string | null
  cost: number | null
  /** Its place in the file; absent for pasted lists. */
  place?: Place | undefined
}

const mergedFields = ['section', 'description', 'price', 'size', 'cost'] as const
export type MergedField = (typeof mergedFields)[number]

export interface FieldChange {
  field: MergedField
  from: string | number | null
  to: string | number
}

export interface ChangedItem {
  item: MenuItemRow
  /** The name in the file, if it is spelled differently. */
  spelled: string | null
  place: Place | null
  fields: FieldChange[]
  next: MenuItemChange
  /** The item was off the menu but is in the file. */
  returns: boolean
  /** The price changed by more than a factor of three, which is more often a misread than a decision. */
  doubtful: boolean
}

/** The differences between a reading and the menu. Only those that the owner ticks are saved. */
export interface Merge {
  added: ReadItem[]
  changed: ChangedItem[]
  gone: MenuItemRow[]
  /** Number of items without differences. */
  same: number
}

/** "PETISCOS" becomes "Petiscos": printed menus write sections in capitals. */
function withoutCapitals(section: string | null): string | null {
  if (section === null || section.length < 4 || section !== section.toUpperCase()) return section
  return section.charAt(0) + section.slice(1).toLowerCase()
}

/** The items of a reading, with sizes split from names. 0 becomes null, unknown. */
export function readItems(items: readonly MenuItem[]): ReadItem[] {
  return items.map((item) => {
    const { name, size } = item.size ? { name: item.name, size: item.size } : splitSize(item.name)
    const { description } = item
    return {
      name,
      section: withoutCapitals(item.category),
      description,
      price: item.price || null,
      size,
      cost: item.cost || null,
      ...(item.place && { place: item.place }),
    }
  })
}

/** Identifies an item: "Cerveja 600 ml" and "Cerveja 350 ml" are two items. */
export function nameAndSize({ name, size }: { name: string; size: string | null }): string {
  return (size ? `${name} ${size}` : name).toLowerCase()
}

/** For each item read, the index of its menu item, or −1. No menu item is matched twice. */
function match(menu: readonly MenuItemRow[], read: readonly ReadItem[]): number[] {
  const found: number[] = read.map(() => -1)
  const taken = new Set<number>()
  const claim = (index: number, position: number) => {
    if (position < 0 || taken.has(position)) return
    found[index] = position
    taken.add(position)
  }
  // Exact matches of name and size claim their items before similar names do.
  const bySize = new Map<string, number>()
  for (const [position, item] of menu.entries()) {
    const own = nameAndSize(item)
    if (!bySize.has(own)) bySize.set(own, position)
  }
  for (const [index, item] of read.entries()) claim(index, bySize.get(nameAndSize(item)) ?? -1)
  const left = menu.flatMap((_, position) => (taken.has(position) ? [] : [position]))
  const names = new NameIndex(left.map((position) => menu[position]?.name ?? ''))
  for (const [index, item] of read.entries()) {
    if (found[index] !== -1) continue
    claim(index, left[names.find(item.name)] ?? -1)
  }
  return found
}

function sameText(a: string | number | null, b: string | number): boolean {
  if (typeof a === 'string' && typeof b === 'string') {
    // "PETISCOS" equals "Petiscos", and "500g" equals "500 g".
    const plain = (text: string) => text.toLowerCase().replace(/[\s.,;:]+/g, '')
    return plain(a) === plain(b)
  }
  return a === b
}

/** The fields whose values differ. Fields that the file leaves out do not count. */
function fieldsOf(item: MenuItemRow, read: ReadItem): FieldChange[] {
  return mergedFields.flatMap((field) => {
    const to = read[field]
    return to === null || sameText(item[field], to) ? [] : [{ field, from: item[field], to }]
  })
}

function isDoubtful(fields: readonly FieldChange[]): boolean {
  return fields.some(
    ({ field, from, to }) =>
      field === 'price' &&
      typeof from === 'number' &&
      typeof to === 'number' &&
      (to > from * 3 || to * 3 < from),
  )
}

/**
 * Compares a menu with what was read.
 * @param whole whether the reading is a whole menu; a sales sheet lacks items that were not sold
 */
export function mergeMenu(menu: readonly MenuItemRow[], all: readonly ReadItem[], whole: boolean): Merge {
  const seen = new Set<string>()
  const read = all.filter((item) => {
    const own = nameAndSize(item)
    return seen.has(own) ? false : seen.add(own)
  })
  const matches = match(menu, read)
  const merge: Merge = { added: [], changed: [], gone: [], same: 0 }
  for (const [index, item] of read.entries()) {
    const known = menu[matches[index] ?? -1]
    if (!known) {
      merge.added.push(item)
      continue
    }
    const fields = fieldsOf(known, item)
    if (fields.length === 0 && known.active) {
      merge.same += 1
      continue
    }
    const takes = (field: MergedField) => fields.some((change) => change.field === field)
    merge.changed.push({
      item: known,
      spelled: sameText(known.name, item.name) ? null : item.name,
      place: item.place ?? null,
      fields,
      next: {
        ...toChange(known),
        section: takes('section') ? item.section : known.section,
        description: takes('description') ? item.description : known.description,
        price: takes('price') ? item.price : known.price,
        size: takes('size') ? item.size : known.size,
        cost: takes('cost') ? item.cost : known.cost,
        active: true,
      },
      returns: !known.active,
      doubtful: isDoubtful(fields),
    })
  }
  const taken = new Set(matches)
  if (whole) merge.gone = menu.filter((item, position) => item.active && !taken.has(position))
  return merge
}

export type GoneChoice = 'keep' | 'deactivate' | 'remove'

/** What the owner ticked: added items by index, others by id. */
export interface MergeChoices {
  added: ReadonlySet<number>
  changed: ReadonlySet<string>
  gone: ReadonlyMap<string, GoneChoice>
}

/** Ticks everything new and changed except doubtful prices, and keeps missing items. */
export function initialChoices(merge: Merge): MergeChoices {
  return {
    added: new Set(merge.added.keys()),
    changed: new Set(merge.changed.filter(({ doubtful }) => !doubtful).map(({ item }) => item.id)),
    gone: new Map(),
  }
}

/** The change that saves the choices. New items follow the last one of the menu. */
export function changeOf(
  menu: readonly MenuItemRow[],
  merge: Merge,
  choices: MergeChoices,
  newId: () => string,
): MenuChange {
  const last = menu.reduce((most, { position }) => Math.max(most, position), -1)
  const added = merge.added
    .filter((_, index) => choices.added.has(index))
    .map(
      ({ place: _, ...item }, index): MenuItemChange => ({
        ...item,
        id: newId(),
        position: last + 1 + index,
        allergens: null,
        kind: null,
        active: true,
      }),
    )
  const changed = merge.changed.filter(({ item }) => choices.changed.has(item.id)).map(({ next }) => next)
  const off = merge.gone
    .filter(({ id }) => choices.gone.get(id) === 'deactivate')
    .map((item) => ({ ...toChange(item), active: false }))
  const removed = merge.gone.filter(({ id }) => choices.gone.get(id) === 'remove').map(({ id }) => id)
  return { items: [...added, ...changed, ...off], removed }
}
