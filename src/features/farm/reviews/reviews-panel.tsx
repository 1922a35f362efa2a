import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '@/format/dates'
import { useOwner } from '@/session/session-context'
import { Card } from '@/ui/card'
import { ListSection } from '../components/loaded'
import { useStaff } from '../staff-context'
import { ReviewList } from './review-list'
import { failedRequestsQuery, waitingReviewsQuery } from './reviews.queries'

/** What waits in the room Consultorias; nothing for those who do not work there. */
export function ReviewsPanel() {
  return useStaff().role === 'fulfilment' ? null : <ConsultingPanels />
}

function ConsultingPanels() {
  const { user } = useOwner()
  const reviews = useQuery(waitingReviewsQuery(user.id))
  const failed = useQuery(failedRequestsQuery(user.id))
  return (
    <>
      <ListSection
        id="revisoes"
        title="Revisões em 48 horas"
        query={reviews}
        label="as revisões"
        empty="Nenhuma casa espera o olhar da fazenda."
      >
        {(rows) => <ReviewList reviews={rows} />}
      </ListSection>
      {failed.data && failed.data.length > 0 && (
        <section aria-labelledby="falhas">
          <h2 id="falhas" className="mb-4 text-heading">
            Consultorias que falharam
          </h2>
          <ul className="flex flex-col gap-3">
            {failed.data.map((request) => (
              <Card key={request.id} as="li" padding="sm">
                <p className="break-words font-semibold">
                  {request.house?.name} · {request.automation?.name}
                </p>
                <p className="text-fg-muted text-sm">
                  {failures[request.error_code ?? ''] ?? 'Falhou'}
                  {request.completed_at && ` · ${formatDateTime(request.completed_at)}`} · os créditos já
                  voltaram
                </p>
              </Card>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const failures: Readonly<Record<string, string>> = {
  internal: 'Erro nosso durante a automação',
  timed_out: 'Ninguém terminou a tempo',
  wish_violated: 'O resultado contrariava um desejo do cliente',
}
