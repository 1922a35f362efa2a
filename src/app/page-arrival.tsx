import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Milliseconds for which a page that is still loading is waited for. */
const patience = 10_000

/**
 * A change of page is silent for screen readers, loses the focus and keeps the scroll position; this mends all
 * three. The focus moves to the new page's `<main id="conteudo" tabIndex={-1}>`, unless the page has placed it
 * itself. Going back keeps the browser's own scroll position, and a link to an anchor its target.
 */
export default function PageArrival() {
  const { pathname, hash } = useLocation()
  const arrival = useNavigationType()
  const shown = useRef(openedAt() ?? pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (arrival !== 'POP' && !hash) window.scrollTo({ top: 0, behavior: 'instant' })
    return focusMain()
  }, [pathname, hash, arrival])
  return null
}

/** The path that the browser opened: this file may come after the first change of page, and would miss it. */
function openedAt(): string | undefined {
  const [opening] = performance.getEntriesByType('navigation')
  return opening && new URL(opening.name).pathname
}

/** Returns the way to stop waiting. */
function focusMain(): () => void {
  let seen: HTMLElement | null = null
  const look = () => {
    const main = document.getElementById('conteudo')
    if (!main || main === seen) return
    seen = main
    if (!main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }
  look()
  // Behind a page that loads there may come another <main>: the focus, lost with the first, follows.
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    window.removeEventListener('keydown', stop)
    window.removeEventListener('pointerdown', stop)
  }
  const timer = setTimeout(stop, patience)
  // Whoever has gone on by themselves is left alone.
  window.addEventListener('keydown', stop)
  window.addEventListener('pointerdown', stop)
  return stop
}
