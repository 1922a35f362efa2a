import { animate } from 'framer-motion/dom/mini'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

interface RevealProps {
  /** Place in a list: each one comes 0.1 s after the one before. */
  index?: number
  className?: string
  children: ReactNode
}

/**
 * An entrance: fades and rises by 12 px in 0.25 s. Server-rendered content stays as it is, and with reduced motion
 * nothing moves. Not for what is above the fold of a first page: it would paint later.
 */
export function Reveal({ index = 0, className, children }: RevealProps) {
  const box = useRef<HTMLDivElement>(null)
  // Where it stood when it came: one that only changes its place does not enter again.
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
