import { useState } from 'react'
import type { ReviewRemark } from '@/data/tables/reviews'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { SelectField } from '@/ui/select-field'
import { TextareaField } from '@/ui/textarea-field'
import { farmMessage } from '../farm.messages'
import { addRemark, type ReviewDetails, removeRemark } from './reviews.queries'
import { useReviewAction } from './use-review-action'

interface RemarksProps {
  review: ReviewDetails
  mine: boolean
  /** Title of the section; empty for the whole report. */
  section: string
}

/** The remarks of one section, and the way to another. */
export function Remarks({ review, mine, section }: RemarksProps) {
  const remarks = review.remarks.filter((remark) => (remark.section ?? '') === section)
  if (remarks.length === 0 && !mine) return null
  return (
    <div className="mt-4 flex flex-col gap-3 border-line border-t pt-4">
      <ul className="flex flex-col gap-3 empty:hidden">
        {remarks.map((remark) => (
          <RemarkCard key={remark.id} remark={remark} review={review} mine={mine} />
        ))}
      </ul>
      {mine && <NewRemark review={review} section={section} />}
    </div>
  )
}

/** Remarks that concern no section in particular. */
export function WholeReportRemarks({ review, mine }: Omit<RemarksProps, 'section'>) {
  const said = review.remarks.some(({ section }) => section === null)
  if (!said && !mine) return null
  return (
    <div className="mt-8">
      <h3 className="font-semibold text-lg">Sobre o relatório todo</h3>
      <Remarks review={review} mine={mine} section="" />
    </div>
  )
}

function RemarkCard({
  remark,
  review,
  mine,
}: {
  remark: ReviewRemark
  review: ReviewDetails
  mine: boolean
}) {
  const remove = useReviewAction(removeRemark, { done: 'Observação retirada' })
  return (
    <Card as="li" padding="sm">
      <p className="whitespace-pre-line break-words">{remark.remark}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-fg-muted text-sm">{remark.author_name}</p>
        {remark.internal && <Badge tone="amber">Interna: a casa não vê</Badge>}
        {mine && (
          <Button
            size="sm"
            variant="ghost"
            loading={remove.isPending}
            onClick={() => remove.mutate({ id: remark.id, revision: review.revision })}
          >
            Retirar
          </Button>
        )}
      </div>
      {remark.answer && (
        <p className="mt-3 whitespace-pre-line break-words border-line border-l-2 pl-3">
          <span className="block text-fg-muted text-sm">Resposta da casa</span>
          {remark.answer}
        </p>
      )}
      {remove.error && (
        <Notice live tone="danger" className="mt-3">
          {farmMessage(remove.error)}
        </Notice>
      )}
    </Card>
  )
}

function NewRemark({ review, section }: { review: ReviewDetails; section: string }) {
  const [open, setOpen] = useState(false)
  const [remark, setRemark] = useState('')
  const [internal, setInternal] = useState('no')
  const add = useReviewAction(addRemark, {
    done: 'Observação gravada',
    onDone: () => {
      setOpen(false)
      setRemark('')
      setInternal('no')
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={section === '' ? 'Observação sobre o relatório' : `Observação sobre “${section}”`}
      description="A casa vê as observações quando a revisão é concluída."
      trigger={
        <Button size="sm" variant="secondary" className="self-start">
          Escrever observação
        </Button>
      }
      footer={
        <Button
          loading={add.isPending}
          loadingText="Gravando..."
          onClick={() => add.mutate({ review, section, remark, internal: internal === 'yes' })}
        >
          Gravar observação
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <TextareaField
          label="Observação"
          value={remark}
          maxLength={2000}
          onChange={(event) => setRemark(event.target.value)}
          error={add.error ? farmMessage(add.error) : undefined}
        />
        <SelectField
          label="Quem lê"
          value={internal}
          onChange={(event) => setInternal(event.target.value)}
          options={[
            { value: 'no', label: 'A casa e a equipe' },
            { value: 'yes', label: 'Só a equipe (nota interna)' },
          ]}
        />
      </div>
    </Dialog>
  )
}
