import { businessErrorCode, type ErrorCode } from '@error-codes'

export type { CodeShownOn, ErrorCode } from '@error-codes'

/**
 * The one error of requests to the database, auth and the functions.
 *
 * `code` is an `ErrorCode`, or a code of PostgreSQL or Auth that has no message here.
 */
export class AppError extends Error {
  readonly code: string

  constructor(code: ErrorCode | (string & {}), message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
  }
}

/** A script did not load. Browsers remember that until the page is reloaded. */
const unloadedMessages = /dynamically imported module|importing a module script|unable to preload css/i
const networkMessages =
  /failed to fetch|networkerror|load failed|fetch failed|network request failed|failed to send a request/i

/** Translates the errors of supabase-js. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const message = readString(error, 'message') ?? 'Erro desconhecido'
  if (unloadedMessages.test(message)) {
    const advice = 'A página não carregou por inteiro. Recarregue-a e tente novamente.'
    return new AppError('unloaded', advice, { cause: error })
  }
  if (networkMessages.test(message)) return new AppError('network', message, { cause: error })
  const code = businessErrorCode(message) ?? readString(error, 'code') ?? 'unknown'
  return new AppError(code, message, { cause: error })
}

/** The data of a supabase-js answer. Throws its error as an `AppError`. */
export function unwrap<Result extends { data: unknown; error: unknown }>(
  result: Result,
): Extract<Result, { error: null }>['data'] {
  if (result.error) throw toAppError(result.error)
  return result.data
}

/** Whether an error has one of these codes. */
export function hasCode(error: unknown, ...codes: readonly ErrorCode[]): boolean {
  const { code } = toAppError(error)
  return codes.some((candidate) => candidate === code)
}

/** The message for a code, or undefined when the map has none. */
export function messageOf<Code extends string>(
  messages: Readonly<Record<Code, string>>,
  code: string | null,
): string | undefined {
  return isKey(messages, code) ? messages[code] : undefined
}

function isKey<Key extends string>(record: Readonly<Record<Key, string>>, key: string | null): key is Key {
  return key !== null && Object.hasOwn(record, key)
}

/** The message for an error: by its code, else the fallback. */
export function messageFor<Code extends string>(
  error: unknown,
  messages: Readonly<Record<Code, string>>,
  fallback: string,
): string {
  return messageOf(messages, toAppError(error).code) ?? fallback
}

function readString(source: unknown, key: string): string | undefined {
  if (typeof source !== 'object' || source === null || !(key in source)) return undefined
  const value: unknown = Reflect.get(source, key)
  return typeof value === 'string' && value !== '' ? value : undefined
}
