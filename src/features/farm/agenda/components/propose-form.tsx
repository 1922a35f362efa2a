import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { freeWorkshopTimesQuery } from '@/data/tables/free-workshop-times'
import { dayInFortaleza, instantInFortaleza } from '@/domain/calendar'
import { formatWeekdayTime } from '@/format/dates'
import { useOwner } from '@/session/session-context'
import { Notice } from '@/ui/notice'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import { TextareaField } from '@/ui/textarea-field'
import { FormButtons } from './text-form'

interface ProposeFormProps {
  workshopId: string
  busy: boolean
  error: string | null
  onBack: () => void
  onSubmit: (date: string, note: string) => void
}

/** Proposes one of the free times, or any other. */
export function ProposeForm({ workshopId, busy, error, onBack, onSubmit }: ProposeFormProps) {
  const { user } = useOwner()
  const free = useQuery(freeWorkshopTimesQuery(user.id, workshopId))
  const [chosen, setChosen] = useState('')
  const [day, setDay] = useState('')
  const [time, setTime] = useState('09:00')
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState<string | null>(null)

  function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const typed = instantInFortaleza(day, time)
    if (chosen === '' && Number.isNaN(Date.parse(typed))) {
      setMissing('Escolha um horário livre, ou a data e o horário.')
      return
    }
    setMissing(null)
    onSubmit(chosen === '' ? typed : chosen, note)
  }

  const refusal = missing ?? error
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <SelectField
        label="Horário livre"
        placeholder="Outro dia ou horário"
        options={(free.data ?? []).map((instant) => ({ value: instant, label: formatWeekdayTime(instant) }))}
        value={chosen}
        onChange={(event) => {
          setMissing(null)
          setChosen(event.target.value)
        }}
      />
      {chosen === '' && (
        <div className="grid gap-4 min-[26rem]:grid-cols-[3fr_2fr]">
          <TextField
            label="Data"
            type="date"
            min={dayInFortaleza(new Date())}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
          <TextField
            label="Horário"
            type="time"
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        </div>
      )}
      <TextareaField
        label="Recado para a casa"
        hint="Opcional. Por exemplo, por que este horário."
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {refusal && (
        <Notice tone="danger" live>
          {refusal}
        </Notice>
      )}
      <FormButtons submit="Propor horário" busy={busy} onBack={onBack} />
    </form>
  )
}
