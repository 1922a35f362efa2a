import { useSyncExternalStore } from 'react'

const moves = ['scroll', 'wheel', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const

let moved = false

function subscribe(onChange: () => void): () => void {
  const note = () => {
    moved = true
    onChange()
  }
  for (const move of moves) window.addEventListener(move, note, { once: true, passive: true })
  return () => {
    for (const move of moves) window.removeEventListener(move, note)
  }
}

/** Includes what happened before the app ran, and an address that names a place further down. */
function hasMoved(): boolean {
  moved ||=
    window.scrollY > 0 || window.location.hash !== '' || navigator.userActivation?.hasBeenActive === true
  return moved
}

/** Whether the visitor has scrolled, pointed, pressed or typed since the page was opened. False while prerendering. */
export function useFirstMove(): boolean {
  return useSyncExternalStore(subscribe, hasMoved, () => false)
}
