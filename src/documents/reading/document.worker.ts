/** Reads files and pasted texts off the main thread. Each reading has its own worker. */

import { readDocument } from '@consulting/documents/files/read-document.ts'
import { readTypedMenu, readTypedSales } from '@consulting/documents/read-typed.ts'
import { DocumentError } from '@consulting/documents/reading.ts'
import type { WorkerAnswer, WorkerQuestion } from './read-in-worker'

async function read(question: WorkerQuestion): Promise<WorkerAnswer> {
  switch (question.kind) {
    case 'file': {
      const bytes = new Uint8Array(await question.file.arrayBuffer())
      return { kind: 'file', reading: await readDocument(question.file.name, bytes, question.options) }
    }
    case 'menu':
      return { kind: 'menu', reading: readTypedMenu(question.text) }
    case 'sales':
      return { kind: 'sales', reading: readTypedSales(question.text) }
  }
}

async function answer(question: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    return await read(question)
  } catch (error) {
    if (error instanceof DocumentError) return { kind: 'refused', code: error.code, detail: error.detail }
    return { kind: 'refused', code: 'corrupt', detail: error instanceof Error ? error.message : '' }
  }
}

self.onmessage = async ({ data, ports: [reply] }: MessageEvent<WorkerQuestion>) => {
  reply?.postMessage(await answer(data))
}
