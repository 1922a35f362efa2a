/** Reads files away from the page, so that it never freezes. One file for each worker. */
import { DocumentError } from '@consulting/documents/reading.ts'
import { readDocument } from './read-document'
import type { WorkerAnswer, WorkerQuestion } from './read-in-worker'

async function answer({ file, options }: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return { ok: true, reading: await readDocument(file.name, bytes, options) }
  } catch (error) {
    if (error instanceof DocumentError) return { ok: false, code: error.code, detail: error.detail }
    return { ok: false, code: 'corrupt', detail: error instanceof Error ? error.message : '' }
  }
}

self.onmessage = async ({ data, ports: [reply] }: MessageEvent<WorkerQuestion>) => {
  reply?.postMessage(await answer(data))
}
