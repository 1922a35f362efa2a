import { animate } from 'framer-motion/dom/mini'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

interface RevealProps {
  /** Position in a list: each item enters 0.1 s after the previous one. */
  index?: number
  className?: string
  children: ReactNode
}

/**
 * An entrance: fades in and rises by 12 px in 0.25 s. Server-rendered content and reduced motion get no animation. Do
 * not use it above the fold of a first page: it delays the paint.
 */
export function Reveal({ index = 0, className, children }: RevealProps) {
  const box = useRef<HTMLDivElement>(null)
  // The index at mount: an item that only moves must not enter again.
  const [place] = useState(index)
  useLayoutEffect(() => {
    if (!box.current || !window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return
    const entrance = animate(
      box.current,
      { opacity: [0, 1], transform: ['translateY(12px)', 'none'] },
      { duration: 0.25, delay: place * 0.1, ease: 'easeOut' },
    )
    return () => entrance.cancel()
  }, [place])
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  )
}
