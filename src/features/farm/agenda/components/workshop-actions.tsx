import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import type { AgendaWorkshopDetails, WorkshopAction } from '../agenda.queries'
import { type Stage, stageOf } from '../stage'
import { DurationForm } from './duration-form'
import { ProposeForm } from './propose-form'
import { TextForm } from './text-form'

/** An action that asks for input first. */
export type Act = 'propose' | 'duration' | 'held' | 'no_show' | 'cancel'

/** An action without the workshop to which it applies. */
export type Submitted = WorkshopAction extends infer One
  ? One extends WorkshopAction
    ? Omit<One, 'id' | 'seen'>
    : never
  : never

interface WorkshopActionsProps {
  workshop: AgendaWorkshopDetails
  act: Act | null
  onAct: (act: Act | null) => void
  busy: boolean
  error: string | null
  onSubmit: (action: Submitted) => void
}

/** What can be done with a workshop at its stage. */
export function WorkshopActions({ workshop, act, onAct, busy, error, onSubmit }: WorkshopActionsProps) {
  const stage = stageOf(workshop, new Date())
  const common = { busy, error, onBack: () => onAct(null) }
  switch (act) {
    case 'propose':
      return (
        <ProposeForm
          {...common}
          workshopId={workshop.id}
          onSubmit={(date, note) => onSubmit({ kind: 'propose', date, note })}
        />
      )
    case 'duration':
      return (
        <DurationForm
          {...common}
          minutes={workshop.duration_minutes}
          onSubmit={(minutes) => onSubmit({ kind: 'duration', minutes })}
        />
      )
    case 'held':
      return (
        <HeldForm {...common} workshop={workshop} onSubmit={(heldBy) => onSubmit({ kind: 'held', heldBy })} />
      )
    case 'no_show':
      return (
        <TextForm
          {...common}
          label="O que aconteceu"
          hint="Fica no registro da equipe. Nada é cobrado da casa."
          maxLength={500}
          submit="Registrar ausência"
          danger
          onSubmit={(reason) => onSubmit({ kind: 'no_show', reason })}
        />
      )
    case 'cancel':
      return (
        <TextForm
          {...common}
          label="Motivo do cancelamento"
          hint="A casa lê este motivo."
          maxLength={500}
          submit="Cancelar workshop"
          danger
          onSubmit={(reason) => onSubmit({ kind: 'cancel', reason })}
        />
      )
    case null:
      return (
        <div className="flex flex-col gap-3">
          {error && (
            <Notice tone="danger" live>
              {error}
            </Notice>
          )}
          <div className="flex flex-wrap gap-2">
            <StageButtons
              stage={stage}
              dated={workshop.scheduled_date !== null && new Date(workshop.scheduled_date) > new Date()}
              granted={workshop.order_id !== null}
              busy={busy}
              onAct={onAct}
              onConfirm={() => onSubmit({ kind: 'confirm' })}
            />
          </div>
        </div>
      )
  }
}

interface StageButtonsProps {
  stage: Stage
  /** Its time is still to come. */
  dated: boolean
  /** An order paid for it, so the farm does not cancel it. */
  granted: boolean
  busy: boolean
  onAct: (act: Act) => void
  onConfirm: () => void
}

function StageButtons({ stage, dated, granted, busy, onAct, onConfirm }: StageButtonsProps): ReactNode {
  const open = stage === 'to-answer' || stage === 'proposed' || stage === 'undated' || stage === 'confirmed'
  return (
    <>
      {dated && (stage === 'to-answer' || stage === 'proposed') && (
        <Button size="sm" loading={busy} loadingText="Confirmando..." onClick={onConfirm}>
          {stage === 'proposed' ? 'Confirmar o horário pedido' : 'Confirmar'}
        </Button>
      )}
      {stage === 'to-record' && (
        <>
          <Button size="sm" onClick={() => onAct('held')}>
            Aconteceu
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onAct('no_show')}>
            A casa não estava
          </Button>
        </>
      )}
      {(open || stage === 'to-record') && (
        <Button size="sm" variant="secondary" disabled={busy} onClick={() => onAct('propose')}>
          Propor outro horário
        </Button>
      )}
      {open && (
        <Button size="sm" variant="secondary" disabled={busy} onClick={() => onAct('duration')}>
          Mudar a duração
        </Button>
      )}
      {open && !granted && (
        <Button size="sm" variant="ghost" disabled={busy} onClick={() => onAct('cancel')}>
          Cancelar workshop
        </Button>
      )}
    </>
  )
}

type HeldFormProps = {
  workshop: AgendaWorkshopDetails
  busy: boolean
  error: string | null
  onBack: () => void
  onSubmit: (heldBy: string) => void
}

/** Says what holding a workshop charges before it is recorded, and when the balance does not cover it. */
function HeldForm({ workshop, ...form }: HeldFormProps) {
  const cost = workshop.credits_required
  const balance = workshop.house.consulting_credit_balance
  return (
    <TextForm
      {...form}
      label="Quem conduziu"
      hint="Uma ou mais pessoas da fazenda."
      maxLength={120}
      submit={
        cost === 0 ? 'Registrar workshop' : `Registrar e cobrar ${cost.toLocaleString('pt-BR')} créditos`
      }
    >
      {cost > balance && (
        <Notice tone="warn" title="O saldo da casa não cobre este workshop">
          Ele custa {cost.toLocaleString('pt-BR')} créditos e a casa tem {balance.toLocaleString('pt-BR')}.
          Combine a compra de créditos antes de registrar.
        </Notice>
      )}
    </TextForm>
  )
}
