import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pageHeaders } from '@/config/page-headers'
import { paths } from '@/config/paths'
import { useSession } from '@/session/session-context'
import { Container } from '@/ui/container'
import { Spinner } from '@/ui/spinner'
import { toast } from '@/ui/toaster'
import { Brand } from './brand'

interface AccessGateProps {
  /** True from the moment the owner asked to leave: then nobody is told that access is restricted. */
  leaving: boolean
  children: ReactNode
}

/** Lets signed-in owners through; sends everybody else to the login, which brings them back here. */
export function AccessGate({ leaving, children }: AccessGateProps) {
  const { status } = useSession()
  // Opened as a transition: what is behind it is much, and a slow phone answers meanwhile.
  const opened = useDeferredValue(status === 'signed-in')
  if (status === 'signed-in') return opened ? children : <Arriving />
  if (leaving) return <Waiting text="Saindo..." />
  return status === 'loading' ? <Arriving /> : <SignInFirst />
}

function SignInFirst() {
  const location = useLocation()
  const navigate = useNavigate()
  // StrictMode runs effects twice; the visitor is told once.
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    toast.error('Acesso restrito', 'Faça login para acessar esta página')
    navigate(paths.auth, { replace: true, state: { from: location } })
  }, [navigate, location])
  return <Arriving />
}

/** The head of the page, which needs nobody's data, while it is found out who is there. */
function Arriving() {
  const { pathname } = useLocation()
  const header = Object.entries(pageHeaders).find(([path]) => path === pathname)?.[1]
  const text = 'Verificando autenticação...'
  if (!header) return <Waiting text={text} />
  return (
    <>
      <div className="border-line border-b bg-ground">
        <Container className="flex min-h-16 items-center">
          <Brand />
        </Container>
      </div>
      <Container className="py-8 sm:py-12">
        {/* No heading yet: the page brings its own. */}
        <p className="text-balance font-display font-semibold text-title">{header.title}</p>
        <p className="mt-2 max-w-reading text-fg-muted text-lead">{header.description}</p>
        <div role="status" className="mt-10 flex items-center gap-4 text-fg-muted">
          <Spinner size={24} />
          {text}
        </div>
      </Container>
    </>
  )
}

function Waiting({ text }: { text: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-4 px-4">
      <Spinner size={32} />
      <p className="text-fg-muted">{text}</p>
    </div>
  )
}
