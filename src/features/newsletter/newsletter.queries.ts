import { unwrap } from '@/data/client/errors'
import { supabase } from '@/data/client/supabase'

/** Adds an e-mail to the newsletter. Throws AppError, `23505` when it exists already. */
export async function createSubscriber(email: string): Promise<void> {
  unwrap(await supabase.from('newsletter_subscribers').insert({ email }))
}
