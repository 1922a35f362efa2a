/** The animation code itself, in a chunk of its own: `motion.tsx` loads it after the page is usable. */
export { domAnimation as default } from 'framer-motion'
