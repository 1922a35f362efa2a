import { type FormEvent, useId, useState } from 'react'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toaster'
import { farmMessage } from '../../farm.messages'
import { roleNames } from '../../role-names'
import { changeMember, type Member } from '../team.queries'
import { RoleField } from './role-field'

export interface MemberDialogProps {
  /** Null while the dialog is closed. */
  member: Member | null
  onClose: () => void
  onDone: () => void
}

/** Changes what a member may do. */
export function RoleDialog({ member, onClose, onDone }: MemberDialogProps) {
  const formId = useId()
  const change = useSingleMutation({
    mutationFn: changeMember,
    onSuccess: (_, { role }) => {
      toast.success('Papel mudado', `${member?.name}: ${roleNames[role]}.`)
      onClose()
    },
    onSettled: onDone,
  })
  const close = () => {
    change.reset()
    onClose()
  }
  return (
    <Dialog
      open={member !== null}
      onOpenChange={(open) => !open && close()}
      title={`Mudar o papel de ${member?.name ?? 'alguém'}`}
      description="Vale na próxima ação da pessoa."
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} loading={change.isPending} loadingText="Gravando...">
            Mudar papel
          </Button>
        </>
      }
    >
      {member && (
        <RoleForm
          key={member.user_id}
          id={formId}
          member={member}
          onSave={(role) => change.mutate({ userId: member.user_id, role, active: member.active })}
        />
      )}
      {change.error && (
        <Notice tone="danger" live className="mt-5">
          {farmMessage(change.error)}
        </Notice>
      )}
    </Dialog>
  )
}

function RoleForm({
  id,
  member,
  onSave,
}: {
  id: string
  member: Member
  onSave: (role: Member['role']) => void
}) {
  const [role, setRole] = useState(member.role)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(role)
  }
  return (
    <form id={id} noValidate onSubmit={submit}>
      <RoleField value={role} onChange={setRole} />
    </form>
  )
}
