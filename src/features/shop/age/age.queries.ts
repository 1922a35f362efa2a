import { FunctionsHttpError } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { AppError, toAppError, unwrap } from '@/data/client/errors'
import { supabase } from '@/data/client/supabase'

/** Milliseconds; longer than the function waits for the provider. */
const patience = 20_000

const answerSchema = z.object({ url: z.optional(z.url({ protocol: /^https?$/ })) })
const refusalSchema = z.object({ code: z.string(), error: z.string() })

/**
 * Opens the verification on the provider's pages.
 * @param returnUrl where the provider sends the owner afterwards
 * @returns the page to open, or null where nothing is left to verify
 * @throws AppError
 */
export async function startVerification(returnUrl: string): Promise<string | null> {
  return (await call({ action: 'start', return_url: returnUrl })).url ?? null
}

/** Has the server ask the provider for the result. Throws AppError. */
export async function checkVerification(): Promise<void> {
  await call({ action: 'check' })
}

/** Objects to the last answer, once. Throws AppError. */
export async function contestVerification(text: string): Promise<void> {
  unwrap(await supabase.rpc('contest_age_verification', { p_text: text }))
}

async function call(body: object): Promise<z.output<typeof answerSchema>> {
  const { data, error } = await supabase.functions.invoke<unknown>('age-verification', {
    body,
    timeout: patience,
  })
  if (!error) return answerSchema.parse(data)
  // Without an answer of ours, the function was not reached.
  if (!(error instanceof FunctionsHttpError) || !(error.context instanceof Response))
    throw new AppError('network', 'the function did not answer', { cause: error })
  const refusal = z.safeParse(refusalSchema, await error.context.json().catch(() => null))
  if (refusal.success) throw new AppError(refusal.data.code, refusal.data.error)
  if (error.context.status === 401) throw new AppError('not_authenticated', 'no session')
  throw toAppError(error)
}
