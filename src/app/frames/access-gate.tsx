import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useSession } from '@/session/session-context'
import { Container } from '@/ui/container'
import type { PageHeading } from '@/ui/page-header'
import { Spinner } from '@/ui/spinner'
import { toast } from '@/ui/toaster'
import { Brand } from './brand'

interface AccessGateProps {
  /** Shown while the session is checked; null for a page whose heading depends on its data. */
  heading: PageHeading | null
  /** True once the owner signs out, to suppress the “restricted” message. */
  leaving: boolean
  children: ReactNode
}

/** Lets signed-in owners through. Redirects everybody else to the login, which returns them here. */
export function AccessGate({ heading, leaving, children }: AccessGateProps) {
  const { status } = useSession()
  // Deferred as a transition: the page is large, and slow phones stay responsive meanwhile. Begins with the prerendered
  // waiting screen.
  const opened = useDeferredValue(status === 'signed-in', false)
  if (status === 'signed-in') return opened ? children : <Checking heading={heading} />
  if (leaving) return <Waiting text="Saindo..." />
  return status === 'loading' ? <Checking heading={heading} /> : <SignInFirst heading={heading} />
}

function SignInFirst({ heading }: Pick<AccessGateProps, 'heading'>) {
  const location = useLocation()
  const navigate = useNavigate()
  // StrictMode runs effects twice; notify the visitor once.
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    toast.error('Acesso restrito', 'Faça login para acessar esta página')
    navigate(paths.auth, { replace: true, state: { from: location } })
  }, [navigate, location])
  return <Checking heading={heading} />
}

/** The page heading, which needs no data, while the session is checked. */
function Checking({ heading }: Pick<AccessGateProps, 'heading'>) {
  const text = 'Verificando autenticação...'
  if (!heading) return <Waiting text={text} />
  return (
    <>
      <div className="border-line border-b bg-ground">
        <Container className="flex min-h-16 items-center">
          <Brand />
        </Container>
      </div>
      <Container className="py-8 sm:py-12">
        {/* The page brings its own heading. */}
        <p className="text-balance font-display font-semibold text-title">{heading.title}</p>
        <p className="mt-2 max-w-reading text-fg-muted text-lead">{heading.description}</p>
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
