import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useOwner } from '@/session/session-context'
import { useFirstMove } from '@/ui/first-move'
import { toast } from '@/ui/toaster'
import { whenIdle } from '@/ui/when-idle'
import { fetchNews, updateTold } from './achievement-news.queries'

/**
 * Announces each new achievement once. Checks on every page and when the balance has changed, from the owner's first move:
 * until then the content has the network to itself.
 */
export function AchievementNews() {
  const { restaurant, balance } = useOwner()
  const { pathname } = useLocation()
  const restaurantId = restaurant?.id
  const moved = useFirstMove()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page or balance triggers the check
  useEffect(() => {
    // A failed check is repeated on the next page. The dashboard lists achievements either way.
    if (moved && restaurantId !== undefined)
      return whenIdle(() => void tell(restaurantId).catch(() => undefined))
  }, [moved, restaurantId, pathname, balance])
  return null
}

async function tell(restaurantId: string): Promise<void> {
  const news = await fetchNews(restaurantId)
  if (news.length === 0) return
  for (const { achievement_name, description } of await updateTold(news.map(({ id }) => id))) {
    toast.success(achievement_name, description)
  }
}
