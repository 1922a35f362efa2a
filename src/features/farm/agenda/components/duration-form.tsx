import { type FormEvent, useState } from 'react'
import { formatMinutes } from '@/format/dates'
import { Notice } from '@/ui/notice'
import { SelectField } from '@/ui/select-field'
import { FormButtons } from './text-form'

/** From half an hour to twelve hours, as the database allows. */
const halfHours = Array.from({ length: 24 }, (_, index) => (index + 1) * 30)

interface DurationFormProps {
  /** The current duration. */
  minutes: number
  busy: boolean
  error: string | null
  onBack: () => void
  onSubmit: (minutes: number) => void
}

/** Sets the duration of a workshop. */
export function DurationForm({ minutes, busy, error, onBack, onSubmit }: DurationFormProps) {
  const [chosen, setChosen] = useState(minutes)
  const choices = [...new Set([...halfHours, minutes])].sort((a, b) => a - b)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit(chosen)
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <SelectField
        label="Duração"
        hint="Sem contar a hora de estrada, que a agenda soma sozinha."
        options={choices.map((value) => ({ value: String(value), label: formatMinutes(value) }))}
        value={String(chosen)}
        onChange={(event) => setChosen(Number(event.target.value))}
      />
      {error && (
        <Notice tone="danger" live>
          {error}
        </Notice>
      )}
      <FormButtons submit="Gravar duração" busy={busy} onBack={onBack} />
    </form>
  )
}
