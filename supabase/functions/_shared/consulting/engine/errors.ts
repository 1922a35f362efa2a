export type EngineErrorCode =
  /** The answers do not satisfy the automation's schema. */
  | 'answers_invalid'
  /** The owner's restrictions leave nothing honest to deliver. */
  | 'impossible_restrictions'
  /** What was sent is too little to conclude anything from. */
  | 'not_enough_data'
  /** An uploaded file is not there, too large, or not of the kind that its name promises. */
  | 'file_missing'
  | 'file_too_large'
  | 'file_type'

/** Everything that `automation_requests.error_code` may say; the client has words for each. */
export type FailureCode =
  | EngineErrorCode
  /** The house's city or type was taken out of its profile after the request. */
  | 'profile_incomplete'
  /** Nobody finished the work in time: written by the database's upkeep. */
  | 'timed_out'
  /** A fault of ours. */
  | 'internal'

/** A failure of the consulting engine; the message is in Portuguese and fit for the owner's screen. */
export class EngineError extends Error {
  readonly code: EngineErrorCode

  constructor(code: EngineErrorCode, message: string) {
    super(message)
    this.name = 'EngineError'
    this.code = code
  }
}
