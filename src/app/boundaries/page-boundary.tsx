import { Component, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { productName } from '@/content/product'
import { ButtonLink } from '@/ui/button-link'
import { ErrorState } from '@/ui/error-state'
import { Wordmark } from '@/ui/illustrations/wordmark'
import { isReplaced } from './running-version'

/**
 * Replaces a page that cannot be shown: its file failed to load (no network, or a new version replaced it) or it threw.
 * States the cause when it is known. Navigating to another page tries again.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Boundary pathname={pathname}>{children}</Boundary>
}

interface BoundaryProps {
  pathname: string
  children: ReactNode
}

interface BoundaryState {
  broken: boolean
  pathname: string
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: false, pathname: this.props.pathname }

  static getDerivedStateFromProps({ pathname }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return pathname === state.pathname ? null : { broken: false, pathname }
  }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children
  }
}

/** Why the page cannot be shown; 'unknown' until the check completes. */
type Cause = 'unknown' | 'offline' | 'new-version'

const explanations: Record<Cause, { title: string; message: string; retryLabel: string }> = {
  unknown: {
    title: 'Não conseguimos abrir esta página',
    message: 'Verifique a conexão e tente outra vez. O que você já enviou está guardado.',
    retryLabel: 'Tentar novamente',
  },
  offline: {
    title: 'Você está sem internet',
    message: 'Esta página abre quando a conexão voltar. O que você já enviou está guardado.',
    retryLabel: 'Tentar novamente',
  },
  'new-version': {
    title: 'Há uma versão nova do site',
    message:
      'Esta página mudou desde que você abriu o site. Atualize para vê-la: o que você já enviou está guardado.',
    retryLabel: 'Atualizar',
  },
}

function BrokenPage() {
  const { title, message, retryLabel } = explanations[useCause()]
  return (
    <main id="conteudo" tabIndex={-1} className="grid min-h-dvh content-center px-4 outline-none">
      <title>{`Página indisponível · ${productName}`}</title>
      <h1 className="sr-only">Página indisponível</h1>
      <div className="mx-auto">
        <Wordmark name={productName} size="sm" />
      </div>
      <ErrorState
        title={title}
        message={message}
        retryLabel={retryLabel}
        // Browsers remember a failed import: only a reload requests it again. Do not reload automatically: unsaved
        // input would be lost.
        onRetry={() => window.location.reload()}
        action={
          <ButtonLink variant="ghost" to={paths.home}>
            Voltar ao início
          </ButtonLink>
        }
      />
    </main>
  )
}

function useCause(): Cause {
  const [cause, setCause] = useState<Cause>(() => (navigator.onLine ? 'unknown' : 'offline'))
  useEffect(() => {
    let gone = false
    const look = () => {
      isReplaced().then(
        (replaced) => !gone && setCause(replaced ? 'new-version' : 'unknown'),
        () => !gone && setCause(navigator.onLine ? 'unknown' : 'offline'),
      )
    }
    look()
    window.addEventListener('online', look)
    return () => {
      gone = true
      window.removeEventListener('online', look)
    }
  }, [])
  return cause
}
