import { buildReport } from '@consulting/report/build-report.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { RepricedNotice } from '@/content/repriced-notice'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { useOwner } from '@/session/session-context'
import { ErrorState } from '@/ui/error-state'
import { preloadable } from '@/ui/preloadable'
import { LoadingRegion, Skeleton, SkeletonText } from '@/ui/skeleton'
import { toast } from '@/ui/toaster'
import { ReportHeader } from './components/report-header'
import { ReportView } from './components/report-view'
import { reportQuery, repricedReportQuery } from './consulting-report.queries'
import { savePdf } from './pdf/save-pdf'
import type { ShareDialogProps } from './sharing/share-dialog'
import { WriterNotice } from './writer-notice'

const ShareDialog = preloadable<ShareDialogProps>(() => import('./sharing/share-dialog'))

interface RequestReportProps {
  requestId: string
  /** Title of the automation. */
  title: string
  restaurant: string
  createdAt: string
  /** Stands above the sections. */
  aside?: ReactNode
  /** Stands below the section that is shown. */
  after?: ReactNode
}

/** The report of a completed request. */
export function RequestReport({ requestId, title, restaurant, createdAt, aside, after }: RequestReportProps) {
  const { user, restaurant: house } = useOwner()
  const [delivered, setDelivered] = useState(false)
  const [sharing, setSharing] = useState<'never' | 'open' | 'closed'>('never')
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

  if (!stored.data) {
    return (
      <article>
        <ReportHeader restaurant={restaurant} title={title} createdAt={createdAt}>
          {stored.isPending && <Skeleton className="h-11 w-full sm:w-96 max-sm:h-24" />}
        </ReportHeader>
        {aside}
        {stored.isError ? (
          <ErrorState
            title="Erro ao carregar relatório"
            message="Tente novamente em alguns instantes"
            onRetry={() => void stored.refetch()}
            retrying={stored.isFetching}
          />
        ) : (
          <ReportSkeleton />
        )}
      </article>
    )
  }
  const { writer, version } = stored.data
  const sections = own && !delivered ? own.sections : stored.data.sections
  const source = { requestId, title, restaurant, createdAt }
  const report = buildReport({ ...source, sections })
  const openDialog = () =>
    ShareDialog.preload().then(
      () => setSharing('open'),
      () => toast.error('Não foi possível abrir esta janela', 'Recarregue a página e tente novamente.'),
    )
  return (
    <>
      <ReportView
        report={report}
        notice={
          <>
            {aside}
            {own && (
              <RepricedNotice repriced={own.repriced} delivered={delivered} onDelivered={setDelivered} />
            )}
            <WriterNotice writer={writer} />
          </>
        }
        after={after}
        downloading={download.isPending}
        // The file is the delivered report: it has no notice that would explain other figures.
        onDownload={() => download.mutate(buildReport({ ...source, sections: stored.data.sections }))}
        onShare={() => void openDialog()}
      />
      {sharing !== 'never' && (
        <Suspense>
          <ShareDialog
            open={sharing === 'open'}
            onOpenChange={(open) => setSharing(open ? 'open' : 'closed')}
            requestId={requestId}
            title={title}
            version={version}
          />
        </Suspense>
      )}
    </>
  )
}

/** The list of sections and the first section. */
function ReportSkeleton() {
  return (
    <LoadingRegion
      label="Carregando o relatório"
      className="gap-12 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div className="mb-8 flex gap-2 overflow-hidden pb-2 lg:flex-col">
        {['w-36', 'w-24', 'w-32', 'w-28', 'w-40'].map((width) => (
          <Skeleton key={width} className={`h-11 shrink-0 ${width} lg:w-full`} />
        ))}
      </div>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-8 w-1/2" />
        <SkeletonText lines={3} />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    </LoadingRegion>
  )
}
