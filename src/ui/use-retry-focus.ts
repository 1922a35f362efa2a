import { type RefObject, useLayoutEffect, useRef } from 'react'

interface RetryFocus<Element extends HTMLElement> {
  /** Ref for the element that disappears once the retry succeeds. */
  ref: RefObject<Element | null>
  /** Call this when the retry button is pressed. */
  pressed: () => void
}

/**
 * A successful retry removes its own button, and the focus with it. This hook moves the focus to the heading of the
 * surrounding section, or else to the page's `<main>`.
 */
export function useRetryFocus<Element extends HTMLElement>(): RetryFocus<Element> {
  const ref = useRef<Element>(null)
  const wasPressed = useRef(false)
  useLayoutEffect(() => {
    const section = ref.current?.closest('section, [role="tabpanel"]')
    return () => {
      // The element is still in the document while effects are cleaned up.
      if (wasPressed.current) queueMicrotask(() => focusContent(section))
    }
  }, [])
  return {
    ref,
    pressed: () => {
      wasPressed.current = true
    },
  }
}

function focusContent(section: globalThis.Element | null | undefined): void {
  // Do not take the focus if the user has moved it.
  if (document.activeElement !== document.body) return
  const heading = section?.isConnected ? section.querySelector<HTMLElement>('h1, h2, h3') : null
  const target = heading ?? document.getElementById('conteudo')
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}
