/** The interface to a provider of age verification. Each provider has an adapter beside this file. */
export type AgeProvider = {
  /** Stored with each attempt. */
  name: string
  /**
   * Opens a session on the provider's own pages, or returns the attempt's unfinished one.
   * @param attempt our id of the attempt; the provider's answers repeat it
   * @param returnUrl where the provider sends the person afterwards
   * @throws AgeServiceError
   */
  start: (attempt: string, returnUrl: string) => Promise<{ reference: string; url: string }>
  /**
   * The provider's current answer for a session.
   * @throws AgeServiceError
   */
  look: (reference: string) => Promise<AgeReport>
  /**
   * Deletes a session and everything that the provider keeps of it. Succeeds if there is no such session.
   * @throws AgeServiceError
   */
  remove: (reference: string) => Promise<void>
  /**
   * The session that a signed event is about. Events only say that something changed and `look` says what, so old,
   * repeated or unordered events do no harm.
   * @returns null when the signature is missing, wrong or older than five minutes, or the body is not an event
   */
  readEvent: (body: string, headers: Headers) => Promise<string | null>
}

/** Without personal data: what was checked, and whether it shows an adult. */
export type AgeReport = {
  /** Our id of the attempt. */
  attempt: string
  answer: 'pending' | 'verified' | 'refused' | 'unsure' | 'expired'
  method: 'document' | 'face' | null
}

/** The provider did not answer, or broke its protocol. The message is for logs. */
export class AgeServiceError extends Error {}
