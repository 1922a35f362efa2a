import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { unwrap } from '@/data/client/errors'
import { userKey } from '@/data/client/query-keys'
import { type Row, supabase } from '@/data/client/supabase'

const stockSchema = z.array(
  z.object({
    product_id: z.string(),
    name: z.string(),
    on_hand: z.number(),
    waiting: z.number(),
    available: z.number(),
  }),
)

/** A cachaça: bottles on the shelf, those that paid orders wait for, and the difference. */
export type StockLine = z.output<typeof stockSchema>[number]

export function stockQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'bottle_stock'),
    // A view's columns may all be null for the generated types, so the rows are parsed.
    queryFn: async (): Promise<StockLine[]> =>
      stockSchema.parse(
        unwrap(
          await supabase
            .from('bottle_stock')
            .select('product_id, name, on_hand, waiting, available, position')
            .order('position'),
        ),
      ),
    staleTime: 0,
  })
}

export type BottleLot = Row<'bottle_lots'>

/** The newest lots. Older ones are long empty. */
export function lotsQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'bottle_lots', 'all'),
    queryFn: async (): Promise<BottleLot[]> =>
      unwrap(
        await supabase
          .from('bottle_lots')
          .select('*')
          .order('bottled_on', { ascending: false })
          .order('lot_number')
          .limit(300),
      ),
    staleTime: 0,
  })
}

export type LotValues = {
  productId: string
  lotNumber: string
  /** yyyy-mm-dd */
  bottledOn: string
  quantity: number
  /** For a correction. */
  reason?: string
}

/** Records a lot, or corrects the one of that bottle and number. */
export async function saveLot({
  productId,
  lotNumber,
  bottledOn,
  quantity,
  reason,
}: LotValues): Promise<void> {
  unwrap(
    await supabase.rpc('put_bottle_lot', {
      p_product_id: productId,
      p_lot_number: lotNumber,
      p_bottled_on: bottledOn,
      p_quantity: quantity,
      ...(reason !== undefined && { p_reason: reason }),
    }),
  )
}
