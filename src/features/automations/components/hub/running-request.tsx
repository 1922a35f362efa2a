import { LoaderCircle } from 'lucide-react'
import { paths } from '@/config/paths'
import { ButtonLink } from '@/ui/button-link'
import { Card } from '@/ui/card'
import { ProgressBar } from '@/ui/progress-bar'
import { describeStage, unnamedAutomation } from '../../automations.messages'
import type { AutomationRequest } from '../../automations.queries'
import { useRequestRun } from '../progress/use-request-run'

/** A request in progress on the hub: resumed where it was left and followed to its end. */
export default function RunningRequest({ request }: { request: AutomationRequest }) {
  const type = request.automation?.type
  const run = useRequestRun(request.id)
  const progress = run.request?.progress ?? request.progress
  const name = request.automation?.name ?? unnamedAutomation
  return (
    <Card as="li" className="flex flex-col gap-4 sm:flex-row sm:items-center sm:gap-8">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 font-semibold">
          <LoaderCircle aria-hidden size={20} className="animate-spin text-accent" />
          {name}
        </p>
        <p className="mt-1 mb-3 text-fg-muted text-sm">
          {describeStage(progress)} · {progress}%
        </p>
        <ProgressBar label={`Progresso de ${name}`} value={progress} />
      </div>
      <ButtonLink variant="secondary" to={type ? paths.automation(type) : paths.report(request.id)}>
        Acompanhar
      </ButtonLink>
    </Card>
  )
}
