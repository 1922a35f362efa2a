import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { toAppError } from '@/data/client/errors'
import type { LinkType, OpenedLink } from './auth.queries'
import { authServer } from './server'

export type LinkState =
  | { kind: 'opening' }
  | { kind: 'broken' }
  | { kind: 'unreachable'; retry: () => void }
  /** The link in the other mailbox must be opened, too. */
  | { kind: 'half' }
  | { kind: 'open'; link: OpenedLink }

/** A token can be redeemed once, so later renders reuse its result. */
const answers = new Map<string, Promise<OpenedLink | null>>()

function openOnce(tokenHash: string, type: LinkType): Promise<OpenedLink | null> {
  const known = answers.get(tokenHash)
  if (known) return known
  const answer = authServer().then((server) => server.openLink(tokenHash, type))
  answers.set(tokenHash, answer)
  answer.catch(() => answers.delete(tokenHash))
  return answer
}

/** Opens the link in the URL and removes its token from there. */
export function useEmailLink(type: LinkType): LinkState {
  const location = useLocation()
  const navigate = useNavigate()
  const [tokenHash] = useState(() => new URLSearchParams(location.search).get('token_hash'))
  const [state, setState] = useState<LinkState>(tokenHash ? { kind: 'opening' } : { kind: 'broken' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    void navigate({ search: '', hash: '' }, { replace: true })
  }, [navigate])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!tokenHash) return
    let shown = true
    const show = (next: LinkState) => shown && setState(next)
    setState({ kind: 'opening' })
    openOnce(tokenHash, type).then(
      (link) => show(link ? { kind: 'open', link } : { kind: 'half' }),
      (error: unknown) => {
        const reached = !['network', 'unloaded', 'unknown', 'request_timeout'].includes(
          toAppError(error).code,
        )
        show(reached ? { kind: 'broken' } : { kind: 'unreachable', retry: () => setAttempt((n) => n + 1) })
      },
    )
    return () => {
      shown = false
    }
  }, [tokenHash, type, attempt])

  return state
}
