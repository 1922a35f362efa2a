import { isAutomationType } from '@consulting/automation-types.ts'
import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../client/errors'
import { kept, userKey } from '../client/query-keys'
import { type Row, supabase } from '../client/supabase'

export type CatalogueRow = Pick<
  Row<'automations_catalog'>,
  | 'id'
  | 'type'
  | 'name'
  | 'description'
  | 'credit_cost'
  | 'estimated_time_minutes'
  | 'category'
  | 'complexity'
  | 'is_popular'
  | 'is_new'
>

const columns =
  'id, name, type, description, credit_cost, estimated_time_minutes, category, complexity, is_popular, is_new'

/** The active automations that this version of the site knows, cheapest first. */
export function catalogueQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'automations_catalog'),
    queryFn: fetchCatalogue,
    meta: kept,
  })
}

async function fetchCatalogue(): Promise<CatalogueRow[]> {
  const rows = unwrap(
    await supabase
      .from('automations_catalog')
      .select(columns)
      .eq('is_active', true)
      .order('credit_cost', { ascending: true })
      .order('name'),
  )
  // A page left open across a release may be older than the catalogue.
  return rows.filter(({ type }) => isAutomationType(type))
}

/** One automation, active or not, or null when the catalogue has none of that type. */
export async function fetchAutomation(type: CatalogueRow['type']): Promise<CatalogueRow | null> {
  return unwrap(await supabase.from('automations_catalog').select(columns).eq('type', type).maybeSingle())
}
