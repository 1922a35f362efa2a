import { TextField } from '@/ui/text-field'

export type DateValue = { day: string; time: string }

interface DateFieldsProps {
  value: DateValue
  /** yyyy-mm-dd: nothing before it can be chosen. */
  today: string
  errors: Partial<DateValue>
  onChange: (value: DateValue) => void
}

/** Day and hour, in the time of Fortaleza. */
export function DateFields({ value, today, errors, onChange }: DateFieldsProps) {
  return (
    <div className="grid grid-cols-[3fr_2fr] gap-4">
      <TextField
        label="Data"
        type="date"
        min={today}
        required
        value={value.day}
        error={errors.day}
        onChange={(event) => onChange({ ...value, day: event.target.value })}
      />
      <TextField
        label="Horário"
        type="time"
        required
        value={value.time}
        error={errors.time}
        onChange={(event) => onChange({ ...value, time: event.target.value })}
      />
    </div>
  )
}

/** What is missing or has passed; nothing when the date can be booked. */
export function dateErrors(
  { day, time }: DateValue,
  instant: (value: DateValue) => string,
  now: Date,
): Partial<DateValue> {
  if (day === '') return { day: 'Escolha a data' }
  if (time === '') return { time: 'Escolha o horário' }
  const chosen = Date.parse(instant({ day, time }))
  if (Number.isNaN(chosen)) return { day: 'Data inválida' }
  return chosen <= now.getTime() ? { day: 'Escolha uma data e um horário que ainda não passaram.' } : {}
}
