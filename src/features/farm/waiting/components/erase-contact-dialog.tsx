import { type FormEvent, useId, useState } from 'react'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { isEmail } from '@/domain/contact'
import { emailInput } from '@/forms/email-input'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { TextField } from '@/ui/text-field'
import { toast } from '@/ui/toaster'
import { farmMessage } from '../../farm.messages'
import { eraseContact } from '../waiting.queries'

interface EraseContactDialogProps {
  /** Null while the dialog is closed; '' to let the member type the address. */
  email: string | null
  onClose: () => void
  onDone: () => void
}

/** Deletes a person from the waitlist and the newsletter because they asked for it. */
export function EraseContactDialog({ email, onClose, onDone }: EraseContactDialogProps) {
  const formId = useId()
  const erase = useSingleMutation({
    mutationFn: eraseContact,
    onSuccess: () => {
      onClose()
      toast.success(
        'E-mail apagado das listas',
        'O registro da equipe guarda que houve o pedido, e não de quem.',
      )
    },
    onSettled: onDone,
  })
  const close = () => {
    erase.reset()
    onClose()
  }
  return (
    <Dialog
      open={email !== null}
      onOpenChange={(open) => !open && close()}
      size="sm"
      title="Apagar das listas?"
      description="A pessoa sai da lista de espera e da newsletter, com tudo o que informou. Não há como desfazer."
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Manter
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            loading={erase.isPending}
            loadingText="Apagando..."
          >
            Apagar para sempre
          </Button>
        </>
      }
    >
      {email !== null && (
        <EraseForm
          key={email}
          id={formId}
          email={email}
          failure={erase.error ? farmMessage(erase.error) : undefined}
          onErase={erase.mutate}
        />
      )}
    </Dialog>
  )
}

interface EraseFormProps {
  id: string
  email: string
  failure: string | undefined
  onErase: (email: string) => void
}

function EraseForm({ id, email, failure, onErase }: EraseFormProps) {
  const [typed, setTyped] = useState(email)
  const [checked, setChecked] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isEmail(typed)) onErase(typed)
  }
  return (
    <form id={id} noValidate onSubmit={submit}>
      <TextField
        {...emailInput}
        label="E-mail"
        required
        autoComplete="off"
        value={typed}
        maxLength={254}
        onChange={({ target }) => setTyped(target.value)}
        error={checked && !isEmail(typed) ? 'Digite o e-mail inteiro.' : failure}
      />
    </form>
  )
}
