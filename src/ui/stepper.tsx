import { ProgressBar } from './progress-bar'

interface StepperProps {
  /** Counted from 1. */
  step: number
  total: number
  /** Name of the step. */
  title?: string
}

/** 'Passo X de N' and the progress in percent. */
export function Stepper({ step, total, title }: StepperProps) {
  const percent = total > 0 ? Math.round((step / total) * 100) : 0
  const position = `Passo ${step} de ${total}`
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <p className="font-semibold">
          {position}
          {title && <span className="font-normal text-fg-muted"> · {title}</span>}
        </p>
        <p className="figures text-fg-muted">{percent}%</p>
      </div>
      <ProgressBar label="Progresso" value={percent} valueText={`${position}, ${percent}%`} />
    </div>
  )
}
