export type EngineErrorCode =
  /** The answers do not satisfy the automation's schema. */
  | 'answers_invalid'
  /** The restrictions leave too little to deliver. */
  | 'impossible_restrictions'
  /** Too little data to draw a conclusion. */
  | 'not_enough_data'
  /** An uploaded file is missing, too large, or not of the kind that its name says. */
  | 'file_missing'
  | 'file_too_large'
  | 'file_type'
  /** Words near an allergy were not understood, and the owner has not clarified them. */
  | 'sheet_blocked'
  /** The result contradicts a wish: our bug. */
  | 'wish_violated'

/** Every value of `automation_requests.error_code`; the client has a message for each. */
export type FailureCode =
  | EngineErrorCode
  /** City or type was removed from the house's profile after the request. */
  | 'profile_incomplete'
  /** The work was not finished in time; set by the database's upkeep. */
  | 'timed_out'
  /** Our bug. */
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
