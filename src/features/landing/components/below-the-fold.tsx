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
  /** Called once every section is rendered. */
  onComplete: () => void
}

/** Delay between sections in milliseconds. */
const pace = 30

/**
 * Everything below the first screen. It loads after that screen, which is in the HTML, and renders section by section:
 * rendering it all at once would block a phone for a fifth of a second.
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

/** The browser looked for the URL's anchor before the section was rendered. */
function scrollToAnchor() {
  const id = /^#([a-z-]+)$/.exec(window.location.hash)?.[1]
  if (id) document.getElementById(id)?.scrollIntoView()
}
