import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { deliveryAddressQuery } from '@/data/tables/delivery-addresses'
import { formatStreet } from '@/format/address'
import { useOwner } from '@/session/session-context'
import { preloadable } from '@/ui/preloadable'
import { Skeleton } from '@/ui/skeleton'
import { toast } from '@/ui/toaster'
import type { AddressDialogProps } from './address-dialog'

export const AddressDialog = preloadable<AddressDialogProps>(() => import('./address-dialog'))

/** Where the bottles of the next order go. */
export function DeliverTo() {
  const { user, restaurant } = useOwner()
  const { data: address } = useQuery(deliveryAddressQuery(user.id))
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  if (!restaurant) return null
  return (
    <div className="flex items-start gap-3">
      <Truck aria-hidden size={20} className="mt-0.5 shrink-0 text-accent sm:mt-3" />
      {/* Reserves two lines and the button, so that nothing below moves when the address arrives. */}
      <div className="flex min-h-24 grow flex-wrap content-start items-center gap-x-3 sm:min-h-11">
        {address === undefined ? (
          <Skeleton className="mt-1 h-4 w-3/5" />
        ) : (
          <>
            <p>
              {address
                ? `Entregamos em ${formatStreet(address)}, ${address.district}.`
                : 'Diga onde entregamos as garrafas, antes ou depois de pagar.'}
            </p>
            <button
              type="button"
              className="inline-flex min-h-11 items-center text-link"
              onClick={() => {
                setOpened(true)
                setOpen(true)
              }}
            >
              {address ? 'Alterar endereço' : 'Informar endereço'}
            </button>
          </>
        )}
      </div>
      {opened && address !== undefined && (
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
    </div>
  )
}
