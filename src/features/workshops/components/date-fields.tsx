import { addMonths } from 'date-fns/addMonths'
import { TextField } from '@/ui/text-field'
import { toScheduledDate } from '../workshop'

export type DateValue = { day: string; time: string }

interface DateFieldsProps {
  value: DateValue
  /** yyyy-mm-dd, the earliest day that can be chosen. */
  today: string
  errors: Partial<DateValue>
  onChange: (value: DateValue) => void
}

/** Day and hour in Fortaleza time, stacked where both do not fit in a row. */
export function DateFields({ value, today, errors, onChange }: DateFieldsProps) {
  return (
    <div className="grid gap-4 min-[26rem]:grid-cols-[3fr_2fr]">
      <TextField
        label="Data"
        name="day"
        type="date"
        min={today}
        required
        value={value.day}
        error={errors.day}
        onChange={(event) => onChange({ ...value, day: event.target.value })}
      />
      <TextField
        label="Horário"
        name="time"
        type="time"
        required
        value={value.time}
        error={errors.time}
        onChange={(event) => onChange({ ...value, time: event.target.value })}
      />
    </div>
  )
}

/** Errors for a date that is missing, past or implausibly far ahead; empty when it can be booked. */
export function dateErrors({ day, time }: DateValue, now: Date): Partial<DateValue> {
  if (day === '') return { day: 'Escolha a data' }
  if (time === '') return { time: 'Escolha o horário' }
  const ahead = Date.parse(toScheduledDate(day, time)) - now.getTime()
  if (Number.isNaN(ahead)) return { day: 'Data inválida' }
  if (ahead <= 0) return { day: 'Escolha uma data e um horário que ainda não passaram.' }
  const inTwelveMonths = addMonths(now, 12).getTime() - now.getTime()
  return ahead > inTwelveMonths ? { day: 'Confira o ano: agendamos até 12 meses à frente.' } : {}
}

/** Scrolls to the first invalid field and its message. */
export function showField(form: HTMLFormElement, name: string): void {
  const field = form.querySelector<HTMLElement>(`[name="${name}"]`)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
