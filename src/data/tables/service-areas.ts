import { unwrap } from '../client/errors'
import { type Row, supabase } from '../client/supabase'

export type ServiceArea = Row<'service_areas'>

/** Every service area, active or planned, in order of priority. */
export async function fetchServiceAreas(): Promise<ServiceArea[]> {
  return unwrap(await supabase.from('service_areas').select('*').order('priority_order'))
}
