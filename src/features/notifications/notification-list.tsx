import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MailOpen, Mail as MailUnread } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatDateTime } from '@/format/dates'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { toast } from '@/ui/toaster'
import { describeNotification } from './notification-words'
import { type Notification, notificationsQuery, updateRead } from './notifications.queries'

export interface NotificationListProps {
  userId: string
  onChosen: () => void
}

/** Reads them again when it opens. */
export default function NotificationList({ userId, onChosen }: NotificationListProps) {
  const query = useQuery(notificationsQuery(userId))
  const mark = useMark(userId)
  if (query.isPending)
    return (
      <LoadingRegion label="Carregando avisos">
        <Skeleton className="mb-3 h-16" />
        <Skeleton className="mb-3 h-16" />
        <Skeleton className="h-16" />
      </LoadingRegion>
    )
  if (query.data === undefined)
    return (
      <ErrorState
        title="Não conseguimos ler os avisos"
        message="Verifique a conexão e tente outra vez."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  if (query.data.length === 0)
    return (
      <EmptyState
        title="Nenhum aviso por enquanto"
        text="Pedidos, consultorias e workshops aparecem aqui quando algo acontece."
      />
    )

  const unread = query.data.flatMap(({ id, read_at }) => (read_at === null ? [id] : []))
  return (
    <>
      {unread.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          className="mb-4"
          loading={mark.isPending}
          onClick={() => mark.mutate({ ids: unread, read: true })}
        >
          Marcar todos como lidos
        </Button>
      )}
      <ul className="-mx-3 flex flex-col">
        {query.data.map((notification) => (
          <Item
            key={notification.id}
            notification={notification}
            onRead={(read) => mark.mutate({ ids: [notification.id], read })}
            onChosen={onChosen}
          />
        ))}
      </ul>
    </>
  )
}

interface ItemProps {
  notification: Notification
  onRead: (read: boolean) => void
  onChosen: () => void
}

function Item({ notification, onRead, onChosen }: ItemProps) {
  const { kind, payload, created_at, read_at } = notification
  const { title, detail, to } = describeNotification(kind, payload)
  const isUnread = read_at === null
  const Icon = isUnread ? MailOpen : MailUnread
  return (
    <li className="flex items-start gap-1 border-line border-b last:border-b-0">
      <Link
        to={to}
        onClick={() => {
          if (isUnread) onRead(true)
          onChosen()
        }}
        className="flex min-w-0 flex-1 gap-3 rounded-small px-3 py-3 hover:bg-clay"
      >
        <span className={cx('mt-2 size-2 shrink-0 rounded-full', isUnread && 'bg-accent')} />
        <span className="min-w-0">
          <span className={cx('block break-words', isUnread && 'font-semibold')}>
            {isUnread && <span className="sr-only">Não lido: </span>}
            {title}
          </span>
          {detail && <span className="mt-0.5 block break-words text-fg-muted text-sm">{detail}</span>}
          <time dateTime={created_at} className="figures mt-1 block text-fg-muted text-xs">
            {formatDateTime(created_at)}
          </time>
        </span>
      </Link>
      <Button
        variant="ghost"
        size="sm"
        className="mt-1.5"
        aria-label={`${isUnread ? 'Marcar como lido' : 'Marcar como não lido'}: ${title}`}
        icon={<Icon aria-hidden size={18} />}
        onClick={() => onRead(!isUnread)}
      />
    </li>
  )
}

const mutationKey = ['notifications']

/** Shows each mark at once, stores them one after the other, and reverts those that the database refuses. */
function useMark(userId: string) {
  const queries = useQueryClient()
  const { queryKey } = notificationsQuery(userId)
  return useMutation({
    mutationKey,
    scope: { id: 'notifications' },
    mutationFn: ({ ids, read }: { ids: readonly string[]; read: boolean }) => updateRead(ids, read),
    onMutate: async ({ ids, read }) => {
      await queries.cancelQueries({ queryKey })
      const at = read ? new Date().toISOString() : null
      queries.setQueryData(queryKey, (rows) =>
        rows?.map((row) => (ids.includes(row.id) ? { ...row, read_at: at } : row)),
      )
    },
    onError: () => toast.error('Não foi possível marcar o aviso', 'Tente novamente em alguns instantes.'),
    // While another mark is pending, the stored state would revert it on the screen.
    onSettled: () =>
      queries.isMutating({ mutationKey }) === 1 ? queries.invalidateQueries({ queryKey }) : undefined,
  })
}
