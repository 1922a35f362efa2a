import { useState } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { TextareaField } from '@/ui/textarea-field'
import { farmMessage } from '../farm.messages'
import { askOwner, finishReview, type ReviewDetails, takeReview } from './reviews.queries'
import { useReviewAction } from './use-review-action'

interface ReviewActionsProps {
  review: ReviewDetails
  /** The signed-in member holds it and it is not done. */
  mine: boolean
}

/** Take, ask and finish. */
export function ReviewActions({ review, mine }: ReviewActionsProps) {
  if (review.state === 'done') {
    return (
      <Notice tone="success" title="Revisão concluída">
        A casa já vê as observações{review.versions.length > 0 && ' e a nova versão'}.
      </Notice>
    )
  }
  return mine ? (
    <div className="flex flex-wrap gap-3">
      <AskOwner review={review} />
      <FinishReview review={review} />
    </div>
  ) : (
    <TakeReview review={review} />
  )
}

function TakeReview({ review }: { review: ReviewDetails }) {
  const take = useReviewAction(takeReview, { done: 'A revisão é sua' })
  return (
    <Notice
      title={review.consultant_name ? `Com ${review.consultant_name}` : 'Ninguém assumiu esta revisão'}
      action={
        <Button size="sm" loading={take.isPending} onClick={() => take.mutate(review)}>
          {review.consultant_name ? 'Assumir no lugar' : 'Assumir revisão'}
        </Button>
      }
    >
      {take.error
        ? farmMessage(take.error)
        : 'Quem assume pode perguntar, observar, publicar uma nova versão e concluir.'}
    </Notice>
  )
}

function AskOwner({ review }: { review: ReviewDetails }) {
  const [open, setOpen] = useState(false)
  const [question, setQuestion] = useState('')
  const ask = useReviewAction(askOwner, {
    done: 'Pergunta enviada: o prazo parou',
    onDone: () => {
      setOpen(false)
      setQuestion('')
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Perguntar à casa"
      description="O prazo fica parado até a resposta."
      trigger={
        <Button variant="secondary" disabled={review.state === 'asked'}>
          {review.state === 'asked' ? 'Esperando a resposta' : 'Perguntar à casa'}
        </Button>
      }
      footer={
        <Button
          loading={ask.isPending}
          loadingText="Enviando..."
          onClick={() => ask.mutate({ review, question })}
        >
          Enviar pergunta
        </Button>
      }
    >
      <TextareaField
        label="Pergunta"
        value={question}
        maxLength={1000}
        onChange={(event) => setQuestion(event.target.value)}
        error={ask.error ? farmMessage(ask.error) : undefined}
      />
    </Dialog>
  )
}

function FinishReview({ review }: { review: ReviewDetails }) {
  const [open, setOpen] = useState(false)
  const finish = useReviewAction(finishReview, {
    done: 'Revisão concluída',
    onDone: () => setOpen(false),
  })
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Concluir a revisão?"
      description="A casa passa a ver as observações, e nada mais pode ser mudado nelas."
      trigger={<Button>Concluir revisão</Button>}
      footer={
        <Button loading={finish.isPending} loadingText="Concluindo..." onClick={() => finish.mutate(review)}>
          Concluir
        </Button>
      }
    >
      {finish.error ? (
        <Notice live tone="danger" title="Não foi concluída">
          {farmMessage(finish.error)}
        </Notice>
      ) : (
        review.state === 'asked' && (
          <Notice tone="warn">A casa ainda não respondeu à pergunta. Concluir dispensa a resposta.</Notice>
        )
      )}
    </Dialog>
  )
}
