import { type ComponentType, useEffect, useState } from 'react'

/** From here on there is room beside the question. */
const wide = '(min-width: 64rem)'

/** Drawings beside the question, where there is room for them. They come last: nobody waits for them. */
export function Decoration() {
  const [Drawings, setDrawings] = useState<ComponentType>()
  useEffect(() => {
    if (!window.matchMedia(wide).matches) return
    let gone = false
    import('./drawings').then(
      (module) => !gone && setDrawings(() => module.default),
      // A page without decoration is a page all the same.
      (error: unknown) => console.warn('drawings', error),
    )
    return () => {
      gone = true
    }
  }, [])
  return Drawings && <Drawings />
}
