import { productName } from '@/config/product'
import { SkipLink } from '@/ui/skip-link'
import { Hero } from './components/hero'
import { LandingFooter } from './components/landing-footer'
import { LandingHeader } from './components/landing-header'
import { useEmailLink } from './email-link'
import { useStoredSession } from './stored-session'

/** The public front of the house. Loads neither the auth client nor a dialog: it must be quick on a phone. */
export function LandingPage() {
  const signedIn = useStoredSession()
  useEmailLink()
  return (
    <>
      <title>{`${productName} · Cachaça artesanal e consultoria gastronômica`}</title>
      <SkipLink />
      <LandingHeader signedIn={signedIn} />
      <main id="conteudo" tabIndex={-1} className="outline-none">
        <Hero signedIn={signedIn} />
      </main>
      <LandingFooter />
    </>
  )
}
