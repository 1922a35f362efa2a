import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { toAppError } from '@/data/errors'
import type { LinkType, OpenedLink } from './auth.queries'
import { authServer } from './server'

export type LinkState =
  | { kind: 'opening' }
  | { kind: 'broken' }
  | { kind: 'unreachable'; retry: () => void }
  /** The other mailbox has a link as well. */
  | { kind: 'half' }
  | { kind: 'open'; link: OpenedLink }

/** A token is good for one answer: whoever renders again gets the one that came. */
const answers = new Map<string, Promise<OpenedLink | null>>()

function openOnce(tokenHash: string, type: LinkType): Promise<OpenedLink | null> {
  const known = answers.get(tokenHash)
  if (known) return known
  const answer = authServer().then((server) => server.openLink(tokenHash, type))
  answers.set(tokenHash, answer)
  answer.catch(() => answers.delete(tokenHash))
  return answer
}

/** Opens the link in the address, and takes its token out of there. */
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
