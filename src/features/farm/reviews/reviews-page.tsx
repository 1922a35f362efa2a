import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { formatPercent } from '@/format/money'
import { useOwner } from '@/session/session-context'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { PageHeader } from '@/ui/page-header'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { ReviewList } from './review-list'
import { doneReviewsQuery, keptShareQuery, type WaitingReview, waitingReviewsQuery } from './reviews.queries'

/** The reviews of consultations: those that wait by the time left, and the latest that are done. */
export default function ReviewsPage() {
  const { user } = useOwner()
  const waiting = useQuery(waitingReviewsQuery(user.id))
  const done = useQuery(doneReviewsQuery(user.id))
  const { data: share } = useQuery(keptShareQuery(user.id))
  return (
    <>
      <PageHeader
        title="Consultorias"
        description={
          share && share.decided > 0
            ? `Nos últimos 90 dias, ${formatPercent(share.kept / share.decided)} das revisões saíram em 48 horas (${share.kept} de ${share.decided}).`
            : 'Revisões pedidas pelas casas, a que tem menos tempo primeiro.'
        }
      />
      <div className="flex flex-col gap-10">
        <ReviewSection
          id="fila"
          title="Esperando"
          reviews={waiting}
          empty="Nenhuma revisão espera. Quando uma casa pedir o olhar da fazenda, ela aparece aqui com o prazo."
        />
        <ReviewSection
          id="concluidas"
          title="Últimas concluídas"
          reviews={done}
          empty="Nenhuma revisão foi concluída ainda."
        />
      </div>
    </>
  )
}

interface ReviewSectionProps {
  id: string
  title: string
  reviews: UseQueryResult<WaitingReview[]>
  empty: string
}

function ReviewSection({ id, title, reviews, empty }: ReviewSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-heading">
        {title}
      </h2>
      {reviews.isPending && (
        <LoadingRegion label="Carregando revisões">
          <Skeleton className="h-24" />
        </LoadingRegion>
      )}
      {reviews.isError && (
        <ErrorState
          title="Não conseguimos ler as revisões"
          onRetry={() => void reviews.refetch()}
          retrying={reviews.isFetching}
        />
      )}
      {reviews.data?.length === 0 && <EmptyState headingLevel={3} title="Nada por aqui" text={empty} />}
      {reviews.data && reviews.data.length > 0 && <ReviewList reviews={reviews.data} />}
    </section>
  )
}
