import { Suspense } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { paths } from '@/config/paths'
import { AchievementNews } from '@/features/dashboard/achievement-news'
import { SubscriptionCard } from '@/features/dashboard/subscription-card'
import { useOwner } from '@/session/session-context'
import { Container } from '@/ui/container'
import { optional } from '@/ui/preloadable'
import { SkipLink } from '@/ui/skip-link'
import { UnlessHouseUnread } from './house-unread'
import { LateVisit } from './late-visit'
import { TopBar } from './top-bar'

const StaffRedirect = optional(() => import('./staff-redirect'))

/** The frame of every page behind the login. */
export default function OwnerFrame({ onSignOut }: { onSignOut: () => void }) {
  const { restaurant } = useOwner()
  return (
    <>
      {restaurant === null && (
        <Suspense>
          <StaffRedirect />
        </Suspense>
      )}
      <SkipLink />
      <TopBar onSignOut={onSignOut} />
      <Main />
      <Footer />
      <AchievementNews />
      <LateVisit onSignOut={onSignOut} />
    </>
  )
}

function Main() {
  return (
    <main id="conteudo" tabIndex={-1} className="min-h-dvh py-8 outline-none sm:py-12 print:py-0">
      <Container>
        <div className="print:hidden">
          <SubscriptionCard />
        </div>
        <UnlessHouseUnread>
          <Outlet />
        </UnlessHouseUnread>
      </Container>
    </main>
  )
}

function Footer() {
  return (
    <footer className="border-line border-t py-6 text-fg-muted text-sm print:hidden">
      <Container className="flex flex-col gap-x-8 gap-y-2 sm:flex-row sm:items-center sm:justify-between">
        <p>O consumo de bebidas alcoólicas é proibido para menores de 18 anos. Beba com responsabilidade.</p>
        <ul className="flex flex-wrap gap-x-6 sm:shrink-0">
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
