import { type FormEvent, useId, useState } from 'react'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { TextareaField } from '@/ui/textarea-field'
import { toast } from '@/ui/toaster'
import { farmMessage } from '../../farm.messages'
import { type City, closeCity } from '../waiting.queries'

interface CloseCityDialogProps {
  /** Null while the dialog is closed. */
  city: City | null
  onClose: () => void
  onDone: () => void
}

/** Closes a city to new houses, with a reason. */
export function CloseCityDialog({ city, onClose, onDone }: CloseCityDialogProps) {
  const formId = useId()
  const [reason, setReason] = useState('')
  const close = useSingleMutation({
    mutationFn: closeCity,
    onSuccess: () => {
      toast.success(`${city?.city ?? 'A cidade'} está fechada`, 'As casas que já são clientes continuam.')
      setReason('')
      onClose()
    },
    onSettled: onDone,
  })
  const leave = () => {
    close.reset()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (city?.areaId) close.mutate({ areaId: city.areaId, reason })
  }
  return (
    <Dialog
      open={city !== null}
      onOpenChange={(open) => !open && leave()}
      size="sm"
      title={`Fechar ${city?.city ?? 'a cidade'}?`}
      description="Casas novas desta cidade voltam para a lista de espera. As que já são clientes continuam."
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            Manter aberta
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            loading={close.isPending}
            loadingText="Fechando..."
          >
            Fechar cidade
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextareaField
          label="Motivo"
          hint="Fica no registro da equipe."
          required
          value={reason}
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
          error={close.error ? farmMessage(close.error) : undefined}
        />
      </form>
    </Dialog>
  )
}
