import { buildReport } from '@consulting/report/build-report.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { RepricedNotice } from '@/content/repriced-notice'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { useOwner } from '@/session/session-context'
import { ErrorState } from '@/ui/error-state'
import { Notice } from '@/ui/notice'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { toast } from '@/ui/toaster'
import { ReportView } from './components/report-view'
import { reportQuery, repricedReportQuery } from './consulting-report.queries'
import { savePdf } from './pdf/save-pdf'
import { shareReport } from './share-report'

interface RequestReportProps {
  requestId: string
  /** Title of the automation. */
  title: string
  restaurant: string
  createdAt: string
  /** Stands above the sections. */
  aside?: ReactNode
}

/** The report of a completed request. */
export function RequestReport({ requestId, title, restaurant, createdAt, aside }: RequestReportProps) {
  const { user, restaurant: house } = useOwner()
  const [delivered, setDelivered] = useState(false)
  const stored = useQuery(reportQuery(user.id, requestId))
  const { data: own } = useQuery(repricedReportQuery(user.id, house?.id, requestId, stored.data?.contents))
  const download = useSingleMutation({
    mutationFn: savePdf,
    onSuccess: () => toast.success('Relatório baixado com sucesso!'),
    onError: () => toast.error('Não foi possível preparar o PDF', 'Tente novamente em alguns instantes'),
  })
  useEffect(() => {
    if (stored.isError) toast.error('Erro ao carregar relatório', 'Tente novamente em alguns instantes')
  }, [stored.isError])

  if (stored.isError) {
    return (
      <ErrorState
        title="Erro ao carregar relatório"
        message="Tente novamente em alguns instantes"
        onRetry={() => void stored.refetch()}
        retrying={stored.isFetching}
      />
    )
  }
  if (!stored.data) {
    return (
      <LoadingRegion label="Carregando o relatório">
        <Skeleton className="h-24" />
        <Skeleton className="mt-8 h-96" />
      </LoadingRegion>
    )
  }
  const { writer } = stored.data
  const sections = own && !delivered ? own.sections : stored.data.sections
  const source = { requestId, title, restaurant, createdAt }
  const report = buildReport({ ...source, sections })
  return (
    <ReportView
      report={report}
      notice={
        <>
          {aside}
          {own && <RepricedNotice repriced={own.repriced} delivered={delivered} onDelivered={setDelivered} />}
          <WriterNotice writer={writer} />
        </>
      }
      downloading={download.isPending}
      // The file is the delivered report: it has no notice that would explain other figures.
      onDownload={() => download.mutate(buildReport({ ...source, sections: stored.data.sections }))}
      onShare={() => void shareReport(report.title)}
    />
  )
}

/** Says when the AI service did not write the texts. Our own code always computes the figures. */
function WriterNotice({ writer }: { writer: string }) {
  if (writer === 'ai') {
    return (
      <p className="mb-6 text-fg-muted text-sm">
        Textos redigidos com inteligência artificial; receitas, custos e números calculados pelo Engenho 48.
      </p>
    )
  }
  if (writer !== 'engine_fallback') return null
  return (
    <div className="mb-6">
      <Notice tone="info" title="Feito sem a redação por IA">
        O serviço de inteligência artificial não respondeu. Os textos são os do nosso próprio motor; receitas,
        custos e números não mudam.
      </Notice>
    </div>
  )
}
