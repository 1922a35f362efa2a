import { useState } from 'react'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { TextareaField } from '@/ui/textarea-field'
import { toast } from '@/ui/toaster'
import { farmMessage } from '../../farm.messages'
import { changeMember } from '../team.queries'
import type { MemberDialogProps } from './role-dialog'

/** Asks before somebody loses their access, or gets it back. */
export function AccessDialog({ member, onClose, onDone }: MemberDialogProps) {
  const [reason, setReason] = useState('')
  const change = useSingleMutation({
    mutationFn: changeMember,
    onSuccess: (_, { active }) => {
      toast.success(active ? 'Acesso reativado' : 'Acesso desativado', member?.name)
      setReason('')
      onClose()
    },
    onSettled: onDone,
  })
  const close = () => {
    change.reset()
    onClose()
  }
  const leaving = member?.active === true
  const save = () => {
    if (!member) return
    change.mutate({ userId: member.user_id, role: member.role, active: !member.active, reason })
  }
  return (
    <Dialog
      open={member !== null}
      onOpenChange={(open) => !open && close()}
      size="sm"
      title={`${leaving ? 'Desativar' : 'Reativar'} o acesso de ${member?.name ?? 'alguém'}?`}
      description={
        leaving
          ? 'A pessoa deixa de ver e de mudar qualquer coisa da fazenda na mesma hora. O que ela fez continua no registro.'
          : 'A pessoa volta a entrar na fazenda com o papel que tinha.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancelar
          </Button>
          <Button
            variant={leaving ? 'danger' : 'primary'}
            loading={change.isPending}
            loadingText="Gravando..."
            onClick={save}
          >
            {leaving ? 'Desativar acesso' : 'Reativar acesso'}
          </Button>
        </>
      }
    >
      <TextareaField
        label="Motivo (opcional)"
        hint="Fica no registro da equipe."
        rows={3}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {change.error && (
        <Notice tone="danger" live className="mt-4">
          {farmMessage(change.error)}
        </Notice>
      )}
    </Dialog>
  )
}
