import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useSession } from '@/session/session-context'
import { Spinner } from '@/ui/spinner'
import { toast } from '@/ui/toaster'

interface AccessGateProps {
  /** True from the moment the owner asked to leave: then nobody is told that access is restricted. */
  leaving: boolean
  children: ReactNode
}

/** Lets signed-in owners through; sends everybody else to the login, which brings them back here. */
export function AccessGate({ leaving, children }: AccessGateProps) {
  const { status } = useSession()
  if (status === 'signed-in') return children
  if (leaving) return <Waiting text="Saindo..." />
  return status === 'loading' ? <Waiting text="Verificando autenticação..." /> : <SignInFirst />
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
  return <Waiting text="Verificando autenticação..." />
}

function Waiting({ text }: { text: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-4 px-4">
      <Spinner size={32} />
      <p className="text-fg-muted">{text}</p>
    </div>
  )
}
