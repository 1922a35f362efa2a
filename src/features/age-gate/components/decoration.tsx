import { type ComponentType, useEffect, useState } from 'react'

/** From this width on, there is room beside the question. */
const wide = '(min-width: 64rem)'

/** Drawings beside the question on wide screens. They load last and block nothing. */
export function Decoration() {
  const [Drawings, setDrawings] = useState<ComponentType>()
  useEffect(() => {
    if (!window.matchMedia(wide).matches) return
    let gone = false
    import('./drawings').then(
      (module) => !gone && setDrawings(() => module.default),
      // The page works without decoration.
      (error: unknown) => console.warn('drawings', error),
    )
    return () => {
      gone = true
    }
  }, [])
  return Drawings && <Drawings />
}
