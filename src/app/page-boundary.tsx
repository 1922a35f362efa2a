import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { productName } from '@/config/product'
import { ButtonLink } from '@/ui/button-link'
import { ErrorState } from '@/ui/error-state'

/**
 * What is shown instead of a blank page when a page cannot be: its file did not arrive (no network, or a new
 * version has replaced it), or it broke. Another page is another try.
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

function BrokenPage() {
  return (
    <main id="conteudo" className="grid min-h-dvh content-center px-4">
      <title>{`Página indisponível · ${productName}`}</title>
      <h1 className="sr-only">Página indisponível</h1>
      <ErrorState
        title="Não conseguimos abrir esta página"
        message="Verifique a conexão e tente outra vez. O que você já enviou está guardado."
        // Browsers remember that a file failed: only a new start asks for it again.
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
