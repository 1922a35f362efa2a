import { AppError, toAppError } from './errors'
import { services } from './supabase'

/** A function's own refusal, with the body that says why. */
export class FunctionRefusal extends Error {
  readonly status: number
  /** Null when it is not JSON. */
  readonly body: unknown

  constructor(status: number, body: unknown, options: ErrorOptions) {
    super(`the function answered ${status}`, options)
    this.name = 'FunctionRefusal'
    this.status = status
    this.body = body
  }
}

/**
 * Calls an edge function and returns its answer, unchecked.
 * @param timeout milliseconds, if the function may take long
 * @throws FunctionRefusal for an answer that is not a success, else AppError
 */
export async function invokeFunction(
  name: string,
  body: Record<string, unknown>,
  timeout?: number,
): Promise<unknown> {
  const { functions, isRefusal, isUnreachable } = await services()
  const { data, error } = await functions.invoke<unknown>(name, { body, ...(timeout && { timeout }) })
  if (!error) return data
  if (isUnreachable(error)) throw new AppError('network', error.message, { cause: error })
  if (!isRefusal(error)) throw toAppError(error)
  const { context: response } = error
  throw new FunctionRefusal(response.status, await response.json().catch(() => null), { cause: error })
}
