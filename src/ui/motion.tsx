import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

let enter: typeof import('./entrance').enter | undefined

// Arrives while the page still reads what it shows. Content that is there before does not wait for it.
if (typeof window !== 'undefined')
  import('./entrance').then(
    (entrance) => {
      enter = entrance.enter
    },
    () => undefined,
  )

interface RevealProps {
  /** Position in a list: each item enters 0.1 s after the previous one. */
  index?: number
  className?: string
  children: ReactNode
}

/**
 * An entrance: fades in and rises by 12 px in 0.25 s. Server-rendered content, reduced motion and content that is known
 * at the start get no animation.
 */
export function Reveal({ index = 0, className, children }: RevealProps) {
  const box = useRef<HTMLDivElement>(null)
  // The index at mount: an item that only moves must not enter again.
  const [place] = useState(index)
  useLayoutEffect(() => {
    if (!box.current || !window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return
    return enter?.(box.current, place * 0.1)
  }, [place])
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  )
}
