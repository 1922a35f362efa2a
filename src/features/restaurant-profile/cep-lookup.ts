import { getStates } from '@brazilian-utils/brazilian-utils/get-states'
import * as z from 'zod/mini'

/** A city and its state, by their names. */
export type Place = { city: string; state: string }

/** Milliseconds that the service may take: whoever types an address does not wait for it. */
export const lookupPatience = 3_000

/** As ViaCEP answers. Of an unknown CEP it says `{"erro": true}` or `{"erro": "true"}`, which has neither field. */
const answerSchema = z.object({
  localidade: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  uf: z.string().check(z.trim(), z.toUpperCase(), z.length(2)),
})

/**
 * The place of a CEP, or null when the service does not know it, does not answer or answers something else:
 * the form goes on without it.
 * @param cep eight digits
 * @param lookupUrl with `{cep}` where they belong
 */
export async function fetchPlace(
  cep: string,
  lookupUrl: string,
  abandoned: AbortSignal,
  send: typeof fetch = fetch,
): Promise<Place | null> {
  try {
    const response = await send(lookupUrl.replace('{cep}', cep), {
      signal: AbortSignal.any([abandoned, AbortSignal.timeout(lookupPatience)]),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    if (!response.ok) return null
    const { localidade: city, uf } = answerSchema.parse(await response.json())
    const state = getStates().find(({ code }) => code === uf)
    return state ? { city, state: state.name } : null
  } catch {
    return null
  }
}
