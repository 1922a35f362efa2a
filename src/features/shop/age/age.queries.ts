import * as z from 'zod/mini'
import { AppError, toAppError, unwrap } from '@/data/client/errors'
import { FunctionRefusal, invokeFunction } from '@/data/client/functions'
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

async function call(body: Record<string, unknown>): Promise<z.output<typeof answerSchema>> {
  const answer = await invokeFunction('age-verification', body, patience).catch((error: unknown) => {
    if (!(error instanceof FunctionRefusal)) throw error
    const refusal = z.safeParse(refusalSchema, error.body)
    if (refusal.success) throw new AppError(refusal.data.code, refusal.data.error)
    throw error.status === 401 ? new AppError('not_authenticated', 'no session') : toAppError(error)
  })
  return answerSchema.parse(answer)
}
