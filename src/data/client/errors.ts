/**
 * One shape for everything that goes wrong on the way to the database, auth or a function.
 *
 * `code` is what screens branch on: a business code of ours (`insufficient_credits`), an SQLSTATE
 * (`23505`), an auth code (`invalid_credentials`), `network` when nothing answered,
 * `unloaded` when a script of ours did not arrive, or `unknown`.
 */
export class AppError extends Error {
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
  }
}

/** A script of ours did not arrive. Browsers remember that until the page is opened anew. */
const unloadedMessages = /dynamically imported module|importing a module script|unable to preload css/i
const networkMessages = /failed to fetch|networkerror|load failed|fetch failed|network request failed/i

/**
 * Translates what supabase-js hands out. The database raises business errors as `code: detail`; hosted
 * PostgREST passes that on as the message, the embedded backend with a word of its own in front.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const message = readString(error, 'message') ?? 'Erro desconhecido'
  if (unloadedMessages.test(message)) {
    const advice = 'A página não carregou por inteiro. Recarregue-a e tente novamente.'
    return new AppError('unloaded', advice, { cause: error })
  }
  if (networkMessages.test(message)) return new AppError('network', message, { cause: error })
  const business = /^(?:error: )?([a-z]+(?:_[a-z]+)+): /.exec(message)?.[1]
  return new AppError(business ?? readString(error, 'code') ?? 'unknown', message, { cause: error })
}

/** Unwraps a supabase-js answer: the data, or an `AppError` thrown. Screens never see `{ data, error }`. */
export function unwrap<Result extends { data: unknown; error: unknown }>(
  result: Result,
): Extract<Result, { error: null }>['data'] {
  if (result.error) throw toAppError(result.error)
  return result.data
}

/** The words for an error: by its code, else the fallback. */
export function messageFor(error: unknown, messages: Record<string, string>, fallback: string): string {
  return messages[toAppError(error).code] ?? fallback
}

function readString(source: unknown, key: string): string | undefined {
  if (typeof source !== 'object' || source === null || !(key in source)) return undefined
  const value: unknown = Reflect.get(source, key)
  return typeof value === 'string' && value !== '' ? value : undefined
}
