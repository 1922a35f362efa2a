import * as z from 'zod/mini'
import { AppError } from '@/data/client/errors'

const general = 'Erro ao criar sessão de checkout'

const urlSchema = z.object({ url: z.url({ protocol: /^https?$/ }) })
const refusalSchema = z.object({ error: z.string().check(z.minLength(1)), code: z.optional(z.string()) })

/**
 * The payment page's URL from the response of the checkout function.
 * @throws AppError when the response has no URL that is safe to open
 */
export function readCheckoutUrl(answer: unknown): string {
  const parsed = z.safeParse(urlSchema, answer)
  if (!parsed.success) throw new AppError('checkout_url_missing', 'URL de checkout não recebida')
  return parsed.data.url
}

/** A refusal by the checkout function as an error for the buyer, with the function's own message if it has one. */
export function readCheckoutRefusal(status: number, body: unknown): AppError {
  const parsed = z.safeParse(refusalSchema, body)
  if (parsed.success) return new AppError(parsed.data.code ?? 'unknown', parsed.data.error)
  // The platform in front of the function refuses a bad token with its own message.
  if (status === 401) return new AppError('not_authenticated', 'Usuário não autenticado')
  return new AppError('unknown', general)
}

/** The error when the function did not respond at all. */
export function checkoutUnreachable(cause: unknown): AppError {
  return new AppError('network', `${general}. Verifique sua conexão e tente novamente.`, { cause })
}
