import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { preloadable } from '@/ui/preloadable'
import { usePreloadWhenIdle } from '@/ui/when-idle'
import type { NotificationListProps } from './notification-list'
import { notificationsQuery } from './notifications.queries'

const NotificationList = preloadable<NotificationListProps>(() => import('./notification-list'))

/** The bell of the top bar: how many notifications are unread, and the last thirty of them. */
export function Bell() {
  const { user } = useOwner()
  const [open, setOpen] = useState(false)
  usePreloadWhenIdle(NotificationList)
  const notifications = useQuery(notificationsQuery(user.id))
  const unread = notifications.data?.filter(({ read_at }) => read_at === null).length ?? 0

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Avisos"
      placement="side"
      closeLabel="Fechar avisos"
      trigger={
        <Button
          variant="ghost"
          size="sm"
          aria-label={unread === 0 ? 'Avisos' : `Avisos: ${unread} ${unread === 1 ? 'novo' : 'novos'}`}
          className="relative"
          icon={
            <>
              <BellIcon aria-hidden size={22} />
              {unread > 0 && (
                <span
                  aria-hidden
                  className="figures absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-alert px-1 font-semibold text-ground text-xs"
                >
                  {unread}
                </span>
              )}
            </>
          }
        />
      }
    >
      <Suspense>
        <NotificationList userId={user.id} onChosen={() => setOpen(false)} />
      </Suspense>
    </Dialog>
  )
}
