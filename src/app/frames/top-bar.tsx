import { Coins, LogOut, Menu as MenuIcon } from 'lucide-react'
import { startTransition, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { productName } from '@/content/product'
import { Bell } from '@/features/notifications/bell'
import { formatCredits } from '@/format/money'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Container } from '@/ui/container'
import { cx } from '@/ui/cx'
import { Dialog } from '@/ui/dialog'
import { preloadable } from '@/ui/preloadable'
import { toast } from '@/ui/toaster'
import { usePreloadWhenIdle } from '@/ui/when-idle'
import { AccountButton } from './account-button'
import { Brand } from './brand'

const AccountMenu = preloadable<TopBarProps>(() => import('./account-menu'))

/** Each entry lists the path prefixes for which it is current. */
const entries = [
  { label: 'Dashboard', to: paths.dashboard, covers: [paths.dashboard] },
  { label: 'Loja', to: paths.shop, covers: [paths.shop, paths.orders] },
  {
    label: 'Automações',
    to: paths.automations,
    covers: [paths.automations, paths.consulting, paths.report('')],
  },
  { label: 'A casa', to: paths.house, covers: [paths.house] },
] as const

function isCurrent(covers: readonly string[], pathname: string): boolean {
  return covers.some((start) => pathname === start || pathname.startsWith(start.replace(/\/?$/, '/')))
}

interface TopBarProps {
  onSignOut: () => void
}

/** The navigation behind the login: pages, balance, account. */
export function TopBar({ onSignOut }: TopBarProps) {
  const { key, pathname } = useLocation()
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-ground print:hidden">
      <Container className="flex min-h-16 flex-wrap items-center gap-x-3 lg:gap-x-8">
        <Link
          to={paths.dashboard}
          aria-label={`${productName}, página inicial`}
          className="flex min-h-11 shrink-0 items-center rounded-small"
        >
          <Brand />
        </Link>
        <nav aria-label="Principal" className="hidden lg:block">
          <ul className="flex gap-1">
            {entries.map((entry) => (
              <li key={entry.to}>
                <NavigationLink {...entry} pathname={pathname} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-1.5 sm:gap-x-3">
          <Balance />
          <Bell />
          <div className="hidden lg:block">
            <UserMenu onSignOut={onSignOut} />
          </div>
          {/* The key changes with the route, which closes the menu. */}
          <MobileMenu key={key} pathname={pathname} onSignOut={onSignOut} />
        </div>
      </Container>
    </header>
  )
}

interface NavigationLinkProps {
  label: string
  to: string
  covers: readonly string[]
  pathname: string
}

function NavigationLink({ label, to, covers, pathname }: NavigationLinkProps) {
  const current = isCurrent(covers, pathname)
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className={cx(
        'flex min-h-11 items-center rounded-small px-3 font-semibold underline-offset-[0.5em]',
        current ? 'text-fg underline decoration-2 decoration-accent' : 'text-fg-muted hover:text-fg',
      )}
    >
      {label}
    </Link>
  )
}

function Balance() {
  const { balance } = useOwner()
  return (
    <Link
      to={paths.shop}
      className="figures flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-line px-3 font-semibold text-sm hover:border-fg sm:px-4"
    >
      <Coins aria-hidden size={18} className="text-accent" />
      <span>
        <span className="sr-only">Saldo: </span>
        {formatCredits(balance)}
      </span>
    </Link>
  )
}

/** Whether the page shows this menu and not the phone's. */
const isWide = () => window.matchMedia('(min-width: 64rem)').matches

/** Few visits open this menu, so its file loads late. */
function UserMenu({ onSignOut }: TopBarProps) {
  const [opened, setOpened] = useState(false)
  usePreloadWhenIdle(AccountMenu, isWide())
  const open = () =>
    AccountMenu.preload().then(
      () => startTransition(() => setOpened(true)),
      () => toast.error('Não foi possível abrir o menu', 'Recarregue a página e tente novamente.'),
    )
  if (opened) return <AccountMenu onSignOut={onSignOut} />
  return <AccountButton aria-haspopup="menu" aria-expanded={false} onClick={() => void open()} />
}

function MobileMenu({ pathname, onSignOut }: TopBarProps & { pathname: string }) {
  const { user, restaurant } = useOwner()
  const [open, setOpen] = useState(false)
  return (
    <div className="lg:hidden">
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={restaurant?.name ?? 'Minha conta'}
        description={<span className="break-all">{user.email}</span>}
        placement="side"
        closeLabel="Fechar menu"
        trigger={
          <Button
            variant="ghost"
            size="sm"
            aria-label="Abrir menu"
            icon={<MenuIcon aria-hidden size={24} />}
          />
        }
      >
        <nav aria-label="Menu">
          <ul className="-mx-3 flex flex-col gap-1 text-lg">
            {entries.map((entry) => (
              <li key={entry.to}>
                <NavigationLink {...entry} pathname={pathname} />
              </li>
            ))}
            <li>
              <NavigationLink
                label="Perfil do Restaurante"
                to={paths.profile}
                covers={[paths.profile]}
                pathname={pathname}
              />
            </li>
          </ul>
        </nav>
        <Button
          variant="secondary"
          block
          className="mt-6"
          icon={<LogOut aria-hidden size={18} />}
          onClick={onSignOut}
        >
          Sair
        </Button>
      </Dialog>
    </div>
  )
}
