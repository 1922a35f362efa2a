import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

let enter: typeof import('./entrance').enter | undefined

// Code-split: loads while the page still reads its data. Content that is already there does not wait for it.
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
 * Entrance animation: fades in while rising by 12 px in 0.25 s. Server-rendered content, content known at the start and
 * users who prefer reduced motion get none.
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
