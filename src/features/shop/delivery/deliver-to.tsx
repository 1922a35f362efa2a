import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { deliveryAddressQuery } from '@/data/tables/delivery-addresses'
import { formatStreet } from '@/format/address'
import { useOwner } from '@/session/session-context'
import { preloadable } from '@/ui/preloadable'
import { toast } from '@/ui/toaster'
import type { AddressDialogProps } from './address-dialog'

export const AddressDialog = preloadable<AddressDialogProps>(() => import('./address-dialog'))

/** Where the bottles of the next order go. */
export function DeliverTo() {
  const { user, restaurant } = useOwner()
  const { data: address } = useQuery(deliveryAddressQuery(user.id))
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  if (address === undefined || !restaurant) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Truck aria-hidden size={20} className="text-accent max-sm:self-start" />
      <span className="max-sm:w-[calc(100%-2rem)]">
        {address
          ? `Entregamos em ${formatStreet(address)}, ${address.district}.`
          : 'Diga onde entregamos as garrafas, antes ou depois de pagar.'}
      </span>
      <button
        type="button"
        className="inline-flex min-h-11 items-center text-link max-sm:ml-8"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        {address ? 'Alterar endereço' : 'Informar endereço'}
      </button>
      {opened && (
        <Suspense>
          <AddressDialog
            open={open}
            onOpenChange={setOpen}
            address={address}
            onSaved={() => {
              setOpen(false)
              toast.success('Endereço salvo')
            }}
          />
        </Suspense>
      )}
    </p>
  )
}
