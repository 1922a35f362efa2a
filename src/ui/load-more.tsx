import { useState } from 'react'
import { Button } from './button'

interface LoadMoreProps {
  /** Whether anything is left to load. */
  more: boolean
  loading: boolean
  onMore: () => void
}

/** The button under a paged list. At the end of the list it says so and keeps the focus there. */
export function LoadMore({ more, loading, onMore }: LoadMoreProps) {
  const [pressed, setPressed] = useState(false)
  if (!more && !pressed) return null
  return (
    <div className="mt-6 flex justify-center print:hidden">
      {more ? (
        <Button
          variant="secondary"
          loading={loading}
          loadingText="Carregando..."
          onClick={() => {
            setPressed(true)
            onMore()
          }}
        >
          Carregar mais
        </Button>
      ) : (
        <p ref={takeLostFocus} tabIndex={-1} className="rounded-small px-2 py-1 text-fg-muted text-sm">
          Você chegou ao fim da lista.
        </p>
      )}
    </div>
  )
}

/** The focused button is gone. Do not take the focus if the user has moved it. */
function takeLostFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}
