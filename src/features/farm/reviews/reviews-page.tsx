import { useQuery } from '@tanstack/react-query'
import { formatPercent } from '@/format/money'
import { useOwner } from '@/session/session-context'
import { EmptyState } from '@/ui/empty-state'
import { PageHeader } from '@/ui/page-header'
import { ListSection } from '../components/loaded'
import { ReviewList } from './review-list'
import { doneReviewsQuery, keptShareQuery, waitingReviewsQuery } from './reviews.queries'

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
        <ListSection
          id="fila"
          title="Esperando"
          query={waiting}
          label="as revisões"
          empty={
            <EmptyState
              headingLevel={3}
              title="Nada por aqui"
              text="Nenhuma revisão espera. Quando uma casa pedir o olhar da fazenda, ela aparece aqui com o prazo."
            />
          }
        >
          {(rows) => <ReviewList reviews={rows} />}
        </ListSection>
        <ListSection
          id="concluidas"
          title="Últimas concluídas"
          query={done}
          label="as revisões"
          empty={
            <EmptyState headingLevel={3} title="Nada por aqui" text="Nenhuma revisão foi concluída ainda." />
          }
        >
          {(rows) => <ReviewList reviews={rows} />}
        </ListSection>
      </div>
    </>
  )
}
