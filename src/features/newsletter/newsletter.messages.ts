import type { CodeShownOn } from '@/data/client/errors'

const refusals: Record<CodeShownOn<'newsletter'>, string> = {
  '23505': 'Este email já está cadastrado em nossa newsletter.',
  limit_reached: 'Recebemos muitos cadastros da sua rede. Tente novamente daqui a uma hora.',
}

export const subscribed = 'Email cadastrado com sucesso!'

/** Reads the error code itself, so that the landing page does not download the error parser. */
export function subscribeMessage(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  return code === '23505' || code === 'limit_reached'
    ? refusals[code]
    : 'Erro ao cadastrar email. Tente novamente.'
}
