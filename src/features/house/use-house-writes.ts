import { type HouseRows, houseFromRows } from '@consulting/base/house/from-rows.ts'
import type { Competitor, HouseSettings, IngredientPrice } from '@consulting/base/house/house.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  deleteCompetitor,
  deleteIngredientPrices,
  fetchHouse,
  houseQuery,
  saveCompetitor,
  saveHouseSettings,
  saveIngredientPrices,
} from '@/data/tables/house'
import type { SettingsConflict } from './components/settings/settings-panel'

/** The writes of every tab except the menu. Each throws AppError, and returns once the screen shows the result. */
export function useHouseWrites(userId: string, restaurantId: string) {
  const client = useQueryClient()
  return useMemo(() => {
    const { queryKey } = houseQuery(userId, restaurantId)
    const after = async (write: Promise<void>) => {
      await write
      await client.invalidateQueries({ queryKey })
    }
    return {
      saveSettings: async (
        next: HouseSettings,
        before: HouseSettings | null,
      ): Promise<SettingsConflict | null> => {
        if (before) {
          const rows = await fetchHouse(restaurantId)
          const stored = houseFromRows(rows).settings
          if (!sameSettings(stored, before)) {
            client.setQueryData<HouseRows>(queryKey, rows)
            return { stored }
          }
        }
        await after(saveHouseSettings(restaurantId, next))
        return null
      },
      saveCompetitor: (competitor: Competitor & { id: string }) =>
        after(saveCompetitor(restaurantId, competitor)),
      deleteCompetitor: (id: string) => after(deleteCompetitor(id)),
      savePrice: (name: string, price: IngredientPrice) =>
        after(saveIngredientPrices(restaurantId, { [name]: price })),
      deletePrice: (name: string) => after(deleteIngredientPrices(restaurantId, [name])),
    }
  }, [client, userId, restaurantId])
}

/** Opening hours are stored as JSON, which does not keep the order of keys. */
function sameSettings(a: HouseSettings, b: HouseSettings): boolean {
  const plain = ({ opening, ...rest }: HouseSettings) =>
    JSON.stringify([
      Object.entries(rest).toSorted(([one], [other]) => one.localeCompare(other)),
      Object.entries(opening)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([day, hours]) => [day, hours?.from, hours?.to]),
    ])
  return plain(a) === plain(b)
}
