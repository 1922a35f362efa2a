import * as z from 'zod/mini'
import { AppError } from '@/data/client/errors'

const general = 'Erro ao criar sessão de checkout'

const urlSchema = z.object({ url: z.url({ protocol: /^https?$/ }) })
const refusalSchema = z.object({ error: z.string().check(z.minLength(1)), code: z.optional(z.string()) })

/**
 * The payment page's address in the answer of the checkout function.
 * @throws AppError when there is none that a browser may be sent to
 */
export function readCheckoutUrl(answer: unknown): string {
  const parsed = z.safeParse(urlSchema, answer)
  if (!parsed.success) throw new AppError('checkout_url_missing', 'URL de checkout não recebida')
  return parsed.data.url
}

/** A refusal of the checkout function in words for the buyer: its own, where it gave some. */
export function readCheckoutRefusal(status: number, body: unknown): AppError {
  const parsed = z.safeParse(refusalSchema, body)
  if (parsed.success) return new AppError(parsed.data.code ?? 'unknown', parsed.data.error)
  // The platform in front of the function refuses a bad token in words of its own.
  if (status === 401) return new AppError('not_authenticated', 'Usuário não autenticado')
  return new AppError('unknown', general)
}

/** The function did not answer at all. */
export function checkoutUnreachable(cause: unknown): AppError {
  return new AppError('network', `${general}. Verifique sua conexão e tente novamente.`, { cause })
}
