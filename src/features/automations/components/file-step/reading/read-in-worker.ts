import { DocumentError, type DocumentErrorCode } from '@consulting/documents/reading.ts'
import { AppError } from '@/data/client/errors'
import type { DocumentReading, ReadingOptions } from './read-document'

export interface WorkerQuestion {
  file: File
  options: ReadingOptions
}

export type WorkerAnswer =
  | { ok: true; reading: DocumentReading }
  | { ok: false; code: DocumentErrorCode; detail: string }

/** What takes longer than this on a slow phone will not end well. */
const limitMilliseconds = 60_000

/**
 * Reads a file in a worker of its own, which ends with the reading and takes its memory along.
 * @throws DocumentError when the file has to be refused, AppError `network` when the reader itself can't
 * be loaded, or the signal's reason
 */
export function readInWorker(
  file: File,
  options: ReadingOptions,
  signal: AbortSignal,
): Promise<DocumentReading> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./document.worker.ts', import.meta.url), { type: 'module' })
    // A channel of its own: the PDF library, finding itself in a worker, talks on the worker's.
    const { port1: reply, port2 } = new MessageChannel()
    const end = (settle: () => void) => {
      clearTimeout(timer)
      worker.terminate()
      reply.close()
      settle()
    }
    const timer = setTimeout(() => end(() => reject(new DocumentError('too_slow'))), limitMilliseconds)
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true })
    reply.onmessage = ({ data }: MessageEvent<WorkerAnswer>) =>
      end(() => (data.ok ? resolve(data.reading) : reject(new DocumentError(data.code, data.detail))))
    worker.onerror = ({ message }) => end(() => reject(new AppError('network', message)))
    const question: WorkerQuestion = { file, options }
    worker.postMessage(question, [port2])
  })
}
