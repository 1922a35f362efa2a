/** The database or the storage did not answer. The same work may succeed later. */
export class Unavailable extends Error {
  constructor(what: string, cause: { message: string }) {
    super(`${what}: ${cause.message}`)
    this.name = 'Unavailable'
  }
}
