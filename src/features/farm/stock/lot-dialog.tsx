import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { hasCode } from '@/data/client/errors'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { dayInFortaleza } from '@/domain/calendar'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toaster'
import { farmMessage } from '../farm.messages'
import { refreshOrders } from '../orders/writes.queries'
import { LotForm, lotExists } from './lot-form'
import { type BottleLot, type StockLine, saveLot } from './stock.queries'

interface LotDialogProps {
  products: readonly StockLine[]
  lots: readonly BottleLot[]
  /** The lot to correct; null records a new one. */
  lot: BottleLot | null
  open: boolean
  onClose: () => void
}

export function LotDialog({ products, lots, lot, open, onClose }: LotDialogProps) {
  const { user } = useOwner()
  const client = useQueryClient()
  const formId = useId()
  const save = useSingleMutation({
    mutationFn: saveLot,
    onSuccess: () => {
      toast.success(lot ? 'Lote corrigido' : 'Lote registrado')
      onClose()
    },
    onSettled: () => refreshOrders(client, user.id),
  })
  const name = products.find(({ product_id }) => product_id === lot?.product_id)?.name
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={lot ? `Corrigir o lote ${lot.lot_number}` : 'Registrar lote'}
      description={name}
      footer={
        <Button type="submit" form={formId} loading={save.isPending} loadingText="Gravando...">
          {lot ? 'Corrigir' : 'Registrar'}
        </Button>
      }
    >
      {save.error && (
        <Notice tone="danger" live className="mb-5">
          {!lot && hasCode(save.error, 'reason_missing') ? lotExists : farmMessage(save.error)}
        </Notice>
      )}
      <LotForm
        id={formId}
        products={products}
        lots={lots}
        lot={lot}
        today={dayInFortaleza(new Date())}
        onSubmit={save.mutate}
      />
    </Dialog>
  )
}
