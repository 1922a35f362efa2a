import { type FormEvent, useId, useState } from 'react'
import { dayInFortaleza, instantInFortaleza } from '@/domain/calendar'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { TextField } from '@/ui/text-field'
import { farmMessage } from '../../farm.messages'
import { blockTime } from '../agenda.queries'
import { useAgendaChange } from '../use-agenda-change'

const empty = { day: '', time: '00:00', lastDay: '', lastTime: '23:59', reason: '' }

/** Blocks a period of the agenda. */
export function BlockDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const [form, setForm] = useState(empty)
  const [missing, setMissing] = useState<string | null>(null)
  const block = useAgendaChange(blockTime, 'Horário bloqueado', onClose)

  function send(event: FormEvent) {
    event.preventDefault()
    const starts = instantInFortaleza(form.day, form.time)
    const ends = instantInFortaleza(form.lastDay || form.day, form.lastTime)
    if (Number.isNaN(Date.parse(starts)) || Number.isNaN(Date.parse(ends))) {
      setMissing('Preencha o início e o fim.')
      return
    }
    setMissing(null)
    block.mutate({ starts, ends, reason: form.reason })
  }

  const field = (name: keyof typeof empty) => ({
    name,
    value: form[name],
    onChange: (event: { target: { value: string } }) => {
      setMissing(null)
      block.reset()
      setForm({ ...form, [name]: event.target.value })
    },
  })
  const refusal = missing ?? (block.error && farmMessage(block.error))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !block.isPending && onClose()}
      title="Bloquear horário"
      description="Ninguém pode agendar neste período. Os horários são os de Fortaleza."
      footer={
        <>
          <Button variant="secondary" disabled={block.isPending} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} loading={block.isPending} loadingText="Bloqueando...">
            Bloquear
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="flex flex-col gap-4">
        <div className="grid gap-4 min-[26rem]:grid-cols-[3fr_2fr]">
          <TextField label="Do dia" type="date" min={dayInFortaleza(new Date())} required {...field('day')} />
          <TextField label="A partir das" type="time" required {...field('time')} />
          <TextField
            label="Até o dia"
            hint="Vazio: no mesmo dia."
            type="date"
            min={form.day || dayInFortaleza(new Date())}
            {...field('lastDay')}
          />
          <TextField label="Até as" type="time" required fieldClassName="self-end" {...field('lastTime')} />
        </div>
        <TextField label="Motivo" hint="Só a equipe vê." maxLength={200} required {...field('reason')} />
        {refusal && (
          <Notice tone="danger" live>
            {refusal}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
