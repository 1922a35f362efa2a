import { type FormEvent, useId, useState } from 'react'
import { dayInFortaleza } from '@/domain/calendar'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { toScheduledDate, type Workshop } from '../workshop'
import { DateFields, type DateValue, dateErrors, showField } from './date-fields'
import { ServerAnswer } from './server-answer'

interface ScheduleDialogProps {
  /** Null when closed. */
  workshop: Workshop | null
  busy: boolean
  error: string | null
  onClose: () => void
  onSubmit: (id: string, scheduledDate: string) => void
}

/** Proposes a date for an event that was bought without one. */
export function ScheduleDialog({ workshop, busy, error, onClose, onSubmit }: ScheduleDialogProps) {
  const formId = useId()
  const [date, setDate] = useState<DateValue>({ day: '', time: '19:00' })
  const [errors, setErrors] = useState<Partial<DateValue>>({})

  function close() {
    setErrors({})
    onClose()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || !workshop) return
    const found = dateErrors(date, new Date())
    setErrors(found)
    const wrong = (found.day && 'day') || (found.time && 'time')
    if (wrong) showField(event.currentTarget, wrong)
    else onSubmit(workshop.id, toScheduledDate(date.day, date.time))
  }

  return (
    <Dialog
      open={workshop !== null}
      onOpenChange={(next) => !next && !busy && close()}
      title="Combinar data"
      description={workshop?.name}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} loading={busy} loadingText="Salvando...">
            Salvar data
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <DateFields
          value={date}
          today={dayInFortaleza(new Date())}
          errors={errors}
          onChange={(next) => {
            setErrors({})
            setDate(next)
          }}
        />
        <p className="text-fg-muted text-sm">
          A equipe da fazenda confirma com você por telefone. Depois de salva, a data só muda com a gente.
        </p>
        <ServerAnswer error={error} />
      </form>
    </Dialog>
  )
}
