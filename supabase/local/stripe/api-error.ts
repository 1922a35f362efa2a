export type ApiErrorType = 'api_error' | 'idempotency_error' | 'invalid_request_error'

interface ApiErrorDetails {
  status?: number
  type?: ApiErrorType
  code?: string
  param?: string
  /**
   * True when the endpoint had begun its work, so that Stripe keeps the answer for the idempotency key. Stripe
   * keeps nothing for requests that fail validation:
   * https://docs.stripe.com/api/idempotent_requests
   */
  executed?: boolean
}

/** An answer in Stripe's error shape: https://docs.stripe.com/api/errors */
export class ApiError extends Error {
  readonly status: number
  readonly type: ApiErrorType
  readonly code: string | undefined
  readonly param: string | undefined
  readonly executed: boolean

  constructor(message: string, details: ApiErrorDetails = {}) {
    super(message)
    this.status = details.status ?? 400
    this.type = details.type ?? 'invalid_request_error'
    this.code = details.code
    this.param = details.param
    this.executed = details.executed ?? false
  }

  toJSON(): { error: Record<string, string> } {
    return {
      error: {
        ...(this.code === undefined
          ? {}
          : {
              code: this.code,
              doc_url: `https://stripe.com/docs/error-codes/${this.code.replaceAll('_', '-')}`,
            }),
        message: this.message,
        ...(this.param === undefined ? {} : { param: this.param }),
        type: this.type,
      },
    }
  }
}

/** 404 for an unknown object in the URL. `param` names the URL's part, as Stripe does. */
export function missingResource(kind: string, id: string, param = 'id'): ApiError {
  return new ApiError(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing', param })
}

/** The object's state does not allow a valid request. Stripe keeps this answer for the idempotency key. */
export function conflict(message: string, code?: string): ApiError {
  return new ApiError(message, { executed: true, ...(code === undefined ? {} : { code }) })
}
