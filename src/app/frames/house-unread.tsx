import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { restaurantQuery } from '@/data/tables/restaurant-query'
import { useOwner } from '@/session/session-context'
import { ErrorState } from '@/ui/error-state'

/**
 * The page, unless the restaurant could not be read: every page would take its owner for one without a restaurant, and
 * show no orders and no credits. The dashboard has its own message.
 */
export function UnlessHouseUnread({ children }: { children: ReactNode }) {
  const { user } = useOwner()
  const { pathname } = useLocation()
  // The session reads it; this one only follows. Undefined behind the login means that the read failed.
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
