import type { HouseRows } from '@consulting/base/house/from-rows.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { houseQuery, saveMenu } from '@/data/tables/house'
import { fetchStamps } from './house.queries'
import { applyChange, changedElsewhere, inverseOf, type MenuChange } from './menu-change'

export interface SavedMenu {
  /** The change that undoes this one. */
  undo: MenuChange
  /** Number of items that another tab had changed; its values were overwritten. */
  elsewhere: number
}

export type SaveMenu = (change: MenuChange) => Promise<SavedMenu>

/** Saves changes of the menu and shows them without waiting for the next read. Throws AppError. */
export function useMenu(userId: string, restaurantId: string): SaveMenu {
  const client = useQueryClient()
  return useCallback(
    async (change: MenuChange) => {
      const { queryKey } = houseQuery(userId, restaurantId)
      const known = client.getQueryData<HouseRows>(queryKey)?.menu_items ?? []
      const ids = [...change.items.map(({ id }) => id), ...change.removed]
      const elsewhere = changedElsewhere(known, await fetchStamps(restaurantId, ids)).length
      await saveMenu(restaurantId, change)
      const undo = inverseOf(known, change)
      const now = new Date().toISOString()
      client.setQueryData<HouseRows>(
        queryKey,
        (rows) => rows && { ...rows, menu_items: applyChange(rows.menu_items, change, now) },
      )
      // Fetch the database's own change dates, which the next save compares.
      await client.invalidateQueries({ queryKey })
      return { undo, elsewhere }
    },
    [client, userId, restaurantId],
  )
}
