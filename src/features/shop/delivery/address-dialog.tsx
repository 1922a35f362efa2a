import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import {
  type DeliveryAddress,
  deliveryAddressQuery,
  saveDeliveryAddress,
  saveOrderAddress,
} from '@/data/tables/delivery-addresses'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { toAddressColumns, toAddressValues } from './address.schema'
import { AddressForm } from './address-form'
import { deliveryMessage } from './delivery.messages'

export interface AddressDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The address to start from; null for none yet. */
  address: DeliveryAddress | null
  /** The order whose address is corrected; without it, the house's own. */
  orderId?: string
  title?: string
  description?: string
  saveLabel?: string
  /** Goes on without an address. */
  onSkip?: () => void
  onSaved: () => void
}

/** The delivery address of the house or of one order. Its file loads when it first opens. */
export default function AddressDialog({
  open,
  onOpenChange,
  address,
  orderId,
  title = 'Endereço de entrega',
  description,
  saveLabel = 'Salvar endereço',
  onSkip,
  onSaved,
}: AddressDialogProps) {
  const { user, restaurant } = useOwner()
  const client = useQueryClient()
  const formId = useId()
  const save = useSingleMutation({
    mutationFn: async (columns: DeliveryAddress) => {
      if (orderId) return saveOrderAddress(orderId, columns)
      if (restaurant) await saveDeliveryAddress(restaurant.id, columns)
    },
    onSuccess: (_, columns) => {
      if (!orderId) client.setQueryData(deliveryAddressQuery(user.id).queryKey, columns)
      onSaved()
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      size="lg"
      footer={
        <>
          {onSkip && (
            <Button variant="ghost" onClick={onSkip}>
              Pagar e informar depois
            </Button>
          )}
          <Button type="submit" form={formId} loading={save.isPending} loadingText="Salvando...">
            {saveLabel}
          </Button>
        </>
      }
    >
      <AddressForm
        id={formId}
        values={toAddressValues(address, restaurant)}
        failure={save.error ? deliveryMessage(save.error) : undefined}
        onSave={(values) => save.mutate(toAddressColumns(values))}
      />
    </Dialog>
  )
}
