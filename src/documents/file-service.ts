import type { DocumentReading, ReadingOptions } from '@consulting/documents/files/read-document.ts'
import type { Menu } from '@consulting/documents/menu.ts'
import type { SalesItemsReading } from '@consulting/documents/read-typed.ts'
import type { MenuReading } from '@consulting/documents/reading.ts'
import { toAppError } from '@/data/client/errors'
import { readInWorker, readMenuTextInWorker, readSalesTextInWorker } from './reading/read-in-worker'
import { deleteUpload, readMenuPhoto, uploadFile } from './uploads.queries'

/** Operations that a file step delegates. */
export interface FileService {
  /** @throws DocumentError or AppError */
  read: (file: File, options: ReadingOptions, signal: AbortSignal) => Promise<DocumentReading>
  /** Reads typed or pasted text. @throws DocumentError or AppError */
  readMenuText: (text: string, signal: AbortSignal) => Promise<MenuReading>
  readSalesText: (text: string, signal: AbortSignal) => Promise<SalesItemsReading>
  /** Stores the file and returns its path. @throws AppError */
  upload: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<string>
  /** Deletes a file that no answer references. Failures are ignored. */
  discard: (path: string) => void
  readPhoto: (path: string) => Promise<Menu | 'unavailable'>
}

/** The file service of a restaurant. Its files go into the restaurant's own folder. */
export function createFileService(restaurantId: string): FileService {
  return {
    read: readInWorker,
    readMenuText: readMenuTextInWorker,
    readSalesText: readSalesTextInWorker,
    upload: (file, onProgress, signal) => uploadFile({ restaurantId, file, onProgress, signal }),
    discard: (path) => {
      deleteUpload(path).catch((error: unknown) => console.warn('uploads', toAppError(error).code))
    },
    readPhoto: readMenuPhoto,
  }
}
