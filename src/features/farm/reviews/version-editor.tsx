import { type EditableField, fieldsOf } from '@consulting/editing/fields.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AppError } from '@/data/client/errors'
import { generatedContentQuery } from '@/data/tables/generated-content'
import { amountOf, moneyText } from '@/forms/amounts'
import { moneyMask } from '@/forms/masks'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { MaskedField } from '@/ui/masked-field'
import { Notice } from '@/ui/notice'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { TextareaField } from '@/ui/textarea-field'
import { UnsavedChanges } from '@/ui/unsaved-changes'
import { farmMessage } from '../farm.messages'
import { publishVersion, type ReviewDetails } from './reviews.queries'
import { useReviewAction } from './use-review-action'

interface VersionEditorProps {
  review: ReviewDetails
  /** The version that the edits start from. */
  base: number
  onClose: () => void
}

/** The texts and prices of a version, to publish as the next one. */
export function VersionEditor({ review, base, onClose }: VersionEditorProps) {
  const { user } = useOwner()
  const stored = useQuery(generatedContentQuery(user.id, review.automation_request_id, base))
  /** What was typed, by field. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [note, setNote] = useState('')
  const publish = useReviewAction(publishVersion, { done: 'Nova versão publicada', onDone: onClose })

  if (stored.isError) {
    return (
      <ErrorState
        title="Não conseguimos ler o relatório"
        onRetry={() => void stored.refetch()}
        retrying={stored.isFetching}
      />
    )
  }
  if (!stored.data) {
    return (
      <LoadingRegion label="Carregando o relatório">
        <Skeleton className="h-96" />
      </LoadingRegion>
    )
  }
  const results = stored.data.map(({ id, title, content }, index) => ({
    id,
    title,
    fields: fieldsOf(content, index),
  }))
  const edits = results
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const text = typed[field.id]
      return text === undefined || text === textOf(field)
        ? []
        : [{ id: field.id, value: sentValue(field, text) }]
    })
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        publish.mutate({ review, base, edits, note })
      }}
    >
      <UnsavedChanges active={edits.length > 0} description="A nova versão ainda não foi publicada." />
      <p className="text-fg-muted">
        Nomes e quantidades ficam como estão. Um preço novo refaz o que vem dele: margem, lucro, médias e
        resumo.
      </p>
      {results.map(({ id, title, fields }, index) =>
        fields.length === 0 ? null : (
          <details key={id} open={index === 0} className="rounded-card border border-line bg-surface">
            <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold">{title}</summary>
            <div className="flex flex-col gap-4 px-4 pb-4">
              {fields.map((field) => (
                <FieldEditor
                  key={field.id}
                  field={field}
                  text={typed[field.id] ?? textOf(field)}
                  onChange={(text) => setTyped((before) => ({ ...before, [field.id]: text }))}
                />
              ))}
            </div>
          </details>
        ),
      )}
      <TextareaField
        label="O que mudou"
        hint="A casa lê esta linha ao lado da versão."
        rows={2}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {publish.error && (
        <Notice live tone="danger" title="Nada foi publicado">
          {refusalText(publish.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          disabled={edits.length === 0}
          loading={publish.isPending}
          loadingText="Publicando..."
        >
          Publicar nova versão
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Voltar sem publicar
        </Button>
      </div>
    </form>
  )
}

const textOf = (field: EditableField): string =>
  field.kind === 'price' ? moneyText(field.value) : field.value

/** An empty price is sent as 0, which the server refuses with its reason. */
const sentValue = (field: EditableField, text: string): string | number =>
  field.kind === 'price' ? (amountOf(text) ?? 0) : text

/** The server says in Portuguese which field it refuses and why. */
const refusalText = (error: Error): string =>
  error instanceof AppError && ['version_invalid', 'wish_violated'].includes(error.code)
    ? error.message
    : farmMessage(error)

interface FieldEditorProps {
  field: EditableField
  text: string
  onChange: (text: string) => void
}

function FieldEditor({ field, text, onChange }: FieldEditorProps) {
  return field.kind === 'price' ? (
    <MaskedField
      label={field.label}
      mask={moneyMask}
      inputMode="decimal"
      autoComplete="off"
      className="max-w-40"
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  ) : (
    <TextareaField
      label={field.label}
      // Browsers without `field-sizing` keep these rows.
      rows={Math.min(6, Math.ceil(field.value.length / 40) + 1)}
      className="field-sizing-content"
      value={text}
      maxLength={2000}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
