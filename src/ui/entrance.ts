import { animate } from 'framer-motion/dom/mini'

/** Fades an element in while it rises by 12 px in 0.25 s, after `delay` seconds. Returns a function that cancels it. */
export function enter(element: Element, delay: number): () => void {
  const entrance = animate(
    element,
    { opacity: [0, 1], transform: ['translateY(12px)', 'none'] },
    { duration: 0.25, delay, ease: 'easeOut' },
  )
  return () => entrance.cancel()
}
