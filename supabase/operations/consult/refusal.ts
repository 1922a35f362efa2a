/** Why a case or a file is refused. The message is in Portuguese. */
export class Refusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
  }
}
