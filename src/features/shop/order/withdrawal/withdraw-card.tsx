import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { formatDate } from '@/format/dates'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { preloadable } from '@/ui/preloadable'
import { RetryNotice } from '@/ui/retry-notice'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import type { Statement } from './statement'
import type { WithdrawDialogProps } from './withdraw-dialog'
import { withdrawalMessages } from './withdrawal.messages'
import { statementQuery } from './withdrawal.queries'

const WithdrawDialog = preloadable<WithdrawDialogProps>(() => import('./withdraw-dialog'))

/** The right to undo a paid order: its deadline, and the dialog that uses it. */
export function WithdrawCard({ orderId }: { orderId: string }) {
  const { user, refreshRestaurant } = useOwner()
  const client = useQueryClient()
  const statement = useQuery(statementQuery(user.id, orderId))
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(0)
  if (statement.data?.refusal === 'withdrawal_closed') return null
  return (
    <Card as="section" aria-labelledby="arrependimento" className="order-2 lg:order-none print:hidden">
      <h2 id="arrependimento" className="mb-2 text-subheading">
        Direito de arrependimento
      </h2>
      {statement.isPending && (
        <LoadingRegion label="Carregando o prazo">
          <Skeleton className="h-16" />
        </LoadingRegion>
      )}
      {statement.isError && !statement.data && (
        <RetryNotice
          title="Não conseguimos ler o prazo"
          onRetry={() => void statement.refetch()}
          retrying={statement.isFetching}
        />
      )}
      {statement.data && <p className="text-pretty text-fg-muted">{deadlineWords(statement.data)}</p>}
      {statement.data?.refusal === null && (
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => {
            setOpened(opened + 1)
            setOpen(true)
          }}
        >
          Arrepender-se da compra
        </Button>
      )}
      {opened > 0 && statement.data && (
        <Suspense>
          <WithdrawDialog
            key={opened}
            open={open}
            onOpenChange={setOpen}
            orderId={orderId}
            onWithdrawn={() => {
              setOpen(false)
              // Orders, credits, free runs and the event have changed with it.
              void client.invalidateQueries()
              void refreshRestaurant()
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}

function deadlineWords({ refusal, ends_at }: Statement): string {
  if (refusal !== null) return withdrawalMessages[refusal]
  if (ends_at === null)
    return 'Você pode desistir desta compra sem dizer o motivo. O prazo de 7 dias só começa quando as garrafas chegarem.'
  return `Você pode desistir desta compra sem dizer o motivo, até o fim de ${formatDate(lastMoment(ends_at))}.`
}

/** The end is exclusive: the last day is that of the moment before. */
const lastMoment = (end: string): string => new Date(Date.parse(end) - 1).toISOString()
