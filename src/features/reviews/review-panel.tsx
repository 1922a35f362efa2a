import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { userKey } from '@/data/client/query-keys'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { resultsKey } from '@/data/tables/generated-content'
import { type Review, reviewQuery } from '@/data/tables/reviews'
import { wishChecksQuery } from '@/data/tables/wish-checks'
import { formatDateTime } from '@/format/dates'
import { formatCredits } from '@/format/money'
import { formatTimeLeft } from '@/format/time-left'
import { useOwner } from '@/session/session-context'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { SelectField } from '@/ui/select-field'
import { TextareaField } from '@/ui/textarea-field'
import { toast } from '@/ui/toaster'
import { AnswerForm } from './answer-form'
import { reviewMessage } from './reviews.messages'
import {
  answerQuestion,
  answerRemark,
  includesReviewQuery,
  requestReview,
  showVersion,
} from './reviews.queries'
import { SetPrices } from './set-prices'
import { longestWish, withoutAnswer } from './without-answer'

interface ReviewPanelProps {
  requestId: string
  /** The offer of a review, which may wait until the report is read, or the review that was asked for. */
  part: 'offer' | 'review'
}

/** The farm's review of one consultation: the request for it, its clock while it is under way, and its outcome. */
export default function ReviewPanel({ requestId, part }: ReviewPanelProps) {
  const { user } = useOwner()
  const { data: included } = useQuery(includesReviewQuery(user.id, requestId))
  const review = useQuery({ ...reviewQuery(user.id, requestId), refetchInterval: 60_000 })
  useFreshResults(requestId, review.data)
  // Without an answer the report is shown alone, as it does for consultations that include no review.
  if (review.data === undefined || (review.data === null && !included)) return null
  if ((review.data === null) !== (part === 'offer')) return null
  return (
    <Card as="section" aria-labelledby="olhar-da-fazenda" className="mb-8 print:hidden">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="olhar-da-fazenda" className="font-display font-semibold text-lg">
          O olhar da fazenda
        </h2>
        {review.data && <ReviewState review={review.data} />}
      </div>
      {review.data === null ? (
        <AskForReview requestId={requestId} />
      ) : (
        <ReviewBody requestId={requestId} review={review.data} />
      )}
    </Card>
  )
}

/** Reads the results again when the farm publishes a version while the page is open. */
function useFreshResults(requestId: string, review: Review | null | undefined) {
  const refresh = useRefreshResults(requestId)
  const shown = review?.versions.find((version) => version.shown)?.number ?? 1
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (review === undefined) return
    if (before.current !== null && before.current !== shown) void refresh()
    before.current = shown
  }, [review, shown, refresh])
}

function useRefreshResults(requestId: string) {
  const client = useQueryClient()
  const { user } = useOwner()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: resultsKey(user.id, requestId) }),
      client.invalidateQueries({ queryKey: userKey(user.id, 'ingredient_prices', requestId) }),
    ])
}

/** One action on the review, after which it is read again. */
function useReviewMutation<Variables>(
  requestId: string,
  action: (variables: Variables) => Promise<void>,
  done: string,
) {
  const client = useQueryClient()
  const { user } = useOwner()
  return useSingleMutation({
    mutationFn: action,
    onSuccess: () => toast.success(done),
    onSettled: () => client.invalidateQueries({ queryKey: reviewQuery(user.id, requestId).queryKey }),
  })
}

function ReviewState({ review }: { review: Review }) {
  if (review.state === 'done') return <Badge tone="green">Concluída</Badge>
  if (review.state === 'asked') return <Badge tone="yellow">A fazenda espera a sua resposta</Badge>
  const left = formatTimeLeft(review.due_at, Date.now())
  return left === null ? <Badge tone="red">Atrasada</Badge> : <Badge tone="blue">Pronta em até {left}</Badge>
}

function AskForReview({ requestId }: { requestId: string }) {
  const { user } = useOwner()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  // What the report left without an answer is for somebody at the farm.
  const { data: answered } = useQuery(wishChecksQuery(user.id, requestId))
  const unread = answered?.words.unread ?? []
  const wish = typed ?? withoutAnswer(unread)
  const ask = useReviewMutation(requestId, requestReview, 'Pedido enviado à fazenda')
  return (
    <>
      <p className="mb-4 max-w-reading text-fg-muted">
        Está incluído nesta consultoria, uma vez: em até 48 horas, quem entende de cachaça na fazenda lê o seu
        relatório, comenta e ajusta o que precisar. Se atrasar, 10% dos créditos voltam sozinhos.
      </p>
      {unread.length > 0 && (
        <p className="mb-4 max-w-reading">
          {unread.length === 1
            ? 'Um trecho do seu pedido ficou sem resposta no relatório: ele já vai escrito no pedido à fazenda.'
            : `${unread.length} trechos do seu pedido ficaram sem resposta no relatório: eles já vão escritos no pedido à fazenda.`}
        </p>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Pedir o olhar da fazenda"
        description="Sem custo: está incluído nesta consultoria, uma vez."
        trigger={<Button size="sm">Pedir o olhar da fazenda</Button>}
        footer={
          <Button
            loading={ask.isPending}
            loadingText="Enviando..."
            onClick={() => ask.mutate({ requestId, wish })}
          >
            Enviar pedido
          </Button>
        }
      >
        <TextareaField
          label="Quer que a fazenda olhe alguma coisa em especial? (opcional)"
          value={wish}
          maxLength={longestWish}
          onChange={(event) => setTyped(event.target.value)}
          error={ask.error ? reviewMessage(ask.error) : undefined}
        />
      </Dialog>
    </>
  )
}

function ReviewBody({ requestId, review }: { requestId: string; review: Review }) {
  const answer = useReviewMutation(requestId, answerQuestion, 'Resposta enviada')
  return (
    <div className="flex flex-col gap-5">
      {review.state !== 'done' && (
        <p className="text-fg-muted">
          {review.consultant_name
            ? `${review.consultant_name} está com o seu relatório.`
            : 'O seu pedido está na fila da fazenda.'}
          {review.state === 'open' && ` Prazo: ${formatDateTime(review.due_at)}.`}
        </p>
      )}
      {review.late_at && (
        <Notice tone="info" title="Passamos do prazo de 48 horas">
          {review.courtesy > 0
            ? `Desculpe. ${formatCredits(review.courtesy)} já voltaram para o seu saldo.`
            : 'Desculpe pelo atraso.'}
        </Notice>
      )}
      {review.questions.map((question) => (
        <div key={question.id}>
          <p className="whitespace-pre-line break-words font-semibold">{question.question}</p>
          <p className="mb-2 text-fg-muted text-sm">
            {question.asked_by} pergunta · {formatDateTime(question.asked_at)}
          </p>
          {question.answer !== null ? (
            <p className="whitespace-pre-line break-words border-line border-l-2 pl-3">{question.answer}</p>
          ) : (
            review.state === 'asked' && (
              <AnswerForm
                label="Sua resposta"
                hint="O prazo está parado até você responder."
                saving={answer.isPending}
                error={answer.error}
                onSave={(text) => answer.mutate({ id: question.id, answer: text })}
              />
            )
          )}
        </div>
      ))}
      <Versions requestId={requestId} review={review} />
      <RemarkList requestId={requestId} review={review} />
    </div>
  )
}

function Versions({ requestId, review }: { requestId: string; review: Review }) {
  const refresh = useRefreshResults(requestId)
  const show = useReviewMutation(requestId, showVersion, 'Versão trocada')
  if (review.versions.length === 0) return null
  const shown = review.versions.find((version) => version.shown)
  return (
    <div>
      <SelectField
        label="Versão do relatório"
        value={String(shown?.number ?? 1)}
        disabled={show.isPending}
        onChange={(event) =>
          void show
            .mutateAsync({ requestId, number: Number(event.target.value) })
            .then(refresh)
            .catch(() => undefined)
        }
        error={show.error ? reviewMessage(show.error) : undefined}
        options={[
          { value: '1', label: '1 · como foi gerada' },
          ...review.versions.map(({ number, author_name, published_at }) => ({
            value: String(number),
            label: `${number} · ${author_name ?? 'fazenda'}${published_at ? `, ${formatDateTime(published_at)}` : ''}`,
          })),
        ]}
      />
      {shown?.note && <p className="mt-2 whitespace-pre-line break-words text-fg-muted">{shown.note}</p>}
      {shown && <SetPrices prices={shown.prices} />}
    </div>
  )
}

function RemarkList({ requestId, review }: { requestId: string; review: Review }) {
  const answer = useReviewMutation(requestId, answerRemark, 'Resposta enviada')
  if (review.remarks.length === 0) return null
  return (
    <ul className="flex flex-col gap-4">
      {review.remarks.map((remark) => (
        <li key={remark.id} className="border-line border-t pt-4">
          <p className="text-fg-muted text-sm">
            {remark.author_name} · {remark.section ?? 'sobre o relatório todo'}
          </p>
          <p className="whitespace-pre-line break-words">{remark.remark}</p>
          {remark.answer ? (
            <p className="mt-2 whitespace-pre-line break-words border-line border-l-2 pl-3">
              {remark.answer}
            </p>
          ) : (
            <details className="mt-1">
              <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent">
                Responder
              </summary>
              <AnswerForm
                label="Sua resposta"
                hint="Uma resposta por observação."
                saving={answer.isPending}
                error={answer.variables?.id === remark.id ? answer.error : null}
                onSave={(text) => answer.mutate({ id: remark.id, answer: text })}
              />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
