import type { Answers, AnswerValue, WizardInput } from '@consulting/base/answers/definition.ts'
import { isStepComplete, stepError } from '@consulting/base/answers/schema.ts'
import type { PricedMenu } from '@consulting/documents/doubtful-prices.ts'
import { ArrowLeft, ArrowRight, Sparkles } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { FileService } from '@/documents/file-service'
import type { ReadingNotes } from '@/documents/reading-notes'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Stepper } from '@/ui/stepper'
import { type Charge, ChargeLine } from './charge-line'
import { StepField } from './step-field'

interface WizardFormProps {
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
  /** The prices of the house, to compare a sheet with. */
  knownMenu: PricedMenu
  onAnswer: (id: string, value: AnswerValue | undefined, notes?: ReadingNotes) => void
  onStepChange: (step: number) => void
  onSubmit: () => void
}

/** One question at a time. The last step shows the cost and submits. */
export function WizardForm(props: WizardFormProps) {
  const { steps, answers, notes, step, charge, sending, fileService, onAnswer, onStepChange, onSubmit } =
    props
  const [error, setError] = useState<string | null>(null)
  const [obstacle, setObstacle] = useState<string | null>(null)
  const heading = useStepFocus(step)
  const hintId = useId()
  const input = steps[step]
  if (!input) return null

  const value = answers[input.id]
  const complete = isStepComplete(input, value)
  const isLast = step === steps.length - 1
  const goTo = (next: number) => {
    setError(null)
    onStepChange(next)
  }
  const advance = (event: FormEvent) => {
    event.preventDefault()
    if (!complete || sending) return
    const problem = obstacle ?? stepError(input, value)
    setError(problem)
    if (problem !== null) return
    if (isLast) onSubmit()
    else goTo(step + 1)
  }

  return (
    <form noValidate onSubmit={advance}>
      <Stepper step={step + 1} total={steps.length} />
      <Card padding="lg" className="mt-6">
        <h2 ref={heading} tabIndex={-1} className="mb-3 rounded-small text-heading outline-none">
          {input.label}
        </h2>
        <StepField
          key={input.id}
          input={input}
          value={value}
          notes={notes[input.id]}
          error={error}
          fileService={fileService}
          knownMenu={props.knownMenu}
          onChange={(next, nextNotes) => {
            setError(null)
            onAnswer(input.id, next, nextNotes)
          }}
          onObstacle={(next) => {
            setObstacle(next)
            setError(null)
          }}
        />
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
          {waitingFor[input.type]}
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
