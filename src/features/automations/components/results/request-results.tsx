import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, FileText, Share2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { paths } from '@/config/paths'
import { RepricedNotice } from '@/content/repriced-notice'
import { repricedContentsQuery } from '@/data/tables/repriced-contents'
import { wishChecksQuery } from '@/data/tables/wish-checks'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'
import { downloadJson } from '@/ui/download-json'
import { ErrorState } from '@/ui/error-state'
import { fileNameFor } from '@/ui/file-name'
import { PanelSkeleton } from '../panel-skeleton'
import { useReportDownload } from './report-download'
import { RequestWishes } from './request-wishes'
import { type Result, toFile, withContents } from './result-content'
import { ResultList } from './result-list'
import { resultsQuery } from './results.queries'
import { shareResults } from './share-result'

interface RequestResultsProps {
  requestId: string
  /** Name of the automation. */
  title: string
  /** ISO timestamp of the request. */
  createdAt: string
}

/** The stored results of a completed request, with the actions for all of them together. */
export function RequestResults({ requestId, title, createdAt }: RequestResultsProps) {
  const { user, restaurant } = useOwner()
  const [delivered, setDelivered] = useState(false)
  const savePdf = useReportDownload()
  const download = useMutation({ mutationFn: async () => savePdf?.({ requestId, title, createdAt }) })
  const stored = useQuery(resultsQuery(user.id, requestId))
  const contents = useMemo(() => stored.data && contentsOf(stored.data), [stored.data])
  const { data: answered } = useQuery(wishChecksQuery(user.id, requestId))
  // Without prices, the sheets stay as delivered.
  const { data: repriced } = useQuery(repricedContentsQuery(user.id, restaurant?.id, requestId, contents))
  if (stored.isError) {
    return (
      <ErrorState
        title="Erro ao carregar os resultados"
        message="Eles estão guardados. Tente novamente em alguns instantes"
        onRetry={() => void stored.refetch()}
        retrying={stored.isFetching}
      />
    )
  }
  if (!stored.data) return <PanelSkeleton label="Carregando os resultados" />
  const results = stored.data
  return (
    <>
      <div className="mb-6 flex flex-wrap gap-3 print:hidden">
        <ButtonLink
          className="max-sm:w-full"
          to={paths.report(requestId)}
          icon={<FileText aria-hidden size={20} />}
        >
          Ver relatório completo
        </ButtonLink>
        {savePdf && (
          <Button
            className="max-sm:w-full"
            variant="secondary"
            icon={<Download aria-hidden size={20} />}
            loading={download.isPending}
            loadingText="Preparando o PDF..."
            onClick={() => download.mutate()}
          >
            Baixar PDF
          </Button>
        )}
        <Button
          className="max-sm:w-full"
          variant="secondary"
          icon={<Download aria-hidden size={20} />}
          onClick={() =>
            downloadJson(fileNameFor(title, 'json'), {
              title,
              results: results.filter(({ downloadable }) => downloadable).map(toFile),
            })
          }
        >
          Baixar JSON
        </Button>
        <Button
          className="max-sm:w-full"
          variant="secondary"
          icon={<Share2 aria-hidden size={20} />}
          onClick={() => void shareResults(requestId, title)}
        >
          Compartilhar
        </Button>
      </div>
      <RequestWishes requestId={requestId} contents={contentsOf(results)} />
      {repriced && <RepricedNotice repriced={repriced} delivered={delivered} onDelivered={setDelivered} />}
      <ResultList
        requestId={requestId}
        hasSheet={answered?.checks !== null}
        results={repriced && !delivered ? withContents(results, repriced.contents) : results}
      />
    </>
  )
}

/** The contents that this version can read, in their order. */
const contentsOf = (results: readonly Result[]) =>
  results.flatMap(({ content }) => (content.kind === 'text' ? [] : [content]))
