import type { ReactNode } from 'react'
import { FloatingBar } from './floating-bar'
import { LandingFooter } from './landing-footer'

/** Landmarks after the main part; nested in it they would not be landmarks. */
export default function AfterMain({ newsletter }: { newsletter: ReactNode }) {
  return (
    <>
      <LandingFooter newsletter={newsletter} />
      <FloatingBar />
    </>
  )
}
