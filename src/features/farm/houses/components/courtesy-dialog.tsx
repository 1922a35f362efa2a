import { useQueryClient } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { userKey } from '@/data/client/query-keys'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { formatCredits } from '@/format/money'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { TextField } from '@/ui/text-field'
import { TextareaField } from '@/ui/textarea-field'
import { toast } from '@/ui/toaster'
import { farmMessage } from '../../farm.messages'
import { giveCourtesy, type HouseContact } from '../houses.queries'

const newForm = () => ({ credits: '', reason: '', intent: crypto.randomUUID() })

/** Whole credits from 1 to 500, or null. */
const parseCredits = (typed: string): number | null => {
  const credits = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return credits >= 1 && credits <= 500 ? credits : null
}

/** Grants credits to a house, with a reason. Each form has one intent, so sending it twice grants once. */
export function CourtesyDialog({ house }: { house: HouseContact }) {
  const { user } = useOwner()
  const client = useQueryClient()
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [form, setForm] = useState(newForm)
  const [checked, setChecked] = useState(false)
  const give = useSingleMutation({
    mutationFn: giveCourtesy,
    onSuccess: () => {
      setOpen(false)
      setForm(newForm())
      setChecked(false)
      toast.success('Cortesia dada', `Ela já está no extrato de ${house.name}.`)
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: userKey(user.id, 'farm_house', house.id) }),
        client.invalidateQueries({ queryKey: userKey(user.id, 'farm_houses') }),
      ]),
  })
  const credits = parseCredits(form.credits)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (credits === null || !form.reason.trim()) return
    give.mutate({ restaurantId: house.id, credits, reason: form.reason, intent: form.intent })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="sm"
      title="Dar créditos de cortesia"
      description={`Para ${house.name}. Valem 12 meses, como os comprados.`}
      trigger={
        <Button variant="secondary" icon={<Gift aria-hidden size={18} />}>
          Dar cortesia
        </Button>
      }
      footer={
        <Button type="submit" form={formId} loading={give.isPending} loadingText="Gravando...">
          {credits === null ? 'Dar cortesia' : `Dar ${formatCredits(credits)}`}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label="Créditos"
          hint="De 1 a 500."
          inputMode="numeric"
          autoComplete="off"
          required
          value={form.credits}
          onChange={({ target: { value } }) => setForm({ ...form, credits: value })}
          error={checked && credits === null ? 'Digite um número inteiro de 1 a 500.' : undefined}
        />
        <TextareaField
          label="Motivo"
          hint="Fica no registro da equipe."
          required
          maxLength={500}
          value={form.reason}
          onChange={({ target: { value } }) => setForm({ ...form, reason: value })}
          error={checked && !form.reason.trim() ? 'Escreva o motivo.' : undefined}
        />
        {give.error && (
          <Notice tone="danger" live>
            {farmMessage(give.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
