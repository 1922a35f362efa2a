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
      <Later>
        <HowItWorks />
      </Later>
      <Later>
        <Cachacas />
      </Later>
      <Later>
        <Packages signedIn={signedIn} />
      </Later>
      <Later>
        <Results />
      </Later>
      <Later>
        <CaseStudy />
      </Later>
      <Later>
        <Testimonials />
      </Later>
      <Later>
        <FinalCall />
      </Later>
      <Later>
        <LandingFooter newsletter={newsletter} />
      </Later>
      <FloatingBar />
    </>
  )
}

/** Laid out when it comes near the screen: on a phone the whole page at once would be a fifth of a second. */
function Later({ children }: { children: ReactNode }) {
  return <div className="[contain-intrinsic-size:auto_56rem] [content-visibility:auto]">{children}</div>
}

/** The browser looked for the address's anchor before it was there. */
function scrollToAnchor() {
  const id = /^#([a-z-]+)$/.exec(window.location.hash)?.[1]
  if (id) document.getElementById(id)?.scrollIntoView()
}
