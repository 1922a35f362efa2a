import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useOwner } from '@/session/session-context'
import { toast } from '@/ui/toaster'
import { whenIdle } from '@/ui/when-idle'
import { fetchNews, updateTold } from './achievement-news.queries'

/** Tells the owner of a new achievement, once: looked for on every page and when the balance has changed. */
export function AchievementNews() {
  const { restaurant, balance } = useOwner()
  const { pathname } = useLocation()
  const restaurantId = restaurant?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page and the balance say when to look again.
  useEffect(() => {
    // What can't be read now is told on the next page; the dashboard lists it either way.
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
