/** Gives the embedded database the grants, wire types and request settings of a hosted one. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseError } from './hosted-answers.ts'

/** The API request in progress. */
export type ApiRequest = {
  headers: Headers
  /** The database role of the request. */
  role?: string | undefined
  /** The error that the database raised. The backend only logs it. */
  error?: DatabaseError
}

export const apiRequests = new AsyncLocalStorage<ApiRequest>()

/** Type ids of PostgreSQL. */
const bigintType = 20
const numericType = 1700
const timestamptzType = 1184

export async function openConnection(url: string) {
  const { createPgliteConnection } = await import('@supabase/lite/pglite')
  const connection = await createPgliteConnection({
    url,
    // PostgREST sends numbers as numbers and timestamps in ISO 8601; the driver's defaults are text.
    pgliteOptions: {
      parsers: {
        [bigintType]: Number,
        [numericType]: Number,
        [timestamptzType]: (value) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
      },
    },
  })
  // In any other state, the backend grants every table to every role before the first request.
  Object.assign(connection, { rlsState: 'active' })

  const withContext = connection.withContext.bind(connection)
  connection.withContext = (context, work, options) =>
    withContext(
      context,
      async (transaction) => {
        const request = apiRequests.getStore()
        if (request && context) {
          const { rows } = await connection.driver.query<{ role: string }>(
            "select set_config('request.headers', $1, true), current_setting('role') as role",
            [JSON.stringify(Object.fromEntries(request.headers))],
          )
          request.role = rows[0]?.role
        }
        return work(transaction)
      },
      options,
    )
  return connection
}

/** Grants of a hosted project outside the schemas of its migrations. Policies protect the files. */
export const platformGrants = `
  grant usage on schema auth, storage to anon, authenticated, service_role;
  grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
`
