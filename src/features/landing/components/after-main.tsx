import type { ReactNode } from 'react'
import { FloatingBar } from './floating-bar'
import { LandingFooter } from './landing-footer'

/** The landmarks that follow the main part; inside it they would be none. */
export default function AfterMain({ newsletter }: { newsletter: ReactNode }) {
  return (
    <>
      <LandingFooter newsletter={newsletter} />
      <FloatingBar />
    </>
  )
}
