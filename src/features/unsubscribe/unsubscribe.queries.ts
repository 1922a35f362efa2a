import { FunctionsHttpError } from '@supabase/supabase-js'
import { AppError, toAppError } from '@/data/client/errors'
import { supabase } from '@/data/client/supabase'

export type UnsubscribeAction = 'stop' | 'erase'

/** Does what the link of an e-mail allows. Throws AppError, `link_invalid` for a link that is not ours. */
export async function sendUnsubscribe(token: string, action: UnsubscribeAction): Promise<void> {
  const { error } = await supabase.functions.invoke('unsubscribe', { body: { token, action } })
  if (!error) return
  if (
    error instanceof FunctionsHttpError &&
    error.context instanceof Response &&
    error.context.status === 404
  )
    throw new AppError('link_invalid', 'the link was not signed by us')
  throw toAppError(error)
}
