import { Component, type ReactNode } from 'react'
import { Button } from '@/ui/button'

/** Replaces the whole app when its first files fail to load. Uses no route: the router may not have loaded. */
export class StartBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <main
        role="alert"
        className="grid min-h-dvh place-content-center justify-items-center gap-4 px-4 text-center"
      >
        <h1 className="text-heading">Não conseguimos abrir esta página</h1>
        <p className="max-w-md text-fg-muted">Verifique a conexão e tente outra vez.</p>
        {/* Browsers remember a failed import: only a reload requests it again. */}
        <Button onClick={() => window.location.reload()}>Tentar novamente</Button>
      </main>
    )
  }
}
