import { type FormEvent, useId, useState } from 'react'
import { dayInFortaleza } from '@/domain/calendar'
import { formatCredits } from '@/format/money'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { RadioCards } from '@/ui/radio-cards'
import { TextareaField } from '@/ui/textarea-field'
import { toScheduledDate } from '../workshop'
import type { WorkshopAutomation } from '../workshops.queries'
import { DateFields, type DateValue, dateErrors, showField } from './date-fields'
import { dateValueOf, FreeTimes } from './free-times'
import { ServerAnswer } from './server-answer'
import type { WorkshopDraft } from './workshop-draft'

type Refused = { date: Partial<DateValue>; automation: boolean }

const nothingRefused: Refused = { date: {}, automation: false }

export interface NewWorkshopDialogProps {
  open: boolean
  /** Kept by the page, so that a dialog closed by accident reopens unchanged. */
  draft: WorkshopDraft
  onDraft: (draft: WorkshopDraft) => void
  automations: readonly WorkshopAutomation[]
  /** Free times of the farm; null while they load or cannot be read. */
  freeTimes?: readonly string[] | null
  busy: boolean
  /** The server's error message. */
  error: string | null
  onClose: () => void
  onSubmit: (automation: WorkshopAutomation, scheduledDate: string, notes: string | null) => void
}

/** Books a workshop about one of the automations. */
export function NewWorkshopDialog({
  open,
  draft,
  onDraft,
  automations,
  freeTimes = null,
  busy,
  error,
  onClose,
  onSubmit,
}: NewWorkshopDialogProps) {
  const formId = useId()
  const [refused, setRefused] = useState(nothingRefused)
  const chosen = automations.find(({ type }) => type === draft.type)

  function change(next: Partial<WorkshopDraft>) {
    setRefused(nothingRefused)
    onDraft({ ...draft, ...next })
  }

  function close() {
    setRefused(nothingRefused)
    onClose()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const date = dateErrors(draft.date, new Date())
    setRefused({ date, automation: !chosen })
    const wrong = chosen ? (date.day && 'day') || (date.time && 'time') : 'automation'
    if (wrong) showField(event.currentTarget, wrong)
    if (!chosen || wrong) return
    onSubmit(
      chosen,
      draft.picked ?? toScheduledDate(draft.date.day, draft.date.time),
      draft.notes.trim() || null,
    )
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && close()}
      title="Novo Workshop de Automação"
      size="lg"
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} disabled={!chosen} loading={busy} loadingText="Agendando...">
            Agendar Workshop
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-6">
        <RadioCards
          label="Automação"
          name="automation"
          required
          columns={2}
          options={automations.map(({ type, name, description, credit_cost: cost }) => ({
            value: type,
            label: name,
            description,
            aside: cost > 0 ? formatCredits(cost) : undefined,
          }))}
          value={draft.type}
          onValueChange={(type) => change({ type })}
          error={refused.automation ? 'Selecione uma automação válida' : undefined}
        />
        <DateFields
          value={draft.date}
          today={dayInFortaleza(new Date())}
          errors={refused.date}
          onChange={(date) => change({ date, picked: null })}
        />
        <FreeTimes
          times={freeTimes}
          day={draft.date.day}
          picked={draft.picked}
          onPick={(picked) => change({ date: dateValueOf(picked), picked })}
        />
        <TextareaField
          label="Observações"
          maxLength={2000}
          value={draft.notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
        {chosen && chosen.credit_cost > 0 && (
          <p className="text-fg-muted text-sm">
            Agendar não gera cobrança: {formatCredits(chosen.credit_cost)} são descontados quando o workshop
            acontecer.
          </p>
        )}
        <ServerAnswer error={error} />
      </form>
    </Dialog>
  )
}
