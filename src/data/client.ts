import { createClient } from '@supabase/supabase-js'
import { readEnvironment } from '@/config/environment'
import type { Database } from './database.types'

const environment = readEnvironment(import.meta.env, window.location.origin)

/** The one client. Imported by `data/` and by `*.queries.ts`, nowhere else. */
export const supabase = createClient<Database>(environment.supabaseUrl, environment.supabasePublishableKey)

export type Tables = Database['public']['Tables']
export type Row<Name extends keyof Tables> = Tables[Name]['Row']
export type Enums = Database['public']['Enums']
