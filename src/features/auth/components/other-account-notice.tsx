import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useSession } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import type { OpenedLink } from '../auth.queries'

/** Warns that continuing replaces the signed-in user, and offers to stay. */
export function OtherAccountNotice({ link }: { link: OpenedLink }) {
  const session = useSession()
  const navigate = useNavigate()
  if (session.status !== 'signed-in' || session.user.email === link.email) return null
  const current = session.user.email
  return (
    <Notice
      tone="warn"
      title={`Você está como ${current}`}
      action={
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            link.leave().catch((error: unknown) => console.warn('leave', error))
            navigate(paths.dashboard, { replace: true })
          }}
        >
          Ficar como {current}
        </Button>
      }
    >
      Ao continuar, essa conta sai deste aparelho e {link.email} entra.
    </Notice>
  )
}
