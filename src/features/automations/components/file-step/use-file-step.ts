import type { FileAnswer, FileInput } from '@consulting/base/answers/definition.ts'
import type { PricedMenu } from '@consulting/documents/doubtful-prices.ts'
import type { DocumentReading, TypingReason } from '@consulting/documents/files/read-document.ts'
import { type Menu, maxMenuItems } from '@consulting/documents/menu.ts'
import type { ValueMeaning } from '@consulting/documents/reading.ts'
import { useEffect, useRef, useState } from 'react'
import {
  describeFailure,
  describeRefusal,
  describeRejection,
  rejectionOf,
} from '@/documents/documents.messages'
import type { FileService } from '@/documents/file-service'
import { notesOf, type ReadingNotes } from '@/documents/reading-notes'

export type FilePhase =
  | { kind: 'idle' }
  | { kind: 'refused'; message: string }
  | { kind: 'reading'; name: string }
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'failed'; message: string; retry: () => void }
  | { kind: 'photo'; name: string }

/** The file chosen in this visit, with the results of reading that the answer does not hold. */
interface ChosenFile {
  file: File
  why: TypingReason | null
  doubtfulValue: { header: string; readAs: ValueMeaning } | null
}

interface FileStepOptions {
  input: FileInput
  value: FileAnswer | undefined
  service: FileService
  /** The house's menu: its prices tell a unit price from a total. */
  knownMenu: PricedMenu
  onChange: (value: FileAnswer | undefined, notes?: ReadingNotes) => void
}

const empty: ReadingNotes = { unread: [], unreadCount: 0, notices: [] }

/**
 * Takes a chosen file through its phases: checked, read on the device, uploaded and (a photo) read on the server. A
 * refused file is never uploaded. The previously uploaded file stays until its replacement is stored.
 */
export function useFileStep({ input, value, service, knownMenu, onChange }: FileStepOptions) {
  const [phase, setPhase] = useState<FilePhase>({ kind: 'idle' })
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  /** Increments with each reading, so that the editors start over. */
  const [version, setVersion] = useState(0)
  const work = useRef<AbortController>(undefined)
  useEffect(() => () => work.current?.abort(), [])

  const begin = () => {
    work.current?.abort()
    const controller = new AbortController()
    work.current = controller
    return controller.signal
  }

  async function choose(file: File) {
    const signal = begin()
    const rejection = rejectionOf(file, input)
    if (rejection) return setPhase({ kind: 'refused', message: describeRejection(rejection, input) })
    setPhase({ kind: 'reading', name: file.name })
    try {
      const reading = await service.read(file, { reads: input.reads, menu: knownMenu }, signal)
      if (!signal.aborted) await send(file, reading)
    } catch (error) {
      if (signal.aborted) return
      const message = describeRefusal(error, input)
      if (message !== null) return setPhase({ kind: 'refused', message })
      setPhase({ kind: 'failed', message: describeFailure(error), retry: () => void choose(file) })
    }
  }

  async function send(file: File, reading: DocumentReading) {
    const signal = begin()
    const report = (share: number) => {
      if (!signal.aborted) setPhase({ kind: 'sending', name: file.name, share })
    }
    report(0)
    try {
      const path = await service.upload(file, report, signal)
      if (signal.aborted) return service.discard(path)
      arrive(file, path, reading, signal)
    } catch (error) {
      if (signal.aborted) return
      const message = describeRefusal(error, input)
      if (message !== null) return setPhase({ kind: 'refused', message })
      setPhase({ kind: 'failed', message: describeFailure(error), retry: () => void send(file, reading) })
    }
  }

  function arrive(file: File, path: string, reading: DocumentReading, signal: AbortSignal) {
    if (value && value.path !== '') service.discard(value.path)
    const answer: FileAnswer = {
      path,
      name: file.name,
      size: file.size,
      type: file.type,
      ...(reading.kind === 'menu' && { menu: { items: reading.items } }),
      ...(reading.kind === 'sales' && { sales: reading.sales }),
    }
    const unreadable = reading.kind === 'typing' && input.reads === 'menu'
    // A file is uploaded again when its stored copy was lost. Keep the owner's corrections.
    const kept = value?.path === '' ? value : undefined
    const keeps = kept !== undefined && (kept.menu !== undefined || kept.sales !== undefined)
    setChosen({
      file,
      why: reading.kind === 'typing' ? reading.why : null,
      doubtfulValue: reading.kind === 'sales' && !keeps ? reading.doubtfulValue : null,
    })
    if (keeps) {
      onChange({ ...answer, menu: kept.menu, sales: kept.sales })
    } else {
      setVersion((count) => count + 1)
      onChange(answer, notesOf(reading))
    }
    if (unreadable && reading.why === 'photo' && !keeps) void readPhoto(answer, signal)
    else setPhase({ kind: 'idle' })
  }

  async function readPhoto(answer: FileAnswer, signal: AbortSignal) {
    setPhase({ kind: 'photo', name: answer.name })
    const menu: Menu | 'unavailable' = await service.readPhoto(answer.path)
    if (signal.aborted) return
    if (menu !== 'unavailable') {
      setVersion((count) => count + 1)
      onChange({ ...answer, menu: { items: menu.items.slice(0, maxMenuItems) } }, empty)
    }
    setPhase({ kind: 'idle' })
  }

  /** Reads the sheet again with the owner's meaning of "Valor". */
  async function settleValue(valueMeans: ValueMeaning) {
    if (!chosen || !value) return
    const signal = begin()
    setPhase({ kind: 'reading', name: value.name })
    try {
      const reading = await service.read(
        chosen.file,
        { reads: input.reads, valueMeans, menu: knownMenu },
        signal,
      )
      if (signal.aborted || reading.kind !== 'sales') return
      setChosen({ ...chosen, doubtfulValue: reading.doubtfulValue })
      setVersion((count) => count + 1)
      onChange({ ...value, sales: reading.sales }, notesOf(reading))
      setPhase({ kind: 'idle' })
    } catch (error) {
      if (signal.aborted) return
      setPhase({ kind: 'failed', message: describeFailure(error), retry: () => void settleValue(valueMeans) })
    }
  }

  return {
    phase,
    version,
    why: chosen?.why ?? null,
    doubtfulValue: chosen?.doubtfulValue ?? null,
    choose: (file: File) => void choose(file),
    settleValue: (meaning: ValueMeaning) => void settleValue(meaning),
    refuse: (code: string) => {
      begin()
      setPhase({ kind: 'refused', message: describeRejection(code, input) })
    },
    cancel: () => {
      work.current?.abort()
      setPhase({ kind: 'idle' })
    },
    remove: () => {
      begin()
      if (value && value.path !== '') service.discard(value.path)
      setChosen(null)
      setPhase({ kind: 'idle' })
      onChange(undefined)
    },
  }
}
