import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { productName } from '@/content/product'
import { formatDate } from '@/format/dates'
import { useOwner } from '@/session/session-context'
import { ButtonLink } from '@/ui/button-link'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { LostJangada } from '@/ui/illustrations/lost-jangada'
import { PageHeader } from '@/ui/page-header'
import { LoadingRegion, Skeleton, SkeletonText } from '@/ui/skeleton'
import { backToHub, describeCharge, unnamedAutomation } from './automations.messages'
import { type AutomationRequest, isFinal, requestQuery } from './automations.queries'
import { FailureNotice } from './components/progress/failure-notice'
import { RunningPanel } from './components/progress/running-panel'
import type { ReportRequest } from './components/results/report-download'
import { clearDraft } from './draft'

/** One past request: its results, or its progress. */
export default function RequestPage({
  renderReport,
}: {
  /** Renders a completed request. Provided by the app, because the report is another feature's. */
  renderReport: (request: ReportRequest) => ReactNode
}) {
  const { requestId = '' } = useParams()
  const { user } = useOwner()
  const request = useQuery(requestQuery(user.id, requestId))

  if (request.data) return <RequestScreen request={request.data} renderReport={renderReport} />
  return (
    <>
      <title>{`Consultoria · ${productName}`}</title>
      <PageHeader title="Consultoria" back={backToHub} />
      {request.isError ? (
        <ErrorState
          title="Erro ao carregar relatório"
          message="Tente novamente em alguns instantes"
          onRetry={() => void request.refetch()}
          retrying={request.isFetching}
        />
      ) : request.isPending ? (
        <LoadingRegion label="Carregando a consultoria">
          <Skeleton className="mb-8 h-11 w-full sm:w-96" />
          <Skeleton className="mb-8 h-32" />
          <SkeletonText lines={4} />
        </LoadingRegion>
      ) : (
        <EmptyState
          illustration={<LostJangada />}
          title="Consultoria não encontrada"
          text="Ela não existe ou pertence a outro restaurante. As suas estão na Central de Automações."
          action={<ButtonLink to={paths.automations}>Ver suas consultorias</ButtonLink>}
        />
      )}
    </>
  )
}

interface RequestScreenProps {
  request: AutomationRequest
  renderReport: (request: ReportRequest) => ReactNode
}

function RequestScreen({ request, renderReport }: RequestScreenProps) {
  const { user, restaurant } = useOwner()
  const { automation, status, client_request_id: clientRequestId } = request
  const name = automation?.name ?? unnamedAutomation

  // Viewing a completed request clears its draft, so the wizard starts a new one.
  useEffect(() => {
    if (status === 'completed' && automation) clearDraft(user.id, automation.type, clientRequestId)
  }, [status, automation, clientRequestId, user.id])

  if (status === 'completed') {
    return (
      <>
        <title>{`${name} · ${productName}`}</title>
        {renderReport({ requestId: request.id, title: name, createdAt: request.created_at })}
      </>
    )
  }
  return (
    <>
      <title>{`${name} · ${productName}`}</title>
      <PageHeader
        eyebrow={restaurant?.name}
        title={name}
        description={`${formatDate(request.created_at)} · ${describeCharge(request)}`}
        back={backToHub}
      />
      {isFinal(status) ? (
        <FailureNotice
          request={request}
          action={
            automation && (
              <ButtonLink size="sm" variant="secondary" to={paths.automation(automation.type)}>
                Rever as respostas e tentar de novo
              </ButtonLink>
            )
          }
        />
      ) : (
        <RunningPanel requestId={request.id} estimatedMinutes={null} />
      )}
    </>
  )
}
