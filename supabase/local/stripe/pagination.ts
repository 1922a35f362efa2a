import { ApiError } from './api-error.ts'
import type { FormReader } from './form.ts'

interface Listed {
  id: string
  created: number
}

/**
 * One page of a list, newest first: https://docs.stripe.com/api/pagination
 * Reads `limit`, `starting_after`, `ending_before` and `created`.
 */
export function readPage<Item extends Listed>(
  form: FormReader,
  items: readonly Item[],
): { page: Item[]; hasMore: boolean } {
  const limit = form.integer('limit') ?? 10
  if (limit < 1 || limit > 100)
    throw new ApiError(`Invalid integer: ${limit} must be between 1 and 100`, {
      code: 'parameter_invalid_integer',
      param: 'limit',
    })
  const inRange = readCreatedFilter(form)
  const matching = items.toReversed().filter(({ created }) => inRange(created))
  const after = form.text('starting_after')
  const before = form.text('ending_before')
  const position = (id: string, param: string) => {
    const index = matching.findIndex((item) => item.id === id)
    if (index === -1) throw new ApiError(`No such object: '${id}'`, { code: 'resource_missing', param })
    return index
  }
  if (before !== null) {
    const end = position(before, 'ending_before')
    const start = Math.max(0, end - limit)
    return { page: matching.slice(start, end), hasMore: start > 0 }
  }
  const start = after === null ? 0 : position(after, 'starting_after') + 1
  return { page: matching.slice(start, start + limit), hasMore: start + limit < matching.length }
}

function readCreatedFilter(form: FormReader): (created: number) => boolean {
  if (!form.has('created')) return () => true
  const exact = form.isText('created') ? form.integer('created') : null
  if (exact !== null) return (created) => created === exact
  const range = form.child('created')
  const above = range?.integer('gt') ?? Number.NEGATIVE_INFINITY
  const from = range?.integer('gte') ?? Number.NEGATIVE_INFINITY
  const below = range?.integer('lt') ?? Number.POSITIVE_INFINITY
  const until = range?.integer('lte') ?? Number.POSITIVE_INFINITY
  return (created) => created > above && created >= from && created < below && created <= until
}
