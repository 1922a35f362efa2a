import { useSyncExternalStore } from 'react'

// Not the focus: the cookie notice takes it without the visitor’s doing.
const moves = [
  'scroll',
  'wheel',
  'pointermove',
  'pointerdown',
  'keydown',
  'hashchange',
  'beforeprint',
] as const

let moved = false

/** Returns the function that stops waiting. */
function onFirstMove(act: () => void): () => void {
  const stop = () => {
    for (const move of moves) window.removeEventListener(move, note)
  }
  const note = () => {
    moved = true
    stop()
    act()
  }
  for (const move of moves) window.addEventListener(move, note, { passive: true })
  return stop
}

/** Includes what happened before the app ran, and an address that names a place further down. */
function hasMoved(): boolean {
  moved ||=
    window.scrollY > 0 || window.location.hash !== '' || navigator.userActivation?.hasBeenActive === true
  return moved
}

/** Whether the visitor has scrolled, pointed, pressed or typed since the page was opened. False while prerendering. */
export function useFirstMove(): boolean {
  return useSyncExternalStore(onFirstMove, hasMoved, () => false)
}

/** Waits until `useFirstMove` is true. */
export async function firstMove(): Promise<void> {
  if (!hasMoved()) await new Promise<void>((resolve) => onFirstMove(resolve))
}
