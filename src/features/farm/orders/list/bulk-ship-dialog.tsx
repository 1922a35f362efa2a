import { useId, useState } from 'react'
import { formatList } from '@/format/list'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { TextField } from '@/ui/text-field'
import { carrierProblem, codeProblem } from '../field-problems'
import type { QueuedOrder } from '../queue.queries'

interface BulkShipDialogProps {
  open: boolean
  orders: readonly QueuedOrder[]
  onOpenChange: (open: boolean) => void
  /** `codes` in the order of `orders`. */
  onShip: (shipping: { carrier: string; codes: string[] }) => void
}

/** One carrier for several orders, each with its own code. Keeps the input for a retry. */
export function BulkShipDialog({ open, orders, onOpenChange, onShip }: BulkShipDialogProps) {
  const formId = useId()
  const [carrier, setCarrier] = useState('')
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({})
  const [checked, setChecked] = useState(false)
  const wrong = carrierProblem(carrier) ?? orders.map(({ id }) => codeProblem(codes[id] ?? '')).find(Boolean)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Enviar pedidos"
      description={formatList(orders.map(({ number }) => String(number)))}
      footer={
        <Button type="submit" form={formId}>
          Enviar
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(true)
          if (!wrong) onShip({ carrier, codes: orders.map(({ id }) => codes[id] ?? '') })
        }}
      >
        <TextField
          label="Quem leva"
          hint="Transportadora, motoboy ou a própria fazenda."
          required
          autoComplete="off"
          value={carrier}
          error={checked ? carrierProblem(carrier) : undefined}
          onChange={({ target }) => setCarrier(target.value)}
        />
        {orders.map(({ id, number, house }) => (
          <TextField
            key={id}
            label={`Código do pedido ${number}`}
            hint={house}
            autoComplete="off"
            value={codes[id] ?? ''}
            error={checked ? codeProblem(codes[id] ?? '') : undefined}
            onChange={({ target }) => setCodes({ ...codes, [id]: target.value })}
          />
        ))}
      </form>
    </Dialog>
  )
}
