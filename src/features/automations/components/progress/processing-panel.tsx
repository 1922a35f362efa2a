import { useEffect, useRef } from 'react'
import { formatMinutes } from '@/format/dates'
import { Card } from '@/ui/card'
import { CopperStill } from '@/ui/illustrations/copper-still'
import { Notice } from '@/ui/notice'
import { ProgressBar } from '@/ui/progress-bar'
import { RetryNotice } from '@/ui/retry-notice'
import { describeStage } from '../../automations.messages'

interface ProcessingPanelProps {
  /** 0 to 100. */
  progress: number
  /** Null when the automation is no longer in the catalogue. */
  estimatedMinutes: number | null
  /** Requests are failing for the moment. */
  offline: boolean
  /** The server did not start the work; the owner may retry. */
  stalled: boolean
  resuming: boolean
  onResume: () => void
}

export function ProcessingPanel(props: ProcessingPanelProps) {
  const { progress, estimatedMinutes, offline, stalled, resuming, onResume } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card padding="lg" className="text-center">
      <div className="mx-auto mb-6 w-40">
        <CopperStill />
      </div>
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
        IA Processando...
      </h2>
      {estimatedMinutes !== null && (
        <p className="mt-1 text-fg-muted">Tempo estimado: {formatMinutes(estimatedMinutes)}</p>
      )}
      <div className="mx-auto mt-6 max-w-md">
        <ProgressBar label="Progresso da automação" value={progress} />
        <div className="mt-2 flex items-baseline justify-between gap-4 text-sm">
          <p role="status" className="text-left font-semibold">
            {describeStage(progress)}
          </p>
          <p className="figures text-fg-muted">{progress}%</p>
        </div>
      </div>
      {stalled ? (
        <RetryNotice
          tone="warn"
          className="mx-auto mt-6 max-w-md text-left"
          title="Está demorando mais do que deveria"
          onRetry={onResume}
          retrying={resuming}
        >
          Seu pedido está guardado e não é cobrado de novo.
        </RetryNotice>
      ) : offline ? (
        <Notice live tone="warn" className="mx-auto mt-6 max-w-md text-left" title="Sem conexão no momento">
          Seu pedido está guardado. Assim que a internet voltar, continuamos de onde paramos.
        </Notice>
      ) : (
        <p className="mx-auto mt-6 max-w-md text-fg-muted text-sm">
          Você pode fechar esta página: o pedido continua sem ela, e o resultado fica em Suas consultorias.
        </p>
      )}
    </Card>
  )
}
