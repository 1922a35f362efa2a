import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../functions/_shared/database.types.ts'
import type { Choice } from './sessions.ts'

export type AgeChoice = Choice

/**
 * Takes a signed-in owner through the verification: the function opens it, the stand-in answers.
 * @returns the status that the function reports afterwards
 */
export async function verifyOwner(
  owner: SupabaseClient<Database>,
  { appUrl, ageUrl }: { appUrl: string; ageUrl: string },
  choice: AgeChoice = 'approve',
): Promise<string | null> {
  const call = async (body: object) => {
    const { data, error } = await owner.functions.invoke<{ status: string | null; url?: string }>(
      'age-verification',
      { body },
    )
    if (error || !data) throw new Error(`age-verification: ${error?.message}`)
    return data
  }
  const { url } = await call({ action: 'start', return_url: `${appUrl}/idade` })
  if (url) {
    const response = await fetch(`${ageUrl}/_control/sessions/${new URL(url).pathname.split('/').at(-1)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ choice }),
    })
    if (!response.ok) throw new Error(`age stand-in: ${await response.text()}`)
  }
  return (await call({ action: 'check' })).status
}
