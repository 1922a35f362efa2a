import type { AutomationRequest } from '../../automations.queries'
import { ProcessingPanel } from './processing-panel'
import { useRequestRun } from './use-request-run'

interface RunningPanelProps {
  requestId: string
  /** Null when the automation is no longer in the catalogue. */
  estimatedMinutes: number | null
  onEnd?: (request: AutomationRequest) => void
}

/** Follows a request to its end and shows its progress. */
export function RunningPanel({ requestId, estimatedMinutes, onEnd }: RunningPanelProps) {
  const run = useRequestRun(requestId, onEnd)
  return (
    <ProcessingPanel
      progress={run.request?.progress ?? 0}
      estimatedMinutes={estimatedMinutes}
      offline={run.offline}
      stalled={run.stalled}
      resuming={run.resuming}
      onResume={run.resume}
    />
  )
}
