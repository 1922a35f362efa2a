export type EngineErrorCode =
  /** The answers do not satisfy the automation's schema. */
  | 'answers_invalid'
  /** The restrictions leave too little to deliver. */
  | 'impossible_restrictions'
  /** Too little data to conclude anything from. */
  | 'not_enough_data'
  /** An uploaded file is not there, too large, or not of the kind that its name promises. */
  | 'file_missing'
  | 'file_too_large'
  | 'file_type'
  /** Words near an allergy are not understood, and the owner has not resolved them. */
  | 'sheet_blocked'
  /** The result contradicts a wish: a fault of ours. */
  | 'wish_violated'

/** Everything that `automation_requests.error_code` may say; the client has words for each. */
export type FailureCode =
  | EngineErrorCode
  /** The house's city or type was taken out of its profile after the request. */
  | 'profile_incomplete'
  /** Nobody finished the work in time: written by the database's upkeep. */
  | 'timed_out'
  /** A fault of ours. */
  | 'internal'

/** A failure of an engine. The message is in Portuguese and shown to the owner. */
export class EngineError extends Error {
  readonly code: EngineErrorCode

  constructor(code: EngineErrorCode, message: string) {
    super(message)
    this.name = 'EngineError'
    this.code = code
  }
}
