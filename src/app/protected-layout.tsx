import { useEffect, useState } from 'react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { AchievementNews } from '@/features/dashboard/achievement-news'
import { SubscriptionCard } from '@/features/dashboard/subscription-card'
import { clearDrafts } from '@/features/restaurant-profile/draft'
import { useSession } from '@/session/session-context'
import { Container } from '@/ui/container'
import { SkipLink } from '@/ui/skip-link'
import { AccessGate } from './access-gate'
import { TopBar } from './top-bar'

/**
 * The files of the pages that people arrive at. The gate shows no page before it knows who is there; their files
 * are asked for at once all the same, and not only when it has been told.
 */
const arrivals: Record<string, () => Promise<unknown>> = {
  [paths.dashboard]: () => import('@/features/dashboard/dashboard-page'),
  [paths.shop]: () => import('@/features/shop/shop-page'),
  [paths.orders]: () => import('@/features/shop/shop-page'),
  [paths.automations]: () => import('@/features/automations/hub-page'),
  [paths.profile]: () => import('@/features/restaurant-profile/profile-page'),
}

/** The frame of every page behind the login. Lives in `app/` because features meet here. */
export default function ProtectedLayout() {
  const { signOut } = useSession()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const { pathname } = useLocation()

  useEffect(() => {
    // A file that does not arrive is asked for again, and complained of, by the page itself.
    arrivals[pathname]?.().catch(() => undefined)
  }, [pathname])

  async function leave() {
    setLeaving(true)
    // The next person at this device starts with empty forms.
    clearDrafts()
    await signOut()
    navigate(paths.home, { replace: true })
  }

  return (
    <AccessGate leaving={leaving}>
      <SkipLink />
      <TopBar onSignOut={leave} />
      <Main />
      <Footer />
      <AchievementNews />
    </AccessGate>
  )
}

function Main() {
  return (
    <main id="conteudo" tabIndex={-1} className="min-h-[70dvh] py-8 outline-none sm:py-12 print:py-0">
      <Container>
        <div className="print:hidden">
          <SubscriptionCard />
        </div>
        <Outlet />
      </Container>
    </main>
  )
}

function Footer() {
  return (
    <footer className="border-line border-t py-6 text-fg-muted text-sm print:hidden">
      <Container className="flex flex-col gap-x-8 gap-y-2 sm:flex-row sm:items-center sm:justify-between">
        <p>O consumo de bebidas alcoólicas é proibido para menores de 18 anos. Beba com responsabilidade.</p>
        <ul className="flex flex-wrap gap-x-6">
          <li>
            <Link
              to={paths.privacy}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              Política de Privacidade
            </Link>
          </li>
          <li>
            <Link to={paths.terms} className="inline-flex min-h-11 items-center underline underline-offset-4">
              Termos de Uso
            </Link>
          </li>
        </ul>
      </Container>
    </footer>
  )
}
