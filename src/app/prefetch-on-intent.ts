import { useEffect } from 'react'

const signs = ['pointerover', 'touchstart', 'focusin'] as const

/** Loads a page's files when a pointer, a finger or the focus reaches a link to it. */
export function usePrefetchOnIntent(preloadPage: (pathname: string) => Promise<void>): void {
  useEffect(() => {
    const look = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return
      if (link.pathname === window.location.pathname) return
      // Following the link requests the file again and shows its failure.
      preloadPage(link.pathname).catch(() => undefined)
    }
    for (const sign of signs) document.addEventListener(sign, look, { passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, look)
    }
  }, [preloadPage])
}
