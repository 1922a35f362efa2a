import { type ReactNode, useEffect } from 'react'
import { Cachacas } from './cachacas'
import { CaseStudy } from './case-study'
import { FinalCall } from './final-call'
import { FloatingBar } from './floating-bar'
import { HowItWorks } from './how-it-works'
import { LandingFooter } from './landing-footer'
import { Packages } from './packages'
import { Results } from './results'
import { Testimonials } from './testimonials'

interface BelowTheFoldProps {
  signedIn: boolean
  newsletter: ReactNode
}

/** All that a visitor scrolls to. It arrives after the first screen, which is small enough to be in the HTML. */
export default function BelowTheFold({ signedIn, newsletter }: BelowTheFoldProps) {
  useEffect(scrollToAnchor, [])
  return (
    <>
      <HowItWorks />
      <Cachacas />
      <Packages signedIn={signedIn} />
      <Results />
      <CaseStudy />
      <Testimonials />
      <FinalCall />
      <LandingFooter newsletter={newsletter} />
      <FloatingBar />
    </>
  )
}

/** The browser looked for the address's anchor before it was there. */
function scrollToAnchor() {
  const id = /^#([a-z-]+)$/.exec(window.location.hash)?.[1]
  if (id) document.getElementById(id)?.scrollIntoView()
}
