import { useId, useState } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { TextareaField } from '@/ui/textarea-field'
import { farmMessage } from '../farm.messages'

interface DecideDialogProps {
  house: string
  /** The answer that is about to be given. */
  verified: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  pending: boolean
  error: unknown
  onDecide: (reason: string) => void
}

/** Asks the manager for the grounds of their answer, for the audit. */
export function DecideDialog({
  house,
  verified,
  open,
  onOpenChange,
  pending,
  error,
  onDecide,
}: DecideDialogProps) {
  const formId = useId()
  const [reason, setReason] = useState('')
  const label = verified ? 'Confirmar a idade' : 'Manter a recusa'
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={label}
      description={
        verified
          ? `${house} passa a comprar garrafas, e os pedidos que esperam podem ser embalados.`
          : `${house} continua sem comprar garrafas e pode fazer uma nova verificação.`
      }
      footer={
        <Button type="submit" form={formId} loading={pending} loadingText="Gravando...">
          {label}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onDecide(reason)
        }}
      >
        <TextareaField
          label="Como foi conferido"
          hint="Fica no registro da equipe. Não escreva número de documento nem data de nascimento."
          value={reason}
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
          error={error ? farmMessage(error) : undefined}
        />
      </form>
    </Dialog>
  )
}
