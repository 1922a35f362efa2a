import { type EditableField, fieldsOf } from '@consulting/editing/fields.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
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
import { PriceEditor } from './price-editor'
import { type PriceRow, priceEdits, priceRows } from './price-rows'
import {
  type NewVersion,
  priceLimitsQuery,
  publishVersion,
  type ReviewDetails,
  VersionRefused,
} from './reviews.queries'
import { useReviewAction } from './use-review-action'

interface VersionEditorProps {
  review: ReviewDetails
  /** The version that the edits start from. */
  base: number
  onClose: () => void
}

type PlainField = Exclude<EditableField, { kind: 'engine_price' }>
type EnginePrice = Extract<EditableField, { kind: 'engine_price' }>

const isEnginePrice = (field: EditableField): field is EnginePrice => field.kind === 'engine_price'
const isPlain = (field: EditableField): field is PlainField => field.kind !== 'engine_price'

/** The texts and prices of a version, to publish as the next one. */
export function VersionEditor({ review, base, onClose }: VersionEditorProps) {
  const { user } = useOwner()
  const stored = useQuery(generatedContentQuery(user.id, review.automation_request_id, base))
  /** The typed values by field, and the reasons for prices below cost. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})
  const [note, setNote] = useState('')
  const publish = useReviewAction(publishVersion, { done: 'Nova versão publicada', onDone: onClose })
  const fields = (stored.data ?? []).map(({ content }, index) => fieldsOf(content, index))
  const hasPrices = fields.flat().some(isEnginePrice)
  const limits = useQuery({ ...priceLimitsQuery(user.id, review.id, base), enabled: hasPrices })

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
  const allowed = new Map(
    limits.data && 'limits' in limits.data ? limits.data.limits.map((one) => [one.item, one.limits]) : [],
  )
  const withError = (row: PriceRow) => ({ ...row, error: row.wrong ?? refusedAt(publish, row.id, row.price) })
  const results = stored.data.map(({ id, title }, index) => {
    const own = fields[index] ?? []
    const rows = priceRows(own.filter(isEnginePrice), { prices: typed, reasons }, allowed)
    return { id, title, plain: own.filter(isPlain), rows: rows.map(withError) }
  })
  const rows = results.flatMap((result) => result.rows)
  const edits: NewVersion['edits'] = [
    ...priceEdits(rows),
    ...results
      .flatMap(({ plain }) => plain)
      .flatMap((field) => {
        const text = typed[field.id]
        return text === undefined || text === textOf(field)
          ? []
          : [{ id: field.id, value: sentValue(field, text) }]
      }),
  ]
  const type = (id: string, text: string) => setTyped((before) => ({ ...before, [id]: text }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (rows.some(({ wrong }) => wrong !== undefined)) showFirstFault(event.currentTarget)
    else publish.mutate({ review, base, edits, note })
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
      <UnsavedChanges
        active={edits.length > 0 || rows.some(({ changed }) => changed)}
        description="A nova versão ainda não foi publicada."
      />
      <p className="text-fg-muted">
        Nomes e quantidades ficam como estão. Um preço novo refaz o que vem dele: margem, lucro, médias e
        resumo{hasPrices && ', ordem das ações, combos e cardápio novo, com as frases que falam deles'}.
      </p>
      {results.map(({ id, title, plain, rows: prices }, index) =>
        plain.length + prices.length === 0 ? null : (
          <details key={id} open={index === 0} className="rounded-card border border-line bg-surface">
            <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold">{title}</summary>
            <div className="flex flex-col gap-4 px-4 pb-4">
              {prices.length > 0 && (
                <PriceEditor
                  rows={prices}
                  limits={limits}
                  onPrice={type}
                  onReason={(field, text) => setReasons((before) => ({ ...before, [field]: text }))}
                />
              )}
              {plain.map((field) => (
                <FieldEditor
                  key={field.id}
                  field={field}
                  text={typed[field.id] ?? textOf(field)}
                  error={refusedAt(publish, field.id, sentValue(field, typed[field.id] ?? ''))}
                  onChange={(text) => type(field.id, text)}
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
          {publish.error instanceof VersionRefused && isInWords(publish.error)
            ? publish.error.message
            : farmMessage(publish.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          disabled={edits.length === 0 && rows.every(({ wrong }) => wrong === undefined)}
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

/** The function's error for a field, until that field is edited. */
function refusedAt({ error, variables }: PublishState, at: string, typed: string | number | null) {
  return error instanceof VersionRefused &&
    error.field === at &&
    variables?.edits.some(({ id, value }) => id === at && value === typed)
    ? error.message
    : undefined
}

type PublishState = { error: Error | null; variables: NewVersion | undefined }

/** Opens and focuses the first invalid field. */
function showFirstFault(form: HTMLFormElement) {
  const field = form.querySelector<HTMLInputElement>('[aria-invalid="true"]')
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.focus()
}

const textOf = (field: PlainField): string => (field.kind === 'price' ? moneyText(field.value) : field.value)

/** An empty price is sent as 0, which the server refuses with its reason. */
const sentValue = (field: PlainField, text: string): string | number =>
  field.kind === 'price' ? (amountOf(text) ?? 0) : text

/** For these codes the function sends a Portuguese message with names and amounts. */
const isInWords = ({ code }: VersionRefused): boolean => /^(?:version_invalid|wish_violated|price)/.test(code)

interface FieldEditorProps {
  field: PlainField
  text: string
  error: string | undefined
  onChange: (text: string) => void
}

function FieldEditor({ field, text, error, onChange }: FieldEditorProps) {
  return field.kind === 'price' ? (
    <MaskedField
      label={field.label}
      mask={moneyMask}
      inputMode="decimal"
      autoComplete="off"
      className="max-w-40"
      error={error}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  ) : (
    <TextareaField
      label={field.label}
      // Browsers without `field-sizing` keep these rows.
      rows={Math.min(6, Math.ceil(field.value.length / 40) + 1)}
      className="field-sizing-content"
      error={error}
      value={text}
      maxLength={2000}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
