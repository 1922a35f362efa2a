import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { Cachacas } from './cachacas'
import { CaseStudy } from './case-study'
import { FinalCall } from './final-call'
import { HowItWorks } from './how-it-works'
import { Packages } from './packages'
import { Results } from './results'
import { Testimonials } from './testimonials'

interface BelowTheFoldProps {
  signedIn: boolean
  /** Called once every section is there. */
  onComplete: () => void
}

/** Milliseconds between one section and the next. */
const pace = 30

/**
 * All that a visitor scrolls to. It arrives after the first screen, which is small enough to be in the HTML, and
 * section by section: on a phone the whole page in one go would keep the thumb waiting for a fifth of a second.
 */
export default function BelowTheFold({ signedIn, onComplete }: BelowTheFoldProps) {
  const sections = [
    <HowItWorks key="how-it-works" />,
    <Cachacas key="cachacas" />,
    <Packages key="packages" signedIn={signedIn} />,
    <Results key="results" />,
    <CaseStudy key="case-study" />,
    <Testimonials key="testimonials" />,
    <FinalCall key="final-call" />,
  ]
  const [shown, setShown] = useState(1)
  const complete = shown === sections.length
  const finish = useEffectEvent(() => {
    scrollToAnchor()
    onComplete()
  })
  useEffect(() => {
    if (complete) return finish()
    const timer = setTimeout(() => startTransition(() => setShown(shown + 1)), pace)
    return () => clearTimeout(timer)
  }, [shown, complete])
  return sections.slice(0, shown)
}

/** The browser looked for the address's anchor before it was there. */
function scrollToAnchor() {
  const id = /^#([a-z-]+)$/.exec(window.location.hash)?.[1]
  if (id) document.getElementById(id)?.scrollIntoView()
}
