import { type ComponentProps, type FormEvent, useId, useState } from 'react'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import type { StaffRole } from '@/data/tables/staff-members'
import { isEmail } from '@/domain/contact'
import { emailInput } from '@/forms/email-input'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { TextField } from '@/ui/text-field'
import { toast } from '@/ui/toaster'
import { farmMessage } from '../../farm.messages'
import { addMember } from '../team.queries'
import { RoleField } from './role-field'

interface AddMemberDialogProps {
  trigger: ComponentProps<typeof Dialog>['trigger']
  onDone: () => void
}

const empty: { name: string; email: string; role: StaffRole } = { name: '', email: '', role: 'fulfilment' }

/** Adds the holder of an existing account to the team. */
export function AddMemberDialog({ trigger, onDone }: AddMemberDialogProps) {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [form, setForm] = useState(empty)
  const [checked, setChecked] = useState(false)
  const add = useSingleMutation({
    mutationFn: addMember,
    onSuccess: (_, { name }) => {
      setOpen(false)
      setForm(empty)
      setChecked(false)
      toast.success('Pessoa incluída na equipe', `${name.trim()} já pode entrar na fazenda.`)
    },
    onSettled: onDone,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (form.name.trim() && isEmail(form.email)) add.mutate(form)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Incluir pessoa na equipe"
      description="A pessoa precisa já ter uma conta, sem restaurante."
      {...(trigger && { trigger })}
      footer={
        <Button type="submit" form={formId} loading={add.isPending} loadingText="Incluindo...">
          Incluir na equipe
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label="Nome"
          required
          autoComplete="off"
          value={form.name}
          maxLength={120}
          onChange={({ target }) => setForm({ ...form, name: target.value })}
          error={checked && !form.name.trim() ? 'Diga o nome da pessoa.' : undefined}
        />
        <TextField
          {...emailInput}
          label="E-mail da conta"
          required
          autoComplete="off"
          value={form.email}
          maxLength={254}
          onChange={({ target }) => setForm({ ...form, email: target.value })}
          error={checked && !isEmail(form.email) ? 'Digite o e-mail inteiro.' : undefined}
        />
        <RoleField value={form.role} onChange={(role) => setForm({ ...form, role })} />
        {add.error && (
          <Notice tone="danger" live>
            {farmMessage(add.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
