import type { DocumentReading, ReadingOptions } from '@consulting/documents/files/read-document.ts'
import type { SalesItemsReading } from '@consulting/documents/read-typed.ts'
import { DocumentError, type DocumentErrorCode, type MenuReading } from '@consulting/documents/reading.ts'
import { AppError } from '@/data/client/errors'

export type WorkerQuestion =
  | { kind: 'file'; file: File; options: ReadingOptions }
  | { kind: 'menu' | 'sales'; text: string }

export type WorkerAnswer =
  | { kind: 'file'; reading: DocumentReading }
  | { kind: 'menu'; reading: MenuReading }
  | { kind: 'sales'; reading: SalesItemsReading }
  | { kind: 'refused'; code: DocumentErrorCode; detail: string }

/** In milliseconds, allowing for slow phones. */
const limits = { file: 60_000, text: 15_000 } as const

/** Starts a worker, which is terminated on the answer, a timeout or an abort, freeing its memory. */
function ask(question: WorkerQuestion, limit: number, signal: AbortSignal): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./document.worker.ts', import.meta.url), { type: 'module' })
    // A separate channel, because the PDF library uses the worker's own when it runs in a worker.
    const { port1: reply, port2 } = new MessageChannel()
    const end = (settle: () => void) => {
      clearTimeout(timer)
      worker.terminate()
      reply.close()
      settle()
    }
    const timer = setTimeout(() => end(() => reject(new DocumentError('too_slow'))), limit)
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true })
    reply.onmessage = ({ data }: MessageEvent<WorkerAnswer>) =>
      end(() => (data.kind === 'refused' ? reject(new DocumentError(data.code, data.detail)) : resolve(data)))
    worker.onerror = ({ message }) => end(() => reject(new AppError('network', message)))
    worker.postMessage(question, [port2])
  })
}

const mixedUp = () => new Error('the worker answered another question')

/**
 * Reads a file off the main thread.
 * @throws DocumentError when the file is refused, AppError `network` when the reader can't be loaded, or the signal's
 * reason
 */
export async function readInWorker(
  file: File,
  options: ReadingOptions,
  signal: AbortSignal,
): Promise<DocumentReading> {
  const answer = await ask({ kind: 'file', file, options }, limits.file, signal)
  if (answer.kind !== 'file') throw mixedUp()
  return answer.reading
}

/** Reads a typed or pasted menu; throws as `readInWorker` does. */
export async function readMenuTextInWorker(text: string, signal: AbortSignal): Promise<MenuReading> {
  const answer = await ask({ kind: 'menu', text }, limits.text, signal)
  if (answer.kind !== 'menu') throw mixedUp()
  return answer.reading
}

/** Reads a typed or pasted list of sales; throws as `readInWorker` does. */
export async function readSalesTextInWorker(text: string, signal: AbortSignal): Promise<SalesItemsReading> {
  const answer = await ask({ kind: 'sales', text }, limits.text, signal)
  if (answer.kind !== 'sales') throw mixedUp()
  return answer.reading
}
