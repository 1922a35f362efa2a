import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useOwner } from '@/session/session-context'
import { toast } from '@/ui/toaster'
import { whenIdle } from '@/ui/when-idle'
import { fetchNews, updateTold } from './achievement-news.queries'

/** Announces each new achievement once. Checks on every page and when the balance has changed. */
export function AchievementNews() {
  const { restaurant, balance } = useOwner()
  const { pathname } = useLocation()
  const restaurantId = restaurant?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page or balance triggers the check
  useEffect(() => {
    // A failed check is repeated on the next page. The dashboard lists achievements either way.
    if (restaurantId !== undefined) return whenIdle(() => void tell(restaurantId).catch(() => undefined))
  }, [restaurantId, pathname, balance])
  return null
}

async function tell(restaurantId: string): Promise<void> {
  const news = await fetchNews(restaurantId)
  if (news.length === 0) return
  for (const { achievement_name, description } of await updateTold(news.map(({ id }) => id))) {
    toast.success(achievement_name, description)
  }
}
