import { automationOf } from '@consulting/automation-types.ts'
import type { Answers, AnswerValue } from '@consulting/base/answers/definition.ts'
import { answersSchema } from '@consulting/base/answers/schema.ts'
import { isBlocked, type RequestSheet } from '@consulting/base/request/request-sheet.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { type AppError, hasCode, toAppError } from '@/data/client/errors'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { visitQuery } from '@/data/tables/consents'
import { createFileService } from '@/documents/file-service'
import type { ReadingNotes } from '@/documents/reading-notes'
import { useOwner } from '@/session/session-context'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toaster'
import { describeSubmitFailure, sayInsufficient, sayNotFound } from '../../automations.messages'
import {
  type AutomationRequest,
  createRequest,
  isFinal,
  requestListsKey,
  requestQuery,
} from '../../automations.queries'
import { type Draft, emptyDraft, writeDraft } from '../../draft'
import { DonePanel } from '../progress/done-panel'
import { FailureNotice } from '../progress/failure-notice'
import { RunningPanel } from '../progress/running-panel'
import { useSettle } from '../progress/use-request-run'
import { SheetStep } from '../sheet/sheet-step'
import { useConflicts } from '../sheet/use-conflicts'
import { type SheetReading, useRequestSheet } from '../sheet/use-request-sheet'
import { OfferSummary } from './offer-summary'
import type { Opening } from './open-wizard'
import { WizardForm } from './wizard-form'

type Phase =
  | { kind: 'form'; failed: AutomationRequest | null; problem: string | null }
  | { kind: 'running'; requestId: string }
  | { kind: 'done'; request: AutomationRequest }

const freshForm: Phase = { kind: 'form', failed: null, problem: null }

function phaseOf(request: AutomationRequest | null): Phase {
  if (!request) return freshForm
  if (request.status === 'completed') return { kind: 'done', request }
  if (isFinal(request.status)) return { kind: 'form', failed: request, problem: null }
  return { kind: 'running', requestId: request.id }
}

type WizardProps = Omit<Extract<Opening, { kind: 'ready' }>, 'kind'>

/** The form, the progress and the result of one automation, in turn. */
export function Wizard({ automation, restaurantId, steps, house, included, ...opening }: WizardProps) {
  const { user, restaurant, balance, refreshRestaurant } = useOwner()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [phase, setPhase] = useState(() => phaseOf(opening.request))
  const [fileService] = useState(() => createFileService(restaurantId))
  const [draft, setDraft] = useState<Draft>(() => afterEnd(opening.draft, opening.request))

  // Upload callbacks come from older renders, so they read the latest draft from here.
  const latest = useRef(draft)
  const keep = (change: Partial<Draft>) => {
    latest.current = { ...latest.current, ...change }
    setDraft(latest.current)
    writeDraft(user.id, automation.type, latest.current)
  }
  const [begun, setBegun] = useState(draft.step > 0)
  const keepAnswer = (id: string, value: AnswerValue | undefined, notes?: ReadingNotes) => {
    setBegun(true)
    keep({
      answers: { ...latest.current.answers, [id]: value },
      ...(notes && { notes: { ...latest.current.notes, [id]: notes } }),
    })
  }

  const { definition } = automationOf(automation.type)
  const checked = useMemo(
    () => answersSchema(definition).safeParse(draft.answers),
    [definition, draft.answers],
  )
  const reading = useRequestSheet({
    type: automation.type,
    restaurantId,
    answers: checked.data ?? noAnswers,
    edits: draft.edits,
    begun,
    active: phase.kind === 'form' && draft.step === steps.length,
  })

  const conflicts = useConflicts(reading, restaurant)

  const send = useSingleMutation({
    mutationFn: async ({ answers, sheet }: { answers: Answers; sheet: RequestSheet }) => {
      const request = (clientRequestId: string) => {
        // Stored before sending: after a lost response, a retry then finds its request.
        keep({ clientRequestId })
        return createRequest({ restaurantId, automation, answers, sheet, clientRequestId })
      }
      const sent = await request(draft.clientRequestId ?? crypto.randomUUID())
      // The earlier attempt failed and was refunded, so this is a new one.
      return sent.status === 'failed' || sent.status === 'cancelled' ? request(crypto.randomUUID()) : sent
    },
    onSuccess: (request) => {
      queryClient.setQueryData(requestQuery(user.id, request.id).queryKey, request)
      void queryClient.invalidateQueries({ queryKey: requestListsKey(user.id) })
      if (request.status === 'completed') return finish(request)
      setPhase({ kind: 'running', requestId: request.id })
      // The charge changed the balance. If it can't be read now, it is read when the work ends.
      refreshRestaurant().catch((error: unknown) => console.error('balance', toAppError(error).code))
    },
    onError: (error) => refuse(toAppError(error)),
  })
  const settle = useSettle()
  const opened = useRef(false)
  useEffect(() => {
    // Announce once a request that ended while the page was closed.
    if (opened.current) return
    opened.current = true
    if (opening.request && isFinal(opening.request.status)) finish(opening.request)
  })

  function finish(request: AutomationRequest) {
    settle(request)
    end(request)
  }

  function end(request: AutomationRequest) {
    setPhase(phaseOf(request))
    if (request.status === 'completed') setDraft(emptyDraft)
    else keep(afterEnd(draft, request))
  }

  function refuse(error: AppError) {
    if (hasCode(error, 'insufficient_credits')) {
      sayInsufficient(automation.credit_cost)
      navigate(paths.shop)
    } else if (hasCode(error, 'automation_not_found')) {
      sayNotFound()
      navigate(paths.automations)
    } else {
      // Asks for consent in a dialog over the form.
      if (hasCode(error, 'consent_missing')) void queryClient.invalidateQueries(visitQuery(user.id))
      else toast.error('Erro no processamento', 'Algo deu errado durante a automação')
      setPhase({ kind: 'form', failed: null, problem: describeSubmitFailure(error) })
    }
  }

  function submit() {
    if (!checked.success) {
      const wrong = steps.findIndex((step) => step.id === checked.error.issues[0]?.path[0])
      return keep({ step: Math.max(wrong, 0) })
    }
    if (reading.kind === 'read') send.mutate({ answers: checked.data, sheet: reading.sheet })
  }

  if (phase.kind === 'done') return <DonePanel request={phase.request} />
  if (phase.kind === 'running') {
    return (
      <RunningPanel
        requestId={phase.requestId}
        estimatedMinutes={automation.estimated_time_minutes}
        onEnd={end}
      />
    )
  }
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="min-w-0">
        {phase.failed && (
          <Focused key={phase.failed.id}>
            <FailureNotice request={phase.failed} />
          </Focused>
        )}
        {phase.problem && (
          <Notice live tone="warn" className="mb-6">
            {phase.problem}
          </Notice>
        )}
        <WizardForm
          type={automation.type}
          steps={steps}
          house={house}
          answers={draft.answers}
          step={draft.step}
          charge={{ cost: automation.credit_cost, balance, included }}
          sending={send.isPending}
          fileService={fileService}
          notes={draft.notes}
          sheetState={checked.success ? stateOf(reading) : 'ready'}
          renderSheet={(refusals) =>
            checked.success ? (
              <SheetStep
                reading={reading}
                conflicts={conflicts}
                edits={draft.edits}
                onEdits={(edits) => keep({ edits })}
                refusals={refusals}
              />
            ) : (
              <Notice tone="warn" title="Falta uma resposta">
                Uma das respostas não está completa. Processar leva você até ela.
              </Notice>
            )
          }
          onAnswer={keepAnswer}
          onStepChange={(step) => {
            setBegun(true)
            keep({ step })
          }}
          onSubmit={submit}
        />
      </div>
      <OfferSummary automation={automation} included={included} />
    </div>
  )
}

const noAnswers: Answers = {}

function stateOf(reading: SheetReading) {
  if (reading.kind !== 'read') return 'reading'
  return isBlocked(reading.sheet) ? 'blocked' : 'ready'
}

/** After a failed attempt the answers stay, and the next submission is a new attempt. */
function afterEnd(draft: Draft, request: AutomationRequest | null): Draft {
  return request?.client_request_id === draft.clientRequestId && request && isFinal(request.status)
    ? { ...draft, clientRequestId: null }
    : draft
}

/** Takes the focus when mounted, because the previously focused screen was unmounted. */
function Focused({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div ref={element} tabIndex={-1} className="mb-6 rounded-card outline-none">
      {children}
    </div>
  )
}
