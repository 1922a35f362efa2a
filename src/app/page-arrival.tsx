import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Milliseconds to wait for a page that is still loading. */
const giveUpAfter = 10_000

/**
 * A client-side route change is silent for screen readers, loses the focus and keeps the scroll position. This
 * component corrects all three. It moves the focus to the new page’s `<main id="conteudo" tabIndex={-1}>` unless the
 * page has set it. Back navigation keeps the browser’s scroll position; a link to an anchor keeps its target.
 */
export default function PageArrival() {
  const { pathname, hash } = useLocation()
  const arrival = useNavigationType()
  const shown = useRef(openedAt() ?? pathname)
  const watching = useRef(false)
  useEffect(() => {
    const late = !watching.current
    watching.current = true
    if (shown.current === pathname) return
    shown.current = pathname
    // This file may load after the owner opened a dialog on the new page: taking the focus would close it.
    if (late && document.activeElement?.closest('[role="dialog"]')) return
    if (arrival !== 'POP' && !hash) window.scrollTo({ top: 0, behavior: 'instant' })
    return focusMain()
  }, [pathname, hash, arrival])
  return null
}

/** The path that the browser opened. This file may load after the first route change and would miss it. */
function openedAt(): string | undefined {
  const [opening] = performance.getEntriesByType('navigation')
  return opening && new URL(opening.name).pathname
}

/** Returns a function that stops waiting. */
function focusMain(): () => void {
  let seen: HTMLElement | null = null
  const look = () => {
    const main = document.getElementById('conteudo')
    if (!main || main === seen) return
    seen = main
    if (!main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }
  look()
  // A loading page may be replaced by another <main>, which loses the focus. Set it again.
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    window.removeEventListener('keydown', stop)
    window.removeEventListener('pointerdown', stop)
  }
  const timer = setTimeout(stop, giveUpAfter)
  // Stop as soon as the user acts.
  window.addEventListener('keydown', stop)
  window.addEventListener('pointerdown', stop)
  return stop
}
