import { LogOut } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { productName } from '@/content/product'
import { Button } from '@/ui/button'
import { Container } from '@/ui/container'
import { cx } from '@/ui/cx'
import { roleNames } from '../role-names'
import { roomAddress } from '../room-address'
import { mayEnter, rooms } from '../rooms'
import { useStaff } from '../staff-context'

/** The navigation of the farm: its rooms, who is signed in, and the way out. */
export function FarmBar({ onSignOut, bell }: { onSignOut: () => void; bell: ReactNode }) {
  const { name, role } = useStaff()
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => showRoom(nav.current, pathname), [pathname])
  const open = rooms.filter((room) => room.parent === undefined && mayEnter(room, role))
  return (
    <header className="border-line border-b bg-ground print:hidden">
      <Container>
        <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4">
          <p className="whitespace-nowrap font-display font-semibold text-lg">
            Fazenda <span className="font-normal text-fg-muted max-[22.4rem]:hidden">· {productName}</span>
          </p>
          <div className="flex items-center gap-2">
            <p className="text-right text-sm leading-tight max-sm:sr-only">
              <span className="block font-semibold">{name}</span>
              <span className="text-fg-muted">{roleNames[role]}</span>
            </p>
            {bell}
            <Button
              variant="ghost"
              size="sm"
              // Aligns the text, not the padding, with the right edge of the page.
              className="-mr-4"
              icon={<LogOut aria-hidden size={18} />}
              onClick={onSignOut}
            >
              Sair
            </Button>
          </div>
        </div>
        <nav ref={nav} aria-label="Salas da fazenda" className="-mx-4 overflow-x-auto px-4">
          <ul className="flex gap-1">
            {open.map((room) => (
              <li key={room.path}>
                <NavLink
                  to={roomAddress(room.path)}
                  end={roomAddress(room.path) === paths.farm}
                  className={({ isActive }) =>
                    cx(
                      'flex min-h-11 items-center whitespace-nowrap border-b-2 px-3 font-semibold',
                      isActive ? 'border-accent text-fg' : 'border-transparent text-fg-muted hover:text-fg',
                    )
                  }
                >
                  {room.name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </header>
  )
}

/** On phones, scrolls the navigation sideways to centre the current room. */
function showRoom(nav: HTMLElement | null, pathname: string) {
  if (!nav) return
  const rooms = [...nav.querySelectorAll('a')]
  // A room's pages are below its path. Search from the end: every path is below `/fazenda`, which comes first.
  const room = rooms.findLast(
    ({ pathname: address }) => pathname === address || pathname.startsWith(`${address}/`),
  )
  if (room) nav.scrollLeft = room.offsetLeft - (nav.clientWidth - room.offsetWidth) / 2
}
