import { supabase } from '@/data/client'
import { unwrap } from '@/data/errors'

/** Adds an e-mail to the newsletter. Throws AppError, `23505` when it is there already. */
export async function createSubscriber(email: string): Promise<void> {
  unwrap(await supabase.from('newsletter_subscribers').insert({ email }))
}
