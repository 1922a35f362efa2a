import { LogOut, Store } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '@/config/paths'
import { useOwner } from '@/session/session-context'
import { Menu, MenuHeader, MenuItem, MenuLink, MenuSeparator } from '@/ui/menu'
import { AccountButton } from './account-button'

/** The signed-in user, their profile and sign-out. Its file loads when it is opened. */
export default function AccountMenu({ onSignOut }: { onSignOut: () => void }) {
  const { user, restaurant } = useOwner()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (button.current?.ariaExpanded === 'true') return
    button.current?.focus()
    button.current?.click()
  }, [])
  return (
    <Menu trigger={<AccountButton ref={button} />}>
      <MenuHeader>
        <p className="font-semibold">{restaurant?.name ?? 'Minha conta'}</p>
        <p className="break-all text-fg-muted">{user.email}</p>
      </MenuHeader>
      <MenuSeparator />
      <MenuLink to={paths.profile} icon={<Store aria-hidden size={18} />}>
        Perfil do Restaurante
      </MenuLink>
      <MenuItem icon={<LogOut aria-hidden size={18} />} onSelect={onSignOut}>
        Sair
      </MenuItem>
    </Menu>
  )
}
