import type { AutomationType } from '@consulting/automation-types.ts'
import {
  type Answers,
  type AnswerValue,
  isHouseMenu,
  isUpload,
  type WizardInput,
} from '@consulting/base/answers/definition.ts'
import { isStepComplete, stepError } from '@consulting/base/answers/schema.ts'
import type { House } from '@consulting/base/house/house.ts'
import type { PricedMenu } from '@consulting/documents/doubtful-prices.ts'
import { ArrowLeft, ArrowRight, Sparkles } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { FileService } from '@/documents/file-service'
import type { ReadingNotes } from '@/documents/reading-notes'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Stepper } from '@/ui/stepper'
import { type Charge, ChargeLine } from './charge-line'
import { StepField } from './step-field'

interface WizardFormProps {
  type: AutomationType
  /** Null while it can't be read. */
  house: House | null
  /** The questions; the sheet follows them as the last step. */
  steps: readonly WizardInput[]
  answers: Answers
  /** What was not read of the files, by step. */
  notes: Record<string, ReadingNotes>
  /** Zero-based. */
  step: number
  charge: Charge
  /** True while the request is submitted. */
  sending: boolean
  fileService: FileService
  /** The last step, which shows what was understood. */
  renderSheet: (refusals: number) => ReactNode
  sheetState: 'reading' | 'blocked' | 'ready'
  onAnswer: (id: string, value: AnswerValue | undefined, notes?: ReadingNotes) => void
  onStepChange: (step: number) => void
  onSubmit: () => void
}

/** The prices that a sheet is compared with: those of the menus in this form and of the house. */
const menusOf = (answers: Answers, house: House | null): PricedMenu => [
  ...Object.values(answers).flatMap((answer) =>
    isUpload(answer) || isHouseMenu(answer) ? (answer.menu?.items ?? []) : [],
  ),
  ...(house?.menu ?? []),
]

/** One question at a time. The last step confirms what was understood, shows the cost and submits. */
export function WizardForm(props: WizardFormProps) {
  const { steps, answers, notes, step, charge, sending, fileService, onAnswer, onStepChange, onSubmit } =
    props
  const [error, setError] = useState<string | null>(null)
  const [obstacle, setObstacle] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const heading = useStepFocus(step)
  const knownMenu = useMemo(() => menusOf(answers, props.house), [answers, props.house])
  const hintId = useId()
  const input = steps[step]
  const isLast = input === undefined

  const value = input && answers[input.id]
  const complete = input ? isStepComplete(input, value) : props.sheetState !== 'reading'
  const goTo = (next: number) => {
    setError(null)
    setRefusals(0)
    onStepChange(next)
  }
  const advance = (event: FormEvent) => {
    event.preventDefault()
    if (!complete || sending) return
    if (isLast) {
      if (props.sheetState === 'blocked') return setRefusals(refusals + 1)
      return onSubmit()
    }
    const problem = obstacle ?? stepError(input, value)
    setError(problem)
    if (problem === null) goTo(step + 1)
  }

  return (
    <form noValidate onSubmit={advance}>
      <Stepper step={step + 1} total={steps.length + 1} />
      <Card padding="lg" className="mt-6">
        <h2 ref={heading} tabIndex={-1} className="mb-3 rounded-small text-heading outline-none">
          {input?.label ?? 'Confira o pedido'}
        </h2>
        {input ? (
          <StepField
            key={input.id}
            input={input}
            type={props.type}
            house={props.house}
            value={value}
            notes={notes[input.id]}
            error={error}
            fileService={fileService}
            knownMenu={knownMenu}
            onChange={(next, nextNotes) => {
              setError(null)
              onAnswer(input.id, next, nextNotes)
            }}
            onObstacle={(next) => {
              setObstacle(next)
              setError(null)
            }}
          />
        ) : (
          props.renderSheet(refusals)
        )}
      </Card>
      {isLast && <ChargeLine charge={charge} />}
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <Button
          variant="secondary"
          disabled={step === 0 || sending}
          icon={<ArrowLeft aria-hidden size={18} />}
          onClick={() => goTo(step - 1)}
        >
          Anterior
        </Button>
        <Button
          type="submit"
          disabled={!complete}
          loading={sending}
          loadingText="Enviando..."
          aria-describedby={complete ? undefined : hintId}
          icon={isLast && <Sparkles aria-hidden size={18} />}
          iconAfter={!isLast && <ArrowRight aria-hidden size={18} />}
        >
          {isLast ? 'Processar Automação' : 'Próximo'}
        </Button>
      </div>
      {!complete && (
        <p id={hintId} className="mt-2 text-fg-muted text-sm sm:text-right">
          {input ? waitingFor[input.type] : 'Espere a leitura das suas respostas para continuar.'}
        </p>
      )}
    </form>
  )
}

/** What a required step still needs. */
const waitingFor: Record<WizardInput['type'], string> = {
  multiselect: 'Escolha pelo menos uma opção para continuar.',
  select: 'Responda para continuar.',
  textarea: 'Responda para continuar.',
  file: 'Envie o arquivo para continuar.',
}

/** Focuses the step's heading when the step changes, but not when the page opens. */
function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return heading
}
