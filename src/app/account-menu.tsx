import { LogOut, Store } from 'lucide-react'
import { paths } from '@/config/paths'
import { useOwner } from '@/session/session-context'
import { Menu, MenuHeader, MenuItem, MenuLink, MenuSeparator } from '@/ui/menu'
import { AccountButton } from './account-button'

/** Who is signed in, their house's profile and the way out. Begins open: the press that opens it brings it. */
export default function AccountMenu({ onSignOut }: { onSignOut: () => void }) {
  const { user, restaurant } = useOwner()
  return (
    <Menu defaultOpen trigger={<AccountButton />}>
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
