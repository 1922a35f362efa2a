import type { MenuReading } from '@consulting/documents/reading.ts'
import { typingReasons } from '@consulting/documents/refusals.ts'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  describeFailure,
  describeRefusal,
  describeRejection,
  rejectionOf,
} from '@/documents/documents.messages'
import { FileDrop } from '@/documents/file-drop'
import type { FileService } from '@/documents/file-service'
import { PasteItems } from '@/documents/paste-items'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/field'
import { Notice } from '@/ui/notice'
import { RetryNotice } from '@/ui/retry-notice'
import { Spinner } from '@/ui/spinner'

const input = {
  label: 'Arquivo do cardápio ou das vendas',
  fileTypes: ['.pdf', '.jpg', '.jpeg', '.png', '.docx', '.xlsx', '.csv'],
  reads: 'menu',
} as const

/** A reading to compare with the menu. `whole`: items that it lacks may have left the menu. */
export interface Arrived {
  reading: MenuReading
  /** Its origin, such as "cardapio.pdf". */
  source: string
  whole: boolean
}

type Phase =
  | { kind: 'idle' }
  | { kind: 'refused'; message: string }
  | { kind: 'reading'; text: string }
  | { kind: 'failed'; message: string; retry: () => void }

export type AddingWay = 'file' | 'paste'

export interface AddItemsProps {
  way: AddingWay
  service: FileService
  onRead: (arrived: Arrived) => void
  onClose: () => void
}

/** Reads a file or a pasted list. Nothing is saved: the owner compares and ticks first. */
export default function AddItems({ way, service, onRead, onClose }: AddItemsProps) {
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' })
  /** Why the owner has to type the items of a file. */
  const [typing, setTyping] = useState<string | null>(null)
  const work = useRef<AbortController>(undefined)
  useEffect(() => () => work.current?.abort(), [])

  async function choose(file: File): Promise<void> {
    work.current?.abort()
    const controller = new AbortController()
    work.current = controller
    const { signal } = controller
    const rejection = rejectionOf(file, input)
    if (rejection) return setPhase({ kind: 'refused', message: describeRejection(rejection, input) })
    setTyping(null)
    setPhase({ kind: 'reading', text: `Lendo ${file.name}...` })
    try {
      const reading = await service.read(file, { reads: 'menu' }, signal)
      if (signal.aborted) return
      if (reading.kind === 'menu') {
        setPhase({ kind: 'idle' })
        return onRead({ reading, source: file.name, whole: reading.fromSales !== true })
      }
      const why = reading.kind === 'typing' ? reading.why : 'no_items'
      const menu = why === 'photo' ? await readPhoto(file, signal) : null
      if (signal.aborted) return
      setPhase({ kind: 'idle' })
      if (menu) onRead({ reading: menu, source: file.name, whole: true })
      else setTyping(typingReasons[why])
    } catch (error) {
      if (signal.aborted) return
      const message = describeRefusal(error, input)
      if (message !== null) return setPhase({ kind: 'refused', message })
      setPhase({ kind: 'failed', message: describeFailure(error), retry: () => void choose(file) })
    }
  }

  /** Photos are read on the server, if it has a service for that. The photo is not kept. */
  async function readPhoto(file: File, signal: AbortSignal): Promise<MenuReading | null> {
    const path = await service.upload(
      file,
      (share) => setPhase({ kind: 'reading', text: `Enviando a foto: ${Math.round(share * 100)}%` }),
      signal,
    )
    setPhase({ kind: 'reading', text: 'Lendo a foto do cardápio...' })
    const menu = await service.readPhoto(path)
    service.discard(path)
    return menu === 'unavailable'
      ? null
      : { items: menu.items, unread: [], readLines: menu.items.length, notices: [] }
  }

  const pastes = way === 'paste' || typing !== null
  return (
    <div>
      {way === 'file' && phase.kind !== 'reading' && (
        <FileDrop
          input={input}
          onFile={(file) => void choose(file)}
          onReject={(code) => setPhase({ kind: 'refused', message: describeRejection(code, input) })}
        />
      )}
      {phase.kind === 'reading' && (
        <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4">
          <p role="status" className="flex min-w-0 flex-1 items-center gap-3 break-words font-semibold">
            <Spinner />
            {phase.text}
          </p>
          <Button
            size="sm"
            variant="ghost"
            icon={<X aria-hidden size={18} />}
            onClick={() => {
              work.current?.abort()
              setPhase({ kind: 'idle' })
            }}
          >
            Cancelar leitura
          </Button>
        </div>
      )}
      {phase.kind === 'refused' && (
        <div className="mt-3">
          <FieldError id="arquivo-recusado" error={phase.message} />
        </div>
      )}
      {phase.kind === 'failed' && (
        <RetryNotice className="mt-4" title="O arquivo não foi lido" onRetry={phase.retry}>
          {phase.message}
        </RetryNotice>
      )}
      {typing && (
        <Notice live className="mt-4" title="Digite ou cole os itens">
          {typing}
        </Notice>
      )}
      {pastes && (
        <PasteItems
          open
          hint="Um item por linha. Títulos como “Petiscos” viram seções; linhas copiadas de uma planilha também servem."
          placeholder={'PETISCOS\nBolinho de feijão 32,00\nCaldinho 14,00'}
          action="Ler a lista"
          keepsText
          onRead={async (text, signal) => {
            const reading = await service.readMenuText(text, signal)
            if (reading.items.length > 0 && !signal.aborted) {
              onRead({ reading, source: 'lista colada', whole: false })
            }
            // Nothing has been added to the menu yet; the merge view shows its own count.
            return { count: 0, unread: reading.unread }
          }}
        />
      )}
      <Button className="mt-4" variant="ghost" icon={<X aria-hidden size={18} />} onClick={onClose}>
        Fechar
      </Button>
    </div>
  )
}
