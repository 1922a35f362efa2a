import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from './button'
import { Dialog } from './dialog'

interface UnsavedChangesProps {
  active: boolean
  /** What would be lost, e.g. 'As alterações do perfil ainda não foram salvas.' */
  description: string
  onLeave?: () => void
}

/**
 * Asks before changes are lost: by the browser's own dialog when the page is closed or reloaded, by ours when a link
 * within the site is followed. Back navigation is not blocked.
 */
export function UnsavedChanges({ active, description, onLeave }: UnsavedChangesProps) {
  const navigate = useNavigate()
  const [target, setTarget] = useState<string | null>(null)

  function leave() {
    if (target === null) return
    onLeave?.()
    navigate(target)
  }

  useEffect(() => {
    if (!active) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const path = followedPath(event)
      if (path === null) return
      // The router ignores clicks whose default is prevented.
      event.preventDefault()
      setTarget(path)
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [active])

  return (
    <Dialog
      open={target !== null}
      onOpenChange={(open) => !open && setTarget(null)}
      size="sm"
      title="Sair sem salvar?"
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            Sair sem salvar
          </Button>
          <Button onClick={() => setTarget(null)}>Continuar editando</Button>
        </>
      }
    />
  )
}

/** The path on this site that a click opens in this tab, or null. */
export function followedPath(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== window.location.origin) return null
  // An anchor on the current page discards nothing.
  const samePage = pathname === window.location.pathname && search === window.location.search
  return samePage && hash ? null : `${pathname}${search}${hash}`
}
