import { useQuery } from '@tanstack/react-query'
import { hasCode } from '@/data/client/errors'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { formatMoney } from '@/format/money'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { RetryNotice } from '@/ui/retry-notice'
import { Skeleton } from '@/ui/skeleton'
import { toast } from '@/ui/toaster'
import { StatementView } from './statement-view'
import { withdrawalMessage, withdrawalMessages } from './withdrawal.messages'
import { statementQuery, withdrawPurchase } from './withdrawal.queries'

export interface WithdrawDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  orderId: string
  onWithdrawn: () => void
}

/** States exactly what comes back, and undoes the order at that amount. Its file loads when it first opens. */
export default function WithdrawDialog({ open, onOpenChange, orderId, onWithdrawn }: WithdrawDialogProps) {
  const { user } = useOwner()
  const read = useQuery({ ...statementQuery(user.id, orderId), refetchOnMount: 'always' })
  const statement = read.isFetching ? undefined : read.data
  const undo = useSingleMutation({
    mutationFn: (amount: number) => withdrawPurchase(orderId, amount),
    onSuccess: () => {
      toast.success('Compra desfeita', 'O recibo está nesta página e no seu e-mail.')
      onWithdrawn()
    },
    onError: (error) => {
      if (hasCode(error, 'withdrawal_changed')) void read.refetch()
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Arrepender-se da compra"
      description="Confira o que volta. Depois de confirmar, o pedido não é retomado."
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Ficar com a compra
          </Button>
          <Button
            variant="danger"
            disabled={statement?.refusal !== null}
            loading={undo.isPending}
            loadingText="Desfazendo..."
            onClick={() => statement && undo.mutate(statement.amount)}
          >
            {statement?.refusal === null
              ? `Desfazer e receber ${formatMoney(statement.amount)}`
              : 'Desfazer a compra'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {undo.error && (
          <Notice tone="danger" live>
            {withdrawalMessage(undo.error)}
          </Notice>
        )}
        {!statement && !read.isError && <Skeleton className="h-72" />}
        {read.isError && (
          <RetryNotice
            title="Não conseguimos calcular o que volta"
            onRetry={() => void read.refetch()}
            retrying={read.isFetching}
          />
        )}
        {statement && statement.refusal !== null && (
          <Notice tone="warn">{withdrawalMessages[statement.refusal]}</Notice>
        )}
        {statement?.refusal === null && <StatementView statement={statement} />}
      </div>
    </Dialog>
  )
}
