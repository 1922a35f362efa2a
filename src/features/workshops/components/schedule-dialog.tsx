import { type FormEvent, useId, useState } from 'react'
import { dayInFortaleza } from '@/domain/calendar'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { toScheduledDate, type Workshop } from '../workshop'
import { DateFields, type DateValue, dateErrors, showField } from './date-fields'
import { dateValueOf, FreeTimes } from './free-times'
import { ServerAnswer } from './server-answer'

export interface ScheduleDialogProps {
  /** Null when closed. */
  workshop: Workshop | null
  busy: boolean
  error: string | null
  onClose: () => void
  /** Free times of the farm; null while they load or cannot be read. */
  freeTimes?: readonly string[] | null
  onSubmit: (id: string, scheduledDate: string, reserves?: boolean) => void
}

/** Asks for the date of an event that was bought without one, or for another date of a workshop. */
export function ScheduleDialog({
  workshop,
  busy,
  error,
  freeTimes = null,
  onClose,
  onSubmit,
}: ScheduleDialogProps) {
  const formId = useId()
  const [date, setDate] = useState<DateValue>({ day: '', time: '19:00' })
  const [errors, setErrors] = useState<Partial<DateValue>>({})
  const [picked, setPicked] = useState<string | null>(null)

  function close() {
    setErrors({})
    setPicked(null)
    onClose()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || !workshop) return
    const found = dateErrors(date, new Date())
    setErrors(found)
    const wrong = (found.day && 'day') || (found.time && 'time')
    if (wrong) showField(event.currentTarget, wrong)
    else if (picked !== null) onSubmit(workshop.id, picked, true)
    else onSubmit(workshop.id, toScheduledDate(date.day, date.time))
  }

  return (
    <Dialog
      open={workshop !== null}
      onOpenChange={(next) => !next && !busy && close()}
      title={workshop?.scheduledDate ? 'Mudar data' : 'Combinar data'}
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
            setPicked(null)
            setDate(next)
          }}
        />
        <FreeTimes
          times={freeTimes}
          day={date.day}
          picked={picked}
          onPick={(time) => {
            setErrors({})
            setPicked(time)
            setDate(dateValueOf(time))
          }}
        />
        <p className="text-fg-muted text-sm">
          A equipe da fazenda confirma a data com você. Até 48h antes, você pode mudá-la por aqui.
        </p>
        <ServerAnswer error={error} />
      </form>
    </Dialog>
  )
}
