export type EngineErrorCode =
  /** The automation has no built-in engine. */
  | 'engine_unavailable'
  /** The answers do not satisfy the automation's schema. */
  | 'invalid_answers'
  /** The owner's restrictions leave nothing honest to deliver. */
  | 'impossible_restrictions'

/** A failure of the consulting engine; the message is in Portuguese and fit for the owner's screen. */
export class EngineError extends Error {
  readonly code: EngineErrorCode

  constructor(code: EngineErrorCode, message: string) {
    super(message)
    this.name = 'EngineError'
    this.code = code
  }
}
