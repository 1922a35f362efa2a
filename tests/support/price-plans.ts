/** Pricing runs on a sheet of one month, for tests of what a wish changes. */
import { createPricing } from '../../supabase/functions/_shared/consulting/automations/dynamic-pricing/engine.ts'
import { type EngineContext, unknownHouse } from '../../supabase/functions/_shared/consulting/base/context.ts'
import type { Wish } from '../../supabase/functions/_shared/consulting/base/request/wish.ts'
import type { Sales } from '../../supabase/functions/_shared/consulting/documents/sales.ts'

export type SoldItem = { name: string; category: string; price: number; cost: number; units: number }

/** @param weekdays units by weekday, four days of each */
export const monthOfSales = (
  items: readonly SoldItem[],
  weekdays: readonly { weekday: number; units: number }[] = [],
): Sales => ({
  items: items.map((item) => ({ ...item })),
  period: { from: '2026-10-01', to: '2026-10-30' },
  weeks: [],
  itemWeeks: [],
  weekdays: weekdays.map((day) => ({ ...day, revenue: null, days: 4 })),
  dayParts: [],
  rows: { read: items.length, totals: 0, blank: 0, refused: 0 },
})

/** What the engine delivers for these sales and wishes, on 2026-11-21. */
export function pricePlan(sales: Sales, wishes: readonly Record<string, unknown>[]) {
  const context: EngineContext = {
    today: '2026-11-21',
    restaurant: { name: 'Galpão', city: 'Crato', type: 'pub' },
    ...unknownHouse,
    sheet: {
      wishes: wishes.map((wish) => ({ text: 'dito', origin: 'request', ...wish }) as Wish),
      unread: [],
    },
  }
  const file = { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv', sales }
  const [result] = createPricing({ sales_data: file }, context)
  if (!result) throw new Error('no plan')
  return result.content
}
