import { queryOptions } from '@tanstack/react-query'
import { toAppError, unwrap } from '@/data/client/errors'
import { userKey } from '@/data/client/query-keys'
import { services, supabase } from '@/data/client/supabase'

/** What a member still has to do before the database answers them. */
export type SecondFactorStep = { kind: 'none' } | { kind: 'code'; factorId: string } | { kind: 'enrol' }

/**
 * The member's next step. The database says whether it requires a second factor, by the rule of its policies. A backend
 * without second factors requires none, and its factor API is never called.
 */
export function secondFactorQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'second_factor'),
    queryFn: async (): Promise<SecondFactorStep> => {
      if (!unwrap(await supabase.rpc('lacks_second_factor'))) return { kind: 'none' }
      const { auth } = await services()
      const { data, error } = await auth.mfa.listFactors()
      if (error) throw toAppError(error)
      const [factor] = data.totp
      return factor ? { kind: 'code', factorId: factor.id } : { kind: 'enrol' }
    },
    // Once given, the second factor holds for the session.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export type NewFactor = { factorId: string; qrCode: string; secret: string }

/** Begins to enrol an authenticator app. Earlier attempts that were never confirmed are removed. */
export async function enrolFactor(): Promise<NewFactor> {
  const { auth } = await services()
  const { data: known, error } = await auth.mfa.listFactors()
  if (error) throw toAppError(error)
  for (const factor of known.all.filter(({ status }) => status === 'unverified')) {
    const removed = await auth.mfa.unenroll({ factorId: factor.id })
    if (removed.error) throw toAppError(removed.error)
  }
  const enrolled = await auth.mfa.enroll({ factorType: 'totp', issuer: 'Engenho 48' })
  if (enrolled.error) throw toAppError(enrolled.error)
  const { id, totp } = enrolled.data
  return { factorId: id, qrCode: totp.qr_code, secret: totp.secret }
}

/** Confirms the code that the app shows. The session has its second factor from here on. */
export async function verifyFactor({ factorId, code }: { factorId: string; code: string }): Promise<void> {
  const { auth } = await services()
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code })
  if (error) throw toAppError(error)
}
