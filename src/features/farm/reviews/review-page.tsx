import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { WhatsAppLink } from '@/content/whatsapp-link'
import { formatDateTime } from '@/format/dates'
import { formatCredits } from '@/format/money'
import { useOwner } from '@/session/session-context'
import { ButtonLink } from '@/ui/button-link'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Notice } from '@/ui/notice'
import { PageHeader } from '@/ui/page-header'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { greeting } from '../greeting'
import { roomAddress } from '../room-address'
import { useStaff } from '../staff-context'
import { Clock } from './clock'
import { OwnerSheet } from './owner-sheet'
import { ReviewActions } from './review-actions'
import { ReviewReport } from './review-report'
import { type ReviewDetails, reviewDetailsQuery } from './reviews.queries'

const back = { to: roomAddress('consultorias'), label: 'Consultorias' }

/** One review: what the house asked for, the report, and what the farm says of it. */
export default function ReviewPage() {
  const { reviewId = '' } = useParams()
  const { user } = useOwner()
  const review = useQuery(reviewDetailsQuery(user.id, reviewId))
  if (review.data) return <ReviewScreen review={review.data} />
  return (
    <>
      <PageHeader title="Revisão" back={back} />
      {review.isPending ? (
        <LoadingRegion label="Carregando a revisão">
          <Skeleton className="mb-4 h-24" />
          <Skeleton className="h-96" />
        </LoadingRegion>
      ) : review.isError ? (
        <ErrorState
          title="Não conseguimos ler a revisão"
          message="Verifique a conexão e tente outra vez."
          onRetry={() => void review.refetch()}
          retrying={review.isFetching}
        />
      ) : (
        <EmptyState
          title="Revisão não encontrada"
          text="Ela não existe, ou a conta da casa foi excluída."
          action={<ButtonLink to={back.to}>Ver a fila</ButtonLink>}
        />
      )}
    </>
  )
}

function ReviewScreen({ review }: { review: ReviewDetails }) {
  const { user_id: me } = useStaff()
  const { house, request } = review
  const mine = review.consultant_id === me && review.state !== 'done'
  return (
    <>
      <PageHeader
        back={back}
        eyebrow={[house?.name, house?.city].filter(Boolean).join(' · ')}
        title={request?.automation?.name ?? 'Consultoria'}
        description={`Pedida em ${formatDateTime(review.opened_at)} · prazo em ${formatDateTime(review.due_at)}`}
        actions={<Clock review={review} />}
      />
      <div className="flex flex-col gap-8">
        {review.late_at && (
          <Notice tone="warn" title="O prazo de 48 horas passou">
            {review.courtesy > 0
              ? `A casa recebeu ${formatCredits(review.courtesy)} de volta em ${formatDateTime(review.late_at)}.`
              : `Passou em ${formatDateTime(review.late_at)}.`}
          </Notice>
        )}
        <ReviewActions review={review} mine={mine} />
        <WhatsAppLink
          className="self-start"
          phone={house?.contact_phone ?? null}
          text={greeting(
            house?.contact_name ?? null,
            `É sobre a consultoria “${request?.automation?.name ?? 'Consultoria'}”.`,
          )}
        >
          Chamar a casa no WhatsApp
        </WhatsAppLink>
        <Questions review={review} />
        <Card as="section" aria-labelledby="pedido">
          <h2 id="pedido" className="mb-4 text-heading">
            O pedido da casa
          </h2>
          <OwnerSheet review={review} />
        </Card>
        <ReviewReport review={review} mine={mine} />
      </div>
    </>
  )
}

function Questions({ review: { questions } }: { review: ReviewDetails }) {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="perguntas">
      <h2 id="perguntas" className="mb-4 text-heading">
        Perguntas à casa
      </h2>
      <ul className="flex flex-col gap-3">
        {questions.map(({ id, question, asked_by, asked_at, answer, answered_at }) => (
          <Card key={id} as="li" padding="sm">
            <p className="whitespace-pre-line break-words font-semibold">{question}</p>
            <p className="text-fg-muted text-sm">
              {asked_by} · {formatDateTime(asked_at)}
            </p>
            {answer === null ? (
              <p className="mt-2 text-fg-muted">Ainda sem resposta: o prazo está parado.</p>
            ) : (
              <p className="mt-2 whitespace-pre-line break-words">
                {answer}
                {answered_at && (
                  <span className="block text-fg-muted text-sm">
                    Respondida em {formatDateTime(answered_at)}
                  </span>
                )}
              </p>
            )}
          </Card>
        ))}
      </ul>
    </section>
  )
}
