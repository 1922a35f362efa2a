import type { FileAnswer, FileInput } from '@consulting/base/answers/definition.ts'
import type { PricedMenu } from '@consulting/documents/doubtful-prices.ts'
import type { TypingReason } from '@consulting/documents/files/read-document.ts'
import { typingReasons } from '@consulting/documents/refusals.ts'
import { FileCheck2, RefreshCw, Trash2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FileDrop } from '@/documents/file-drop'
import type { FileService } from '@/documents/file-service'
import type { ReadingNotes } from '@/documents/reading-notes'
import { UnreadLines } from '@/documents/unread-lines'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { ProgressBar } from '@/ui/progress-bar'
import { RetryNotice } from '@/ui/retry-notice'
import { Spinner } from '@/ui/spinner'
import { MenuReview } from './menu-review'
import { SalesReview } from './sales-review'
import { type FilePhase, useFileStep } from './use-file-step'

interface FileStepProps {
  input: FileInput
  value: FileAnswer | undefined
  notes: ReadingNotes | undefined
  error: string | null
  service: FileService
  /** The prices of the house, to compare a sheet with. */
  knownMenu: PricedMenu
  onChange: (value: FileAnswer | undefined, notes?: ReadingNotes) => void
  /** Why the owner can't leave this step yet, whatever the answer; null when they can. */
  onObstacle: (obstacle: string | null) => void
}

/** Chooses, reads and uploads one file, then shows its items for correction. */
export function FileStep(props: FileStepProps) {
  const { input, value, notes, error, service, knownMenu, onChange, onObstacle } = props
  const step = useFileStep({ input, value, service, knownMenu, onChange })
  const [replacing, setReplacing] = useState(false)
  const [mistake, setMistake] = useState<string | null>(null)
  const [doubt, setDoubt] = useState<string | null>(null)
  const { phase } = step
  const busy = phase.kind === 'reading' || phase.kind === 'sending' || phase.kind === 'photo'
  const lost = value?.path === ''
  const obstacle = busy
    ? 'Espere o arquivo chegar, ou cancele, antes de continuar.'
    : lost
      ? 'Envie o arquivo de novo antes de continuar.'
      : value
        ? (mistake ?? doubt)
        : null
  const tell = useEffectEvent((what: string | null) => onObstacle(what))
  useEffect(() => {
    tell(obstacle)
    return () => tell(null)
  }, [obstacle])

  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(phase.kind)
  useEffect(() => {
    if (shown.current === phase.kind) return
    shown.current = phase.kind
    // The focused element may have been unmounted with the previous phase.
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true })
  }, [phase.kind])

  const choose = (file: File) => {
    setReplacing(false)
    setMistake(null)
    step.choose(file)
  }
  const asks = !value || lost || replacing || phase.kind === 'refused'
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      {input.description && <p className="mb-4 text-fg-muted">{input.description}</p>}
      {busy ? (
        <Working phase={phase} onCancel={step.cancel} />
      ) : (
        <>
          {lost && (
            <Notice tone="warn" className="mb-4" title={`“${value.name}” não está mais guardado`}>
              Envie o arquivo de novo. Os itens que você já conferiu continuam aqui.
            </Notice>
          )}
          {phase.kind === 'failed' && (
            <RetryNotice className="mb-4" title="O arquivo não foi enviado" onRetry={phase.retry}>
              {phase.message}
            </RetryNotice>
          )}
          {asks && <FileDrop input={input} onFile={choose} onReject={step.refuse} />}
          {phase.kind === 'refused' && (
            <div className="mt-3">
              <FieldError id="arquivo-recusado" error={phase.message} />
            </div>
          )}
          {value && !lost && (
            <SentFile
              file={value}
              replacing={replacing}
              onReplace={() => setReplacing(!replacing)}
              onRemove={() => {
                setReplacing(false)
                setMistake(null)
                step.remove()
              }}
            />
          )}
        </>
      )}
      {value && !busy && (
        <Review
          key={`${value.path || value.name} ${step.version}`}
          input={input}
          value={value}
          notes={notes}
          why={step.why}
          step={step}
          service={service}
          knownMenu={knownMenu}
          onChange={onChange}
          onMistake={setMistake}
          onDoubt={setDoubt}
        />
      )}
      {error && (
        <div className="mt-4">
          <FieldError id="arquivo-erro" error={error} />
        </div>
      )}
    </div>
  )
}

const kilobyte = 1024

function describeSize(bytes: number): string {
  const megabytes = bytes / kilobyte / kilobyte
  if (megabytes >= 1) return `${megabytes.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`
  return `${Math.max(Math.round(bytes / kilobyte), 1)} KB`
}

function Working({ phase, onCancel }: { phase: FilePhase; onCancel: () => void }) {
  const sending = phase.kind === 'sending'
  const percent = sending ? Math.round(phase.share * 100) : 0
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <div role="status" className="flex items-center gap-3">
        <Spinner />
        <p className="min-w-0 flex-1 break-words font-semibold">
          {phase.kind === 'reading' && `Lendo ${phase.name}...`}
          {sending && `Enviando ${phase.name}...`}
          {phase.kind === 'photo' && 'Lendo a foto do cardápio...'}
        </p>
      </div>
      {sending && (
        <div className="mt-3 flex items-center gap-3">
          <ProgressBar label="Envio do arquivo" value={percent} />
          <span className="figures w-12 shrink-0 text-right text-sm">{percent}%</span>
        </div>
      )}
      <Button
        size="sm"
        variant="ghost"
        className="mt-3"
        icon={<X aria-hidden size={18} />}
        onClick={onCancel}
      >
        {phase.kind === 'photo' ? 'Digitar os itens' : 'Cancelar envio'}
      </Button>
    </div>
  )
}

interface SentFileProps {
  file: FileAnswer
  replacing: boolean
  onReplace: () => void
  onRemove: () => void
}

function SentFile({ file, replacing, onReplace, onRemove }: SentFileProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-tone-green px-4 py-3 text-tone-green-fg">
      <FileCheck2 aria-hidden size={22} />
      <p role="status" className="min-w-0 flex-1 basis-40">
        <span className="block break-words font-semibold">{file.name}</span>
        <span className="figures text-sm">{describeSize(file.size)}, recebido</span>
      </p>
      <div className="flex flex-wrap gap-1">
        <Button size="sm" variant="ghost" icon={<RefreshCw aria-hidden size={18} />} onClick={onReplace}>
          {replacing ? 'Manter' : 'Trocar'}
          <span className="sr-only"> arquivo</span>
        </Button>
        <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden size={18} />} onClick={onRemove}>
          Remover<span className="sr-only"> arquivo</span>
        </Button>
      </div>
    </div>
  )
}

/** Why a file from an earlier visit has no items, judged by its extension alone. */
function usualReason({ name }: FileAnswer, input: FileInput): TypingReason {
  if (/\.(jpe?g|png)$/i.test(name)) return 'photo'
  if (/\.doc$/i.test(name)) return 'old_word'
  return input.reads === 'menu' ? 'scanned' : 'no_table'
}

interface ReviewProps {
  input: FileInput
  value: FileAnswer
  notes: ReadingNotes | undefined
  why: TypingReason | null
  step: ReturnType<typeof useFileStep>
  service: FileService
  knownMenu: PricedMenu
  onChange: (value: FileAnswer) => void
  onMistake: (mistake: string | null) => void
  /** Which prices the owner has to look at first; null when there are none. */
  onDoubt: (doubt: string | null) => void
}

function Review(props: ReviewProps) {
  const { input, value, notes, why, step, service, knownMenu, onChange, onMistake, onDoubt } = props
  const [typed] = useState(value.menu === undefined && value.sales === undefined)
  return (
    <div className="mt-6">
      {typed && (
        <Notice className="mb-4" title="Digite ou cole os itens">
          {typingReasons[why ?? usualReason(value, input)]}
        </Notice>
      )}
      {notes && <UnreadLines notes={notes} />}
      {input.reads === 'menu' ? (
        <MenuReview
          items={value.menu?.items ?? []}
          readText={service.readMenuText}
          onChange={(items, mistake) => {
            onMistake(mistake)
            onChange({ ...value, menu: items.length === 0 ? undefined : { items } })
          }}
        />
      ) : (
        <SalesReview
          sales={value.sales}
          doubtfulValue={step.doubtfulValue}
          knownMenu={knownMenu}
          onDoubt={onDoubt}
          readText={service.readSalesText}
          onValueMeaning={step.settleValue}
          onChange={(sales, mistake) => {
            onMistake(mistake)
            onChange({ ...value, sales })
          }}
        />
      )}
    </div>
  )
}
