/** The edge functions are deployed with the generated types, so the file lies with them. */
export type * from '../../supabase/functions/_shared/database.types'
