/** What a provider of age verification does for us. One adapter beside this file for each provider. */
export type AgeProvider = {
  /** Kept with each attempt. */
  name: string
  /**
   * Opens a session on the provider's own pages, or returns the attempt's unfinished one.
   * @param attempt our id of the attempt; the provider's answers repeat it
   * @param returnUrl where the provider sends the person afterwards
   * @throws AgeServiceError
   */
  start: (attempt: string, returnUrl: string) => Promise<{ reference: string; url: string }>
  /**
   * What the provider says of a session now.
   * @throws AgeServiceError
   */
  look: (reference: string) => Promise<AgeReport>
  /**
   * Deletes a session and all that the provider keeps of it. One that is not there needs nothing.
   * @throws AgeServiceError
   */
  remove: (reference: string) => Promise<void>
  /**
   * The session that a signed event is about. Events say that something changed; `look` says what, so that events that
   * are old, repeated or out of order do no harm.
   * @returns null when the signature is missing, wrong or older than five minutes, or the body is not an event
   */
  readEvent: (body: string, headers: Headers) => Promise<string | null>
}

/** Nothing of the person: what was looked at, and whether it shows an adult. */
export type AgeReport = {
  /** Our id of the attempt. */
  attempt: string
  answer: 'pending' | 'verified' | 'refused' | 'unsure' | 'expired'
  method: 'document' | 'face' | null
}

/** The provider did not answer, or not as its protocol says. The message is for logs. */
export class AgeServiceError extends Error {}
