import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { restaurantQuery } from '@/data/tables/restaurant-query'
import { useOwner } from '@/session/session-context'
import { ErrorState } from '@/ui/error-state'

/**
 * Shows the page, or an error if the restaurant could not be read. Without it, every page would treat its owner as a
 * user without a restaurant and show no orders or credits. The dashboard has its own message.
 */
export function UnlessHouseUnread({ children }: { children: ReactNode }) {
  const { user } = useOwner()
  const { pathname } = useLocation()
  // The session reads the restaurant; this only observes it. Undefined behind the login means that the read failed.
  const house = useQuery({ ...restaurantQuery(user.id), enabled: false })
  if (house.data !== undefined || pathname === paths.dashboard) return children
  return (
    <ErrorState
      title="Não conseguimos abrir a sua casa"
      message="Seus créditos e pedidos estão guardados. Verifique a conexão e tente outra vez."
      onRetry={() => void house.refetch()}
      retrying={house.isFetching}
    />
  )
}
