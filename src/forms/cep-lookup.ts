import { getStates } from '@brazilian-utils/brazilian-utils/get-states'
import * as z from 'zod/mini'

/** City and state by name. */
export type Place = { city: string; state: string }

/** A CEP of one street names it and its district; one of a small town does not. */
export type StreetPlace = Place & { street?: string; district?: string }

/** Timeout in milliseconds, short because the user is typing an address. */
export const lookupPatience = 3_000

/** ViaCEP's response. For an unknown CEP it is `{"erro": true}` or `{"erro": "true"}`, without these fields. */
const answerSchema = z.object({
  localidade: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  uf: z.string().check(z.trim(), z.toUpperCase(), z.length(2)),
  logradouro: z.catch(z.optional(z.string().check(z.trim(), z.maxLength(200))), undefined),
  bairro: z.catch(z.optional(z.string().check(z.trim(), z.maxLength(100))), undefined),
})

/**
 * The place of a CEP, or null when the service does not know it, does not respond or sends something else. The form
 * works without it.
 * @param cep eight digits
 * @param lookupUrl with `{cep}` as the placeholder for the digits
 */
export async function fetchPlace(
  cep: string,
  lookupUrl: string,
  abandoned: AbortSignal,
  send: typeof fetch = fetch,
): Promise<StreetPlace | null> {
  try {
    const response = await send(lookupUrl.replace('{cep}', cep), {
      signal: AbortSignal.any([abandoned, AbortSignal.timeout(lookupPatience)]),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    if (!response.ok) return null
    const { localidade: city, uf, logradouro, bairro } = answerSchema.parse(await response.json())
    const state = getStates().find(({ code }) => code === uf)
    if (!state) return null
    return {
      city,
      state: state.name,
      ...(logradouro && { street: logradouro }),
      ...(bairro && { district: bairro }),
    }
  } catch {
    return null
  }
}
