import { AppError, toAppError } from '@/data/client/errors'
import { FunctionRefusal, invokeFunction } from '@/data/client/functions'

export type UnsubscribeAction = 'stop' | 'erase'

/** Does what the link of an e-mail allows. Throws AppError, `link_invalid` for a link that we did not sign. */
export async function sendUnsubscribe(token: string, action: UnsubscribeAction): Promise<void> {
  await invokeFunction('unsubscribe', { token, action }).catch((error: unknown) => {
    if (error instanceof FunctionRefusal && error.status === 404)
      throw new AppError('link_invalid', 'the link was not signed by us')
    throw toAppError(error)
  })
}
