import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../client/errors'
import { kept, userKey } from '../client/query-keys'
import { type Row, supabase } from '../client/supabase'

export type Product = Row<'products'>

/** What is sold, in the order of the shelf. */
export function productsQuery(userId: string) {
  return queryOptions({ queryKey: userKey(userId, 'products'), queryFn: fetchProducts, meta: kept })
}

async function fetchProducts(): Promise<Product[]> {
  return unwrap(await supabase.from('products').select('*').eq('is_active', true).order('position'))
}
